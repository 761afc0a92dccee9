import { numeric, worded } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { nearSmall } from './early-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Parts of a shape: how many of which part make one of the whole, and how to say more of them. */
const cuts: readonly { whole: string; wholes: string; part: string; parts: string; n: number }[] = [
  { whole: 'circle', wholes: 'circles', part: 'half circle', parts: 'half circles', n: 2 },
  { whole: 'square', wholes: 'squares', part: 'triangle', parts: 'triangles', n: 2 },
  { whole: 'circle', wholes: 'circles', part: 'quarter circle', parts: 'quarter circles', n: 4 },
  { whole: 'heart', wholes: 'hearts', part: 'half heart', parts: 'half hearts', n: 2 },
  { whole: 'bar', wholes: 'bars', part: 'square', parts: 'squares', n: 3 },
  { whole: 'long bar', wholes: 'long bars', part: 'square', parts: 'squares', n: 5 },
  { whole: 'large square', wholes: 'large squares', part: 'small square', parts: 'small squares', n: 4 },
  { whole: 'hexagon', wholes: 'hexagons', part: 'triangle', parts: 'triangles', n: 6 },
  { whole: 'hexagon', wholes: 'hexagons', part: 'trapezoid', parts: 'trapezoids', n: 2 },
];

/** Draws parts and wholes with at most 20 parts. */
function cutting(rng: Rng, dial: Dial) {
  // The long names of the last two come later.
  const cut = rng.pick(dial.grade === 0 ? cuts.slice(0, -2) : cuts);
  return {
    ...cut,
    times: rng.int(2, Math.max(2, Math.min(byLevel(dial, [4, 7, 10]), Math.floor(20 / cut.n)))),
  };
}

/** Shapes that are put together or cut, with what comes out. */
const made: readonly [form: 'make' | 'cut', text: string, answer: string, why: string][] = [
  [
    'make',
    'You lay two equal squares side by side. What do you get?',
    'a rectangle',
    'It is as high as one square and as long as two.',
  ],
  [
    'make',
    'You lay three equal squares in a row. What do you get?',
    'a rectangle',
    'It is as high as one square and as long as three.',
  ],
  [
    'make',
    'You lay four equal squares, two by two. What do you get?',
    'a square',
    'All four sides are two squares long.',
  ],
  [
    'make',
    'You put two half circles together. What do you get?',
    'a circle',
    'The straight sides meet in the middle.',
  ],
  [
    'make',
    'You put six equal triangles around one point. What do you get?',
    'a hexagon',
    'Each triangle gives one of the six sides.',
  ],
  [
    'make',
    'You cut a triangle into two parts and put them together again. What do you get?',
    'a triangle',
    'Both parts make the whole again.',
  ],
  [
    'cut',
    'You cut a square from corner to corner. What are the two parts?',
    'triangles',
    'Each part has three sides.',
  ],
  [
    'cut',
    'You cut a rectangle from corner to corner. What are the two parts?',
    'triangles',
    'Each part has three sides.',
  ],
  [
    'cut',
    'You fold a square in the middle, side to side. What are the two parts?',
    'rectangles',
    'Each part has two long and two short sides.',
  ],
  [
    'cut',
    'You cut a circle through the middle. What are the two parts?',
    'half circles',
    'Each part has one round side and one straight side.',
  ],
  [
    'cut',
    'A cross cuts a square into four equal parts. What are they?',
    'squares',
    'The four sides of each part are equal.',
  ],
];

const one = ['a rectangle', 'a square', 'a circle', 'a hexagon', 'a triangle'];
const many = ['triangles', 'rectangles', 'half circles', 'squares', 'hexagons'];

/** Returns what is true of a shape. */
function lookOf(shape: string): string {
  if (shape.includes('half circle')) return 'A half circle has a round side;';
  if (shape.includes('circle')) return 'A circle has no corners;';
  if (shape.includes('triangle')) return 'A triangle has three sides;';
  if (shape.includes('hexagon')) return 'A hexagon has six sides;';
  if (shape.includes('rectangle')) return 'A rectangle has four square corners;';
  return 'A square has four equal sides;';
}

/** Returns true for a rectangle beside a square: a square is one, so both would be right. */
const isSquareToo = (shape: string, answer: string): boolean =>
  shape.includes('rectangle') && answer.includes('square');

/** Asks for the shape that comes out. */
const outcome =
  (form: 'make' | 'cut'): Ask =>
  (rng) => {
    const all = made.filter(([kind]) => kind === form);
    const wanted = rng.pick([...new Set(all.map(([, , shape]) => shape))]);
    const [, question, answer, why] = rng.pick(all.filter(([, , shape]) => shape === wanted));
    const [a = '', b = '', c = ''] = rng.shuffle(
      (form === 'make' ? one : many).filter((shape) => shape !== answer && !isSquareToo(shape, answer)),
    );
    return {
      key: question,
      question,
      ...worded(answer, {
        'another-shape-1': [a, `${lookOf(a)} draw it and see what you get.`],
        'another-shape-2': [b, `${lookOf(b)} draw it and see what you get.`],
        'another-shape-3': [c, `${lookOf(c)} draw it and see what you get.`],
      }),

      hints:
        form === 'make'
          ? ['Draw the parts side by side. Let equal sides meet.', 'Go around the outside. Count its sides.']
          : [
              `Draw the shape and the ${question.includes('fold') ? 'fold' : 'cut'}.`,
              'Look at one part. How many sides does it have?',
            ],
      explanation: `${why} So you get ${answer}.`,
    };
  };

const togetherForms: Forms = {
  make: form([0, 1], outcome('make')),
  cut: form([0, 1, 2], outcome('cut')),
  pieces: form([0, 1, 2], (rng, dial) => {
    const { whole, wholes, parts, n, times } = cutting(rng, dial);
    return {
      key: `${whole} ${parts} ${times}`,
      question: `${n} ${parts} make a ${whole}. How many ${parts} make ${times} ${wholes}?`,
      ...numeric(n * times, {
        ...nearSmall(n * times, n, (wrong) => `${wrong} is enough for ${wrong / n}; you make ${times}.`),
        ...sometimes(rng, {
          'counted-one-whole': [n, `That makes just one ${whole}; you make ${times}.`],
          'added-instead': [n + times, `You added ${n} and ${times}; count ${n} for each ${whole}.`],
        }),
      }),

      hints: [`One ${whole} needs ${n}.`, `Count ${n} for each of the ${wholes}.`],
      explanation: `Count ${n} for each ${whole}. That gives ${range(1, times)
        .map((i) => i * n)
        .join(', ')}.`,
    };
  }),
  wholes: form([2], (rng, dial) => {
    const { whole, wholes, parts, n, times } = cutting(rng, dial);
    return {
      key: `${whole} ${parts} ${times}`,
      question: `${n} ${parts} make a ${whole}. You have ${n * times} ${parts}. How many ${wholes} can you make?`,
      ...numeric(times, {
        ...nearSmall(
          times,
          1,
          (wrong) => `For ${wrong} you need ${wrong * n} ${parts}; you have ${n * times}.`,
        ),
        ...sometimes(rng, {
          'took-away-once': [n * times - n, `You took ${n} away once; go on until none is left.`],
          'named-one-whole': [n, `${n} is for one ${whole}; how many can you make?`],
          'counted-the-parts': [n * times, `Those are the ${parts}; how many ${wholes} do they make?`],
        }),
      }),

      hints: [
        `Put together the ${parts} for one ${whole}.`,
        `Go on until no part is left. Count the ${wholes}.`,
      ],
      explanation: `Take ${n} for each ${whole}. Count by ${n} up to ${n * times}. That is ${times} times.`,
    };
  }),
  rows: form([1, 2], (rng, dial) => {
    const [r, c] = [rng.int(2, byLevel(dial, [3, 4, 4])), rng.int(2, byLevel(dial, [3, 4, 5]))];
    return {
      key: `${r} ${c}`,
      question: `Squares fill ${r} rows. Each row has ${c}. How many squares are there?`,
      ...numeric(r * c, {
        'left-out-a-row': [r * c - c, 'You left out a row; count all rows.'],
        'left-out-two-rows': [r * c - 2 * c, 'You left out two rows; count all rows.'],
        'counted-a-row-twice': [r * c + c, 'You counted a row twice; count each row once.'],
        'counted-two-rows-more': [r * c + 2 * c, `That is ${r + 2} rows; there are ${r}.`],
        'left-out-one-in-each-row': [r * (c - 1), `You counted ${c - 1} in each row; there are ${c}.`],
        'counted-one-more-in-each-row': [r * (c + 1), `You counted ${c + 1} in each row; there are ${c}.`],
        'left-out-two-in-each-row': [r * (c - 2), `You counted ${c - 2} in each row; there are ${c}.`],
        'counted-two-more-in-each-row': [r * (c + 2), `You counted ${c + 2} in each row; there are ${c}.`],
        ...sometimes(rng, {
          'counted-one-row': [c, `${c} is just one row; there are ${r} rows.`],
          'added-rows-to-squares': [r + c, `You added ${r} and ${c}; count ${c} in each row.`],
        }),
      }),

      hints: ['Count the squares of the first row.', 'Count on with the same number for each other row.'],
      explanation: `Count row by row: ${range(1, r)
        .map((i) => i * c)
        .join(', ')}.`,
      figure: { kind: 'unit-squares', rows: Array<number>(r).fill(c) },
    };
  }),
};

const together = formed(
  {
    ...info,
    id: 'math.geometry.putting-together',
    title: 'Putting shapes together',
    grades: [0, 2],
    objectives: ['Make shapes out of other shapes and cut shapes into parts'],
    keywords: ['putting shapes together', 'compose shapes', 'cutting shapes', 'shapes from shapes'],
    prerequisites: ['math.geometry.shapes'],
    standards: ['K.G.B.6', '1.G.A.2', '2.G.A.2'],
    teaching: {
      idea: 'Shapes can be parts of other shapes. Two triangles can make a square.',
      caution: 'Equal sides must meet. Leave no gap.',
      mends: {},
    },
  },
  togetherForms,
);

/** Shapes out of shapes. */
export const puttingTogether: Concept[] = [together];
