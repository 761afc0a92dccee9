import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { units } from './areas.ts';
import { nonZero, operand } from './upper-forms.ts';

/** Pythagorean triples in lowest terms. */
const triples: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
  [28, 45, 53],
];

/** Draws a right triangle with whole sides. */
export function rightTriangle(rng: Rng, dial: Dial) {
  const k = rng.int(1, byLevel(dial, [8, 10, 12]));
  const [a = 3, b = 4, c = 5] = rng.pick(triples.slice(0, byLevel(dial, [4, 6, 8]))).map((side) => side * k);
  const [x, y] = rng.pair([a, b]);
  return { x, y, c, u: rng.pick(units) };
}

/** Returns a step for values near a length: a step of five keeps what tells multiples of five. */
const stepOf = (rng: Rng, length: number): number => rng.pick(length > 10 ? [1, 5, 5] : [1, 5]);

/** Returns advice that squares a wrong length. */
const squared =
  (sum: string, square: number) =>
  (wrong: Rational): string =>
    `${wrong}² is ${whole(Number(wrong) ** 2)}, but ${sum} is ${whole(square)}.`;

/** Returns lengths near the longest side of a right triangle. */
const nearHypotenuse = (rng: Rng, x: number, y: number, c: number) =>
  nearBy(rng, c, stepOf(rng, c), squared(`${x}² + ${y}²`, c * c));

function hypotenuse(rng: Rng, dial: Dial): Asked {
  const { x, y, c, u } = rightTriangle(rng, dial);
  return {
    question: `A right triangle has legs of ${x} ${u} and ${y} ${u}. How long is the hypotenuse?`,
    ...numeric(
      c,
      {
        ...nearHypotenuse(rng, x, y, c),
        ...sometimes(rng, {
          'added-sides': x + y,
          'took-one-leg': Math.max(x, y),
        }),
        ...sometimes(rng, {
          'subtracted-legs': [
            Math.abs(x - y),
            'You subtracted the legs; add their squares and take the root.',
          ],
        }),
      },
      { show: unit(u), check: squared(`${x}² + ${y}²`, c * c) },
    ),
    hints: [
      `Square both legs, ${x} and ${y}, and add the squares.`,
      'The hypotenuse is the number whose square is this sum.',
    ],
    explanation: `The squares of the legs add up to the square of the hypotenuse: ${x}² + ${y}² = ${whole(x * x)} + ${whole(y * y)} = ${whole(c * c)}. √${whole(c * c)} = ${c}.`,
    figure: { kind: 'right-triangle', base: x, height: y, hypotenuse: c, unit: u, asked: 'hypotenuse' },
  };
}

/** Sides of right triangles. */
const pythagoras = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.pythagoras',
    title: 'Pythagorean theorem',
    grades: [8, 11],
    objectives: ['Find a side of a right triangle'],
    keywords: ['pythagorean theorem', 'pythagoras', 'right triangle', 'hypotenuse', 'distance formula'],
    prerequisites: ['math.roots.square'],
    standards: ['8.G.B.6', '8.G.B.7', '8.G.B.8', 'HSG.SRT.C.8'],
    teaching: {
      idea:
        'In a right triangle the squares on the two legs together have the area of the square on the hypotenuse: ' +
        'a² + b² = c². The hypotenuse is the longest side, opposite the right angle.',
      caution: 'Add the squares, not the sides. For a leg, subtract the square of the other leg.',
      mends: {
        'added-sides': 'You added the sides; work with their squares instead.',
        'took-one-leg': 'This is the longer leg; the hypotenuse is longer still.',
        'subtracted-sides': 'You subtracted the sides; subtract their squares and take the root.',
        'took-the-square': 'This is the square; take its square root at the end.',
      },
    },
  },
  {
    hypotenuse: form([0, 1, 2], hypotenuse),
    leg: form([0, 1, 2], (rng, dial) => {
      const { x, y, c, u } = rightTriangle(rng, dial);
      return {
        question: `A right triangle has a hypotenuse of ${c} ${u} and a leg of ${x} ${u}. How long is the other leg?`,
        ...numeric(
          y,
          {
            ...nearBy(rng, y, stepOf(rng, y), squared(`${c}² - ${x}²`, y * y)),
            'gave-the-known-leg': [x, 'This is the leg that is given; find the other one.'],
            ...sometimes(rng, {
              'subtracted-sides': c - x,
              'added-sides': c + x,
            }),
          },
          { show: unit(u), check: squared(`${c}² - ${x}²`, y * y) },
        ),
        hints: [
          `The hypotenuse is the longest side, so take the square of ${x} from the square of ${c}.`,
          'The other leg is the number whose square is this difference.',
        ],
        explanation: `Take the square of the leg from the square of the hypotenuse: ${c}² - ${x}² = ${whole(c * c)} - ${whole(x * x)} = ${whole(y * y)}, and √${whole(y * y)} = ${y}.`,
        figure: { kind: 'right-triangle', base: x, height: y, hypotenuse: c, unit: u, asked: 'height' },
      };
    }),
    right: form([0, 1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, dial);
      const right = rng.int(0, 2);
      const long = [c, c - 1, c + 1][right] ?? c;
      const texts = ['a right triangle', 'an acute triangle', 'an obtuse triangle'];
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      const kind = long <= Math.max(x, y) ? 0 : right;
      const side = kind === right ? long : c;
      return {
        question: `A triangle has sides of ${x} cm, ${y} cm and ${side} cm. What kind of triangle is it?`,
        answer: option(kind),
        mistakes: [0, 1, 2]
          .filter((i) => i !== kind)
          .map((i) => ({
            name: 'misjudged-the-angle',
            ...option(i),
            mend: `${x}² + ${y}² is ${whole(x * x + y * y)}, and ${side}² is ${whole(side * side)}; compare both.`,
          })),
        hints: [
          'Square all three sides.',
          'Is the sum of the two smaller squares equal to the largest square, more, or less?',
        ],
        explanation: `${x}² + ${y}² = ${whole(x * x + y * y)}, and ${side}² = ${whole(side * side)}. ${kind === 0 ? 'They are equal, so the largest angle is 90°.' : kind === 1 ? 'The sum is greater, so the largest angle is less than 90°.' : 'The sum is less, so the largest angle is more than 90°.'}`,
      };
    }),
    distance: form([1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, { ...dial, level: 0 });
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      return {
        question: `How far is it from (${a}, ${b}) to (${a + x}, ${b - y}) in a straight line?`,
        ...numeric(
          c,
          {
            ...nearHypotenuse(rng, x, y, c),
            ...sometimes(rng, {
              'added-sides': x + y,
              'took-one-leg': [
                Math.max(x, y),
                'This is the longer way along an axis; the straight line is longer.',
              ],
            }),
            ...sometimes(rng, {
              'subtracted-legs': [
                Math.abs(x - y),
                'You subtracted the two ways; add their squares and take the root.',
              ],
              'took-the-square': c * c,
            }),
          },
          { check: squared(`${x}² + ${y}²`, c * c) },
        ),
        hints: [
          'Draw a right triangle: how far is it along x, and how far along y?',
          'The straight line is the hypotenuse of this triangle.',
        ],
        explanation: `The legs are ${a + x} - ${operand(a)} = ${x} and ${b} - ${operand(b - y)} = ${y}. ${whole(x * x)} + ${whole(y * y)} = ${whole(c * c)}, so the distance is ${c}.`,
      };
    }),
  },
);

/** Sides of right triangles. */
export const rightTriangles: Concept[] = [pythagoras];
