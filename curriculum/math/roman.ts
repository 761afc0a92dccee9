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

/** Returns the numbers that a wrong reading of a numeral leads to. */
function misread(n: number): Record<string, WrongNumber> {
  const text = roman(n);
  const swapped = (a: string, b: string): number =>
    readSigns([...text].map((sign) => (sign === a ? b : sign === b ? a : sign)).join(''));
  const five = text.includes('V') || text.includes('X') ? swapped('V', 'X') : n + 5;
  return {
    'added-where-it-subtracts': [
      /IV|IX/.test(text) ? n + 2 : /XL|XC/.test(text) ? n + 20 : /CD|CM/.test(text) ? n + 200 : n,
      'You added a smaller sign that stands before a larger one; take it away.',
    ],
    'mixed-up-v-and-x': [five, 'You mixed up the signs V and X; V is 5, and X is 10.'],
    'mixed-up-l-and-c': [
      /[LC]/.test(text) ? swapped('L', 'C') : n + 10,
      /[LC]/.test(text)
        ? 'You mixed up the signs L and C; L is 50, and C is 100.'
        : 'You read one X too many; each X is 10.',
    ],
    'left-out-an-i': [n - 1, 'You left out 1; add the signs again.'],
    'counted-an-i-twice': [n + 1, 'You counted 1 too often; add the signs again.'],
  };
}

const parts = (n: number): string => {
  const signs = roman(n).match(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g) ?? [];
  const worth = signs.map((sign) => `${sign} = ${numerals.find(([, text]) => text === sign)?.[0]}`);
  return `${[...new Set(worth)].join(', ')}. So ${roman(n)} is ${n}.`;
};

const romanForms: Forms = {
  read: form([0, 1, 2], (rng, dial) => {
    const n = draw(rng, dial);
    return {
      key: `${n}`,
      question: `Which number is ${roman(n)} in Roman numerals?`,
      ...numeric(n, misread(n)),

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
      ...numeric(n, misread(n), { show: (v) => roman(Number(v.n)) }),

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
      ...numeric(answer, misread(answer), { show: (v) => roman(Number(v.n)) }),

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
        'second-place': 'This one is second; read each numeral as a number.',
        'middle-place': 'This one is in the middle; read each numeral as a number.',
        'other-end': 'This one is the smallest; more signs do not mean a larger number.',
      },
    },
  },
  romanForms,
);

/** Numerals of the Romans. */
export const romans: Concept[] = [romanNumerals];
