import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { factoring } from './factoring.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

const at = (c: readonly number[], x: number): number => c.reduceRight((sum, a) => sum * x + a, 0);

function cubic(rng: Rng, dial: Dial): number[] {
  return [nonZero(rng, 9), rng.int(-6, 6), rng.int(-4, 4), dial.level === 2 ? rng.int(1, 3) : 1];
}

function remainder(rng: Rng, dial: Dial): Asked {
  const c = dial.level === 0 ? [nonZero(rng, 12), rng.int(-7, 7), 1] : cubic(rng, dial);
  const x = rng.pick([-3, -2, -1, 1, 2, 3]);
  const value = at(c, x);
  return {
    question: `What is the remainder of ${polynomial(c)} divided by ${polynomial([-x, 1])}?`,
    ...numeric(
      value,
      {
        'turned-the-sign': [
          at(c, -x),
          `This is the value at x = ${-x}; ${polynomial([-x, 1])} is 0 at x = ${x}.`,
        ],
        'put-one-in': [at(c, 1), 'This is the value at x = 1; put in the x at which the divisor is 0.'],
        'dropped-constant': [value - (c[0] ?? 0), `You left out the ${c[0]} at the end of the polynomial.`],
        'gave-the-constant': c[0] ?? 0,
        ...Object.fromEntries(
          [x - 1, x + 1].map((other) => [
            `put-in-${other > x ? 'more' : 'less'}`,
            [
              at(c, other),
              `This is the value at x = ${other}; put in the x at which the divisor is 0.`,
            ] as const,
          ]),
        ),
      },
      {
        signed: true,
        apart: checkedBy(() => `not the value of the polynomial at x = ${x}, where the divisor is 0`),
      },
    ),
    hints: ['For which x is the divisor zero?', 'The remainder is the value of the polynomial at this x.'],
    explanation: `The divisor ${polynomial([-x, 1])} is 0 at x = ${x}. The remainder is the value of the polynomial there: ${c
      .map((n, i) => (i === 0 ? `${n}` : `${n} × ${operand(x ** i)}`))
      .filter((_, i) => c[i] !== 0)
      .join(' + ')
      .replaceAll('+ -', '- ')} = ${value}.`,
  };
}

const zeros = formed(
  {
    ...info,
    id: 'math.polynomials.zeros',
    title: 'Zeros and factors of polynomials',
    grades: [10, 12],
    objectives: ['Use the remainder theorem and find zeros from factors'],
    keywords: [
      'polynomial functions',
      'zeros of polynomials',
      'remainder theorem',
      'factor theorem',
      'end behavior',
      'polynomials',
    ],
    prerequisites: ['math.algebra.quadratics'],
    standards: ['HSA.APR.B.2', 'HSA.APR.B.3', 'HSF.IF.C.7'],
    teaching: {
      idea:
        'A number c is a zero of a polynomial exactly when (x - c) is a factor. The remainder on division by (x - c) is the value ' +
        'at c. A polynomial of degree n has at most n zeros.',
      caution: 'The factor (x + 2) belongs to the zero -2. The sign changes.',
      mends: {
        'gave-the-constant': 'This is the value at x = 0; find it where the divisor is 0.',
      },
    },
  },
  {
    remainder: form([0, 1, 2], remainder),
    factors: form([0, 1, 2], (rng) => {
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      const c = Math.abs(a) === Math.abs(b) ? Math.abs(b) + 2 : b;
      const k = rng.int(2, 5);
      const turns = (root: number): string =>
        `${polynomial([-root, 1])} is 0 at x = ${root}, not at x = ${-root}.`;
      return {
        question: `Which numbers are the zeros of ${k}x(${polynomial([-a, 1])})(${polynomial([-c, 1])}) besides 0?`,
        ...advisedBoth(
          crossed(
            { right: a, wrong: -a, mistake: 'turned-the-sign', mend: turns(a) },
            { right: c, wrong: -c, mistake: 'not-a-zero', mend: turns(c) },
            (x, y) => `${Math.min(x, y)} and ${Math.max(x, y)}`,
          ),
          'Both signs are wrong; put each of the numbers into its factor.',
        ),
        hints: ['A product is 0 if one of its factors is 0.', 'For which x is each of the two brackets 0?'],
        explanation: `A product is 0 if a factor is 0. The brackets are 0 at x = ${a} and at x = ${c}.`,
      };
    }),
    end: form([0, 1, 2], (rng, dial) => endBehavior(rng, dial)),
    count: form([0, 2], (rng) => {
      const roots = rng.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], rng.int(2, 4));
      const doubled = roots.slice(0, rng.int(1, roots.length - 1));
      const text = [...roots, ...doubled]
        .map((r) => `(${polynomial([-r, 1])})`)
        .sort()
        .join('');
      const n = roots.length;
      return {
        question: `How many different zeros does ${text} have?`,
        ...numeric(n, {
          ...(doubled.length > 0 && {
            'counted-factors': [
              n + doubled.length,
              'You counted all the factors; equal factors give the same zero.',
            ] as const,
            'counted-pairs-only': [
              doubled.length,
              'You counted only the factors that come twice; the others give zeros too.',
            ] as const,
          }),
          'added-zero': [n + 1, 'You counted x = 0 too; none of the factors is 0 there.'],
          'counted-signs-together': [n - 1, 'You left out a zero; each different factor has one of its own.'],
          'counted-two-too-many': [n + 2, `There are only ${n} different factors; equal ones count once.`],
          ...(n > 2 && {
            'counted-two-too-few': [n - 2, `There are ${n} different factors; each gives a zero.`] as const,
          }),
        }),
        hints: ['Each factor is 0 for exactly one x.', 'Which factors come twice? Count them only once.'],
        explanation: `Each factor gives the x at which it is 0, and equal factors give the same x. The zeros are ${list(roots.sort((x, y) => x - y).map(String))}, so there are ${n}.`,
      };
    }),
  },
);

/** Asks where a polynomial goes for large and for very negative x. */
function endBehavior(rng: Rng, dial: Dial): Asked {
  const degree = rng.int(2, byLevel(dial, [3, 4, 5]));
  const lead = rng.pick([-3, -2, -1, 1, 2, 3]);
  const c = [...Array.from({ length: degree }, () => rng.int(-9, 9)), lead];
  const right = lead > 0 ? 'up' : 'down';
  const left = degree % 2 === 0 ? right : right === 'up' ? 'down' : 'up';
  const flip = (s: string): string => (s === 'up' ? 'down' : 'up');
  const top = polynomial([...Array(degree).fill(0), lead]);
  return {
    question: `Where does the graph of y = ${polynomial(c)} go at the far left and at the far right?`,
    ...advisedBoth(
      crossed(
        {
          right: left,
          wrong: flip(left),
          mistake: 'misread-the-left-end',
          mend: `The left end is wrong; for a negative x far out, ${top} is ${left === 'up' ? 'positive' : 'negative'}.`,
        },
        {
          right,
          wrong: flip(right),
          mistake: 'misread-the-right-end',
          mend: `The right end is wrong; for a positive x far out, ${top} is ${right === 'up' ? 'positive' : 'negative'}.`,
        },
        (l, r) => `left ${l}, right ${r}`,
      ),
      'Both ends are wrong; put in a large positive and a large negative x.',
    ),
    hints: [
      'Far out, the term with the highest power decides. Which one is it?',
      'Put a large positive and a large negative number into this term: is it positive or negative?',
    ],
    explanation: `Far out, ${top} decides. For large positive x it is ${lead > 0 ? 'positive' : 'negative'}, so the right end goes ${right}. The exponent ${degree} is ${degree % 2 === 0 ? 'even, so the left end goes the same way' : 'odd, so the left end goes the other way'}.`,
  };
}

/** Factors and zeros of polynomials. */
export const polynomialConcepts: Concept[] = [factoring, zeros];
