import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { count, superscript, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { spread, type Wrong } from './divisibility.ts';
import { type Compared, comparing, matching } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Integers and Powers' };

/** Draws a power of a whole number that can be worked out by hand. */
function power(rng: Rng, { level }: Dial): { b: number; e: number } {
  const most = [400, 1300, 20000][level] ?? 400;
  const e = rng.pick(level === 0 ? [2, 2, 3] : [2, 3, 4, 5]);
  return { b: rng.pick(range(2, 40).filter((b) => b ** e <= most)), e };
}

const factors = (b: number, e: number): string => Array(e).fill(b).join(' × ');

const powerText = (b: number, e: number): string => `${b}${superscript(e)}`;

function powerTask(rng: Rng, dial: Dial): Compared {
  const { b, e } = power(rng, dial);
  return {
    text: powerText(b, e),
    value: b ** e,
    show: (r) => whole(r.n),
    way: powerWay(b, e),
    method: 'Write each power as a product. The exponent counts the factors.',
  };
}

/** Returns the wrong values of a power. Most are powers, too, since a power can be told at sight. */
function wrongPowers(rng: Rng, b: number, e: number): Wrong[] {
  const asked = powerText(b, e);
  const factorsOf = (n: number): Wrong => ({
    value: b ** n,
    name: n < e ? 'one-factor-too-few' : 'one-factor-too-many',
    mend: `This has ${count(n, 'factor')} of ${b}; ${asked} has ${e}.`,
  });
  const baseOf = (n: number): Wrong => ({
    value: n ** e,
    name: n < b ? 'neighboring-base-below' : 'neighboring-base-above',
    mend: `This is ${powerText(n, e)}; the base is ${b}.`,
  });
  const products: Wrong[] = [
    {
      value: b * e,
      name: 'multiplied-by-exponent',
      mend: `You multiplied ${b} × ${e}; the exponent ${e} counts the factors.`,
    },
    {
      value: Number(`${b}${e}`),
      name: 'digits-side-by-side',
      mend: `You wrote ${b} and ${e} side by side; multiply ${e} factors.`,
    },
    {
      value: e ** b,
      name: 'swapped-base-and-exponent',
      mend: `This is ${powerText(e, b)}; the base ${b} is the factor here.`,
    },
  ];
  const powersOf = (all: readonly number[], toWrong: (n: number) => Wrong): Wrong[] =>
    all
      .filter((n) => n > 0)
      .map(toWrong)
      .filter(({ value }) => value > 1 && value < 1_000_000);
  // Of both kinds together, the key would be the one that is of both.
  return [
    ...(rng.int(0, 1) === 0
      ? powersOf([e - 2, e - 1, e + 1, e + 2], factorsOf)
      : powersOf([b - 2, b - 1, b + 1, b + 2], baseOf)),
    ...rng.sample(
      products.filter(({ value }) => value < 100_000),
      2,
    ),
  ];
}

function valueOfPower(rng: Rng, dial: Dial): Asked {
  const { b, e } = power(rng, dial);
  return {
    question: `What is ${powerText(b, e)}?`,
    ...spread(rng, b ** e, wrongPowers(rng, b, e)),
    hints: [
      `Which number is multiplied in ${powerText(b, e)}, and which one counts the factors?`,
      `Write ${b} as a factor ${count(e, 'time')}. Then multiply step by step.`,
    ],
    explanation: powerWay(b, e),
  };
}

const powerWay = (b: number, e: number): string =>
  `The exponent counts the factors: ${factors(b, e)} = ${whole(b ** e)}.`;

/** Asks for the power that is short for a product. */
function shortForm(rng: Rng): Asked {
  const [b, e] = rng.pair(range(2, 9));
  const wrong = rng.pick(
    [e - 1, e + 1].filter((x) => x > 1 && x !== b).concat(b === 3 && e === 2 ? [4] : []),
  );
  const option = (base: number, exponent: number) => {
    const text = powerText(base, exponent);
    return { text, worth: text, mend: `${text} means ${exponent} factors, each of them ${base}.` };
  };
  const { mend: _, ...answer } = option(b, e);
  return {
    question: `Which power is short for ${factors(b, e)}?`,
    answer,
    mistakes: [
      { name: 'miscounted-factors', ...option(b, wrong) },
      { name: 'swapped-base-and-exponent', ...option(e, b) },
      { name: 'miscounted-factors and swapped-base-and-exponent', ...option(wrong, b) },
    ],
    hints: [
      'Which number is the factor? It becomes the base.',
      'How many times is it written? The small raised number tells you that.',
    ],
    explanation: `The factor ${b} is written ${e} times, so the exponent is ${e}: ${powerText(b, e)}.`,
  };
}

/** Asks for the exponent that leads from a base to a number. */
function missingExponent(rng: Rng, dial: Dial): Asked {
  const b = rng.int(2, byLevel(dial, [10, 10, 12]));
  const e = rng.pick(range(2, 10).filter((x) => b ** x <= byLevel(dial, [1100, 10_000, 70_000])));
  const value = whole(b ** e);
  const tried = (x: number): WrongNumber => [x, `${powerText(b, x)} is ${whole(b ** x)}; you need ${value}.`];
  return {
    question: `Which exponent goes in the gap? ${value} = ${b} to the power of □`,
    ...numeric(
      e,
      {
        'one-factor-too-few': tried(e - 1),
        'one-factor-too-many': tried(e + 1),
        'two-factors-too-few': tried(e - 2),
        'two-factors-too-many': tried(e + 2),
        'swapped-base-and-exponent': [
          b,
          `${b} is the base; the exponent counts how many times it is a factor.`,
        ],
        'counted-digits': [
          `${b ** e}`.length,
          `You counted the digits of ${value}; count the factors of ${b}.`,
        ],
      },
      {
        apart: checkedBy(
          (wrong) =>
            `not the exponent: ${powerText(b, Number(wrong.n))} is ${wrong.n > 9n ? 'far more than' : `${whole(b ** Number(wrong.n))}, not`} ${value}`,
        ),
      },
    ),
    hints: [`Divide ${value} by ${b}, again and again, until 1 is left.`, 'How many times did you divide?'],
    explanation: `${factors(b, e)} = ${value}, which has ${e} factors. So the exponent is ${e}.`,
  };
}

/** Asks for the sum of two powers. */
function sumOfPowers(rng: Rng, dial: Dial): Asked {
  const [x, y] = rng.pair(range(2, byLevel(dial, [10, 10, 12])));
  const d = rng.int(2, 3);
  const [first, second] = [powerText(x, d), powerText(y, 2)];
  const value = x ** d + y ** 2;
  return {
    question: `What is ${first} + ${second}?`,
    ...numeric(
      value,
      {
        'multiplied-by-exponents': [
          x * d + y * 2,
          'You multiplied by the exponents; they count the factors.',
        ],
        'multiplied-by-the-first': [
          x * d + y ** 2,
          `You took ${x * d} for ${first}; that is ${factors(x, d)}.`,
        ],
        'multiplied-by-the-second': [x ** d + y * 2, `You took ${y * 2} for ${second}; that is ${y} × ${y}.`],
        'last-factor-too-large': [
          value + x ** (d - 1),
          `You took ${x ** (d - 1) * (x + 1)} for ${first}; it is ${whole(x ** d)}.`,
        ],
        'one-factor-too-many': [
          x ** d + y ** 3,
          `You took ${powerText(y, 3)} for ${second}; count the factors.`,
        ],
        'left-out-a-power': [x ** d, `You left out ${second}; add it, too.`],
        ...(d === 2 && {
          'added-first': [(x + y) ** 2, `You added ${x} and ${y} first; powers come before sums.`] as const,
        }),
      },
      { apart: checkedBy(() => `not ${whole(x ** d)} + ${y ** 2}`) },
    ),
    hints: ['Powers come before sums.', 'Write each power as a product, and work both out. Then add.'],
    explanation: `Powers come before sums: ${whole(x ** d)} + ${y ** 2} = ${whole(value)}.`,
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
      idea: 'A power is a short way to write a product of equal factors. In 2⁵ the base 2 is the factor, and the exponent 5 counts the factors.',
      caution: '2⁵ is not 2 × 5. It is 2 × 2 × 2 × 2 × 2.',
      mends: {},
    },
  },
  {
    value: form([0, 1], (rng, dial) => valueOfPower(rng, dial)),
    product: form([0], (rng) => shortForm(rng)),
    exponent: form([0, 1, 2], (rng, dial) => missingExponent(rng, dial)),
    equal: form([1, 2], matching(powerTask)),
    compare: form([1, 2], comparing(powerTask)),
    sum: form([0, 2], (rng, dial) => sumOfPowers(rng, dial)),
  },
);

/** Powers. */
export const exponents: Concept[] = [powers];
