import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf, slipped, slipsOf } from './early-forms.ts';

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
    'You put two halves of a triangle together again. What do you get?',
    'a triangle',
    'Both halves make the whole again.',
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
const many = ['triangles', 'rectangles', 'half circles', 'squares'];

/** Asks for the shape that comes out. */
const outcome =
  (form: 'make' | 'cut'): Ask =>
  (rng) => {
    const [, question, answer, why] = rng.pick(made.filter(([kind]) => kind === form));
    const [a = '', b = '', c = ''] = rng.shuffle(
      (form === 'make' ? one : many).filter((shape) => shape !== answer),
    );
    return {
      key: question,
      question,
      ...worded(answer, { 'another-shape-1': a, 'another-shape-2': b, 'another-shape-3': c }),
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
      ...numeric(n * times, { ...slipsOf(n * times), 'counted-one-whole': n }),
      explanation: `Count ${n} for each ${whole}: ${range(1, times)
        .map((i) => i * n)
        .join(', ')}.`,
    };
  }),
  wholes: form([2], (rng, dial) => {
    const { whole, wholes, parts, n, times } = cutting(rng, dial);
    return {
      key: `${whole} ${parts} ${times}`,
      question: `${n} ${parts} make a ${whole}. You have ${n * times} ${parts}. How many ${wholes} can you make?`,
      ...numeric(times, { ...slipsOf(times), 'counted-the-parts': n * times }),
      explanation: `Take ${n} for each ${whole}. That works ${times} times.`,
    };
  }),
  rows: form([1, 2], (rng, dial) => {
    const [r, c] = [rng.int(2, byLevel(dial, [3, 4, 4])), rng.int(2, byLevel(dial, [3, 4, 5]))];
    return {
      key: `${r} ${c}`,
      question: `Squares fill a box of ${r} rows. Each row has ${c}. How many squares are there?`,
      ...numeric(r * c, { ...slipsOf(r * c), 'added-rows-to-squares': r + c }),
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
      hints: ['Draw it, or fold a sheet of paper.', 'How many parts does one shape need?'],
      mends: {
        ...mendsOf(...slipped),
        'another-shape-1': 'Draw it and look at the sides. It is another shape.',
        'another-shape-2': 'Try it with paper. It is another shape.',
        'another-shape-3': 'Count the sides you get. It is another shape.',
        'counted-one-whole': 'That is enough for just one. You need more.',
        'counted-the-parts': 'Those are the parts. How many whole shapes do they make?',
        'added-rows-to-squares': 'Count the squares of each row. Do not count the rows.',
      },
    },
  },
  togetherForms,
);

/** Shapes out of shapes. */
export const puttingTogether: Concept[] = [together];
