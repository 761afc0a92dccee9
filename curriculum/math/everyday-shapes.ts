import { among } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize, withArticle } from '../text.ts';
import type { Concept, Draft, Level } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Things of daily life by their shape. The independent solver has a table of its own. */
const flat: Readonly<Record<string, readonly string[]>> = {
  circle: ['the face of a coin', 'the rim of a cup', 'a full moon in the sky', 'a plate from above'],
  square: [
    'a side of a number cube',
    'one space of a chess board',
    'a napkin with equal sides',
    'a tile with equal sides',
  ],
  triangle: [
    'a slice of pizza',
    'the front of a tent',
    'a sail with three corners',
    'a flag with three corners',
  ],
  rectangle: ['a door', 'a sheet of paper', 'a dollar bill', 'the screen of a phone'],
};
const solid: Readonly<Record<string, readonly string[]>> = {
  sphere: ['a ball', 'a marble', 'an orange', 'a globe'],
  cube: [
    'a number cube',
    'a toy block with six equal squares',
    'an ice cube',
    'a box with six equal squares',
  ],
  cylinder: ['a soup can', 'a drum', 'a candle', 'a paper roll'],
  cone: ['a party hat', 'an ice cream cone', 'a traffic cone', 'a funnel without its tube'],
};

/** What is true of just one of the shapes of its table. */
const traits: readonly [text: string, answer: string][] = [
  ['is round and has no corners', 'circle'],
  ['has three sides', 'triangle'],
  ['has four equal sides and four square corners', 'square'],
  ['has two long and two short sides', 'rectangle'],
  ['rolls every way and has no flat side', 'sphere'],
  ['has six equal square sides', 'cube'],
  ['has two flat circles, one at each end', 'cylinder'],
  ['has one flat circle and one tip', 'cone'],
];

const isFlat = (shape: string): boolean => shape in flat;
const tableOf = (shape: string) => (isFlat(shape) ? flat : solid);

/** Returns things of other shapes of the same kind. */
const otherThings = (shape: string): string[] =>
  Object.entries(tableOf(shape)).flatMap(([other, things]) => (other === shape ? [] : things));

interface Item {
  form: 'object' | 'shape' | 'trait' | 'kind';
  about: string;
  /** Shape that is right. For `kind`, the right ones are all of the kind. */
  shape: string;
  level: Level;
}

const items: readonly Item[] = [
  ...[...Object.keys(flat), ...Object.keys(solid)].flatMap((shape): Item[] => [
    ...(tableOf(shape)[shape] ?? []).map(
      (about): Item => ({ form: 'object', about, shape, level: isFlat(shape) ? 0 : 1 }),
    ),
    { form: 'shape', about: shape, shape, level: isFlat(shape) ? 0 : 1 },
  ]),
  ...traits.map(([about, shape], i): Item => ({ form: 'trait', about, shape, level: i < 4 ? 1 : 2 })),
  { form: 'kind', about: 'flat', shape: 'circle', level: 0 },
  { form: 'kind', about: 'solid', shape: 'cube', level: 2 },
];

const looks: Readonly<Record<string, string>> = {
  circle: 'A circle is flat and round.',
  square: 'A square is flat and has four equal sides.',
  triangle: 'A triangle is flat and has three sides.',
  rectangle: 'A rectangle is flat, with two long and two short sides.',
  sphere: 'A sphere is round all over.',
  cube: 'A cube has six equal square sides.',
  cylinder: 'A cylinder has two round ends.',
  cone: 'A cone has one tip and one round end.',
};

/** Says what each shape reminds of, for an explanation that names its sides already. */
const likes: Readonly<Record<string, string>> = {
  circle: 'Think of the face of a coin: that is a circle.',
  square: 'Think of a side of a number cube: that is a square.',
  triangle: 'Think of a slice of pizza: that is a triangle.',
  rectangle: 'Think of a sheet of paper: that is a rectangle.',
  sphere: 'Think of a ball: that is a sphere.',
  cube: 'Think of a number cube: that is a cube.',
  cylinder: 'Think of a soup can: that is a cylinder.',
  cone: 'Draw a circle and a tip above it: that is a cone.',
};

/** Says how a shape looks, or of what shape a thing is. */
function mend(picked: string): string {
  const shape = [flat, solid].flatMap(Object.entries).find(([, things]) => things.includes(picked))?.[0];
  return looks[picked] ?? `That has the shape of ${withArticle(shape ?? '')}.`;
}

function draw({ form, about, shape }: Item, rng: Rng): Omit<Draft, 'key'> {
  const kin = Object.keys(tableOf(shape));
  if (form === 'object')
    return {
      question: `Which shape is like ${about}?`,
      ...among(shape, kin, rng, mend),
      hints: [
        `Think of ${about}. Go around it with your finger.`,
        'Is it round? Are there corners? Count them.',
      ],
      explanation: `${looks[shape]} ${capitalize(about)} looks like that.`,
    };
  if (form === 'shape') {
    const thing = rng.pick(tableOf(shape)[shape] ?? []);
    return {
      question: `Which thing is most like ${withArticle(shape)}?`,
      ...among(thing, otherThings(shape), rng, mend),
      hints: [
        `Think of ${withArticle(shape)}. Is it round? Are there corners?`,
        'Which of the things looks like that?',
      ],
      explanation: `${looks[shape]} ${capitalize(thing)} looks like that.`,
    };
  }
  if (form === 'trait')
    return {
      question: `Which shape ${about}?`,
      ...among(shape, kin, rng, mend),
      hints: [
        'Draw the shapes, or think of things like them.',
        'Check the words one by one. Cross out what does not fit.',
      ],
      explanation: `${likes[shape]} It ${about}.`,
    };
  const answer = rng.pick(kin);
  return {
    question: `Which shape is ${about}?`,
    ...among(answer, Object.keys(isFlat(shape) ? solid : flat), rng, mend),
    hints: [
      'You can draw a flat shape on paper. You can hold a solid one.',
      'Try each: could you pick it up?',
    ],
    explanation: `${looks[answer]} ${about === 'flat' ? 'You can draw all of it on paper.' : 'You can pick it up and hold it.'}`,
  };
}

const everyday = listed(
  {
    ...info,
    id: 'math.geometry.everyday-shapes',
    title: 'Shapes around us',
    grades: [0, 1],
    objectives: ['Name flat and solid shapes of things'],
    keywords: [
      'shape names',
      'flat shapes',
      'shapes around us',
      'sphere',
      'cylinder',
      'cone',
      'flat and solid',
    ],
    prerequisites: ['math.counting.objects'],
    standards: ['K.G.A.2', 'K.G.A.3', 'K.G.B.4'],
    teaching: {
      idea: 'Flat shapes lie on paper, like a circle. Solid shapes you can hold, like a ball.',
      caution: 'Size and color do not change the name of a shape.',
      mends: {},
    },
  },
  {
    items,
    key: ({ form, about }) => `${form} ${about}`,
    level: ({ level }) => level,
    about: ({ form, shape }) => (form === 'kind' ? [] : [shape]),
    draw,
  },
);

/** Names of shapes, as things show them. */
export const everydayShapes: Concept[] = [everyday];
