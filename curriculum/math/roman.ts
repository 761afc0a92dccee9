import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const numerals: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(n: number): string {
  let rest = n;
  let text = '';
  for (const [value, sign] of numerals) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

const draw = (rng: Rng, dial: Dial): number =>
  rng.int(byLevel(dial, [2, 20, 100]), byLevel(dial, [39, 199, 899]));

/** Returns the number of a row of signs: a sign before a larger one is taken away. */
const readSigns = (text: string): number =>
  [...text]
    .map((sign) => numerals.find(([, each]) => each === sign)?.[0] ?? 0)
    .reduce((sum, value, i, all) => sum + (value < (all[i + 1] ?? 0) ? -value : value), 0);

/** Returns the numbers near a number, with what is true of them. */
const beside = (n: number, check: (wrong: number) => string): Record<string, WrongNumber> =>
  Object.fromEntries(
    [1, -1, 2, -2, 5, -5, 10, -10]
      .filter((by) => n + by > 0)
      .map((by) => [`off-by-${by}`, [n + by, check(n + by)]] as const),
  );

/** Returns the number that adds a smaller sign before a larger one, as for IV. */
function addedSigns(n: number): number {
  const text = roman(n);
  return /IV|IX/.test(text) ? n + 2 : /XL|XC/.test(text) ? n + 20 : /CD|CM/.test(text) ? n + 200 : n;
}

/** Returns the numbers that a wrong reading of a numeral leads to. */
function misread(n: number): Record<string, WrongNumber> {
  const text = roman(n);
  const swapped = (a: string, b: string): number =>
    readSigns([...text].map((sign) => (sign === a ? b : sign === b ? a : sign)).join(''));
  return {
    ...beside(n, (wrong) => `${wrong} is ${roman(wrong)}, not ${text}.`),
    'added-where-it-subtracts': [
      addedSigns(n),
      'You added a smaller sign that stands before a larger one; take it away.',
    ],
    ...(/[VX]/.test(text) && {
      'mixed-up-v-and-x': [
        swapped('V', 'X'),
        'You mixed up the signs V and X; V is 5, and X is 10.',
      ] as const,
    }),
    ...(/[LC]/.test(text) && {
      'mixed-up-l-and-c': [
        swapped('L', 'C'),
        'You mixed up the signs L and C; L is 50, and C is 100.',
      ] as const,
    }),
  };
}

/** Returns the choices of numerals for a number, with what each wrong one is. */
const numeralsFor = (n: number) =>
  numeric(
    n,
    {
      ...beside(n, (wrong) => `${roman(wrong)} is ${wrong}, not ${n}.`),
      'added-where-it-subtracts': [addedSigns(n), `${roman(addedSigns(n))} is ${addedSigns(n)}, not ${n}.`],
    },
    {
      show: (v) => roman(Number(v.n)),
      apart: (size, isMore) => `${n + (isMore ? 1 : -1) * Number(size.n)}, not ${n}`,
    },
  );

const parts = (n: number): string => {
  const signs = roman(n).match(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g) ?? [];
  const worthOf = (sign: string): number => numerals.find(([, text]) => text === sign)?.[0] ?? 0;
  if (signs.length === 1) return `The numeral ${roman(n)} stands for ${n}.`;
  const worth = [...new Set(signs)].map((sign) => `${sign} = ${worthOf(sign)}`);
  return `${worth.join(', ')}. So ${roman(n)} is ${signs.map(worthOf).join(' + ')} = ${n}.`;
};

const romanForms: Forms = {
  read: form([0, 1, 2], (rng, dial) => {
    const n = draw(rng, dial);
    return {
      key: `${n}`,
      question: `Which number is the Roman numeral ${roman(n)}?`,
      ...numeric(n, misread(n), {
        apart: (size, isMore) => `${roman(n + (isMore ? 1 : -1) * Number(size.n))}, not ${roman(n)}`,
      }),

      hints: [
        'Write the number of each sign below it.',
        'A smaller sign before a larger one is taken away. Add the others.',
      ],
      explanation: parts(n),
    };
  }),
  write: form([0, 1, 2], (rng, dial) => {
    const n = draw(rng, dial);
    return {
      key: `${n}`,
      question: `How do you write ${n} in Roman numerals?`,
      ...numeralsFor(n),

      hints: [
        `Split ${n} into hundreds, tens and ones.`,
        'Write the signs of each part. 4 and 9 need a sign that is taken away.',
      ],
      explanation: parts(n),
    };
  }),
  after: form([0, 1, 2], (rng, dial) => {
    const [n, back] = [draw(rng, dial), rng.int(0, 1) === 1];
    const answer = back ? n - 1 : n + 1;
    return {
      key: `${n} ${back}`,
      question: `Which numeral comes just ${back ? 'before' : 'after'} ${roman(n)}?`,
      ...numeralsFor(answer),

      hints: [`First read ${roman(n)} as a number.`, 'Go one step, and write the result with Roman signs.'],
      explanation: `${roman(n)} is ${n}. ${back ? 'Before' : 'After'} it comes ${answer}. ${parts(answer)}`,
    };
  }),
  largest: form([1, 2], (rng, dial) => {
    const found = new Set<number>();
    while (found.size < 4) found.add(draw(rng, dial));
    const numbers = [...found].sort((a, b) => b - a);
    const [n = 4, a = 3, b = 2, c = 1] = numbers;
    return {
      key: numbers.join(' '),
      question: `Which numeral is the largest: ${alternatives(rng.shuffle(numbers).map(roman))}?`,
      ...numeric(
        n,
        { 'second-place': a, 'middle-place': b, 'other-end': c },
        { show: (v) => roman(Number(v.n)), listed: true },
      ),

      hints: [
        'Compare the first signs: which stands for the most?',
        'If they are alike, read the whole numerals.',
      ],
      explanation: `In order: ${numbers.map((each) => `${roman(each)} = ${each}`).join(', ')}.`,
    };
  }),
};

const romanNumerals = formed(
  {
    subject: 'Math',
    category: 'Numbers',
    id: 'math.numbers.roman',
    title: 'Roman numerals',
    grades: [3, 6],
    objectives: ['Read and write Roman numerals'],
    keywords: ['roman numerals', 'roman numbers'],
    prerequisites: ['math.numbers.place-value'],
    // Roman numerals are no content of the standards. They exercise the structure of numbers.
    standards: ['MP7'],
    teaching: {
      idea:
        'Roman numerals are signs that are added: XVI is 10 + 5 + 1. A smaller sign before a larger one is taken away: ' +
        'IX is 10 - 1.',
      caution: 'A sign stands at most three times in a row. So 4 is IV, not IIII.',
      trap: 'added-where-it-subtracts',
      mends: {
        'second-place': 'One other is larger; read each numeral as a number.',
        'middle-place': 'Two others are larger; read each numeral as a number.',
        'other-end': 'This one is the smallest; more signs do not mean a larger number.',
      },
    },
  },
  romanForms,
);

/** Numerals of the Romans. */
export const romans: Concept[] = [romanNumerals];
