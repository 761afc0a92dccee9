import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

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
  const wrongMiddle = rng.pick(
    [-middle, middle + (rng.int(0, 1) || -1) * Math.abs(b), k * b - a].filter((m) => m !== middle),
  );
  const wrongLow = rng.pick([-low, a + b].filter((v) => v !== low && v !== 0));
  return {
    question: `Expand ${product(k, a, b)}.`,
    ...crossed(
      { right: middle, wrong: wrongMiddle, mistake: 'wrong-middle-term' },
      { right: low, wrong: wrongLow ?? low + 1, mistake: 'wrong-last-term' },
      (m, l) => polynomial([l, m, k]),
    ),
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
      caution: '(x + 3)² is not x² + 9. The middle term 6x is missing.',
      hints: [
        'Which four products are there?',
        'Add the two terms with x.',
        'Look at the signs of both numbers.',
      ],
      mends: {
        'wrong-middle-term': 'The middle term is the sum of two products. Watch their signs.',
        'wrong-last-term': 'The last term is the product of the two numbers, with its sign.',
        'another-product': 'Expand this product: it gives another middle or last term.',
      },
    },
  },
  {
    expand: form([0, 1, 2], expandQuestion),
    factors: form([0, 1, 2], (rng, dial) => {
      const { k, a, b, middle, low } = twoFactors(rng, dial);
      const wrong = rng.pick([b - 2, b - 1, b + 1, b + 2].filter((x) => x !== 0));
      const [other, flip] = [wrong, rng.int(0, 1) === 1];
      const show = (x: number, y: number): string => product(k, x, y);
      return {
        question: `Which product is equal to ${polynomial([low, middle, k])}?`,
        ...crossed(
          { right: b, wrong: other, mistake: 'another-product' },
          { right: a, wrong: flip ? a + 1 || 2 : a - 1 || -2, mistake: 'wrong-last-term' },
          (y, x) => show(x, y),
          (y, x) => `${k}x²+${k * y + x}x+${x * y}`,
        ),
        explanation: `${show(a, b)} has the middle term ${polynomial([0, middle])} and the last term ${low}.`,
      };
    }),
    claim: form([0, 1, 2], expandQuestion, 'claimed'),
    middle: form([1, 2], (rng, dial) => {
      const { k, a, b, middle } = twoFactors(rng, dial);
      return {
        question: `Which number stands before x in the expanded form of ${product(k, a, b)}?`,
        ...numeric(middle, { 'wrong-middle-term': k * b - a, 'wrong-last-term': a * b }, { signed: true }),
        explanation: `The terms with x are ${polynomial([0, k * b])} and ${polynomial([0, a])}. Together: ${polynomial([0, middle])}.`,
      };
    }),
  },
);

/** Products of binomials. */
export const binomials: Concept[] = [expand];
