import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed, range } from '../templates.ts';
import { superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a power of a whole number that can be worked out by hand. */
function power(rng: Rng, { level }: Dial): { b: number; e: number } {
  const most = [400, 1300, 20000][level] ?? 400;
  const e = rng.pick(level === 0 ? [2, 2, 3] : [2, 3, 4, 5]);
  return { b: rng.pick(range(2, 40).filter((b) => b ** e <= most)), e };
}

const factors = (b: number, e: number): string => Array(e).fill(b).join(' × ');

function powerTask(rng: Rng, dial: Dial): Task {
  const { b, e } = power(rng, dial);
  return {
    text: `${b}${superscript(e)}`,
    value: b ** e,
    show: (r) => whole(r.n),
    mistakes: {
      'multiplied-by-exponent': b * e,
      'one-factor-too-few': b ** (e - 1),
      'one-factor-too-many': b ** (e + 1),
      'slip-in-product': b ** e + b,
    },
    way: `The exponent counts the factors: ${factors(b, e)} = ${whole(b ** e)}.`,
  };
}

const powers = formed(
  {
    ...info,
    id: 'math.exponents.powers',
    title: 'Powers',
    grades: [5, 8],
    objectives: ['Work out powers of whole numbers'],
    keywords: ['exponents', 'powers', 'squares', 'cubes', 'squared', 'cubed'],
    prerequisites: ['math.multiplication.multi-digit'],
    standards: ['6.EE.A.1'],
    teaching: {
      idea: 'A power is a short form of a product of equal factors. In 2⁵ the base 2 is the factor, and the exponent 5 counts the factors.',
      caution: '2⁵ is not 2 × 5. It is 2 × 2 × 2 × 2 × 2.',
      hints: [
        'Which number is multiplied?',
        'How many factors are there?',
        'Write the product out and multiply step by step.',
      ],
      mends: {
        'multiplied-by-exponent': 'The exponent is not a factor. It counts how often the base is multiplied.',
        'one-factor-too-few': 'One factor is missing. Count the factors.',
        'one-factor-too-many': 'There is one factor too many. Count the factors.',
        'slip-in-product': 'The product is a little too large. Multiply step by step once more.',
        'swapped-base-and-exponent':
          'The base is the factor, and the exponent counts. They cannot be swapped.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1], direct(powerTask)),
    product: form([0], (rng) => {
      const [b, e] = rng.pair(range(2, 9));
      const wrong = (e + rng.pick([-1, 1])) as number;
      return {
        question: `Which power is short for ${factors(b, e)}?`,
        ...crossed(
          { right: e, wrong: wrong === b ? e + 1 : wrong, mistake: 'one-factor-too-many' },
          { right: false, wrong: true, mistake: 'swapped-base-and-exponent' },
          (x, swapped) => (swapped ? `${x}${superscript(b)}` : `${b}${superscript(x)}`),
        ),
        explanation: `The factor ${b} stands there ${e} times, so the exponent is ${e}.`,
      };
    }),
    exponent: form([0, 1, 2], (rng, dial) => {
      const b = rng.int(2, byLevel(dial, [10, 10, 12]));
      const e = rng.pick(range(2, 10).filter((x) => b ** x <= byLevel(dial, [1100, 10_000, 70_000])));
      return {
        question: `Which exponent goes in the gap? ${whole(b ** e)} = ${b} to the power of □`,
        ...numeric(e, {
          'one-factor-too-few': e - 1,
          'one-factor-too-many': e + 1,
          'swapped-base-and-exponent': b === e ? e + 2 : b,
        }),
        explanation: `${factors(b, e)} = ${whole(b ** e)}, which has ${e} factors.`,
      };
    }),
    equal: form([1, 2], matching(powerTask)),
    compare: form([1, 2], comparing(powerTask)),
    sum: form([0, 2], (rng, dial) => {
      const [x, y] = rng.pair(range(2, byLevel(dial, [10, 10, 12])));
      const [d, e] = [rng.int(2, 3), 2];
      const value = x ** d + y ** e;
      return {
        question: `What is ${x}${superscript(d)} + ${y}${superscript(e)}?`,
        ...numeric(value, {
          'multiplied-by-exponent': x * d + y * e,
          'slip-in-product': value + x,
          'one-factor-too-few': x ** (d - 1) + y ** e,
        }),
        explanation: `Powers come before sums: ${x ** d} + ${y ** e} = ${whole(value)}.`,
      };
    }),
  },
);

/** Powers. */
export const exponents: Concept[] = [powers];
