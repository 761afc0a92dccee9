import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { quadraticFunctions, rootsOf } from './quadratic-functions.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

const both = (x: number, y: number): string => `x = ${Math.min(x, y)} or x = ${Math.max(x, y)}`;

/** Returns a wrong root: the opposite or a number beside it, but not the other root. */
const wrongRoot = (rng: Rng, own: number, other: number): number =>
  rng.pick([-own, own + 1, own - 1, own + 2].filter((v) => v !== own && v !== other));

function solve(rng: Rng, dial: Dial): Asked {
  const { m, n, k } = rootsOf(rng, dial);
  const w = wrongRoot(rng, m, n);
  const others = [-n, n + 1, n - 1, n + 2, n - 2].filter((v) => v !== n && v !== m && v !== w);
  const other = rng.pick(others);
  const fails = (x: number): string => `Put x = ${x} in: the left side is ${k * (x - m) * (x - n)}, not 0.`;
  const { answer, mistakes } = crossed(
    { right: m, wrong: w, mistake: 'wrong-root', mend: fails(w) },
    { right: n, wrong: other, mistake: 'wrong-other-root', mend: fails(other) },
    both,
  );
  return {
    question: `Solve ${polynomial([k * m * n, -k * (m + n), k])} = 0.`,
    ...advisedBoth(
      { answer, mistakes },
      `Neither is a solution: for x = ${w} the left side is ${k * (w - m) * (w - n)}, not 0.`,
    ),
    hints: [
      k > 1
        ? 'Divide by the common factor of all three numbers first.'
        : 'Write the left side as a product of two factors with x.',
      `Look for two numbers whose product is ${m * n} and whose sum is ${-(m + n)}. They stand in the factors, and the solutions are their opposites.`,
    ],
    explanation: `It factors as ${k > 1 ? k : ''}(${polynomial([-m, 1])})(${polynomial([-n, 1])}) = 0. A product is 0 if a factor is 0: ${both(m, n)}.`,
  };
}

/** Asks for the number of real solutions, by the discriminant. */
function countRoots(rng: Rng): Asked {
  const right = rng.int(0, 2);
  const a = rng.int(1, 3);
  const [b, c] =
    right === 1
      ? [2 * a * nonZero(rng, 4), 0]
      : [nonZero(rng, 8), right === 0 ? rng.int(17, 30) : -rng.int(1, 12)];
  const last = right === 1 ? (b * b) / (4 * a) : c;
  const texts = ['none', 'exactly one', 'exactly two'];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const value = b * b - 4 * a * last;
  return {
    question: `How many real solutions does ${polynomial([last, b, a])} = 0 have?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'misread-the-discriminant',
        ...option(i),
        mend: `The discriminant is ${value}; ${value < 0 ? 'a negative number has no real root' : value === 0 ? 'its root is 0, which gives one solution' : 'it is positive, and adding and subtracting its root gives two solutions'}.`,
      })),
    hints: [
      `Work out the discriminant b² - 4ac with a = ${a}, b = ${b} and c = ${last}.`,
      'Is it positive, zero or negative? The formula adds and subtracts its root.',
    ],
    explanation: `The discriminant b² - 4ac is ${b * b} - 4 × ${a} × ${operand(last)} = ${value}. It is ${value < 0 ? 'negative' : value === 0 ? 'zero' : 'positive'}, so there ${right === 1 ? 'is one real solution' : `are ${right === 0 ? 'no' : 'two'} real solutions`}.`,
  };
}

const quadraticEquations = formed(
  {
    ...info,
    id: 'math.algebra.quadratics',
    title: 'Quadratic equations',
    grades: [9, 12],
    objectives: ['Solve a quadratic equation by factoring'],
    keywords: [
      'quadratic equations',
      'quadratics',
      'factoring',
      'roots of a quadratic',
      'quadratic formula',
      'discriminant',
    ],
    prerequisites: ['math.algebra.expand', 'math.roots.square'],
    standards: ['HSA.REI.B.4', 'HSA.SSE.B.3'],
    teaching: {
      idea:
        'A product is zero only if a factor is zero. So write the quadratic as a product of two factors and read off both ' +
        'solutions. In x² + bx + c look for two numbers with the sum b and the product c. The formula always works.',
      caution: '(x - 3) is zero at x = 3, not at -3. Do not lose the second solution.',
      mends: {
        'lost-sign': 'The size is right, but the sign is not; put it in for x and check.',
      },
    },
  },
  {
    solve: form([0, 1, 2], solve),
    claim: form([0], solve, 'claimed'),
    other: form([0, 1, 2], (rng, dial) => {
      const { m, n } = rootsOf(rng, dial);
      return {
        question: `One solution of ${polynomial([m * n, -(m + n), 1])} = 0 is x = ${m}. What is the other?`,
        ...numeric(
          n,
          {
            ...nearBy(rng, n, 1, (wrong) =>
              wrong.equals(m)
                ? 'This is the known solution; find the other one.'
                : `Put x = ${wrong} in: the left side is ${wrong.minus(m).times(wrong.minus(n))}, not 0.`,
            ),
            'lost-sign': -n,
            ...(m + n !== 0 && {
              'turned-the-known': [
                -m,
                'This is the known solution with another sign; put it in for x and check.',
              ] as const,
            }),
            ...sometimes(rng, {
              'gave-the-product': [
                m * n,
                'This is the product of both solutions; divide it by the known one.',
              ],
              'used-the-wrong-sum': [
                -(m + n) - m,
                `The sum of both solutions is ${m + n}; you used ${-(m + n)}, the number before x.`,
              ],
              'gave-the-sum': [m + n, 'This is the sum of both solutions; take the known one away.'],
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) =>
                `not a solution: for x = ${wrong} the left side is ${wrong.minus(m).times(wrong.minus(n))}`,
            ),
          },
        ),
        hints: [
          `The plain number ${m * n} is the product of both solutions.`,
          `By which number must ${m} be multiplied to give it?`,
        ],
        explanation: `The product of both solutions is ${m * n}. ${m * n} ÷ ${operand(m)} = ${n}.`,
      };
    }),
    count: form([1, 2], countRoots),
  },
);

/** Quadratic equations and functions. */
export const quadratics: Concept[] = [quadraticEquations, quadraticFunctions];
