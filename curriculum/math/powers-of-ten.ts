import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Numbers' };
const power = (e: number): Rational => rational(10).power(e);

/** Draws a number, in level 0 a whole one. */
const numberOf = (rng: Rng, level: number): Rational =>
  rational(
    drawn(
      () => rng.int(11, 999),
      (n) => n % 10 !== 0,
    ),
    10 ** (level === 0 ? 0 : rng.int(1, 2)),
  );

const powerForms: Forms = {
  times: form([0, 1], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level), rng.int(1, 3)];
    return {
      key: `${n} ${e}`,
      question: `What is ${decimal(n)} × 10${superscript(e)}?`,
      ...placed(rng, n, e),
      explanation: `10${superscript(e)} is ${whole(10 ** e)}. Each digit moves ${e} ${e === 1 ? 'place' : 'places'} to the left: ${decimal(n.times(power(e)))}.`,
    };
  }),
  over: form([0, 1, 2], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level === 0 ? 0 : 1), rng.int(1, level === 0 ? 2 : 3)];
    return {
      key: `${n} ${e}`,
      question: `What is ${decimal(n)} ÷ 10${superscript(e)}?`,
      ...placed(rng, n, -e),
      explanation: `10${superscript(e)} is ${whole(10 ** e)}. Each digit moves ${e} ${e === 1 ? 'place' : 'places'} to the right: ${decimal(n.times(power(-e)))}.`,
    };
  }),
  exponent: form([1, 2], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level), rng.int(2, 5)];
    return {
      key: `${n} ${e}`,
      question: `Which exponent goes in the box? ${decimal(n)} × 10 to the power of □ = ${decimal(n.times(power(e)))}`,
      ...numeric(e, {
        'one-place-off': e + rng.pick([1, -1]),
        'counted-digits': decimal(n.times(power(e))).replace(/\D/g, '').length,
      }),
      explanation: `Each digit moves ${e} places to the left, and each place is one factor of 10. So the exponent is ${e}.`,
    };
  }),
  factor: form([2], (rng, { level }) => {
    const n = numberOf(rng, level + 1);
    const e = rng.int(1, 3);
    const isUp = rng.int(0, 1) === 1;
    const result = n.times(power(isUp ? e : -e));
    return {
      key: `${n} ${isUp} ${e}`,
      question: `What must you do to ${decimal(n)} to get ${decimal(result)}?`,
      ...crossed(
        {
          right: isUp ? 'multiply' : 'divide',
          wrong: isUp ? 'divide' : 'multiply',
          mistake: 'wrong-direction',
        },
        { right: e, wrong: beside(rng, e, { by: 1 }), mistake: 'one-place-off' },
        (verb, k) => `${verb} by ${whole(10 ** k)}`,
      ),
      explanation: `Each digit moves ${e} ${e === 1 ? 'place' : 'places'} to the ${isUp ? 'left: multiply' : 'right: divide'} by ${whole(10 ** e)}.`,
    };
  }),
  write: form([0], (rng) => {
    const [d, e] = [rng.int(2, 9), rng.int(2, 6)];
    return {
      key: `${d} ${e}`,
      question: `Which is equal to ${whole(d * 10 ** e)}?`,
      ...crossed(
        { right: d, wrong: beside(rng, d), mistake: 'wrong-digit' },
        { right: e, wrong: beside(rng, e, { by: 1 }), mistake: 'one-place-off' },
        (a, b) => `${a} × 10${superscript(b)}`,
      ),
      explanation: `${whole(d * 10 ** e)} is ${d} × ${whole(10 ** e)}. ${whole(10 ** e)} has ${e} zeros, so it is 10${superscript(e)}.`,
    };
  }),
};

/** Returns four places of the point as choices, of which the right one may be any. */
function placed(rng: Rng, n: Rational, e: number) {
  const first = rng.int(Math.max(-4, e - 3), e);
  const option = (k: number) => ({ text: decimal(n.times(power(k))), worth: `${n.times(power(k))}` });
  const wrong = [0, 1, 2, 3].map((i) => first + i).filter((k) => k !== e);
  return { answer: option(e), mistakes: wrong.map((k) => ({ name: 'one-place-off', ...option(k) })) };
}

const powersOfTen = formed(
  {
    ...info,
    id: 'math.numbers.powers-of-ten',
    title: 'Powers of ten',
    grades: [5, 6],
    objectives: ['Multiply and divide by powers of ten'],
    keywords: ['powers of ten', 'multiply by 10', 'multiply by 100', 'divide by 10', 'exponents of ten'],
    prerequisites: ['math.decimals.place-value'],
    standards: ['5.NBT.A.2'],
    teaching: {
      idea: '10³ is a short way to write 10 × 10 × 10 = 1,000. Multiplying by 10 moves each digit one place to the left, since each place is worth 10 times the next one. Dividing moves them to the right.',
      caution: 'Do not just add zeros: 2.5 × 10 is 25, and not 2.50.',
      hints: [
        'What number is the power of ten?',
        'How many places do the digits move, and which way?',
        'Should the result be larger or smaller?',
      ],
      mends: {
        'one-place-off': 'The exponent tells how many places the digits move. Count them again.',
        'counted-digits': 'Count how far the digits move, and not how many there are.',
        'wrong-direction': 'Is the result larger or smaller? Larger needs a product.',
        'wrong-digit': 'Look at the first digit of the number.',
      },
    },
  },
  powerForms,
);

/** Powers of ten. */
export const roundNumbers: Concept[] = [powersOfTen];
