import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { direct, matching, nonZero, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws a square root with its simplest form a√b. */
function radical(rng: Rng, dial: Dial) {
  const b = rng.pick([2, 3, 5, 6, 7, 10]);
  const a = rng.int(2, byLevel(dial, [6, 9, 12]));
  return { a, b, n: a * a * b };
}

const root = (a: number, b: number): string => `${a === 1 ? '' : a}√${b}`;

function simplifyRoot(rng: Rng, dial: Dial): Asked {
  const { a, b, n } = radical(rng, dial);
  return {
    question: `Simplify √${n}.`,
    ...crossed(
      { right: a, wrong: rng.pick([a * a, a + 1, a - 1].filter((v) => v > 1)), mistake: 'wrong-factor' },
      { right: b, wrong: rng.pick([2, 3, 5, 6, 7, 10].filter((v) => v !== b)), mistake: 'wrong-rest' },
      root,
      (x, y) => `√${x * x * y}`,
    ),
    explanation: `${n} = ${a * a} × ${b}, and √${a * a} = ${a}: ${root(a, b)}.`,
  };
}

const radicals = formed(
  {
    ...info,
    id: 'math.algebra.radicals',
    title: 'Radical expressions',
    grades: [9, 12],
    objectives: ['Simplify roots and read fractional exponents'],
    keywords: [
      'radical expressions',
      'simplify radicals',
      'rational exponents',
      'surds',
      'radical equations',
    ],
    prerequisites: ['math.roots.square', 'math.exponents.laws'],
    standards: ['HSN.RN.A.1', 'HSN.RN.A.2', 'HSA.REI.A.2'],
    teaching: {
      idea:
        'The root of a product is the product of the roots. Split off the largest square: √12 = √4 × √3 = 2√3. A fraction as ' +
        'exponent is a root: 8 to the power of 1/3 is ∛8.',
      caution: 'The root of a sum is not the sum of the roots: √(9 + 16) is 5, not 7.',
      hints: [
        'Which square is a factor?',
        'Take its root in front.',
        'Roots with equal numbers inside can be counted together.',
      ],
      mends: {
        'wrong-factor': 'The number in front is the root of the square that you split off.',
        'wrong-rest': 'Multiply back: the square times the rest must give the number.',
        'added-the-insides': 'Count equal roots like equal things. The number inside stays.',
        'slip-in-count': 'Count the roots once more.',
        'forgot-to-square': 'Square both sides to remove the root.',
        'lost-the-shift': 'Undo the added number, too.',
        'multiplied-by-exponent': 'The lower number of the exponent is a root, the upper one a power.',
        'took-the-root-only': 'Raise the root to the upper number of the exponent.',
        'another-value': 'Work out each choice.',
      },
    },
  },
  {
    simplify: form([0, 1, 2], simplifyRoot),
    sum: form([0, 1], (rng) => {
      const [p, q, b] = [rng.int(2, 9), rng.int(2, 9), rng.pick([2, 3, 5, 7])];
      return {
        question: `What is ${root(p, b)} + ${root(q, b)}?`,
        ...crossed(
          { right: p + q, wrong: p + q + rng.pick([-1, 1]), mistake: 'slip-in-count' },
          { right: b, wrong: rng.int(0, 1) ? 2 * b : b + 1, mistake: 'added-the-insides' },
          root,
        ),
        explanation: `Equal roots are counted like things: ${p} + ${q} = ${p + q} of √${b}.`,
      };
    }),
    exponent: form([0, 1, 2], direct(exponentTask)),
    equal: form([2], matching(exponentTask)),
    equation: form([1, 2], (rng) => {
      const [r, c] = [rng.int(2, 12), nonZero(rng, 15)];
      const x = r * r - c;
      return {
        question: `Solve √(${polynomial([c, 1])}) = ${r}.`,
        ...numeric(
          x,
          { 'forgot-to-square': r - c, 'lost-the-shift': r * r, 'slip-in-count': x + rng.pick([-1, 1]) },
          { signed: true },
        ),
        explanation: `Square both sides: ${polynomial([c, 1])} = ${r * r}, so x = ${x}.`,
      };
    }),
  },
);

function exponentTask(rng: Rng, dial: Dial): Task {
  const [b, d] = rng.pick([
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 2],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [2, 4],
    [3, 4],
  ] as const);
  const n = dial.level === 0 ? 1 : rng.int(1, 3);
  const value = rational(b).power(n === d ? 1 : n);
  const top = n === d ? 1 : n;
  return {
    text: `${b ** d} to the power of ${top}/${d}`,
    value,
    mistakes: {
      'multiplied-by-exponent': rational(b ** d * top, d),
      'took-the-root-only': top > 1 ? b : b * b,
      'slip-in-count': value.plus(rng.pick([-1, 1])),
    },
    way: `The ${d === 2 ? 'square' : d === 3 ? 'cube' : 'fourth'} root of ${b ** d} is ${b}.${top > 1 ? ` To the power of ${top} that is ${plain(value)}.` : ''}`,
  };
}

/** Radical expressions. */
export const radicalExpressions: Concept[] = [radicals];
