import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
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
  const wrongA = rng.pick([-a, a + 1, a - 1].filter((v) => fits(v, a, b)));
  const wrongB = rng.pick([-b, b + 1, b - 1].filter((v) => fits(v, b, a, wrongA)));
  return {
    question: `Simplify (${polynomial([a * c, a + c, 1])})/(${polynomial([b * c, b + c, 1])}).`,
    ...advisedBoth(
      crossed(
        {
          right: a,
          wrong: wrongA,
          mistake: 'wrong-numerator',
          mend: `The numerator is not ${factor(wrongA)}${factor(c)}, since that is ${polynomial([wrongA * c, wrongA + c, 1])}.`,
        },
        {
          right: b,
          wrong: wrongB,
          mistake: 'wrong-denominator',
          mend: `The denominator is not ${factor(wrongB)}${factor(c)}, since that is ${polynomial([wrongB * c, wrongB + c, 1])}.`,
        },
        quotient,
      ),
      'Both the numerator and the denominator are wrong; factor each of them again.',
    ),
    explanation: `Factor: ${factor(a)}${factor(c)} over ${factor(b)}${factor(c)}. The factor ${factor(c)} is in both, so it cancels, and ${quotient(a, b)} remains.`,
    hints: [
      'Factor the numerator, and factor the denominator.',
      'Which factor is in both? Leave it out above and below.',
    ],
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
      mends: {
        'turned-the-sign': 'The size is right, but the sign is not; put it in for x and check.',
        'took-the-numerator': 'For this x the numerator is 0, which is allowed; look at the denominator.',
        'forgot-to-multiply': 'You undid the number in the denominator with the wrong sign.',
        'added-the-numerators':
          'You added the numerators as they are; give both fractions the same denominator first.',
      },
    },
  },
  {
    reduce: form([0, 1, 2], reduce),
    gap: form([0, 1, 2], (rng) => {
      const [a, b] = threeNumbers(rng);
      const k = rng.int(2, 5);
      return {
        question: `For which x is (${polynomial([a, 1])})/(${polynomial([k * b, k])}) not defined?`,
        ...numeric(
          -b,
          {
            ...nearBy(
              rng,
              -b,
              1,
              (wrong) => `At x = ${wrong} the denominator is ${wrong.plus(b).times(k)}, not 0.`,
            ),
            'turned-the-sign': b,
            ...sometimes(rng, {
              'took-the-numerator': -a,
              'turned-the-numerator': [
                a,
                'This is the number in the numerator; find where the denominator is 0.',
              ],
            }),
            ...sometimes(rng, {
              'forgot-to-divide': [-k * b, `You left out the last step; divide by ${k}.`],
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) => `not the number: for x = ${wrong} the denominator is ${wrong.plus(b).times(k)}`,
            ),
          },
        ),
        hints: [
          'Dividing by 0 is not possible. Which part of the fraction must not be 0?',
          'Set this part equal to 0, and solve for x.',
        ],
        explanation: `A fraction is not defined where its denominator is 0. ${polynomial([k * b, k])} = 0 means ${polynomial([0, k])} = ${-k * b}, so x = ${-b}.`,
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
            ...nearBy(rng, x, 1, (wrong) =>
              wrong.equals(-shift)
                ? `For x = ${wrong} the denominator is 0, which is not allowed.`
                : `For x = ${wrong} the left side is ${plain(rational(top).over(wrong.plus(shift)))}, not ${q}.`,
            ),
            'turned-the-sign': -x,
            ...(Math.abs(x + 2 * shift) <= 12 && { 'forgot-to-multiply': x + 2 * shift }),
            ...sometimes(rng, {
              'forgot-to-multiply': rational(top, q).plus(shift),
              'gave-the-denominator': [
                x + shift,
                'This is the whole denominator; undo the number in it to get x.',
              ],
            }),
            ...sometimes(rng, {
              'multiplied-instead': [top * q - shift, `You multiplied by ${q}; divide by it.`],
              'left-out-the-denominator': [top - shift, `You left out the ${q}; divide by it.`],
            }),
          },
          {
            signed: true,
            apart: checkedBy((wrong) =>
              wrong.equals(-shift)
                ? `not possible: for x = ${wrong} the denominator is 0`
                : `not the solution: for x = ${plain(wrong)} the left side is ${plain(rational(top).over(wrong.plus(shift)))}`,
            ),
          },
        ),
        hints: [
          'By what must the number above the bar be divided to give the right side? That is the denominator.',
          `The denominator is ${polynomial([shift, 1])}. What is x?`,
        ],
        explanation: `The denominator must be ${top} ÷ ${q < 0 ? `(${q})` : q} = ${x + shift}. So ${polynomial([shift, 1])} = ${x + shift}, and x = ${x}.`,
      };
    }),
    sum: form([2], (rng) => {
      const [p, q, m] = [rng.int(1, 6), rng.int(1, 6), rng.int(2, 6)];
      return {
        question: `Write ${p}/x + ${q}/(${m}x) as one fraction over ${m}x. What is its numerator?`,
        ...numeric(
          p * m + q,
          {
            'added-the-numerators': p + q,
            'multiplied-the-wrong-one': [
              p + q * m,
              `You multiplied the second numerator by ${m}; the first fraction needs it.`,
            ],
            'multiplied-both': [
              m * (p + q),
              `You multiplied both numerators by ${m}; only the first fraction needs it.`,
            ],
            'multiplied-the-numerators': [
              p * q,
              'You multiplied the numerators; add them after making the denominators equal.',
            ],
            'added-the-factor': [p + m + q, `You added the ${m}; multiply the first numerator by it.`],
          },
          { apart: checkedBy(() => `not ${p} × ${m} + ${q}`) },
        ),
        hints: [
          `Write ${p}/x with the denominator ${m}x: multiply above and below by the same number.`,
          'Then add the two numerators.',
        ],
        explanation: `Multiply above and below by ${m}: ${p}/x = ${p * m}/(${m}x). Now add the numerators: ${p * m} + ${q} = ${p * m + q}.`,
      };
    }),
  },
);

/** Fractions of polynomials. */
export const rationalExpressionConcepts: Concept[] = [rationalExpressions];
