import type { WrongNumber } from '../choices.ts';
import { gcd, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed, range } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { comparing, direct, matching, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a negative or positive fraction or decimal. */
function signedPart(rng: Rng, dial: Dial): Rational {
  const d = rng.pick(
    byLevel(dial, [
      [2, 4],
      [2, 4, 5],
      [3, 4, 6, 8],
    ]),
  );
  return rational(rng.pick(range(1, 4 * d - 1).filter((n) => n % d !== 0)) * (rng.int(0, 1) ? 1 : -1), d);
}

const bracketed = (r: Rational): string => (r.n < 0n ? `(${plain(r)})` : plain(r));

const sizeOf = (r: Rational): Rational => (r.n < 0n ? r.times(-1) : r);

/** Returns the least common denominator. */
const commonOf = (a: Rational, b: Rational): bigint => (a.d * b.d) / BigInt(gcd(Number(a.d), Number(b.d)));

/** Writes a number over the common denominator with another one, in brackets if it is negative. */
function over(a: Rational, b: Rational): string {
  const common = commonOf(a, b);
  const text = `${(a.n * common) / a.d}/${common}`;
  return a.n < 0n ? `(${text})` : text;
}

/** Draws two numbers and what to do with them. */
function drawSum(rng: Rng, dial: Dial) {
  const [a, b] = [signedPart(rng, dial), signedPart(rng, dial)];
  const sign = rng.pick(['+', '-', '×'] as const);
  return { a, b, sign, value: sign === '+' ? a.plus(b) : sign === '-' ? a.minus(b) : a.times(b) };
}

/** Returns results with a numerator near the right one over the denominator of the working. */
function nearTops(value: Rational, below: bigint): Record<string, WrongNumber> {
  const top = (value.n * below) / value.d;
  return Object.fromEntries(
    [-2n, -1n, 1n, 2n].map((off) => [
      `top-off-by-${off}`,
      [rational(top + off, below), `Over ${below} the numerator is ${top}, not ${top + off}.`] as const,
    ]),
  );
}

function rationalTask(rng: Rng, dial: Dial): Task {
  const { a, b, sign, value } = drawn(
    () => drawSum(rng, dial),
    (task) => (task.a.n < 0n || task.b.n < 0n) && task.value.n !== 0n,
  );
  const result = value.n === 0n ? '0' : over(value, rational(1, commonOf(a, b))).replace(/[()]/g, '');
  return {
    text: `${plain(a)} ${sign} ${bracketed(b)}`,
    value,
    signed: true,
    mistakes: {
      ...nearTops(value, sign === '×' ? a.d * b.d : commonOf(a, b)),
      'wrong-sign': value.times(-1),
      'inverted-operation':
        sign === '×'
          ? [a.plus(b), 'You added the numbers; multiply them.']
          : [
              sign === '+' ? a.minus(b) : a.plus(b),
              `You ${sign === '+' ? 'subtracted' : 'added'}; read the sign between the numbers again.`,
            ],
      'ignored-signs': sign === '×' ? a.minus(b) : sizeOf(a).plus(sizeOf(b)),
      ...(sign === '×'
        ? {
            'ignored-signs': [a.minus(b), 'You subtracted the numbers; multiply them.'] as const,
            'turned-over': [a.over(b), 'You divided by the second number; multiply by it.'] as const,
          }
        : {
            'worked-above-and-below': [
              rational(sign === '+' ? a.n + b.n : a.n - b.n, a.d + b.d),
              'You worked with the denominators too; write both numbers with one denominator first.',
            ] as const,
            'took-difference-of-sizes': sizeOf(sizeOf(a).minus(sizeOf(b))),
          }),
    },
    hints:
      sign === '×'
        ? [
            `Multiply the sizes first: ${plain(sizeOf(a))} × ${plain(sizeOf(b))}.`,
            `Are the signs of ${plain(a)} and ${plain(b)} equal or different?`,
          ]
        : [
            `${sign === '-' ? `Taking away ${plain(b)} is adding ${plain(b.times(-1))}. ` : ''}${sizesOf(a, b)}`,
            `Start at ${plain(a)}. Which way does the second number lead you?`,
          ],
    method: 'Decide on the sign first. Then work with the fractions as usual.',
    way:
      sign === '×'
        ? `Multiply above and below: ${sizeOf(a).n} × ${sizeOf(b).n} over ${a.d} × ${b.d}. The signs are ${a.n < 0n === b.n < 0n ? 'equal' : 'different'}, so the result is ${plain(value)}.`
        : `Write both numbers over ${commonOf(a, b)}: ${over(a, b).replace(/[()]/g, '')} ${sign} ${over(b, a)}. That is ${result}${result === plain(value) ? '' : `, or ${plain(value)}`}.`,
  };
}

/** Says how to bring two numbers to parts of one size. */
function sizesOf(a: Rational, b: Rational): string {
  if (a.d !== b.d) return 'Write both numbers with one denominator.';
  return a.d === 1n ? 'Think of a number line.' : 'Both have parts of the same size, so count the parts.';
}

const negativeFractions = formed(
  {
    ...info,
    id: 'math.rationals.arithmetic',
    title: 'Negative fractions',
    grades: [7, 9],
    objectives: ['Add, subtract and multiply rational numbers'],
    keywords: ['rational numbers', 'negative fractions', 'signed fractions'],
    prerequisites: ['math.integers.multiply-divide', 'math.fractions.add', 'math.fractions.multiply'],
    standards: ['7.NS.A.1', '7.NS.A.2', '7.NS.A.3'],
    teaching: {
      idea:
        'Fractions can be negative, too. The rules for signs are those of integers, and the rules for fractions stay: a ' +
        'common denominator for sums, above and below for products.',
      caution: 'The minus sign belongs to the whole fraction. -1/2 lies between -1 and 0.',
      trap: 'wrong-sign',
      mends: {
        'wrong-sign': 'The size is right, but the sign is not; check on which side of zero the result lies.',
        'ignored-signs': 'You added the sizes and ignored the signs; the signs decide the direction.',
        'took-difference-of-sizes':
          'You took the difference of the sizes; check the direction of the move and the sign.',
      },
    },
  },
  {
    value: form([0, 1], direct(rationalTask)),
    equal: form([0, 1, 2], matching(rationalTask)),
    claim: form([0, 2], direct(rationalTask), 'claimed'),
    compare: form([1, 2], comparing(rationalTask)),
  },
);

/** Negative fractions. */
export const rationals: Concept[] = [negativeFractions];
