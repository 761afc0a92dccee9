import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws three different numbers, none of them 0. */
function threeNumbers(rng: Rng): [number, number, number] {
  const [a = 1, b = 2, c = 3] = rng.sample(
    [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    3,
  );
  return [a, b, c];
}

const factor = (c: number): string => `(${polynomial([c, 1])})`;
const quotient = (a: number, b: number): string => `${factor(a)}/${factor(b)}`;

function reduce(rng: Rng): Asked {
  const [a, b, c] = threeNumbers(rng);
  const fits = (v: number, ...not: number[]): boolean => v !== 0 && !not.includes(v);
  const wrongA = rng.pick([-a, a + 1, a - 1, a + 2].filter((v) => fits(v, a, b)));
  const wrongB = rng.pick([-b, b + 1, b - 1, b + 2].filter((v) => fits(v, b, a, wrongA)));
  return {
    question: `Simplify (${polynomial([a * c, a + c, 1])})/(${polynomial([b * c, b + c, 1])}).`,
    ...crossed(
      { right: a, wrong: wrongA, mistake: 'wrong-numerator' },
      { right: b, wrong: wrongB, mistake: 'wrong-denominator' },
      quotient,
    ),
    explanation: `Factor: ${factor(a)}${factor(c)} over ${factor(b)}${factor(c)}. The factor ${factor(c)} cancels.`,
  };
}

const rationalExpressions = formed(
  {
    ...info,
    id: 'math.algebra.rational-expressions',
    title: 'Rational expressions',
    grades: [10, 12],
    objectives: ['Simplify fractions of polynomials and find their gaps'],
    keywords: [
      'rational expressions',
      'rational functions',
      'algebraic fractions',
      'asymptotes',
      'rational equations',
    ],
    prerequisites: ['math.polynomials.factor', 'math.fractions.simplify'],
    standards: ['HSA.APR.D.6', 'HSA.REI.A.2', 'HSF.IF.C.7'],
    teaching: {
      idea:
        'A rational expression is a fraction of polynomials. It is not defined where the denominator is 0. Factor above and ' +
        'below: equal factors cancel, as with numbers.',
      caution: 'Cancel factors only, never terms of a sum: (x + 2)/(x + 3) cannot be reduced.',
      hints: [
        'Factor the numerator and the denominator.',
        'Which factor is in both?',
        'For which x is the denominator 0?',
      ],
      mends: {
        'wrong-numerator': 'Factor the numerator once more: sum and product of the numbers must fit.',
        'wrong-denominator': 'Factor the denominator once more: sum and product of the numbers must fit.',
        'turned-the-sign': 'x + 3 is 0 at x = -3. The sign turns.',
        'took-the-numerator': 'Look at the denominator: only there a zero is not allowed.',
        'slip-of-one': 'Put your answer in: the sides differ.',
        'forgot-to-multiply': 'Multiply both sides by the whole denominator.',
        'added-the-numerators': 'Bring both to a common denominator before you add.',
      },
    },
  },
  {
    reduce: form([0, 1, 2], reduce),
    claim: form([1, 2], reduce, 'claimed'),
    gap: form([0, 1, 2], (rng) => {
      const [a, b] = threeNumbers(rng);
      const k = rng.int(2, 5);
      return {
        question: `For which x is (${polynomial([a, 1])})/(${polynomial([k * b, k])}) not defined?`,
        ...numeric(
          -b,
          { 'turned-the-sign': b, 'took-the-numerator': -a, 'slip-of-one': -b + rng.pick([-1, 1]) },
          { signed: true },
        ),
        explanation: `The denominator is 0 at x = ${-b}.`,
      };
    }),
    equation: form([0, 1, 2], (rng, dial: Dial) => {
      const [x, b, q] = [nonZero(rng, 9), nonZero(rng, byLevel(dial, [6, 9, 12])), nonZero(rng, 6)];
      const shift = x + b === 0 ? b + 1 : b;
      const top = q * (x + shift);
      return {
        question: `Solve for x: ${top}/(${polynomial([shift, 1])}) = ${q}`,
        ...numeric(
          x,
          {
            'forgot-to-multiply': rational(top, q).plus(shift),
            'turned-the-sign': -x,
            'slip-of-one': x + rng.pick([-1, 1]),
          },
          { signed: true },
        ),
        explanation: `Multiply by the denominator: ${top} = ${q}(${polynomial([shift, 1])}). So ${polynomial([shift, 1])} = ${x + shift} and x = ${x}.`,
      };
    }),
    sum: form([2], (rng) => {
      const [p, q, m] = [rng.int(1, 6), rng.int(1, 6), rng.int(2, 6)];
      return {
        question: `Write ${p}/x + ${q}/(${m}x) as one fraction over ${m}x. What is its numerator?`,
        ...numeric(p * m + q, {
          'added-the-numerators': p + q,
          'wrong-numerator': p + q * m,
          'slip-of-one': p * m + q + 1,
        }),
        explanation: `${p}/x = ${p * m}/(${m}x). ${p * m} + ${q} = ${p * m + q}.`,
      };
    }),
  },
);

/** Fractions of polynomials. */
export const rationalExpressionConcepts: Concept[] = [rationalExpressions];
