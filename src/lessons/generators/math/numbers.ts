import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws four different numbers of a size that suits the grade and level. */
function fourNumbers(rng: Rng, dial: Dial): number[] {
  const top =
    dial.grade === 0
      ? byLevel(dial, [20, 30, 50])
      : byLevel(dial, [50, 100, 200]) * 10 ** Math.min(3, Math.max(0, dial.grade - 1));
  const numbers = new Set<number>();
  while (numbers.size < 4) numbers.add(rng.int(1, top));
  return [...numbers];
}

const compareNumbers = sampled(
  {
    ...math,
    id: 'math.numbers.compare',
    title: 'Comparing numbers',
    grades: [0, 4],
    objectives: ['Find the greatest and the least of several numbers'],
    keywords: ['comparing numbers', 'greater than', 'less than', 'greatest', 'least', 'bigger', 'smaller'],
    prerequisites: ['math.counting.next'],
  },
  (rng, dial) => {
    const numbers = fourNumbers(rng, dial).sort((a, b) => a - b);
    const most = rng.int(0, 1) === 1;
    const [answer = 0, ...others] = most ? numbers.toReversed() : numbers;
    const [near = 0, , far = 0] = others;
    return {
      key: `${most ? 'most' : 'least'} ${numbers.join(' ')}`,
      question: `Which is the ${most ? 'most' : 'least'}: ${alternatives(rng.shuffle(numbers).map(whole))}?`,
      ...numeric(answer, { 'second-place': near, 'middle-number': others[1] ?? 0, 'opposite-end': far }),
      explanation: `In order: ${numbers.map(whole).join(', ')}. So the ${most ? 'most' : 'least'} is ${whole(answer)}.`,
    };
  },
);

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const;

const placeValue = sampled(
  {
    ...math,
    id: 'math.numbers.place-value',
    title: 'Place value',
    grades: [2, 5],
    objectives: ['Tell what a digit is worth by its place'],
    keywords: ['place value', 'value of a digit', 'digits', 'hundreds tens ones'],
    prerequisites: ['math.numbers.tens-and-ones'],
  },
  (rng, dial) => {
    const size = Math.min(6, Math.max(3, dial.grade + byLevel(dial, [0, 1, 2])));
    const digits = rng.sample(range(1, 9), size);
    const n = Number(digits.join(''));
    const place = rng.int(1, size - 1);
    const digit = digits[size - 1 - place] ?? 0;
    const worth = digit * 10 ** place;
    const ask = rng.int(0, 1) === 1;
    return {
      key: `${ask ? 'worth' : 'digit'} ${n} ${place}`,
      question: ask
        ? `What is the digit ${digit} worth in ${whole(n)}?`
        : `Which digit of ${whole(n)} is in the ${places[place]} place?`,
      ...(ask
        ? numeric(worth, {
            'gave-digit': digit,
            'one-place-too-high': worth * 10,
            'one-place-too-low': worth / 10,
          })
        : numeric(digit, {
            'counted-from-left': digits[place] ?? 0,
            'one-place-off': digits[size - place] ?? 0,
            'gave-first-digit': digits[0] ?? 0,
            'gave-last-digit': digits[size - 1] ?? 0,
          })),
      explanation: `Count the places from the right. The ${digit} is in the ${places[place]} place. So it is worth ${whole(worth)}.`,
    };
  },
);

const rounding = sampled(
  {
    ...math,
    id: 'math.numbers.rounding',
    title: 'Rounding whole numbers',
    grades: [3, 5],
    objectives: ['Round to the nearest ten, hundred or thousand'],
    keywords: ['rounding', 'round to the nearest ten', 'estimate', 'nearest hundred'],
    prerequisites: ['math.numbers.place-value'],
  },
  (rng, dial) => {
    const to = rng.pick(
      byLevel(dial, [
        [10, 100],
        [100, 1000],
        [100, 1000, 10000],
      ]),
    );
    const n = rng.int(to + 1, to * byLevel(dial, [99, 40, 80]));
    const down = Math.floor(n / to) * to;
    const answer = Number(rational(n, to).round().n) * to;
    return {
      key: `round ${n} ${to}`,
      question: `Round ${whole(n)} to the nearest ${whole(to)}.`,
      ...numeric(
        answer,
        {
          'rounded-wrong-way': answer === down ? down + to : down,
          'rounded-to-smaller-place': Math.round(n / (to / 10)) * (to / 10),
          'dropped-zeros': answer / to,
          'rounded-to-larger-place': Math.round(n / (to * 10)) * to * 10,
        },
        { slip: to },
      ),
      explanation: `${whole(n)} lies between ${whole(down)} and ${whole(down + to)}. The nearer one is ${whole(answer)}; half way goes up.`,
    };
  },
);

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

const romanNumerals = listed(
  {
    ...math,
    id: 'math.numbers.roman',
    title: 'Roman numerals',
    grades: [3, 6],
    objectives: ['Read and write Roman numerals'],
    keywords: ['roman numerals', 'roman numbers'],
    prerequisites: ['math.numbers.place-value'],
  },
  {
    items: range(1, 600).flatMap((n) => [true, false].map((read) => ({ n, read }))),
    key: ({ n, read }) => `${read ? 'read' : 'write'} ${n}`,
    level: ({ n }) => toLevel(n <= 39 ? 0 : n <= 199 ? 1 : 2),
    draw: ({ n, read }, rng) => {
      const near = rng.sample(
        [1, 2, 4, 5, 6, 9, 10, 11, 20, 40].flatMap((d) => [n + d, n - d]).filter((m) => m > 0),
        3,
      );
      const [a = n + 1, b = n + 2, c = n + 3] = near;
      return {
        question: read
          ? `Which number is ${roman(n)} in Roman numerals?`
          : `How do you write ${n} in Roman numerals?`,
        ...(read
          ? numeric(n, { 'added-where-it-subtracts': a, 'mixed-up-v-and-x': b, 'mixed-up-l-and-c': c })
          : worded(roman(n), {
              'added-where-it-subtracts': roman(a),
              'mixed-up-v-and-x': roman(b),
              'mixed-up-l-and-c': roman(c),
            })),
        explanation: `I = 1, V = 5, X = 10, L = 50, C = 100, D = 500. A smaller sign before a larger one is taken away. ${roman(n)} = ${n}.`,
      };
    },
  },
);

/** Reading, comparing and rounding whole numbers. */
export const numbers: Concept[] = [compareNumbers, placeValue, rounding, romanNumerals];
