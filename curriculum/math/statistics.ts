import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
export const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Returns the median of values in any order. */
export function median(values: readonly number[]): Rational {
  const order = sorted(values);
  const half = order.length / 2;
  return rational((order[Math.ceil(half) - 1] ?? 0) + (order[Math.floor(half)] ?? 0), 2);
}

/** Returns a mistake of a quotient if it comes out whole, and is not the answer. */
export function whole(
  name: string,
  [dividend, divisor]: readonly [number, number],
  answer: number,
  mend: string,
): Record<string, WrongNumber> {
  const isWhole = dividend % divisor === 0 && dividend / divisor !== answer;
  return isWhole ? { [name]: [dividend / divisor, mend] } : {};
}

/** Draws a data set whose mean is a whole number. */
function evenData(rng: Rng, dial: Dial): number[] {
  const size = byLevel(dial, [rng.int(3, 4), 5, rng.int(5, 7)]);
  const values = Array.from({ length: size - 1 }, () => rng.int(2, byLevel(dial, [20, 30, 40])));
  const last = size - (total(values) % size) + size * rng.int(0, 4);
  return rng.shuffle([...values, last]);
}

/** Returns the wrong values of a mean. */
function meanMistakes(rng: Rng, data: readonly number[]): Record<string, WrongNumber> {
  const [n, sum, low, high] = [data.length, total(data), Math.min(...data), Math.max(...data)];
  const answer = sum / n;
  const middle = median(data);
  return {
    ...(middle.isInteger() &&
      !middle.equals(answer) && {
        'gave-median': [middle, 'This is the middle value; the mean shares the sum equally.'] as const,
      }),
    ...(rng.int(0, 2) === 0 && {
      'forgot-to-divide': [sum, `This is the sum; divide it by the ${n} values.`] as const,
    }),
    ...(high - low !== answer && {
      'gave-range': [
        high - low,
        'This is the range; the mean shares the sum of all values equally.',
      ] as const,
    }),
    ...whole(
      'divided-by-one-too-few',
      [sum, n - 1],
      answer,
      `You divided by ${n - 1}; there are ${n} values.`,
    ),
    ...whole(
      'divided-by-one-too-many',
      [sum, n + 1],
      answer,
      `You divided by ${n + 1}; there are ${n} values.`,
    ),
    ...whole('left-out-the-largest', [sum - high, n], answer, `You left out ${high}; add all ${n} values.`),
    ...whole('left-out-the-smallest', [sum - low, n], answer, `You left out ${low}; add all ${n} values.`),
    ...whole(
      'halved-the-ends',
      [low + high, 2],
      answer,
      `This is halfway between ${low} and ${high}; use all values.`,
    ),
    ...(low !== answer && {
      'gave-the-smallest': [
        low,
        'This is the smallest value; the mean shares the sum of all values.',
      ] as const,
    }),
    ...(high !== answer && {
      'gave-the-largest': [
        high,
        'This is the largest value; the mean shares the sum of all values.',
      ] as const,
    }),
  };
}

function meanQuestion(rng: Rng, dial: Dial): Asked {
  const data = evenData(rng, dial);
  const [n, sum] = [data.length, total(data)];
  const answer = sum / n;
  return {
    question: `What is the mean of ${data.join(', ')}?`,
    ...numeric(answer, meanMistakes(rng, data), { apart: checkedBy(() => `not ${sum} ÷ ${n}`) }),
    hints: [
      'Put all the values together: what is their sum?',
      `Share the sum equally among the ${n} values.`,
    ],
    explanation: `The sum is ${data.join(' + ')} = ${sum}. Shared equally among ${n} values, that is ${sum} ÷ ${n} = ${answer}.`,
  };
}

function missing(rng: Rng, dial: Dial): Asked {
  const [gone = 0, ...known] = evenData(rng, dial);
  const [n, rest] = [known.length + 1, total(known)];
  const average = (gone + rest) / n;
  return {
    question: `The mean of ${n} numbers is ${average}. All but one of them are known: ${list(known.map(String))}. What is the missing number?`,
    ...numeric(
      gone,
      {
        ...(average !== gone && {
          'gave-the-mean': [
            average,
            `This is the mean of all ${n} numbers; the missing one need not be the mean.`,
          ] as const,
        }),
        ...(Math.min(...known) !== gone && {
          'gave-a-known-number': [
            Math.min(...known),
            'This is one of the known numbers; the question asks for the missing one.',
          ] as const,
        }),
        'gave-the-sum': [n * average, `This is the sum of all ${n} numbers; subtract the known ones.`],
        'added-the-known': [rest, 'This is the sum of the known numbers; how much is missing?'],
        'multiplied-by-one-too-few': [
          average * (n - 1) - rest,
          `You took ${n - 1} × ${average}; all ${n} numbers make the sum.`,
        ],
        'multiplied-by-one-too-many': [
          average * (n + 1) - rest,
          `You took ${n + 1} × ${average}; there are only ${n} numbers.`,
        ],
        ...whole(
          'gave-the-mean-of-the-known',
          [rest, n - 1],
          gone,
          `This is the mean of the known numbers; the mean of all ${n} is ${average}.`,
        ),
        'calculated-too-much': [gone + n, `With ${gone + n} the mean would be ${average + 1}.`],
        'calculated-too-little': [gone - n, `With ${gone - n} the mean would be ${average - 1}.`],
        ...(n > 3 && {
          'left-out-a-number': [
            n * average - rest + (known.at(-1) ?? 0),
            `You left out ${known.at(-1)} when you subtracted the known numbers.`,
          ] as const,
        }),
      },
      { apart: checkedBy(() => `not ${n * average} - ${rest}`) },
    ),
    hints: [
      `What is the sum of all ${n} numbers, if each is ${average} on average?`,
      'Subtract the known numbers from this sum.',
    ],
    explanation: `All ${n} numbers together are ${n} × ${average} = ${n * average}. The known numbers are ${rest}, and ${n * average} - ${rest} = ${gone}.`,
  };
}

function change(rng: Rng): Asked {
  const [n, average] = [rng.int(3, 8), rng.int(10, 40)];
  const most = Math.floor((average - 1) / (n + 1));
  const step = rng.int(0, 1) === 0 || most === 0 ? rng.int(1, 6) : -rng.int(1, Math.min(6, most));
  const [added, answer] = [average + step * (n + 1), average + step];
  const sum = n * average;
  const check = (wrong: number): readonly [number, string] => [
    wrong,
    `${n + 1} × ${wrong} is ${(n + 1) * wrong}, but the new sum is ${sum + added}.`,
  ];
  return {
    question: `The mean of ${n} numbers is ${average}. One more number is added, and it is ${added}. What is the new mean?`,
    ...numeric(
      answer,
      {
        'gave-the-old-mean': [average, 'This is the old mean; the new number changes it.'],
        'gave-the-new-number': [added, `This is the new number; the mean is of all ${n + 1} numbers.`],
        ...whole(
          'halved-both',
          [average + added, 2],
          answer,
          `You took the middle of ${average} and ${added}; ${average} stands for ${n} numbers.`,
        ),
        ...whole(
          'divided-by-the-old-count',
          [sum + added, n],
          answer,
          `You divided by ${n}; now there are ${n + 1} numbers.`,
        ),
        ...whole(
          'divided-the-old-sum',
          [sum, n + 1],
          answer,
          `You divided the old sum; ${added} belongs to the new sum.`,
        ),
        'shared-the-difference-once': [
          average + step * n,
          `The old numbers give ${n} × ${average} = ${sum}; add ${added} and divide by ${n + 1}.`,
        ],
        'calculated-too-much': check(answer + 1),
        'calculated-too-little': check(answer - 1),
        'went-the-wrong-way': [
          average - step,
          `${added} is ${step > 0 ? 'more' : 'less'} than ${average}, so the mean ${step > 0 ? 'grows' : 'falls'}.`,
        ],
      },
      { apart: checkedBy(() => `not ${sum + added} ÷ ${n + 1}`) },
    ),
    hints: [
      `What is the sum of the ${n} numbers, if their mean is ${average}?`,
      `Add ${added} to this sum. How many numbers are there now?`,
    ],
    explanation: `The sum was ${n} × ${average} = ${sum}, and now it is ${sum} + ${added} = ${sum + added}. There are ${n + 1} numbers: ${sum + added} ÷ ${n + 1} = ${answer}.`,
  };
}

const mean = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.statistics.mean',
    title: 'Mean',
    grades: [5, 9],
    objectives: ['Find the mean of a set of numbers'],
    keywords: ['mean', 'average', 'averages', 'statistics', 'data'],
    prerequisites: ['math.addition.multi-digit', 'math.division.long'],
    standards: ['6.SP.A.3', '6.SP.B.5'],
    teaching: {
      idea: 'The mean is the fair share: put all values together and share them out equally. Add the values and divide by how many there are.',
      caution: 'Count every value, even a 0. The mean need not be one of the values.',
      mends: {},
    },
  },
  {
    mean: form([0, 1, 2], meanQuestion),
    claim: form([0, 1], meanQuestion, 'claimed'),
    missing: form([0, 1, 2], missing),
    change: form([1, 2], (rng) => change(rng)),
  },
);

/** Mean. */
export const statistics: Concept[] = [mean];
