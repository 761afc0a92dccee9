import { numeric, type WrongNumber } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { box, solid } from './boxes.ts';

/** Returns the usual mistakes in the volume of a box. */
const volumeMistakes = (a: number, b: number, c: number): Record<string, WrongNumber> => ({
  'added-edges': [a + b + c, 'You added the three lengths; multiply them.'],
  'one-layer-only': [a * b, `This is one layer; there are ${c} layers.`],
  'added-the-height': [a * b + c, `You added ${c} to one layer; multiply the layer by ${c}.`],
  'one-layer-more': [a * b * (c + 1), `This is ${c + 1} layers; there are ${c}.`],
  'one-layer-less': [a * b * (c - 1), `This is ${count(c - 1, 'layer')}; there are ${c}.`],
  'one-row-more': [a * (b + 1) * c, `You took ${b + 1} rows in each layer; there are ${b}.`],
  'one-row-less': [a * (b - 1) * c, `You took ${count(b - 1, 'row')} in each layer; there are ${b}.`],
});

const volumeForms: Forms = {
  volume: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    return {
      key: `${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its volume?`,
      ...numeric(
        a * b * c,
        {
          ...volumeMistakes(a, b, c),
          'found-surface': [
            2 * (a * b + b * c + a * c),
            'This is the area of the six faces; the volume counts the cubes inside.',
          ],
        },
        { show: unit(`cubic ${u}`) },
      ),
      hints: [
        `How many cubes of 1 ${u} cover the bottom of ${a} ${u} by ${b} ${u}?`,
        `The box is ${c} ${u} high. How many such layers fit?`,
      ],
      explanation: `${a} × ${b} = ${a * b} cubes are one layer. ${c} layers make ${c} × ${a * b} = ${whole(a * b * c)}.`,
      ...solid({ u, a, b, c }),
    };
  }),
  layers: form([0, 1], (rng, dial) => {
    const { a, b, c } = box(rng, dial);
    return {
      key: `${a} ${b} ${c}`,
      question: `Unit cubes fill a box. Each layer has ${b} rows of ${a} cubes. There are ${c} layers. How many cubes is that?`,
      ...numeric(a * b * c, volumeMistakes(a, b, c)),
      hints: [
        `One layer has ${b} rows of ${a}. How many cubes is that?`,
        `Each of the ${c} layers has as many cubes.`,
      ],
      explanation: `One layer: ${b} × ${a} = ${a * b}. All layers: ${c} × ${a * b} = ${whole(a * b * c)}.`,
      figure: { kind: 'cubes', layers: c, rows: b, columns: a },
    };
  }),
  height: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    return {
      key: `${a * b * c} ${a} ${b} ${u}`,
      question: `A box has a volume of ${whole(a * b * c)} cubic ${u}. It is ${a} ${u} long and ${b} ${u} wide. How high is it?`,
      ...numeric(
        c,
        {
          ...Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [
              `tried-${c + off}`,
              [
                c + off,
                `${a} × ${b} × ${c + off} is ${whole(a * b * (c + off))}, not ${whole(a * b * c)}.`,
              ] as const,
            ]),
          ),
          'divided-by-the-length': [
            b * c,
            `You divided by ${a} ${a === b ? 'once; divide by it once more' : `only; divide by ${b}, too`}.`,
          ],
          ...(a !== b && {
            'divided-by-the-width': [a * c, `You divided by ${b} only; divide by ${a}, too.`] as const,
          }),
          'gave-one-layer': [a * b, 'This is how many cubes one layer has; find the height.'],
          'gave-the-width': [b, `${b} ${u} is the width; find the height.`],
          'gave-the-length': [a, `${a} ${u} is the length; find the height.`],
        },
        { show: unit(u) },
      ),
      hints: [
        `How many cubes does the bottom layer of ${a} by ${b} have?`,
        `How many such layers make ${whole(a * b * c)} cubes?`,
      ],
      explanation: `One layer has ${a} × ${b} = ${a * b} cubes. ${whole(a * b * c)} ÷ ${a * b} = ${c} layers.`,
      figure: { kind: 'solid', form: 'box', width: `${a} ${u}`, depth: `${b} ${u}`, height: '?' },
    };
  }),
  two: form([1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    const k = rng.int(2, 4);
    const [first, second] = [a * b * c, k ** 3];
    return {
      key: `${a} ${b} ${c} ${k} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. A cube of side ${k} ${u} stands on it. What is the volume of both?`,
      ...numeric(
        first + second,
        {
          'forgot-the-cube': [first, 'This is the box alone; add the cube.'],
          'forgot-the-box': [second, 'This is the cube alone; add the box.'],
          'took-the-cube-away': [
            Math.abs(first - second),
            'You subtracted; the cube stands on the box, so add.',
          ],
          'took-a-square': [first + k * k, `You took ${k} × ${k} for the cube; multiply by ${k} once more.`],
          'took-three-sides': [first + 3 * k, `You took 3 × ${k} for the cube; it is ${k} × ${k} × ${k}.`],
          'took-the-faces': [
            first + 6 * k * k,
            'You took the area of the faces of the cube; take its volume.',
          ],
          'took-the-cube-twice': [first + 2 * second, 'You added the cube twice; there is one.'],
          'one-layer-more': [first + second + a * b, `You took ${c + 1} layers for the box; there are ${c}.`],
        },
        { show: unit(`cubic ${u}`) },
      ),
      hints: [
        `Find the volume of the box of ${a} × ${b} × ${c} first.`,
        `The cube is ${k} ${u} long, ${k} ${u} wide and ${k} ${u} high. Add its volume.`,
      ],
      explanation: `The box: ${a} × ${b} × ${c} = ${whole(first)}. The cube: ${k} × ${k} × ${k} = ${second}. Together ${whole(first + second)}.`,
    };
  }),
};

const volume = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.volume',
    title: 'Volume of boxes',
    grades: [5, 9],
    objectives: ['Find the volume of a rectangular box'],
    keywords: ['volume', 'box', 'rectangular prism', 'cubic units', 'cuboid'],
    prerequisites: ['math.geometry.area-rectangle', 'math.multiplication.multi-digit'],
    standards: ['5.MD.C.3', '5.MD.C.4', '5.MD.C.5'],
    teaching: {
      idea:
        'The volume tells how many unit cubes fill a solid. A box has equal layers, so it is length times width times ' +
        'height.',
      caution: 'Volume is counted in cubes. The faces around the box make another measure, the surface area.',
      mends: {},
    },
  },
  volumeForms,
);

/** Volumes of boxes. */
export const volumes: Concept[] = [volume];
