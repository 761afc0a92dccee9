import { numeric } from '../choices.ts';
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

/** Returns the numbers that wrong signs lead to. */
const misread = (n: number): Record<string, number> => ({
  'one-sign-more': n + 1,
  'one-sign-less': n - 1,
  'added-where-it-subtracts': n + 2,
  'subtracted-where-it-adds': n - 2,
  'took-v-for-x': n + 5,
  'took-x-for-v': n - 5,
  'one-x-more': n + 10,
  'one-x-less': n - 10,
});

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
      explanation: parts(n),
    };
  }),
  write: form([0, 1, 2], (rng, dial) => {
    const n = draw(rng, dial);
    return {
      key: `${n}`,
      question: `How do you write ${n} in Roman numerals?`,
      ...numeric(n, misread(n), { show: (v) => roman(Number(v.n)) }),
      explanation: parts(n),
    };
  }),
  after: form([0, 1, 2], (rng, dial) => {
    const [n, back] = [draw(rng, dial), rng.int(0, 1) === 1];
    const answer = back ? n - 1 : n + 1;
    return {
      key: `${n} ${back}`,
      question: `Which comes just ${back ? 'before' : 'after'} ${roman(n)}?`,
      ...numeric(answer, misread(answer), { show: (v) => roman(Number(v.n)) }),
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
      question: `Which is the largest: ${alternatives(rng.shuffle(numbers).map(roman))}?`,
      ...numeric(
        n,
        { 'second-place': a, 'middle-place': b, 'other-end': c },
        { show: (v) => roman(Number(v.n)), listed: true },
      ),
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
      hints: [
        'I = 1, V = 5, X = 10, L = 50, C = 100, D = 500.',
        'Is a smaller sign before a larger one? Then take it away.',
      ],
      mends: {
        'one-sign-more': 'That is one too many. Count the signs I once more.',
        'one-sign-less': 'That is one too few. Count the signs I once more.',
        'added-where-it-subtracts': 'A smaller sign before a larger one is taken away.',
        'subtracted-where-it-adds': 'A smaller sign after a larger one is added.',
        'took-v-for-x': 'That is five too many. V is 5 and X is 10.',
        'took-x-for-v': 'That is five too few. V is 5 and X is 10.',
        'one-x-more': 'That is ten too many. Count the signs X once more.',
        'one-x-less': 'That is ten too few. Count the signs X once more.',
        'second-place': 'This one is second. Read each numeral as a number.',
        'middle-place': 'This one is in the middle. Read each numeral as a number.',
        'other-end': 'This one is the smallest. More signs do not mean a larger number.',
      },
    },
  },
  romanForms,
);

/** Numerals of the Romans. */
export const romans: Concept[] = [romanNumerals];
