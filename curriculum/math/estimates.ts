import { among, crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
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
  ['a shoe of a grown-up', 28, 3, 'cm', 'm'],
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
  ['the width of a finger', 'cm'],
  ['the length of a spoon', 'cm'],
  ['the length of a playground', 'm'],
  ['the height of a tree', 'm'],
  ['the length of a bus', 'm'],
  ['the way between two towns', 'km'],
  ['the way of a plane', 'km'],
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

const units = ['cm', 'm', 'km', 'kg'];
const tools = [...new Set(toolsFor.map(([, tool]) => tool))];

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
        question: `What tells you ${what}?`,
        ...among(
          tool,
          tools,
          rng,
          (picked) => `Think of what you do with ${picked}. It tells something else.`,
        ),
        explanation: `You find it out with ${tool}.`,
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
            ? 'That tells how heavy a thing is.'
            : 'With this unit the number gets very large or small.',
        ),
        explanation: `A finger is 1 cm wide. A long step is 1 m. A km is 1,000 m. So ${unit} fits.`,
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
        ...crossed(
          { right: size, wrong, mistake: 'size-off' },
          { right: unit, wrong: wrongUnit, mistake: 'unit-off' },
          (n, u) => `about ${n} ${u}`,
        ),
        explanation: `A thumb is 1 inch wide, a finger 1 cm. A long step is 1 m or 3 ft. So ${size} ${unit} fits.`,
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
      idea: 'Small things fit small units, long ways fit large ones. Compare with a length that you know.',
      caution: 'A number alone says nothing. 2 cm and 2 m are far apart.',
      hints: [
        'Think of the real thing.',
        'Show its length with your fingers or your arms. What do you know of that size?',
      ],
      mends: {
        'size-off': 'Show this length with your hands. Does the number fit?',
        'unit-off': 'The unit does not fit. How long is one of it?',
      },
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
