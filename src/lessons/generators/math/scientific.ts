import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range } from '../templates.ts';
import { decimal, superscript } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { type Asked, comparing, inForms, type Task } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a number in scientific notation. */
function scientificNumber(rng: Rng, dial: Dial) {
  const m = rational(rng.int(11, 99), 10);
  const e = rng.int(3, byLevel(dial, [6, 7, 9])) * (dial.level > 0 && rng.int(0, 1) ? -1 : 1);
  return { m, e, value: m.times(rational(10).power(e)) };
}

const inScience = (m: string, e: number): string => `${m} × 10${superscript(e)}`;

function toScientific(rng: Rng, dial: Dial): Asked {
  const { m, e, value } = scientificNumber(rng, dial);
  const step = rng.pick([-1, 1]);
  return {
    question: `Write ${decimal(value)} in scientific notation.`,
    ...crossed(
      { right: e, wrong: e + step, mistake: 'miscounted-places' },
      { right: 1, wrong: -1, mistake: 'wrong-sign-of-exponent' },
      (x, sign) => inScience(decimal(m), x * sign),
    ),
    explanation: `Move the point until one digit stands before it: ${Math.abs(e)} places. The number is ${e > 0 ? 'large, so the exponent is positive' : 'small, so the exponent is negative'}: ${inScience(decimal(m), e)}.`,
  };
}

const scientific = inForms(
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
        'many places the point moves: positive for large numbers, negative for small ones.',
      caution: 'A negative exponent makes a small number, not a negative one.',
      hints: [
        'Where must the point stand, so that one digit is before it?',
        'How many places does it move?',
        'Is the number large or small?',
      ],
      mends: {
        'miscounted-places': 'Count the places once more, from the old point to the new one.',
        'wrong-sign-of-exponent':
          'Large numbers have a positive exponent, numbers below 1 have a negative one.',
        'mixed-up-rules': 'Multiply the factors, but add the exponents.',
      },
    },
  },
  {
    write: [[0, 1, 2], toScientific],
    read: [
      [0, 1, 2],
      (rng, dial) => {
        const { m, e, value } = scientificNumber(rng, dial);
        const ten = rational(10);
        return {
          question: `Which number is ${inScience(decimal(m), e)}?`,
          ...numeric(
            value,
            {
              'miscounted-places': value.times(rng.int(0, 1) ? ten : rational(1, 10)),
              'wrong-sign-of-exponent': m.times(ten.power(-e)),
            },
            { show: decimal, slip: value.times(9), signed: true },
          ),
          explanation: `Move the point ${Math.abs(e)} places to the ${e > 0 ? 'right' : 'left'}: ${decimal(value)}.`,
        };
      },
    ],
    claim: [[0, 1], toScientific, 'claimed'],
    times: [[1, 2], (rng) => scientificProduct(rng)],
    larger: [[0, 1, 2], comparing(scientificTask)],
  },
);

function scientificTask(rng: Rng): Task {
  const m = rng.int(2, 9);
  const e = rng.int(4, 6);
  const value = rational(m).times(rational(10).power(e));
  return { text: inScience(`${m}`, e), value, mistakes: {}, way: '', show: decimal };
}

function scientificProduct(rng: Rng): Asked {
  const [a, b] = [rng.int(2, 4), 2];
  const [m, n] = rng.pair(range(3, 9));
  return {
    question: `What is (${inScience(`${a}`, m)}) × (${inScience(`${b}`, n)})?`,
    ...crossed(
      { right: m + n, wrong: m * n, mistake: 'mixed-up-rules' },
      { right: a * b, wrong: a * b + rng.pick([-1, 1]), mistake: 'miscounted-places' },
      (e, factor) => inScience(`${factor}`, e),
    ),
    explanation: `Multiply the factors: ${a} × ${b} = ${a * b}. Add the exponents: ${m} + ${n} = ${m + n}.`,
  };
}

/** Scientific notation. */
export const scientificNotation: Concept[] = [scientific];
