import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

function box(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [6, 9, 14]);
  return { u: rng.pick(units), a: rng.int(2, top), b: rng.int(2, top), c: rng.int(2, top) };
}

/** Returns volumes with a layer or a row too many or too few. */
const layerSlips = (a: number, b: number, c: number): Record<string, number> => ({
  'one-layer-too-many': a * b * (c + 1),
  'one-layer-too-few': a * b * (c - 1),
  'one-row-too-many': a * (b + 1) * c,
  'one-row-too-few': a * (b - 1) * c,
});

const solid = ({ u, a, b, c }: ReturnType<typeof box>) => ({
  figure: {
    kind: 'solid',
    form: 'box',
    width: `${a} ${u}`,
    depth: `${b} ${u}`,
    height: `${c} ${u}`,
  } as const,
});

const volumeForms: Forms = {
  volume: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    return {
      key: `${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its volume?`,
      ...numeric(
        a * b * c,
        { 'found-surface': 2 * (a * b + b * c + a * c), ...layerSlips(a, b, c) },
        { show: unit(`cubic ${u}`) },
      ),
      explanation: `${a} × ${b} = ${a * b} cubes are one layer. ${c} layers make ${c} × ${a * b} = ${whole(a * b * c)}.`,
      ...solid({ u, a, b, c }),
    };
  }),
  layers: form([0, 1], (rng, dial) => {
    const { a, b, c } = box(rng, dial);
    return {
      key: `${a} ${b} ${c}`,
      question: `Unit cubes fill a box. Each layer has ${b} rows of ${a} cubes. There are ${c} layers. How many cubes is that?`,
      ...numeric(a * b * c, { 'added-instead': a + b + c, ...layerSlips(a, b, c) }),
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
        { 'one-too-high': c + 1, 'one-too-low': c - 1, 'two-too-high': c + 2, 'two-too-low': c - 2 },
        { show: unit(u) },
      ),
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
          'forgot-the-cube': first,
          'took-the-cube-away': Math.abs(first - second),
          'took-a-square': first + k * k,
          'took-three-sides': first + 3 * k,
          'one-layer-too-many': first + second + a * b,
        },
        { show: unit(`cubic ${u}`) },
      ),
      explanation: `The box: ${whole(first)}. The cube: ${k} × ${k} × ${k} = ${second}. Together ${whole(first + second)}.`,
    };
  }),
};

const volume = formed(
  {
    ...info,
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
      hints: ['How many cubes are in one layer?', 'How many layers are there?'],
      mends: {
        'found-surface': 'That is the area of the faces. The volume counts cubes inside.',
        'added-instead': 'The numbers were added. Rows and layers are multiplied.',
        'one-layer-too-many': 'That is one layer too many. Count the layers once more.',
        'one-layer-too-few': 'One layer is missing. Count the layers once more.',
        'one-row-too-many': 'That is one row too many in each layer.',
        'one-row-too-few': 'One row is missing in each layer.',
        'one-too-high': 'One layer too many: base times this height is too much.',
        'one-too-low': 'One layer is missing: base times this height is too little.',
        'two-too-high': 'Base times this height is too much. Divide once more.',
        'two-too-low': 'Base times this height is too little. Divide once more.',
        'forgot-the-cube': 'That is the box alone. Add the cube.',
        'took-the-cube-away': 'The cube stands on the box, so add it.',
        'took-a-square': 'A cube has three equal lengths: multiply the side three times.',
        'took-three-sides': 'The side is multiplied three times, not added.',
      },
    },
  },
  volumeForms,
);

const totalOf = (a: number, b: number, c: number): number => 2 * (a * b + b * c + a * c);

const surfaceForms: Forms = {
  surface: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    const total = totalOf(a, b, c);
    return {
      key: `${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its surface area?`,
      ...numeric(
        total,
        {
          'counted-three-faces': total / 2,
          'found-volume': a * b * c,
          'forgot-a-face': total - a * b,
          'counted-a-face-twice': total + b * c,
          'counted-another-face-twice': total + a * c,
        },
        { show: unit(`square ${u}`), slip: 2 },
      ),
      explanation: `Two faces each of ${a} × ${b} = ${a * b}, ${b} × ${c} = ${b * c} and ${a} × ${c} = ${a * c}: in all ${whole(total)}.`,
      ...solid({ u, a, b, c }),
    };
  }),
  open: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    const total = totalOf(a, b, c) - a * b;
    return {
      key: `${a} ${b} ${c} ${u}`,
      question: `A box without a lid is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is the area of its faces?`,
      ...numeric(
        total,
        {
          'counted-the-lid': total + a * b,
          'forgot-a-face': total - a * c,
          'counted-a-face-twice': total + b * c,
          'forgot-the-bottom': total - a * b,
        },
        { show: unit(`square ${u}`), slip: 2 },
      ),
      explanation: `Bottom: ${a} × ${b} = ${a * b}. Sides: 2 × ${b * c} and 2 × ${a * c}. In all ${whole(total)}.`,
    };
  }),
  cube: form([0, 1], (rng, dial) => {
    const [u, side] = [rng.pick(units), rng.int(2, byLevel(dial, [12, 30, 50]))];
    const face = side * side;
    return {
      key: `${side} ${u}`,
      question: `A cube has edges of ${side} ${u}. What is its surface area?`,
      ...numeric(
        6 * face,
        {
          'four-faces-only': 4 * face,
          'forgot-a-face': 5 * face,
          'counted-a-face-twice': 7 * face,
          'eight-faces': 8 * face,
        },
        { show: unit(`square ${u}`), slip: face },
      ),
      explanation: `A cube has 6 equal faces of ${side} × ${side} = ${whole(face)}: 6 × ${whole(face)} = ${whole(6 * face)}.`,
    };
  }),
  edge: form([1, 2], (rng, dial) => {
    const [u, side] = [rng.pick(units), rng.int(2, byLevel(dial, [10, 20, 40]))];
    return {
      key: `${side} ${u}`,
      question: `A cube has a surface area of ${whole(6 * side * side)} square ${u}. How long is each edge?`,
      ...numeric(
        side,
        {
          'edge-too-long': side + 1,
          'edge-too-short': side - 1,
          'edge-two-too-long': side + 2,
          'edge-two-too-short': side - 2,
        },
        { show: unit(u) },
      ),
      explanation: `One face is ${whole(6 * side * side)} ÷ 6 = ${whole(side * side)}. ${side} × ${side} = ${whole(side * side)}.`,
    };
  }),
};

const surface = formed(
  {
    ...info,
    id: 'math.geometry.surface-area',
    title: 'Surface area of boxes',
    grades: [6, 10],
    objectives: ['Find the surface area of a rectangular box'],
    keywords: ['surface area', 'box', 'cuboid', 'rectangular prism'],
    prerequisites: ['math.geometry.volume'],
    standards: ['6.G.A.4', '7.G.B.6'],
    teaching: {
      idea: 'The surface area is the area of all faces together. A box has six, and opposite ones are equal.',
      caution: 'Each face has its partner on the other side. Count both.',
      hints: ['Which three different faces does the box have?', 'Add them, and think of the opposite ones.'],
      mends: {
        'counted-three-faces': 'Each of these faces has a partner. Double the sum.',
        'found-volume': 'That is the volume inside. The surface consists of faces.',
        'forgot-a-face': 'One face is missing. A closed box has six, an open one has five.',
        'counted-a-face-twice': 'One face was counted once too often.',
        'counted-another-face-twice': 'A face was counted once too often. There are three pairs.',
        'counted-the-lid': 'This box has no lid. Leave one face out.',
        'forgot-the-bottom': 'The bottom belongs to it. Only the lid is missing.',
        'four-faces-only': 'Top and bottom are missing. A cube has six faces.',
        'eight-faces': 'A cube has eight corners but six faces.',
        'edge-too-long': 'Six faces of this size are too much.',
        'edge-too-short': 'Six faces of this size are too little.',
        'edge-two-too-long': 'This edge is too long. Divide by 6 first, then find the side of the face.',
        'edge-two-too-short': 'This edge is too short. Divide by 6 first, then find the side of the face.',
      },
    },
  },
  surfaceForms,
);

/** Volumes and surfaces of boxes. */
export const volumes: Concept[] = [volume, surface];
