import { numeric, type WrongNumber } from '../choices.ts';
import { things } from '../data/story-words.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { diagnosed, drawn } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';

/** Draws two factors: by one digit for beginners, then of two digits, then of more. */
function largeFactors(rng: Rng, { level, grade }: Dial): [number, number] {
  if (level === 0) return [rng.int(102, grade === 4 ? 399 : 989), rng.int(3, 9)];
  const [a, b] =
    level === 1
      ? [rng.int(12, 99), rng.int(12, 59)]
      : [rng.int(grade === 4 ? 21 : 102, grade === 4 ? 99 : 989), rng.int(12, 98)];
  return [a, b % 10 === 0 ? b + 1 : b];
}

const digitsOf = (n: number): number[] => [...`${n}`].map(Number);

/** Multiplies each digit without carrying. */
const withoutCarry = (a: number, b: number): number =>
  digitsOf(a).reduce((made, digit) => made * 10 + ((digit * b) % 10), 0);

/** Multiplies each digit after the carried number was added to it. */
function carriedFirst(a: number, b: number): number {
  let [made, carried] = [0, 0];
  for (const [i, digit] of digitsOf(a).toReversed().entries()) {
    const product = (digit + carried) * b;
    const isLast = i === digitsOf(a).length - 1;
    made += (isLast ? product : product % 10) * 10 ** i;
    carried = Math.floor(product / 10);
  }
  return made;
}

/** Returns the wrong products that a factor of one digit leads to. */
function slipsByDigit(a: number, b: number): Record<string, WrongNumber> {
  return {
    'forgot-to-carry': [
      withoutCarry(a, b),
      'You wrote down only the last digit of each product; carry the tens.',
    ],
    'carried-before-multiplying': [
      carriedFirst(a, b),
      'You added the carried number before you multiplied; multiply first, then add it.',
    ],
  };
}

/** Returns the products of one part only, for a factor of one digit. */
function leftOutByDigit(a: number, b: number): Record<string, WrongNumber> {
  const [hundreds, rest] = [a - (a % 100), a % 100];
  return {
    'left-out-the-rest': [hundreds * b, `You multiplied only ${hundreds}; multiply ${rest} by ${b}, too.`],
    'left-out-the-hundreds': [rest * b, `You multiplied only ${rest}; multiply ${hundreds} by ${b}, too.`],
  };
}

/** Returns the wrong products that a factor of two digits leads to. */
function slipsByParts(a: number, b: number): Record<string, WrongNumber> {
  const [tens, ones] = [b - (b % 10), b % 10];
  const [upper, lower] = [a - (a % 10), a % 10];
  return {
    'used-tens-as-ones': [
      a * (tens / 10) + a * ones,
      `You multiplied by ${tens / 10} instead of ${tens}; move that part one place to the left.`,
    ],
    'moved-the-tens-too-far': [
      a * tens * 10 + a * ones,
      `You multiplied by ${tens * 10} instead of ${tens}; that part is one place too far left.`,
    ],
    'left-out-the-ones': [a * tens, `You multiplied only by ${tens}; add ${whole(a)} × ${ones}, too.`],
    'left-out-the-tens': [a * ones, `You multiplied only by ${ones}; add ${whole(a)} × ${tens}, too.`],
    'multiplied-part-by-part': [
      upper * tens + lower * ones,
      `You multiplied only ${upper} × ${tens} and ${lower} × ${ones}; multiply each part by each part.`,
    ],
  };
}

/**
 * Returns the wrong products by their misconceptions. Of those with another number of parts there is only one, since their
 * size would tell the key.
 */
function wrongProducts(rng: Rng, a: number, b: number): Record<string, WrongNumber> {
  const times = (n: number): WrongNumber => [a * n, `This is ${whole(a)} × ${n}; the factor is ${b}.`];
  const step = b < 10 ? 2 : 10;
  return {
    ...(b < 10 ? slipsByDigit(a, b) : {}),
    ...Object.fromEntries([rng.pick(Object.entries(b < 10 ? leftOutByDigit(a, b) : slipsByParts(a, b)))]),
    'one-group-too-few': times(b - 1),
    'one-group-too-many': times(b + 1),
    'groups-too-few': times(b - step),
    'groups-too-many': times(b + step),
  };
}

/** Returns the parts of the factor that is split, and the other factor. */
function splitOf(a: number, b: number) {
  const [split, other] = b > 9 ? [b, a] : [a, b];
  const unit = b > 9 ? 10 : 100;
  return { split, other, large: split - (split % unit), small: split % unit };
}

function splitHint(a: number, b: number): string {
  const { split, large, small } = splitOf(a, b);
  return small === 0
    ? `Think of ${split} as ${large / 100} hundreds.`
    : `Split ${split} into ${large} and ${small}.`;
}

const addHint = (a: number, b: number): string =>
  `Multiply each part by ${whole(splitOf(a, b).other)}. Then add the products.`;

/** Returns a check of a wrong product: which factor would lead to it, or how far it is off. */
const factorCheck =
  (a: number, b: number) =>
  (wrong: Rational): string => {
    const [n, { split, other }] = [Number(wrong.n), splitOf(a, b)];
    if (n % a === 0) return `This is ${whole(a)} × ${whole(n / a)}; the factor is ${b}.`;
    const off = `${whole(Math.abs(n - a * b))} too ${n > a * b ? 'large' : 'small'}`;
    return `This is ${off}; multiply each part of ${split} by ${whole(other)}.`;
  };

function largeWay(a: number, b: number): string {
  const [tens, ones] = [b - (b % 10), b % 10];
  if (tens > 0)
    return `${whole(a)} × ${tens} = ${whole(a * tens)} and ${whole(a)} × ${ones} = ${whole(a * ones)}. Together: ${whole(a * b)}.`;
  const hundreds = a - (a % 100);
  return `Split ${a}: ${hundreds} × ${b} = ${whole(hundreds * b)} and ${a % 100} × ${b} = ${(a % 100) * b}. Together: ${whole(a * b)}.`;
}

const inParts: Ask = (rng, dial) => {
  const [a, b] = largeFactors(rng, { ...dial, level: dial.level === 0 ? 0 : 1 });
  const { split, other, large, small } = splitOf(a, b);
  if (small === 0) return inParts(rng, dial);
  const [first, second] = [large * other, small * other];
  const unit = (b > 9 ? 10 : 100) * other;
  const wrongFirst = rng.pick([first * 10, first / 10, first + unit, first - unit].filter((n) => n > second));
  const wrongSecond = second + rng.pick([other, -other]) || other * 2;
  const option = (p: number, r: number) => {
    const text = `${whole(p)} + ${whole(r)}`;
    return { text, worth: text };
  };
  const firstMend = `${large} × ${other} is ${whole(first)}, not ${whole(wrongFirst)}.`;
  return {
    key: `${a}x${b}`,
    question: `Which sum is equal to ${whole(a)} × ${b}?`,
    answer: option(first, second),
    mistakes: [
      { name: 'wrong-first-part', ...option(wrongFirst, second), mend: firstMend },
      {
        name: 'one-group-off',
        ...option(first, wrongSecond),
        mend: `${small} × ${other} is ${whole(second)}, not ${whole(wrongSecond)}.`,
      },
      { name: 'wrong-first-part and one-group-off', ...option(wrongFirst, wrongSecond), mend: firstMend },
    ],
    hints: [splitHint(a, b), `Multiply each part by ${other}. Mind the zeros.`],
    explanation: `Split ${split} into ${large} and ${small}: ${large} × ${other} = ${whole(first)} and ${small} × ${other} = ${whole(second)}.`,
  };
};

const largeForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = largeFactors(rng, dial);
    return {
      key: `${Math.min(a, b)}x${Math.max(a, b)}`,
      question: `What is ${whole(a)} × ${whole(b)}?`,
      ...numeric(a * b, wrongProducts(rng, a, b), { slip: 10, check: factorCheck(a, b) }),
      hints: [splitHint(a, b), addHint(a, b)],
      explanation: largeWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = largeFactors(rng, dial);
    return {
      key: `${b}x${a}`,
      question: `A shop gets ${b} boxes. Each holds ${whole(a)} ${rng.pick(things)}. How many does the shop get in all?`,
      ...numeric(a * b, wrongProducts(rng, a, b), { slip: 10, check: factorCheck(a, b) }),
      hints: [`${b} boxes with ${whole(a)} in each: multiply.`, splitHint(a, b)],
      explanation: largeWay(a, b),
    };
  }),
  parts: form([0, 1, 2], inParts),
  wrong: form([1, 2], (rng, dial) =>
    drawn(() => {
      const [a, b] = largeFactors(rng, { ...dial, level: 1 });
      const [tens, ones] = [b - (b % 10), b % 10];
      return diagnosed(
        rng,
        `${a} × ${b}`,
        rational(a * b),
        [
          {
            text: 'The tens of the second factor were used as ones.',
            value: rational(a * (tens / 10) + a * ones),
          },
          { text: 'Only the tens of the second factor were multiplied.', value: rational(a * tens) },
          { text: 'Only the ones of the second factor were multiplied.', value: rational(a * ones) },
          { text: 'The factors were added.', value: rational(a + b) },
        ],
        (r) => whole(r.n),
      );
    }),
  ),
};

const multiplyLarge = formed(
  {
    ...arithmeticMath,
    id: 'math.multiplication.multi-digit',
    title: 'Multiplying large numbers',
    grades: [4, 6],
    objectives: ['Multiply by one- and two-digit numbers'],
    keywords: ['multiplication', 'multiply', 'long multiplication', 'two digit multiplication', 'times'],
    prerequisites: ['math.multiplication.facts', 'math.addition.multi-digit'],
    standards: ['4.NBT.B.5', '5.NBT.B.5'],
    teaching: {
      idea: 'Split a factor into its places, multiply each part, and add: 34 × 12 is 34 × 10 and 34 × 2, so 340 + 68 = 408.',
      caution: 'The 1 in 12 is a ten. Multiply by 10, not by 1.',
      mends: {},
    },
  },
  largeForms,
);

/** Products of numbers with several digits. */
export const longMultiplication: Concept[] = [multiplyLarge];
