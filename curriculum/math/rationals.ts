import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
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
  return rational(rng.int(1, 3 * d - 1) * (rng.int(0, 1) ? 1 : -1), d);
}

const bracketed = (r: Rational): string => (r.n < 0n ? `(${plain(r)})` : plain(r));

function rationalTask(rng: Rng, dial: Dial): Task {
  const [a, b] = [signedPart(rng, dial), signedPart(rng, dial)];
  const sign = rng.pick(['+', '-', '×'] as const);
  const value = sign === '+' ? a.plus(b) : sign === '-' ? a.minus(b) : a.times(b);
  return {
    text: `${plain(a)} ${sign} ${bracketed(b)}`,
    value,
    signed: true,
    mistakes: {
      'wrong-sign': value.times(-1),
      'inverted-operation': sign === '+' ? a.minus(b) : a.plus(b),
      'forgot-the-denominator': value.plus(value.n < 0n ? -1 : 1),
    },
    way: `${sign === '×' ? 'Multiply above and below, and look at the signs' : 'Use a common denominator, and look at the direction'}: ${plain(a)} ${sign} ${bracketed(b)} = ${plain(value)}.`,
  };
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
      hints: ['Do the signs first: will the result be below zero?', 'Then work with the fractions.'],
      mends: {
        'wrong-sign': 'The size is right, but the sign is not.',
        'inverted-operation': 'You added instead of subtracting, or the other way round. Look at both signs.',
        'forgot-the-denominator': 'The result is a whole off. Count in parts of one size.',
        'another-value': 'Work out each choice.',
        'compared-without-working-out': 'Work out both values first.',
      },
    },
  },
  {
    value: form([0, 1], direct(rationalTask)),
    equal: form([0, 1, 2], matching(rationalTask)),
    claim: form([0, 1, 2], direct(rationalTask), 'claimed'),
    compare: form([1, 2], comparing(rationalTask)),
  },
);

/** Negative fractions. */
export const rationals: Concept[] = [negativeFractions];
