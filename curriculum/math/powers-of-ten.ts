import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, decimal, superscript, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { beside, checkedFrom, drawn } from './middle-forms.ts';

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

const places = (n: number): string => count(n, 'place');

const powerForms: Forms = {
  times: form([0, 1], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level), rng.int(1, 3)];
    return {
      key: `${n} ${e}`,
      question: `What is ${decimal(n)} × 10${superscript(e)}?`,
      ...placed(rng, n, e),
      hints: [
        `Write 10${superscript(e)} without an exponent. By which number do you multiply?`,
        'Each factor of 10 moves the digits one place to the left.',
      ],
      explanation: `10${superscript(e)} is ${whole(10 ** e)}. Each digit moves ${places(e)} to the left: ${decimal(n.times(power(e)))}.`,
    };
  }),
  over: form([0, 1, 2], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level === 0 ? 0 : 1), rng.int(1, level === 0 ? 2 : 3)];
    return {
      key: `${n} ${e}`,
      question: `What is ${decimal(n)} ÷ 10${superscript(e)}?`,
      ...placed(rng, n, -e),
      hints: [
        `Write 10${superscript(e)} without an exponent. By which number do you divide?`,
        'Each division by 10 moves the digits one place to the right.',
      ],
      explanation: `10${superscript(e)} is ${whole(10 ** e)}. Each digit moves ${places(e)} to the right: ${decimal(n.times(power(-e)))}.`,
    };
  }),
  exponent: form([1, 2], (rng, { level }) => {
    const [n, e] = [numberOf(rng, level), rng.int(2, 5)];
    const result = decimal(n.times(power(e)));
    const tried = (x: number) =>
      [
        x,
        `${decimal(n)} × 10${superscript(x)} is ${decimal(n.times(power(x)))}; you need ${result}.`,
      ] as const;
    return {
      key: `${n} ${e}`,
      question: `Which exponent goes in the box? ${decimal(n)} × 10 to the power of □ = ${result}`,
      ...numeric(
        e,
        {
          'one-place-too-few': tried(e - 1),
          'one-place-too-many': tried(e + 1),
          'two-places-too-few': tried(e - 2),
          'two-places-too-many': tried(e + 2),
          'counted-digits': [
            result.replace(/\D/g, '').length,
            `You counted the digits of ${result}; count how far they moved.`,
          ],
          'counted-zeros': [
            /0*$/.exec(result)?.[0].length ?? 0,
            `You counted the zeros of ${result}; count how far the digits moved.`,
          ],
        },
        {
          apart: checkedFrom(
            (x) => `${decimal(n)} × 10${superscript(x)} is ${decimal(n.times(power(x)))}, not ${result}`,
          ),
        },
      ),
      hints: [
        `In ${decimal(n)}, in which place is the first digit? In which place is it in ${result}?`,
        'Count the places that it moves. Each place is one factor of 10.',
      ],
      explanation: `Each digit moves ${e} places to the left, and each place is one factor of 10. So the exponent is ${e}.`,
    };
  }),
  factor: form([2], (rng, { level }) => changeBetween(rng, numberOf(rng, level + 1))),
  write: form([0], (rng) => {
    const [d, e] = [rng.int(2, 9), rng.int(2, 6)];
    const [digit, exponent] = [beside(rng, d), beside(rng, e, { by: 1 })];
    const number = whole(d * 10 ** e);
    const option = (a: number, b: number) => ({
      text: `${a} × 10${superscript(b)}`,
      worth: `${a}e${b}`,
      mend: `${a} × 10${superscript(b)} is ${whole(a * 10 ** b)}; you need ${number}.`,
    });
    return {
      key: `${d} ${e}`,
      question: `Which is equal to ${number}?`,
      answer: { text: option(d, e).text, worth: option(d, e).worth },
      mistakes: [
        { name: 'wrong-digit', ...option(digit, e) },
        { name: 'miscounted-zeros', ...option(d, exponent) },
        { name: 'wrong-digit and miscounted-zeros', ...option(digit, exponent) },
      ],
      hints: [
        `Write ${number} as one digit times 10, 100, 1,000 and so on.`,
        'The exponent of 10 counts the zeros.',
      ],
      explanation: `${number} is ${d} × ${whole(10 ** e)}. ${whole(10 ** e)} has ${e} zeros, so it is 10${superscript(e)}: ${d} × 10${superscript(e)}.`,
    };
  }),
};

/** Asks for the factor or the divisor that leads from one number to another. */
function changeBetween(rng: Rng, n: Rational) {
  const e = rng.int(1, 3);
  const isUp = rng.int(0, 1) === 1;
  const result = n.times(power(isUp ? e : -e));
  const other = beside(rng, e, { by: 1 });
  const option = (up: boolean, k: number) => {
    const text = `${up ? 'multiply' : 'divide'} by ${whole(10 ** k)}`;
    const made = decimal(n.times(power(up ? k : -k)));
    const way = `${decimal(n)} ${up ? '×' : '÷'} ${whole(10 ** k)} is ${made}`;
    return { text, worth: text, mend: `${way}; you need ${decimal(result)}.` };
  };
  const { mend: _, ...answer } = option(isUp, e);
  return {
    key: `${n} ${isUp} ${e}`,
    question: `What must you do to ${decimal(n)} to get ${decimal(result)}?`,
    answer,
    mistakes: [
      { name: 'wrong-direction', ...option(!isUp, e) },
      { name: 'miscounted-places', ...option(isUp, other) },
      { name: 'wrong-direction and miscounted-places', ...option(!isUp, other) },
    ],
    hints: [
      `Is ${decimal(result)} larger or smaller than ${decimal(n)}?`,
      'Count how many places the digits move. Each place is one factor of 10.',
    ],
    explanation: `Each digit moves ${places(e)} to the ${isUp ? 'left: multiply' : 'right: divide'} by ${whole(10 ** e)}.`,
  };
}

/** Returns four places of the point as choices, of which the right one may be any. */
function placed(rng: Rng, n: Rational, e: number) {
  const first = rng.int(Math.max(-4, e - 3), e);
  const option = (k: number) => ({ text: decimal(n.times(power(k))), worth: `${n.times(power(k))}` });
  const wrong = [0, 1, 2, 3].map((i) => first + i).filter((k) => k !== e);
  return {
    answer: option(e),
    mistakes: wrong.map((k) => ({ name: moveName(k, e), mend: moveMend(k, e), ...option(k) })),
  };
}

const moveName = (k: number, e: number): string =>
  k === 0 ? 'left-as-it-is' : k > 0 === e > 0 ? 'miscounted-places' : 'moved-the-wrong-way';

/** Says what it means to move the digits by k places instead of e; places to the left are positive. */
function moveMend(k: number, e: number): string {
  const [sign, ten] = [e > 0 ? '×' : '÷', `10${superscript(Math.abs(e))}`];
  if (k === 0) return `You left the number as it is; ${ten} is ${whole(10 ** Math.abs(e))}.`;
  if (k > 0 !== e > 0)
    return `You moved the digits to the ${k > 0 ? 'left' : 'right'}; ${sign} ${ten} moves them the other way.`;
  return `You moved the digits ${places(Math.abs(k))}; ${ten} is ${whole(10 ** Math.abs(e))}, so move them ${places(Math.abs(e))}.`;
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
      mends: {},
    },
  },
  powerForms,
);

/** Powers of ten. */
export const roundNumbers: Concept[] = [powersOfTen];
