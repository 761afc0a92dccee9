import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { at } from './coordinates.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

const shifted = (letter: string, c: number): string => `(${letter} ${c < 0 ? '+' : '-'} ${Math.abs(c)})²`;
const equationOf = (h: number, k: number, r2: number): string =>
  `${shifted('x', h)} + ${shifted('y', k)} = ${r2}`;

function center(rng: Rng, dial: Dial): Asked {
  const [h, k, r] = [nonZero(rng, 9), nonZero(rng, 9), rng.int(2, byLevel(dial, [9, 12, 15]))];
  const flip = r === 2 || rng.int(0, 1) === 1;
  return {
    question: `What are the center and the radius of the circle ${equationOf(h, k, r * r)}?`,
    ...crossed(
      { right: h, wrong: -h, mistake: 'lost-sign' },
      {
        right: r,
        wrong: flip ? r * r : rational(r * r, 2),
        mistake: flip ? 'forgot-the-root' : 'halved-the-square',
        mend: `${r * r} is r²; find the number whose square it is.`,
      },
      (x, s) => `${at(x, x === h ? k : -k)}, radius ${plain(s)}`,
    ),
    hints: [
      'For which x is the first square 0, and for which y is the second one 0?',
      'The right side is r². Which number has this square?',
    ],
    explanation: `(x - h)² + (y - k)² = r² has the center (h, k). Both squares are 0 at ${at(h, k)}, so this is the center. The radius is √${r * r} = ${r}.`,
  };
}

const circleEquations = formed(
  {
    ...info,
    id: 'math.geometry.circle-equation',
    title: 'Equation of a circle',
    grades: [9, 12],
    objectives: ['Write and read the equation of a circle'],
    keywords: [
      'equation of a circle',
      'conic sections',
      'circle in the coordinate plane',
      'center and radius',
    ],
    prerequisites: ['math.geometry.pythagoras', 'math.geometry.coordinates'],
    standards: ['HSG.GPE.A.1', 'HSG.GPE.B.4'],
    teaching: {
      idea:
        'All points of a circle have the same distance r from its center (h, k). By the Pythagorean theorem ' +
        '(x - h)² + (y - k)² = r².',
      caution: 'The signs turn: (x + 2)² belongs to a center with x = -2. The right side is r², not r.',
      trap: 'lost-sign',
      mends: {
        'lost-sign': 'You kept the signs; the center makes both squares 0, so the signs turn.',
      },
    },
  },
  {
    center: form([0, 1], center),
    write: form([0, 1, 2], (rng) => {
      const [h, k, r] = [nonZero(rng, 9), nonZero(rng, 9), rng.int(2, 12)];
      const size = r === 2 ? r : rng.pick([r, 2 * r]);
      return {
        question: `A circle has the center ${at(h, k)} and the radius ${r}. What is its equation?`,
        ...crossed(
          { right: 1, wrong: -1, mistake: 'lost-sign' },
          {
            right: r * r,
            wrong: size,
            mistake: 'forgot-the-square',
            mend: `${size === r ? 'You left the radius as it is' : 'You doubled the radius'}; multiply it by itself.`,
          },
          (sign, v) => equationOf(sign * h, sign * k, v),
        ),
        hints: [
          'Each square must be 0 at the center: take the coordinates of the center away from x and y.',
          'The right side is the radius times itself.',
        ],
        explanation: `The equation is (x - h)² + (y - k)² = r². Put in h = ${h}, k = ${k} and r² = ${r} × ${r}: ${equationOf(h, k, r * r)}.`,
      };
    }),
    place: form([0, 1, 2], (rng) => {
      const [h, k] = [nonZero(rng, 6), nonZero(rng, 6)];
      const [a, b, r] = rng.pick([
        [3, 4, 5],
        [6, 8, 10],
        [5, 12, 13],
        [4, 3, 5],
      ] as const);
      const [x, y] = [h + a * rng.pick([-1, 1]), k + b * rng.pick([-1, 1])];
      const right = rng.int(0, 2);
      const radius = [r, r + 1, r - 1][right] ?? r;
      const texts = ['on the circle', 'inside', 'outside'];
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Is the point ${at(x, y)} inside, outside or on the circle ${equationOf(h, k, radius * radius)}?`,
        hints: [
          `Put x = ${x} and y = ${y} into the left side.`,
          'Is the result less than the right side, equal to it, or more?',
        ],
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({
            name: 'misjudged-the-place',
            ...option(i),
            mend: `The left side comes to ${a * a} + ${b * b} = ${r * r}; compare it with ${radius * radius}.`,
          })),
        explanation: `Put the point in: the left side is ${a * a} + ${b * b} = ${r * r}. That is ${['equal to', 'less than', 'more than'][right]} ${radius * radius}, so the point is ${texts[right]}.`,
      };
    }),
    complete: form([1, 2], (rng) => {
      const [h, k, r] = [nonZero(rng, 6), nonZero(rng, 6), rng.int(2, 9)];
      const c = h * h + k * k - r * r;
      const term = (v: number, letter: string): string => `${v > 0 ? '-' : '+'} ${Math.abs(2 * v)}${letter}`;
      return {
        question: `What is the radius of the circle x² + y² ${term(h, 'x')} ${term(k, 'y')} ${c === 0 ? '' : `${c < 0 ? '-' : '+'} ${Math.abs(c)} `}= 0?`,
        ...numeric(r, {
          'forgot-the-root': [r * r, 'This is r²; the radius is its root.'],
          'halved-the-square': [rational(r * r, 2), 'You halved r²; find the number whose square it is.'],
          'doubled-the-radius': [2 * r, 'This is the diameter; the radius is half of it.'],
          ...(c !== 0 && {
            'kept-the-number': [
              Math.abs(c),
              'You took the plain number; complete both squares first.',
            ] as const,
          }),
          'added-the-halves': [
            Math.abs(h) + Math.abs(k),
            'You added the halves; they give the center, not the radius.',
          ],
        }),
        hints: [
          'Halve the numbers before x and y, and add the square of each half on both sides.',
          c === 0
            ? 'The left side is then two squares. The right side is r².'
            : 'Bring the plain number to the right. The right side is then r².',
        ],
        explanation: `Add ${h * h} and ${k * k} on both sides to complete the squares: ${equationOf(h, k, r * r)}. So r = ${r}.`,
      };
    }),
  },
);

/** Equations of circles. */
export const equationsOfCircles: Concept[] = [circleEquations];
