import { advisedBoth, crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal, superscript } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { type Compared, comparing } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a number in scientific notation. */
function scientificNumber(rng: Rng, dial: Dial) {
  const m = rational(rng.int(11, 99), 10);
  const e = rng.int(3, byLevel(dial, [6, 7, 9])) * (dial.level > 0 && rng.int(0, 1) ? -1 : 1);
  return { m, e, value: m.times(rational(10).power(e)) };
}

const inScience = (m: string, e: number): string => `${m} × 10${superscript(e)}`;

/** Draws a number with a wrong exponent. Beginners get wrong digits besides, the others a wrong sign. */
function numberAndSlip(rng: Rng, dial: Dial) {
  const isTurned = dial.level === 0;
  const { m, e, value } = drawn(
    () => scientificNumber(rng, dial),
    // Turned digits make a different factor of the same length.
    (number) => !isTurned || (number.m.d !== 1n && !turned(number.m).equals(number.m)),
  );
  const wrong = (Math.abs(e) + rng.pick([-1, 1])) * Math.sign(e);
  return { m, e, value, wrong, isTurned };
}

/** Returns a factor with its two digits in the other order: 3.4 and 4.3. */
function turned(m: Rational): Rational {
  const digits = m.times(10).n;
  return rational((digits % 10n) * 10n + digits / 10n, 10);
}

/** Returns numbers in scientific notation as choices, or what they are written out. */
function scienceChoices({ m, e, wrong, isTurned }: ReturnType<typeof numberAndSlip>, isLong: boolean) {
  const show = (factor: Rational, x: number): string =>
    isLong ? decimal(factor.times(rational(10).power(x))) : inScience(decimal(factor), x);
  const exponent = {
    right: e,
    wrong,
    mistake: 'miscounted-places',
    mend: `You moved the point ${Math.abs(wrong)} places; it moves ${Math.abs(e)} places.`,
  };
  const places = `the point moves ${Math.abs(e)} places, not ${Math.abs(wrong)}`;
  if (isTurned)
    return advisedBoth(
      crossed({ right: m, wrong: turned(m), mistake: 'turned-digits' }, exponent, show),
      `You swapped two digits, and ${places}.`,
    );
  return advisedBoth(
    crossed(exponent, { right: 1, wrong: -1, mistake: 'wrong-sign-of-exponent' }, (x, sign) =>
      show(m, x * sign),
    ),
    `The sign of the exponent is wrong, and ${places}.`,
  );
}

function toScientific(rng: Rng, dial: Dial): Asked {
  const drawing = numberAndSlip(rng, dial);
  const { m, e, value } = drawing;
  return {
    question: `Write ${decimal(value)} in scientific notation.`,
    ...scienceChoices(drawing, false),
    hints: [
      'Write the point after the first digit that is not 0.',
      `How many places did it move? Is ${decimal(value)} a large number, or is it below 1?`,
    ],
    explanation: `Move the point until one digit stands before it: ${Math.abs(e)} places. The number is ${e > 0 ? 'large, so the exponent is positive' : 'small, so the exponent is negative'}: ${inScience(decimal(m), e)}.`,
  };
}

function fromScientific(rng: Rng, dial: Dial): Asked {
  const drawing = numberAndSlip(rng, dial);
  const { m, e, value } = drawing;
  return {
    question: `Which number is ${inScience(decimal(m), e)}?`,
    ...scienceChoices(drawing, true),
    hints: [
      `The exponent is ${e > 0 ? 'positive' : 'negative'}. Is the number large, or below 1?`,
      `Move the point in ${decimal(m)} as many places as the exponent says.`,
    ],
    explanation: `The exponent is ${e}. So move the decimal point ${Math.abs(e)} places to the ${e > 0 ? 'right' : 'left'}: ${decimal(value)}.`,
  };
}

const scientific = formed(
  {
    ...info,
    id: 'math.exponents.scientific-notation',
    title: 'Scientific notation',
    grades: [8, 11],
    objectives: ['Write large and small numbers with powers of ten'],
    keywords: ['scientific notation', 'standard form', 'powers of ten'],
    prerequisites: ['math.exponents.powers', 'math.decimals.multiply'],
    standards: ['8.EE.A.3', '8.EE.A.4'],
    teaching: {
      idea:
        'Scientific notation writes a number as a factor from 1 to below 10 times a power of ten. The exponent counts how ' +
        'many places the point moves: positive for large numbers, negative for numbers below 1.',
      caution: 'A negative exponent makes a number below 1, not a negative number.',
      trap: 'wrong-sign-of-exponent',
      mends: {
        'wrong-sign-of-exponent':
          'The sign is wrong; large numbers have a positive exponent, and numbers below 1 a negative one.',
        'turned-digits': 'You swapped the first two digits; the digits keep their order.',
        'added-the-factors': 'You added the factors before the powers; multiply them.',
        'mixed-up-rules': 'The exponent is wrong; in a product of powers of ten the exponents are added.',
      },
    },
  },
  {
    write: form([0, 1, 2], toScientific),
    read: form([0, 1, 2], fromScientific),
    times: form([1, 2], (rng) => scientificProduct(rng)),
    larger: form([0, 1, 2], comparing(scientificTask)),
  },
);

function scientificTask(rng: Rng, dial: Dial): Compared {
  const m = rng.int(2, byLevel(dial, [99, 400, 999]));
  const e = dial.level > 0 && rng.int(0, 1) === 0 ? -rng.int(2, 5) : rng.int(3, 6);
  const value = rational(m).times(rational(10).power(e));
  return {
    text: inScience(`${m}`, e),
    value,
    way: `${inScience(`${m}`, e)} is ${decimal(value)}.`,
    show: decimal,
    method: 'Write both as plain numbers. The exponent tells how many places the point moves.',
  };
}

function scientificProduct(rng: Rng): Asked {
  const [a, b] = drawn(
    () => [rational(rng.int(11, 33), 10), rng.int(2, 3)] as const,
    ([x, y]) => !x.times(y).equals(x.plus(y)),
  );
  const [m, n] = rng.pair(range(3, 9));
  const product = a.times(b);
  return {
    question: `What is (${inScience(decimal(a), m)}) × (${inScience(`${b}`, n)})?`,
    ...advisedBoth(
      crossed(
        { right: m + n, wrong: rng.pick([m * n, Math.abs(m - n)]), mistake: 'mixed-up-rules' },
        { right: product, wrong: a.plus(b), mistake: 'added-the-factors' },
        (e, factor) => inScience(decimal(factor), e),
      ),
      'Multiply the factors, and add the exponents; this does neither.',
    ),
    hints: [
      `Multiply the numbers before the powers: ${decimal(a)} × ${b}.`,
      'Then multiply the powers of ten. What happens to their exponents?',
    ],
    explanation: `Multiply the factors: ${decimal(a)} × ${b} = ${decimal(product)}. Add the exponents: ${m} + ${n} = ${m + n}.`,
  };
}

/** Scientific notation. */
export const scientificNotation: Concept[] = [scientific];
