import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { sorted, total } from './statistics.ts';

/** Offsets from a whole mean that add up to 0. */
export function offsets(rng: Rng, size: number, most = 6): number[] {
  for (;;) {
    const all = Array.from({ length: size - 1 }, () => rng.int(-most, most));
    const last = -total(all);
    if (Math.abs(last) <= most + 3 && all.some((o) => o !== 0)) return [...all, last];
  }
}

/** Returns a mistake if its value is a whole or half number, and is not the answer. */
function plainly(name: string, value: Rational, answer: Rational, mend: string): Record<string, WrongNumber> {
  return 2n % value.d === 0n && !value.equals(answer) ? { [name]: [value, mend] } : {};
}

/** Returns the wrong values of a mean deviation, from the distances of the values from their mean. */
function deviationMistakes(
  distances: readonly number[],
  { center, low, high }: Record<'center' | 'low' | 'high', number>,
  withSum: boolean,
): Record<string, WrongNumber> {
  const [size, sum, span] = [distances.length, total(distances), high - low];
  const answer = rational(sum, size);
  const order = sorted(distances);
  const single = `This is a single distance from ${center}; find the mean of all distances.`;
  const divided = (by: number): string => `You divided by ${by}; there are ${size} values.`;
  return {
    ...(withSum && {
      'forgot-to-divide': [
        sum,
        `This is the sum of the distances; divide it by the ${size} values.`,
      ] as const,
    }),
    'gave-the-mean': [center, 'This is the mean of the values; find the mean of the distances.'],
    'gave-the-range': [span, 'This is the range; find the mean of the distances.'],
    ...plainly('gave-the-largest-distance', rational(order.at(-1) ?? 0), answer, single),
    ...plainly('gave-the-second-distance', rational(order.at(-2) ?? 0), answer, single),
    ...plainly('gave-the-smallest-distance', rational(order[0] ?? 0), answer, single),
    ...plainly('gave-a-small-distance', rational(order[1] ?? 0), answer, single),
    ...plainly('divided-by-one-too-few', rational(sum, size - 1), answer, divided(size - 1)),
    ...plainly('divided-by-one-too-many', rational(sum, size + 1), answer, divided(size + 1)),
    ...plainly(
      'halved-the-range',
      rational(span, 2),
      answer,
      'This is half of the range; find the mean of the distances.',
    ),
    ...plainly(
      'shared-the-range',
      rational(span, size),
      answer,
      `You divided the range; add the distances from ${center} and divide their sum.`,
    ),
  };
}

function deviation(rng: Rng, dial: Dial): Asked {
  const size = byLevel(dial, [4, 5, 6]);
  const most = rng.pick(
    byLevel(dial, [
      [4, 8],
      [5, 9, 14],
      [6, 10, 18],
    ]),
  );
  const away = drawn(
    () => offsets(rng, size, most),
    (all) => (2 * total(all.map(Math.abs))) % size === 0,
  );
  const center = rng.int(22, 50);
  const data = rng.shuffle(away.map((o) => center + o));
  const distances = data.map((value) => Math.abs(value - center));
  const sum = total(distances);
  const answer = rational(sum, size);
  const ends = { center, low: Math.min(...data), high: Math.max(...data) };
  return {
    question: `What is the mean absolute deviation of ${data.join(', ')}?`,
    ...numeric(answer, deviationMistakes(distances, ends, rng.int(0, 1) === 0), {
      show: decimal,
      apart: checkedBy(() => `not ${sum} ÷ ${size}`),
    }),
    hints: [
      'Find the mean of the values first. Then find how far each value is from it.',
      'Then find the mean of these distances. A distance is never negative.',
    ],
    explanation: `The mean is ${center}. The distances ${distances.join(', ')} add up to ${sum}. ${sum} ÷ ${size} = ${decimal(answer)}.`,
  };
}

function distances(rng: Rng): Asked {
  const away = offsets(rng, 4, rng.pick([3, 6, 9, 14]));
  const center = 2 * rng.int(12, 25);
  const all = away.map(Math.abs);
  const sum = total(all);
  const values = away.map((o) => center + o);
  const far = all.filter((distance) => distance > 0);
  // The sum is even, so the wrong ones are even too if possible.
  const even = far.filter((distance) => distance % 2 === 0);
  const [left = far[0] ?? 1] = rng.shuffle(even);
  const [other = far.at(-1) ?? 1] = rng.shuffle(even);
  const span = Math.max(...away) - Math.min(...away);
  return {
    question: `The mean of ${values.join(', ')} is ${center}. What is the sum of the distances from this mean?`,
    ...numeric(
      sum,
      {
        'left-out-a-distance': [sum - left, `A distance of ${left} is missing; add all four.`],
        'counted-a-distance-twice': [
          sum + other,
          `You counted a distance of ${other} twice; count each value once.`,
        ],
        ...(center !== sum && {
          'gave-the-mean': [
            center,
            `This is the mean; the question asks for the distances from it.`,
          ] as const,
        }),
        ...(span !== sum && {
          'gave-the-range': [span, 'This is the range; add all four distances.'] as const,
        }),
        'added-the-mean': [sum + center, `You added the mean ${center} too; add only the distances.`],
      },
      { apart: checkedBy(() => `not ${all.join(' + ')}`) },
    ),
    hints: [
      `How far is each value from ${center}? Write four distances without signs.`,
      'Add the four distances, those below the mean too.',
    ],
    explanation: `The distances are ${all.join(', ')}: ${all.join(' + ')} = ${sum}.`,
  };
}

function wider(rng: Rng): Asked {
  const right = rng.int(0, 2);
  const sumOf = (set: readonly number[]): number => total(set.map(Math.abs));
  const [a, b] = drawn(
    () => [offsets(rng, 4, 8), offsets(rng, 4, 8)] as const,
    ([first, second]) => [1, -1, 0][right] === Math.sign(sumOf(first) - sumOf(second)),
  );
  const [c, d] = [rng.int(20, 60), rng.int(20, 60)];
  const texts = ['Set A', 'Set B', 'They are equally far.'];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const work = (set: readonly number[]): string => `${set.map(Math.abs).join(' + ')} = ${sumOf(set)}`;
  return {
    question: `Set A: ${a.map((o) => c + o).join(', ')}. Set B: ${b.map((o) => d + o).join(', ')}. Their means are ${c} and ${d}. In which set are the values on average farther from their mean?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'misjudged-the-distances',
        ...option(i),
        mend: `The distances add up to ${sumOf(a)} in set A and to ${sumOf(b)} in set B.`,
      })),
    hints: [
      `Write how far each value of set A is from ${c}. Add these distances.`,
      `Do the same with set B and ${d}. Then compare.`,
    ],
    explanation: `The distances are ${work(a)} in set A and ${work(b)} in set B. ${right === 2 ? 'So they are equally far.' : `So ${texts[right]?.replace('S', 's')} has the values that are farther away.`}`,
  };
}

const meanDeviation = formed(
  {
    subject: 'Math',
    category: 'Data and Chance',
    id: 'math.statistics.mean-absolute-deviation',
    title: 'Mean absolute deviation',
    grades: [6, 8],
    objectives: ['Measure how far values lie from their mean'],
    keywords: ['mean absolute deviation', 'mad', 'variability', 'measures of spread'],
    prerequisites: ['math.statistics.mean', 'math.integers.absolute-value'],
    standards: ['6.SP.A.3', '6.SP.B.5', '7.SP.B.3', '7.SP.B.4'],
    teaching: {
      idea: 'The mean absolute deviation is the average distance of the values from their mean. It is small if the values lie close together.',
      caution: 'Take the distances without signs. With signs, they would always add up to 0.',
      mends: {},
    },
  },
  {
    deviation: form([0, 1, 2], deviation),
    claim: form([1, 2], deviation, 'claimed'),
    distances: form([0, 1], (rng) => distances(rng)),
    wider: form([0, 1, 2], (rng) => wider(rng)),
  },
);

/** Mean absolute deviation. */
export const meanDeviations: Concept[] = [meanDeviation];
