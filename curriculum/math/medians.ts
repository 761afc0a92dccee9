import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { median, sorted, total, whole } from './statistics.ts';

/** Returns the mistakes that take a value near the middle. */
function nearMiddle(order: readonly number[]): Record<string, WrongNumber> {
  const half = Math.floor(order.length / 2);
  const at = (i: number): number => order[i] ?? 0;
  if (order.length % 2 === 0)
    return {
      'took-the-upper-one': [at(half), `You took only ${at(half)}; two values are in the middle.`],
      'took-the-lower-one': [at(half - 1), `You took only ${at(half - 1)}; two values are in the middle.`],
      'too-high': [at(half + 1), `${at(half + 1)} is next to the two middle values, not one of them.`],
      'too-low': [at(half - 2), `${at(half - 2)} is next to the two middle values, not one of them.`],
    };
  return {
    'one-place-too-high': [at(half + 1), 'This is one place too high; count from both ends.'],
    'one-place-too-low': [at(half - 1), 'This is one place too low; count from both ends.'],
    'too-high': [at(half + 2), 'This is two places too high; count from both ends.'],
    'too-low': [at(half - 2), 'This is two places too low; count from both ends.'],
  };
}

function medianQuestion(rng: Rng, dial: Dial): Asked {
  const size = byLevel(dial, [5, 7, rng.pick([6, 8])]);
  const data = rng.sample(range(10, byLevel(dial, [30, 50, 70])), size);
  const answer = median(data);
  const order = sorted(data);
  const [first = 0, second = 0] = [data[Math.ceil(size / 2) - 1], data[Math.floor(size / 2)]];
  const unsorted = rational(first + second, 2);
  const [low, high, sum] = [order[0] ?? 0, order.at(-1) ?? 0, total(data)];
  const isEven = size % 2 === 0;
  const [below = 0, above = 0] = [order[size / 2 - 1], order[size / 2]];
  return {
    question: `What is the median of ${data.join(', ')}?`,
    ...numeric(
      answer,
      {
        ...nearMiddle(order),
        ...(!unsorted.equals(answer) && {
          'forgot-to-sort': [
            unsorted,
            'You took the middle without sorting; put the values in order first.',
          ] as const,
        }),
        ...(sum % size === 0 &&
          !answer.equals(sum / size) && {
            'gave-mean': [sum / size, 'This is the mean; the median is the middle value.'] as const,
          }),
        ...((low + high) % 2 === 0 || isEven
          ? {
              'halved-the-ends': [
                rational(low + high, 2),
                `This is halfway between ${low} and ${high}; find the middle place.`,
              ] as const,
            }
          : {}),
        'gave-range': [high - low, 'This is the range; the median is the middle value.'],
      },
      { show: decimal, apart: checkedBy(() => `not the middle of ${order.join(', ')}`) },
    ),
    hints: [
      'Write the values in order, from the smallest to the largest.',
      isEven
        ? 'Cross out one value at each end until two remain. What is halfway between them?'
        : 'Cross out one value at each end until only one remains.',
    ],
    explanation: `In order: ${order.join(', ')}. ${isEven ? `Halfway between ${below} and ${above}` : 'The middle'} is ${decimal(answer)}.`,
  };
}

function outlier(rng: Rng): Asked {
  const [a = 1, b = 2, c = 3, d = 4, e = 5] = sorted(rng.sample(range(10, 40), 5));
  const far = e + rng.int(3, 9) * 10;
  const sum = a + b + c + d + far;
  return {
    question: `The values are ${a}, ${b}, ${c}, ${d}, ${e}. Then ${e} is changed to ${far}. What is the median now?`,
    ...numeric(
      c,
      {
        'one-place-too-high': [d, `You moved up by one place; the middle of five values is the third.`],
        'one-place-too-low': [b, 'This is one place too low; count from both ends.'],
        'gave-the-smallest': [a, 'This is the smallest value; find the one in the middle.'],
        ...(rng.int(0, 2) === 0 && {
          'gave-the-outlier': [far, 'This is the changed value; find the one in the middle.'] as const,
        }),
        'gave-the-old-end': [e, `${e} was the largest value before; find the one in the middle.`],
        ...whole(
          'gave-the-mean',
          [sum, 5],
          c,
          'This is the new mean; the median is the value in the middle.',
        ),
        ...whole(
          'halved-the-ends',
          [a + far, 2],
          c,
          `This is halfway between ${a} and ${far}; find the middle place.`,
        ),
      },
      { apart: checkedBy(() => `not the third of the five values in order`) },
    ),
    hints: [
      `Write the five values in order, with ${far} in place of ${e}.`,
      `Cross out one value at each end, and again.`,
    ],
    explanation: `The order is ${a}, ${b}, ${c}, ${d}, ${far}. The middle is still ${c}.`,
  };
}

function place(rng: Rng): Asked {
  const n = rng.int(4, 60) * 2 + 1;
  const answer = (n + 1) / 2;
  const sides = (at: number): readonly [number, string] => [
    at,
    `${at - 1} values come before place ${at}, but ${n - at} come after it.`,
  ];
  return {
    question: `${n} values are listed in order. At which place is the median?`,
    ...numeric(
      answer,
      {
        'a-place-too-early': sides(answer - 1),
        'a-place-too-late': sides(answer + 1),
        'two-places-too-early': sides(answer - 2),
        'two-places-too-late': sides(answer + 2),
        ...(rng.int(0, 2) === 0 && {
          'gave-the-last-place': [n, 'This is the last place; the median is in the middle.'] as const,
        }),
        ...(rng.int(0, 2) === 0 && {
          'forgot-to-halve': [n + 1, `You added 1 to ${n}; now halve it.`] as const,
        }),
        ...((n - 1) % 4 === 0 && {
          'halved-twice': [
            (n - 1) / 4,
            `You halved twice; as many values must come before it as after it.`,
          ] as const,
        }),
      },
      {
        apart: checkedBy(
          (wrong) =>
            `not the middle place: ${wrong.minus(1)} values come before it, and ${wrong.times(-1).plus(n)} after it`,
        ),
      },
    ),
    hints: [
      'Take the median away. How many values are left?',
      'Half of these come before the median. At which place is it then?',
    ],
    explanation: `Without the median there are ${n - 1} values, ${(n - 1) / 2} on each side. So it is at place ${answer}.`,
  };
}

const medianConcept = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.statistics.median',
    title: 'Median',
    grades: [5, 9],
    objectives: ['Find the median of a set of numbers'],
    keywords: ['median', 'middle value', 'statistics', 'data'],
    prerequisites: ['math.numbers.compare'],
    standards: ['6.SP.A.3', '6.SP.B.5'],
    teaching: {
      idea: 'The median is the value in the middle when all values are in order. As many values come before it as after it. With two in the middle, take the number halfway between them.',
      caution: 'Put the values in order first. One very large value hardly changes the median.',
      mends: {},
    },
  },
  {
    median: form([0, 1, 2], medianQuestion),
    claim: form([0, 1, 2], medianQuestion, 'claimed'),
    outlier: form([0, 1, 2], (rng) => outlier(rng)),
    place: form([1, 2], (rng) => place(rng)),
  },
);

/** Median. */
export const medians: Concept[] = [medianConcept];
