import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
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

const topAt = ({ grade }: Dial): number => (grade === 3 ? 1000 : 1_000_000);

const estimateForms: Forms = {
  round: form([0, 1], (rng, dial) => {
    const n = rng.int(topAt(dial) / 10, topAt(dial) - 1);
    const to = rng.pick(dial.grade === 3 ? [10, 100] : [100, 1000, 10_000]);
    const right = Math.floor(n / to + 0.5) * to;
    return {
      key: `${n} ${to}`,
      question: `A town counts ${whole(n)} trees. How many is that to the nearest ${whole(to)}?`,
      ...numeric(
        right,
        {
          'rounded-wrong-way': right > n ? right - to : right + to,
          'one-step-off': right + rng.pick([2 * to, -2 * to]),
        },
        { slip: to },
      ),
      explanation: `${whole(n)} lies between ${whole(Math.floor(n / to) * to)} and ${whole((Math.floor(n / to) + 1) * to)}. It is nearer to ${whole(right)}.`,
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const unit = dial.grade === 3 ? 100 : 1000;
    const draw = (): number => rng.int(1, 8) * unit + rng.pick([1, -1]) * rng.int(1, unit / 5);
    const [a, b] = [draw(), draw()];
    const near = (n: number): number => Math.round(n / unit) * unit;
    return {
      key: `${a}+${b}`,
      question: `About how much is ${whole(a)} + ${whole(b)}? Round both to the nearest ${whole(unit)} first.`,
      ...numeric(
        near(a) + near(b),
        {
          'inverted-operation': Math.abs(near(a) - near(b)) || unit,
          'one-step-off': near(a) + near(b) + rng.pick([unit, -unit]),
        },
        { slip: unit },
      ),
      explanation: `${whole(a)} is about ${whole(near(a))}, and ${whole(b)} is about ${whole(near(b))}. Together: ${whole(near(a) + near(b))}.`,
    };
  }),
  product: form([1, 2], (rng, dial) => {
    const unit = dial.grade === 3 ? 10 : 100;
    const a = rng.int(2, 9) * unit + rng.pick([1, -1]) * rng.int(1, unit / 5);
    const b = rng.int(3, 9);
    const near = Math.round(a / unit) * unit;
    return {
      key: `${a}x${b}`,
      question: `About how much is ${b} × ${a}? Round ${a} to the nearest ${unit} first.`,
      ...numeric(
        near * b,
        {
          'added-instead': near + b * unit,
          'one-step-off': (near + rng.pick([unit, -unit])) * b,
          'wrong-place': (near * b) / 10,
        },
        { slip: unit },
      ),
      explanation: `${a} is about ${near}. ${b} × ${near} = ${whole(near * b)}.`,
    };
  }),
  sense: form([2], (rng, dial) => {
    const unit = dial.grade === 3 ? 100 : 1000;
    const to = rng.int(2, 9) * unit;
    const right = to + rng.int(-unit / 2, unit / 2 - 1);
    const wrong = drawn(
      () => [1, 2, 3].map(() => to + rng.pick([1, -1]) * rng.int(unit / 2 + 1, 2 * unit)),
      (all) => new Set(all).size === 3,
    );
    return {
      key: `${to} ${unit}`,
      question: `Which number is ${whole(to)} when rounded to the nearest ${whole(unit)}?`,
      answer: { text: whole(right), worth: `${right}` },
      mistakes: wrong.map((n) => ({ name: 'rounds-elsewhere', text: whole(n), worth: `${n}` })),
      explanation: `All numbers from ${whole(to - unit / 2)} to ${whole(to + unit / 2 - 1)} round to ${whole(to)}. ${whole(right)} is one of them.`,
    };
  }),
  tens: form([0, 1], (rng, dial) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const unit = dial.grade === 3 ? 10 : rng.pick([100, 1000]);
    return {
      key: `${a} ${b * unit}`,
      question: `How much are ${a} groups of ${whole(b * unit)}?`,
      ...numeric(
        a * b * unit,
        {
          'wrong-place': rng.pick([(a * b * unit) / 10, a * b * unit * 10]),
          'added-instead': (a + b) * unit,
          'one-step-off': (a * b + rng.pick([b, -b])) * unit,
        },
        { slip: unit },
      ),
      explanation: `${b * unit === b * 10 ? `${b} tens` : `${b} times ${whole(unit)}`} taken ${a} times is ${a * b} times ${whole(unit)}: ${whole(a * b * unit)}.`,
    };
  }),
};

const estimating = formed(
  {
    ...info,
    id: 'math.numbers.estimating',
    title: 'Rounding and estimating',
    grades: [3, 5],
    objectives: ['Round numbers, and estimate sums and products', 'Multiply tens, hundreds and thousands'],
    keywords: [
      'estimating',
      'estimate sums',
      'about how many',
      'multiples of ten',
      'round multi-digit numbers',
    ],
    prerequisites: ['math.numbers.rounding', 'math.multiplication.facts'],
    standards: ['3.NBT.A.1', '3.NBT.A.3', '4.NBT.A.3', '4.NBT.A.1'],
    teaching: {
      idea: 'Rounding gives a number that is easier to work with and still near. To estimate, round first and then calculate. Multiples of ten are easy: 4 × 30 is 4 × 3 tens, so 12 tens.',
      caution: 'Look only at the digit after the place that you round to.',
      hints: [
        'Between which two round numbers does it lie?',
        'Which of them is nearer? Half way goes up.',
        'Then calculate with the round numbers.',
      ],
      mends: {
        'rounded-wrong-way': 'Look at the next digit: 5 or more goes up, less goes down.',
        'one-step-off': 'One step is missing or counted twice. Round again.',
        'inverted-operation': 'Add the rounded numbers.',
        'added-instead': 'Groups are multiplied.',
        'wrong-place': 'Mind the zeros: tens stay tens.',
        'rounds-elsewhere': 'This number is nearer to another round number.',
      },
    },
  },
  estimateForms,
);

/** Round numbers, and powers of ten. */
export const roundNumbers: Concept[] = [estimating, powersOfTen];
