import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

function twoFactors(rng: Rng, dial: Dial) {
  const k = byLevel(dial, [1, 1, rng.int(2, 4)]);
  const [a, b] = byLevel(dial, [
    [rng.int(1, 9), rng.int(1, 9)],
    [nonZero(rng, 9), nonZero(rng, 12)],
    [nonZero(rng, 9), nonZero(rng, 9)],
  ] as const);
  const middle = k * b + a || 1;
  const b2 = k * b + a === 0 ? b + 1 : b;
  return { k, a, b: b2, middle: k * b2 + a || middle, low: a * b2 };
}

const product = (k: number, a: number, b: number): string => `(${polynomial([a, k])})(${polynomial([b, 1])})`;

function expandQuestion(rng: Rng, dial: Dial): Asked {
  const { k, a, b, middle, low } = twoFactors(rng, dial);
  const fits = (right: number) => (part: { wrong: number }) => part.wrong !== right && part.wrong !== 0;
  const turned = dial.level > 0;
  const middles = [
    ...(turned ? [{ wrong: -middle, mistake: 'lost-sign-of-middle' }] : []),
    { wrong: k * b, mistake: 'left-out-a-middle-term' },
    { wrong: k * b - a, mistake: 'subtracted-the-middle-terms' },
    ...(turned ? [k * b + 2 * a, 2 * k * b + a] : []).map((wrong) => ({
      wrong,
      mistake: 'counted-a-middle-term-twice',
    })),
    ...[-2, -1, 1, 2].map((off) => ({
      wrong: middle + off,
      mistake: 'wrong-sum',
      mend: `The terms with x are ${polynomial([0, k * b])} and ${polynomial([0, a])}; their sum is not ${polynomial([0, middle + off])}.`,
    })),
  ].filter(fits(middle));
  const lows = [
    ...(turned ? [{ wrong: -low, mistake: 'lost-sign-of-last' }] : []),
    { wrong: a + b, mistake: 'added-the-numbers' },
    ...[low + a, low - a, low + b, low - b].map((wrong) => ({
      wrong,
      mistake: 'wrong-product',
      mend: `The last term is ${a} × ${operand(b)}, which is not ${wrong}.`,
    })),
  ].filter(fits(low));
  return {
    question: `Expand ${product(k, a, b)}.`,
    ...advisedBoth(
      crossed({ right: middle, ...rng.pick(middles) }, { right: low, ...rng.pick(lows) }, (m, l) =>
        polynomial([l, m, k]),
      ),
      'The term with x and the last number are both wrong; work out all four products again.',
    ),
    hints: [
      'Multiply each term of the first brackets with each term of the second: four products.',
      'Two of them have an x without a square. Add them, with their signs.',
    ],
    explanation: `Multiply each term with each. The middle terms are ${polynomial([0, k * b])} and ${polynomial([0, a])}, and the last term is ${low}: ${polynomial([low, middle, k])}.`,
  };
}

const expand = formed(
  {
    ...info,
    id: 'math.algebra.expand',
    title: 'Multiplying binomials',
    grades: [8, 11],
    objectives: ['Expand a product of two binomials'],
    keywords: ['expand', 'foil', 'binomials', 'multiplying polynomials'],
    prerequisites: ['math.algebra.equivalent', 'math.exponents.powers', 'math.integers.multiply-divide'],
    standards: ['HSA.APR.A.1', 'HSA.SSE.A.2'],
    teaching: {
      idea:
        'To multiply two sums, multiply each term of the first with each term of the second. A rectangle with sides x + 3 and ' +
        'x + 5 has four parts: x², 5x, 3x and 15.',
      caution: '(x + 3)² is not x² + 9. There the middle term, 6x, is missing.',
      mends: {
        'lost-sign-of-middle': 'The term with x has the wrong sign; check the signs of both products with x.',
        'left-out-a-middle-term': 'You left out one of the two terms with x; add both of them.',
        'counted-a-middle-term-twice': 'You counted one of the terms with x twice; add each of them once.',
        'subtracted-the-middle-terms': 'You subtracted the terms with x; add them with their signs.',
        'lost-sign-of-last': 'The last term has the wrong sign; it is the product of both numbers.',
        'added-the-numbers': 'You added the two numbers for the last term; multiply them.',
      },
    },
  },
  {
    expand: form([0, 1, 2], expandQuestion),
    factors: form([0, 1, 2], (rng, dial) => {
      const { k, a, b, middle, low } = twoFactors(rng, dial);
      const near = (n: number, steps: readonly number[]): number =>
        n + rng.pick(steps.filter((by) => n + by !== 0));
      const worth = (y: number, x: number): string => `${k}x²+${k * y + x}x+${x * y}`;
      const [other, wrongA] = drawn(
        () => [rng.pick([-b, near(b, [-2, -1, 1, 2])]), rng.pick([-a, near(a, [-1, 1])])] as const,
        // Factors in another order are the same product.
        ([y, x]) => new Set([worth(b, a), worth(y, a), worth(b, x), worth(y, x)]).size === 4,
      );
      const show = (x: number, y: number): string => product(k, x, y);
      const { answer, mistakes } = crossed(
        { right: b, wrong: other, mistake: 'another-second-number' },
        { right: a, wrong: wrongA, mistake: 'another-first-number' },
        (y, x) => show(x, y),
        worth,
      );
      const offered = [
        [a, other],
        [wrongA, b],
        [wrongA, other],
      ] as const;
      return {
        question: `Which product is equal to ${polynomial([low, middle, k])}?`,
        answer,
        mistakes: mistakes.map((mistake, i) => {
          const [x, y] = offered[i] ?? [a, b];
          return { ...mistake, mend: `Expanded, this product is ${polynomial([x * y, k * y + x, k])}.` };
        }),
        hints: [
          `The two plain numbers must multiply to ${low}. Check their signs too.`,
          `Work out the terms with x for the choices that are left. Together they must be ${polynomial([0, middle])}.`,
        ],
        explanation: `Expand it: the terms with x are ${polynomial([0, k * b])} and ${polynomial([0, a])}, together ${polynomial([0, middle])}. The last term is ${a} × ${operand(b)} = ${low}.`,
      };
    }),
    claim: form([0], expandQuestion, 'claimed'),
    middle: form([1, 2], (rng, dial) => {
      const { k, a, b, middle } = twoFactors(rng, dial);
      return {
        question: `Expand ${product(k, a, b)}. Which number stands before x?`,
        ...numeric(
          middle,
          {
            'subtracted-the-middle-terms': k * b - a,
            'gave-the-last-term': [
              a * b,
              'This is the plain number at the end; the terms with x come from the outer and inner products.',
            ],
            'counted-the-inner-term-twice': [
              k * b + 2 * a,
              `You counted ${polynomial([0, a])} twice; add each term with x once.`,
            ],
            'counted-the-outer-term-twice': [
              2 * k * b + a,
              `You counted ${polynomial([0, k * b])} twice; add each term with x once.`,
            ],
            'left-out-a-middle-term': k * b,
            'left-out-the-outer-term': [a, 'You left out one of the two terms with x; add both of them.'],
            'lost-sign-of-middle': -middle,
          },
          { signed: true, apart: checkedBy(() => `not the sum of ${k * b} and ${a}`) },
        ),
        hints: [
          'Two of the four products have an x without a square. Which are they?',
          'Add the two numbers before x, with their signs.',
        ],
        explanation: `The terms with x are ${polynomial([0, k * b])} and ${polynomial([0, a])}. Together they are ${polynomial([0, middle])}, so the number before x is ${middle}.`,
      };
    }),
  },
);

/** Products of binomials. */
export const binomials: Concept[] = [expand];
