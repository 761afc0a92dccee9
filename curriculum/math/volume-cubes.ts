import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { beside } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

const box = (rng: Rng, { level }: Dial): [number, number, number] => {
  const top = [5, 7, 10][level] ?? 6;
  return [rng.int(2, top), rng.int(2, top), rng.int(2, top)];
};

const volumeMistakes = (rng: Rng, [a, b, c]: readonly [number, number, number]) => ({
  'one-layer-only': a * b,
  'added-edges': a + b + c,
  'one-layer-off': a * b * c + rng.pick([a * b, -a * b]),
  'one-row-off': a * b * c + rng.pick([a, -a]),
});

const volumeForms: Forms = {
  layers: form([0], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `${a}x${b}x${c}`,
      question: `A box is filled with unit cubes in ${c} layers. Each layer has ${b} rows of ${a} cubes. How many cubes is that?`,
      ...numeric(a * b * c, volumeMistakes(rng, [a, b, c])),
      explanation: `One layer has ${b} × ${a} = ${a * b} cubes. ${c} layers have ${c} × ${a * b} = ${a * b * c}.`,
      figure: { kind: 'cubes', layers: c, rows: b, columns: a },
    };
  }),
  edges: form([0, 1], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `${a}x${b}x${c}`,
      question: `How many cubes of 1 inch fit into a box that is ${a} inches long, ${b} inches wide and ${c} inches high?`,
      ...numeric(a * b * c, volumeMistakes(rng, [a, b, c])),
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
        'one-off': beside(rng, c, { by: 1 }),
        'divided-by-one-edge': b * c,
        'divided-by-other-edge': a * c,
      }),
      explanation: `One layer has ${a * b} cubes. ${a * b * c} ÷ ${a * b} = ${c}.`,
    };
  }),
  join: form([1, 2], (rng, dial) => {
    const [a, b, c] = box(rng, { ...dial, level: 0 });
    const [x, y, z] = box(rng, { ...dial, level: 0 });
    return {
      key: `${a}x${b}x${c}+${x}x${y}x${z}`,
      question: `Two boxes are glued together. One is ${a} by ${b} by ${c} units, the other ${x} by ${y} by ${z} units. What is their volume together, in cubic units?`,
      ...numeric(a * b * c + x * y * z, {
        'one-part-only': a * b * c,
        'one-layer-off': a * b * c + x * y * z + rng.pick([x * y, -x * y]),
        'one-row-off': a * b * c + x * y * z + rng.pick([a, -a]),
      }),
      explanation: `${a} × ${b} × ${c} = ${a * b * c} and ${x} × ${y} × ${z} = ${x * y * z}. Together ${a * b * c + x * y * z}.`,
    };
  }),
  pack: form([2], (rng, dial) => {
    const [a, b, c] = box(rng, dial);
    return {
      key: `2x ${a}x${b}x${c}`,
      question: `A box of ${a} by ${b} by ${c} units gets twice as long and twice as wide, but not higher. What is its new volume in cubic units?`,
      ...numeric(4 * a * b * c, {
        'doubled-once': 2 * a * b * c,
        'doubled-all': 8 * a * b * c,
        'one-layer-off': 4 * a * b * (c + rng.pick([1, -1])),
      }),
      explanation: `Each layer becomes 2 × 2 = 4 times as large: 4 × ${a * b * c} = ${4 * a * b * c}.`,
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
      hints: ['How many cubes are in one row?', 'How many are in one layer?', 'How many layers are there?'],
      mends: {
        'one-layer-only': 'That is one layer. Multiply by the number of layers.',
        'added-edges': 'Rows and layers are multiplied, not added.',
        'one-layer-off': 'One layer is missing or counted twice.',
        'one-row-off': 'One row is missing or counted twice.',
        'one-off': 'Multiply to check.',
        'divided-by-one-edge': 'Divide by the cubes of a whole layer.',
        'divided-by-other-edge': 'Divide by the cubes of a whole layer.',
        'one-part-only': 'Add the other box too.',
        'doubled-once': 'Two lengths are doubled, so it is doubled twice.',
        'doubled-all': 'The height stays. Double only two lengths.',
      },
    },
  },
  volumeForms,
);

/** Volume by unit cubes. */
export const volumeCubes: Concept[] = [volume];
