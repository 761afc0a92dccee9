import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { offsets } from './mean-deviation.ts';
import { total } from './statistics.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Offsets from the mean that add up to 0 and whose mean square is a perfect square. */
const squareSpreads: readonly (readonly number[])[] = [
  [-1, -1, 1, 1],
  [-2, -2, 2, 2],
  [-3, -3, 3, 3],
  [-4, -4, 4, 4],
  [-5, -5, 5, 5],
  [-1, -7, 1, 7],
  [-6, -6, 6, 6],
];

function varianceOf(rng: Rng, dial: Dial): Asked {
  const away = offsets(rng, byLevel(dial, [4, 5, 6]));
  const center = rng.int(12, 80);
  const data = rng.shuffle(away.map((o) => center + o));
  const squares = total(away.map((o) => o * o));
  return {
    question: `What is the population variance of ${data.join(', ')}?`,
    ...numeric(rational(squares, data.length), {
      'forgot-to-divide': squares,
      'divided-by-n-minus-1': rational(squares, data.length - 1),
      'used-plain-distances': rational(total(away.map(Math.abs)), data.length),
      'gave-mean': center,
    }),
    hints: [
      'Find the mean first. How far is each value from it?',
      'Square these distances, and take the mean of the squares.',
    ],
    explanation: `The mean is ${center}. The squared distances add up to ${squares}. ${squares} ÷ ${data.length} = ${plain(rational(squares, data.length))}.`,
  };
}

function deviationOf(rng: Rng): Asked {
  const away = rng.pick(squareSpreads);
  const center = rng.int(15, 250);
  const squares = total(away.map((o) => o * o));
  const variance = squares / 4;
  return {
    question: `What is the population standard deviation of ${rng.shuffle(away.map((o) => center + o)).join(', ')}?`,
    ...numeric(Math.round(Math.sqrt(variance)), {
      'forgot-the-root': variance,
      'gave-range': Math.max(...away) - Math.min(...away),
      'gave-mean': center,
      'forgot-to-divide': squares,
      'doubled-the-root': [
        2 * Math.round(Math.sqrt(variance)),
        'You took the root of the sum of the squares; divide by the number of values first.',
      ],
      'halved-the-variance': [rational(variance, 2), 'You halved the variance; take its square root.'],
    }),
    hints: [
      'Find the mean, and the distance of each value from it.',
      'Take the mean of the squared distances, and then its root.',
    ],
    explanation: `The mean is ${center}, the variance ${squares} ÷ 4 = ${variance}, and its root ${Math.round(Math.sqrt(variance))}.`,
  };
}

const spread = formed(
  {
    ...info,
    id: 'math.statistics.spread',
    title: 'Variance and standard deviation',
    grades: [9, 12],
    objectives: ['Compute the population variance and standard deviation'],
    keywords: ['variance', 'standard deviation', 'spread', 'statistics', 'deviation'],
    prerequisites: ['math.statistics.mean', 'math.exponents.powers'],
    standards: ['HSS.ID.A.2', 'HSS.ID.A.3'],
    teaching: {
      idea: 'The variance is the mean of the squared distances from the mean. The standard deviation is its root, so it has the unit of the data. Both are 0 if all values are equal.',
      caution:
        'Square the distances before you add them. Take the root at the end for the standard deviation.',
      trap: 'used-plain-distances',
      mends: {
        'forgot-to-divide': 'This is the sum of the squares; divide it by the number of values.',
        'divided-by-n-minus-1':
          'You divided by one less; for a whole population divide by the number of values.',
        'used-plain-distances': 'You took the plain distances; square them first.',
        'gave-mean': 'This is the mean; find how far the values lie from it.',
        'forgot-the-root': 'This is the variance; take its square root.',
        'gave-range': 'This is the range; find the distances from the mean.',
      },
    },
  },
  {
    variance: form([0, 1, 2], varianceOf),
    deviation: form([0, 1, 2], deviationOf),
    change: form([0, 1, 2], (rng) => {
      const [s, k] = [rng.int(2, 20), rng.int(2, 9)];
      const add = rng.int(0, 1) === 1;
      return {
        question: `Some values have the standard deviation ${s}. Each value is ${add ? `increased by ${k}` : `multiplied by ${k}`}. What is the standard deviation then?`,
        ...numeric(add ? s : s * k, {
          ...(add
            ? {
                'shifted-the-spread': [
                  s + k,
                  'You added the number; all values move alike, so their distances stay.',
                ] as const,
                'multiplied-instead': [
                  s * k,
                  'You multiplied; the distances stay, since all values move alike.',
                ] as const,
                'subtracted-instead': [
                  Math.abs(s - k) || 2 * s,
                  'The distances from the mean stay, since all values move alike.',
                ] as const,
              }
            : {
                'kept-the-spread': [s, 'You kept it; a factor makes all the distances larger too.'] as const,
                'scaled-twice': [
                  s * k * k,
                  'You used the factor twice, as for the variance; the deviation has it once.',
                ] as const,
                'added-instead': [
                  s + k,
                  'You added the factor; the distances are multiplied by it.',
                ] as const,
              }),
        }),
        hints: add
          ? [
              'Draw three values on a number line, and move all of them alike.',
              'What happens to their distances from each other?',
            ]
          : [
              'Take the values 1, 2, 3, and multiply them. What happens to their distances?',
              'The standard deviation measures distances from the mean.',
            ],
        explanation: add
          ? `All values and their mean move by ${k}, so the distances from the mean stay the same. The standard deviation is still ${s}.`
          : `All distances from the mean are multiplied by ${k}, so the standard deviation is too: ${k} × ${s} = ${s * k}.`,
      };
    }),
  },
);

/** Spread and the normal distribution. */
export const distributions: Concept[] = [spread];
