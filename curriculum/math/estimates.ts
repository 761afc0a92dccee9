import { among, crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Draft, Level } from '../types.ts';

/** Usual lengths, with a size and a unit that do not fit. The independent solver has limits of its own for each thing. */
const usual: readonly (readonly [
  thing: string,
  size: number,
  wrong: number,
  unit: string,
  wrongUnit: string,
])[] = [
  ['a new pencil', 18, 2, 'cm', 'm'],
  ['a spoon', 15, 3, 'cm', 'm'],
  ['a toothbrush', 17, 1, 'cm', 'm'],
  ['an ant', 1, 25, 'cm', 'm'],
  ["a grown-up's shoe", 28, 3, 'cm', 'm'],
  ['a bed', 2, 20, 'm', 'cm'],
  ['a car', 4, 40, 'm', 'cm'],
  ['a school bus', 12, 90, 'm', 'cm'],
  ['a football field', 100, 5, 'm', 'cm'],
  ['a sheet of paper', 11, 60, 'in', 'ft'],
  ['a thumb', 2, 12, 'in', 'ft'],
  ['a sofa', 7, 30, 'ft', 'in'],
];

/** What fits which unit best. */
const bestUnits: readonly (readonly [what: string, unit: string])[] = [
  ['the length of a pen', 'cm'],
  ['the length of a key', 'cm'],
  ['the length of a spoon', 'cm'],
  ['the length of a playground', 'm'],
  ['the height of a tree', 'm'],
  ['the length of a bus', 'm'],
  ['the distance between two towns', 'km'],
  ['the distance a plane flies', 'km'],
  ['the length of a river', 'km'],
];

/** What is measured with which tool. */
const toolsFor: readonly (readonly [what: string, tool: string])[] = [
  ['how long a pen is', 'a ruler'],
  ['how wide a book is', 'a ruler'],
  ['how high a box is', 'a ruler'],
  ['how heavy an apple is', 'a scale'],
  ['how heavy a bag is', 'a scale'],
  ['how heavy you are', 'a scale'],
  ['how warm the air is', 'a thermometer'],
  ['how cold the water is', 'a thermometer'],
  ['how warm a room is', 'a thermometer'],
  ['how much milk is in a glass', 'a measuring cup'],
  ['how much juice is left', 'a measuring cup'],
  ['how much water a pot holds', 'a measuring cup'],
  ['how long you sleep', 'a clock'],
  ['how long a movie lasts', 'a clock'],
  ['how long you run', 'a clock'],
];

/** Size of each unit, to begin advice with. */
const longs: Readonly<Record<string, string>> = {
  cm: '1 cm is the width of a finger',
  m: '1 m is a long step',
  km: '1 km is a walk of about 15 minutes',
  in: '1 inch is the width of a thumb',
  ft: '1 foot is about as long as a sheet of paper',
};
const unitNames: Readonly<Record<string, string>> = { cm: 'centimeter', m: 'meter', in: 'inch', ft: 'foot' };
const millimeters: Readonly<Record<string, number>> = { cm: 10, m: 1000, in: 25, ft: 305 };

/** Advice by the tool that is picked. */
const uses: Readonly<Record<string, string>> = {
  'a ruler': 'A ruler tells how long, wide or high a thing is.',
  'a scale': 'A scale tells how heavy a thing is.',
  'a thermometer': 'A thermometer tells how warm or cold it is.',
  'a measuring cup': 'A measuring cup tells how much of a liquid there is.',
  'a clock': 'A clock tells how long something lasts.',
};

const units = ['cm', 'm', 'km', 'kg'];
/** Length of each unit, in an explanation. */
const sizesOf: Readonly<Record<string, string>> = {
  cm: 'A finger is about 1 cm wide.',
  m: 'A long step is about 1 m.',
  in: 'A thumb is about 1 inch wide.',
  ft: 'A foot is a little longer than a sheet of paper.',
};
const tools = [...new Set(toolsFor.map(([, tool]) => tool))];

/** Returns lengths with a number, a unit or both that do not fit. */
function guesses(thing: string, size: number, wrong: number, unit: string, wrongUnit: string) {
  const { answer, mistakes } = crossed(
    { right: size, wrong, mistake: 'unlikely-number' },
    { right: unit, wrong: wrongUnit, mistake: 'wrong-unit' },
    (n, u) => `about ${n} ${u}`,
  );
  const lengthOf = (n: number, u: string): number => n * (millimeters[u] ?? 0);
  const advise = (n: number, u: string): string =>
    `${longs[u]}. ${capitalize(thing)} is much ${lengthOf(n, u) > lengthOf(size, unit) ? 'shorter' : 'longer'} than ${n} ${u}.`;
  const mends = [advise(wrong, unit), advise(size, wrongUnit), advise(wrong, wrongUnit)];
  return { answer, mistakes: mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' })) };
}

interface Item {
  form: 'about' | 'unit' | 'tool';
  about: string;
  level: Level;
  draw: (rng: Rng) => Omit<Draft, 'key'>;
}

const items: readonly Item[] = [
  ...toolsFor.map(
    ([what, tool]): Item => ({
      form: 'tool',
      about: what,
      level: 0,
      draw: (rng) => ({
        question: `Which tool tells you ${what}?`,
        ...among(tool, tools, rng, (picked) => uses[picked] ?? ''),

        hints: [
          'Is it about how long, how heavy, how warm or how much?',
          'Think of what you do with each tool.',
        ],
        explanation: `${uses[tool]} So it tells you ${what}.`,
      }),
    }),
  ),
  ...bestUnits.map(
    ([what, unit]): Item => ({
      form: 'unit',
      about: what,
      level: 1,
      draw: (rng) => ({
        question: `Which unit fits best for ${what}?`,
        ...among(unit, units, rng, (picked) =>
          picked === 'kg'
            ? 'A kg tells how heavy a thing is; here you measure a length.'
            : `${longs[picked]}; that does not fit ${what}.`,
        ),

        hints: [
          `Think of ${what}. Is it a short or a long way?`,
          'Is it like a finger, a long step or a walk?',
        ],
        explanation: `A finger is about 1 cm wide. A long step is about 1 m. 1 km is 1,000 m. So ${unit} fits ${what}.`,
      }),
    }),
  ),
  ...usual.map(
    ([thing, size, wrong, unit, wrongUnit]): Item => ({
      form: 'about',
      about: thing,
      level: 2,
      draw: () => ({
        question: `How long is ${thing}?`,
        ...guesses(thing, size, wrong, unit, wrongUnit),

        hints: [
          `Think of ${thing}. Would you need your hands or your steps to show it?`,
          `Think of how long one ${unitNames[unit]} and one ${unitNames[wrongUnit]} are.`,
        ],
        explanation: `${sizesOf[unit]} So ${thing} is about ${size} ${unit} long.`,
      }),
    }),
  ),
];

const estimate = listed(
  {
    subject: 'Math',
    category: 'Measurement',
    id: 'math.measurement.estimate',
    title: 'About how long?',
    grades: [2, 3],
    objectives: ['Choose a tool and a unit, and estimate lengths'],
    keywords: ['estimating lengths', 'measuring tools', 'choosing units', 'about how long'],
    prerequisites: ['math.measurement.length'],
    standards: ['2.MD.A.1', '2.MD.A.3'],
    teaching: {
      idea: 'Measure small things in small units, and long ways in large ones. Compare with a length that you know.',
      caution: 'A number alone says nothing. 2 cm and 2 m are far apart.',
      trap: 'wrong-unit',
      mends: {},
    },
  },
  {
    items,
    key: ({ form, about }) => `${form} ${about}`,
    level: ({ level }) => level,
    draw: ({ draw }, rng) => draw(rng),
  },
);

/** Lengths that are estimated. */
export const estimates: Concept[] = [estimate];
