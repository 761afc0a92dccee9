import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Measurement' };

const box = (rng: Rng, { level }: Dial): [number, number, number] => {
  const top = [5, 7, 10][level] ?? 6;
  return [rng.int(2, top), rng.int(2, top), rng.int(2, top)];
};

const times = (...factors: readonly number[]): string => factors.join(' × ');

/** Returns the usual mistakes in a volume of layers. */
const volumeMistakes = ([a, b, c]: readonly [number, number, number]): Record<string, WrongNumber> => ({
  'one-layer-only': [a * b, `This is one layer; there are ${c} layers.`],
  'added-edges': [a + b + c, 'You added the three numbers; rows and layers are multiplied.'],
  'added-the-layers': [a * b + c, `You added ${c} to one layer; multiply the layer by ${c}.`],
  'one-layer-more': [a * b * (c + 1), `This is ${c + 1} layers; there are ${c}.`],
  'one-layer-less': [a * b * (c - 1), `This is ${count(c - 1, 'layer')}; there are ${c}.`],
  'one-row-more': [a * (b + 1) * c, `You took ${b + 1} rows in each layer; there are ${b}.`],
  'one-cube-more': [(a + 1) * b * c, `You took ${a + 1} cubes in each row; there are ${a}.`],
  'one-cube-less': [(a - 1) * b * c, `You took ${count(a - 1, 'cube')} in each row; there are ${a}.`],
});

const volumeForms: Forms = {
  layers: form([0], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `${a}x${b}x${c}`,
      question: `A box is filled with unit cubes in ${c} layers. Each layer has ${b} rows of ${a} cubes. How many cubes is that?`,
      ...numeric(a * b * c, volumeMistakes([a, b, c])),
      hints: [
        `One layer has ${b} rows of ${a}. How many cubes is that?`,
        `Each of the ${c} layers has as many cubes.`,
      ],
      explanation: `One layer has ${b} × ${a} = ${a * b} cubes. ${c} layers have ${c} × ${a * b} = ${a * b * c}.`,
      figure: { kind: 'cubes', layers: c, rows: b, columns: a },
    };
  }),
  edges: form([0, 1], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `${a}x${b}x${c}`,
      question: `How many cubes of 1 inch fit into a box that is ${a} inches long, ${b} inches wide and ${c} inches high?`,
      ...numeric(a * b * c, volumeMistakes([a, b, c])),
      hints: [
        `How many cubes cover the bottom of ${a} inches by ${b} inches?`,
        `The box is ${c} inches high. How many layers fit?`,
      ],
      explanation: `The bottom layer has ${a} × ${b} = ${a * b} cubes, and there are ${c} layers: ${a * b * c}.`,
      figure: { kind: 'solid', form: 'box', width: `${a} in`, depth: `${b} in`, height: `${c} in` },
    };
  }),
  height: form([0, 1, 2], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `${a}x${b} ${a * b * c}`,
      question: `${a * b * c} unit cubes fill a box. The bottom layer has ${b} rows of ${a} cubes. How many layers are there?`,
      ...numeric(c, {
        ...Object.fromEntries(
          [-2, -1, 1, 2].map((off) => [
            `tried-${off}`,
            [c + off, `${times(b, a, c + off)} is ${a * b * (c + off)}, not ${a * b * c}.`] as const,
          ]),
        ),
        'divided-by-cubes-of-a-row': [b * c, `You divided by ${a} only; a whole layer has ${b} such rows.`],
        'divided-by-rows': [a * c, `You divided by ${b} only; a layer has ${b} rows of ${a}.`],
        'gave-one-layer': [a * b, 'This is how many cubes one layer has; the layers are asked.'],
        'gave-the-rows': [b, `${b} is the number of rows in a layer; the layers are asked.`],
        'gave-cubes-of-a-row': [a, `${a} is the number of cubes in a row; the layers are asked.`],
      }),
      hints: [
        `How many cubes are in the bottom layer, with ${b} rows of ${a}?`,
        `How many such layers make ${a * b * c} cubes?`,
      ],
      explanation: `One layer has ${b} × ${a} = ${a * b} cubes. ${a * b * c} ÷ ${a * b} = ${c}.`,
    };
  }),
  join: form([1, 2], (rng, dial) => {
    const [a, b, c] = box(rng, { ...dial, level: 0 });
    const [x, y, z] = box(rng, { ...dial, level: 0 });
    const [first, second] = [a * b * c, x * y * z];
    return {
      key: `${a}x${b}x${c}+${x}x${y}x${z}`,
      question: `Two boxes are glued together. One is ${a} by ${b} by ${c} units, the other ${x} by ${y} by ${z} units. What is their volume together, in cubic units?`,
      ...numeric(first + second, {
        'first-box-only': [first, `This is the box of ${times(a, b, c)} alone; add the other one.`],
        'second-box-only': [second, `This is the box of ${times(x, y, z)} alone; add the other one.`],
        subtracted: [Math.abs(first - second), 'You subtracted; the boxes are put together, so add.'],
        'first-box-twice': [2 * first, `You took the box of ${times(a, b, c)} twice.`],
        'second-box-twice': [2 * second, `You took the box of ${times(x, y, z)} twice.`],
        'one-layer-of-the-second': [
          first + x * y,
          `You took ${times(x, y)} for the second box; multiply by ${z}, too.`,
        ],
        'one-layer-of-the-first': [
          a * b + second,
          `You took ${times(a, b)} for the first box; multiply by ${c}, too.`,
        ],
        'one-layer-more': [first + second + a * b, `You took ${times(a, b, c + 1)} for the first box.`],
        'another-layer-more': [first + second + x * y, `You took ${times(x, y, z + 1)} for the second box.`],
      }),
      hints: [
        `Find the cubes in the box of ${a} by ${b} by ${c}, and in the other one.`,
        'The boxes are glued side by side. Does any cube disappear?',
      ],
      explanation: `${times(a, b, c)} = ${first} and ${times(x, y, z)} = ${second}. Together ${first + second}.`,
    };
  }),
  pack: form([2], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    const old = a * b * c;
    return {
      key: `2x ${a}x${b}x${c}`,
      question: `A box of ${a} by ${b} by ${c} units is made twice as long and twice as wide, but not higher. What is its new volume in cubic units?`,
      ...numeric(4 * old, {
        'doubled-once': [2 * old, 'You doubled once; both length and width are doubled.'],
        'doubled-all': [8 * old, 'You doubled all three lengths; the height stays.'],
        'gave-the-old': [old, 'This is the volume before; the box is longer and wider now.'],
        'added-two': [
          (a + 2) * (b + 2) * c,
          'You made the box longer and wider by 2 units; it is twice as long and twice as wide.',
        ],
        'one-unit-higher': [4 * a * b * (c + 1), `You took ${c + 1} for the height; it stays ${c}.`],
        'two-units-higher': [4 * a * b * (c + 2), `You took ${c + 2} for the height; it stays ${c}.`],
        'one-unit-lower': [4 * a * b * (c - 1), `You took ${c - 1} for the height; it stays ${c}.`],
        'multiplied-by-three': [3 * old, 'You multiplied by 3; first double, and then double again.'],
        'multiplied-by-six': [6 * old, 'You multiplied by 6; first double, and then double again.'],
      }),
      hints: [
        `The box was ${a} by ${b}. How long and how wide is it now?`,
        `Multiply the new length, the new width and the height of ${c}.`,
      ],
      explanation: `Before, it is ${times(a, b, c)} = ${whole(old)}. Each layer becomes 2 × 2 = 4 times as large: 4 × ${whole(old)} = ${whole(4 * old)}.`,
    };
  }),
};

const volume = formed(
  {
    ...info,
    id: 'math.geometry.volume-cubes',
    title: 'Volume with unit cubes',
    grades: [5, 6],
    objectives: ['Find a volume by layers of unit cubes'],
    keywords: ['unit cubes', 'cubic units', 'volume by counting cubes', 'layers of cubes'],
    prerequisites: ['math.geometry.area-squares', 'math.multiplication.multi-digit'],
    standards: ['5.MD.C.3', '5.MD.C.4', '5.MD.C.5'],
    teaching: {
      idea: 'Volume tells how many unit cubes fill a solid. In a box the cubes lie in equal layers. Multiply the rows and the cubes of a row for one layer, and then by the number of layers.',
      caution: 'One layer is not yet the whole box.',
      mends: {},
    },
  },
  volumeForms,
);

/** Volume by unit cubes. */
export const volumeCubes: Concept[] = [volume];
