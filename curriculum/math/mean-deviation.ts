import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { total } from './statistics.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Offsets from a whole mean that add up to 0. */
export function offsets(rng: Rng, size: number, most = 6): number[] {
  for (;;) {
    const all = Array.from({ length: size - 1 }, () => rng.int(-most, most));
    const last = -total(all);
    if (Math.abs(last) <= most + 3 && all.some((o) => o !== 0)) return [...all, last];
  }
}

function deviation(rng: Rng, dial: Dial): Asked {
  const away = offsets(rng, byLevel(dial, [4, 5, 6]));
  const center = rng.int(10, 40);
  const data = rng.shuffle(away.map((o) => center + o));
  const sum = total(away.map(Math.abs));
  return {
    question: `What is the mean absolute deviation of ${data.join(', ')}?`,
    ...numeric(rational(sum, data.length), {
      'forgot-to-divide': sum,
      'gave-the-mean': center,
      'gave-the-range': Math.max(...data) - Math.min(...data),
      'divided-by-one-too-few': rational(sum, data.length - 1),
    }),
    explanation: `The mean is ${center}. The distances add up to ${sum}. ${sum} ÷ ${data.length} = ${plain(rational(sum, data.length))}.`,
  };
}

const meanDeviation = formed(
  {
    ...info,
    id: 'math.statistics.mean-absolute-deviation',
    title: 'Mean absolute deviation',
    grades: [6, 8],
    objectives: ['Measure how far values lie from their mean'],
    keywords: ['mean absolute deviation', 'mad', 'variability', 'measures of spread'],
    prerequisites: ['math.statistics.mean', 'math.integers.absolute-value'],
    standards: ['6.SP.A.3', '6.SP.B.5', '7.SP.B.3', '7.SP.B.4'],
    teaching: {
      idea: 'The mean absolute deviation is the average distance of the values from their mean. It is small if the values lie close together.',
      caution: 'Take distances, without signs. With signs they always add up to 0.',
      hints: ['Find the mean.', 'How far is each value from it?', 'Find the mean of these distances.'],
      mends: {
        'forgot-to-divide': 'Divide the sum of the distances by the number of values.',
        'gave-the-mean': 'This is the mean of the values. Find the mean of the distances.',
        'gave-the-range': 'This is the range.',
        'divided-by-one-too-few': 'Divide by the number of all values.',
        'looked-at-the-center': 'Compare how far the values lie from their mean, not how large they are.',
        'kept-the-sign': 'Distances have no sign.',
      },
    },
  },
  {
    deviation: form([0, 1, 2], deviation),
    claim: form([1, 2], deviation, 'claimed'),
    distances: form([0, 1], (rng) => {
      const away = offsets(rng, 4);
      const center = rng.int(10, 40);
      const sum = total(away.map(Math.abs));
      return {
        question: `The mean of ${away.map((o) => center + o).join(', ')} is ${center}. What is the sum of the distances from it?`,
        ...numeric(sum, {
          'kept-the-sign': sum + rng.pick([-2, 2]),
          'gave-the-mean': center,
          'gave-the-range': Math.max(...away) - Math.min(...away),
        }),
        explanation: `The distances are ${away.map(Math.abs).join(', ')}. Together: ${sum}.`,
      };
    }),
    wider: form([0, 1, 2], (rng) => {
      const [a, b] = [offsets(rng, 4, 8), offsets(rng, 4, 8)];
      const [c, d] = [rng.int(20, 60), rng.int(20, 60)];
      const [x, y] = [total(a.map(Math.abs)), total(b.map(Math.abs))];
      const texts = ['Set A', 'Set B', 'They are equally far.'];
      const right = x > y ? 0 : x < y ? 1 : 2;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Set A: ${a.map((o) => c + o).join(', ')}. Set B: ${b.map((o) => d + o).join(', ')}. Their means are ${c} and ${d}. In which set are the values on average farther from their mean?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'looked-at-the-center', ...option(i) })),
        explanation: `The distances add up to ${x} in set A and to ${y} in set B.`,
      };
    }),
  },
);

/** Mean absolute deviation. */
export const meanDeviations: Concept[] = [meanDeviation];
