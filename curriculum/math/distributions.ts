import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { offsets } from './mean-deviation.ts';
import { drawn } from './middle-forms.ts';
import { total } from './statistics.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Offsets from the mean that add up to 0 and whose mean square is a perfect square. */
const squareSpreads: readonly (readonly number[])[] = [
  ...range(2, 14).map((a) => [-a, -a, a, a]),
  ...[1, 2, 3].flatMap((k) => [
    [-k, -7 * k, k, 7 * k],
    [-k, k, -7 * k, 7 * k],
  ]),
  [-7, -17, 7, 17],
];

/** Returns the sum of the squared distances from the mean. */
const squared = (data: readonly number[], center: number): string =>
  data.map((value) => (value - center) ** 2).join(' + ');

function varianceOf(rng: Rng, dial: Dial): Asked {
  const size = byLevel(dial, [4, 5, 6]);
  const squaresOf = (all: readonly number[]): number => total(all.map((o) => o * o));
  const away = drawn(
    () => offsets(rng, size),
    (all) => squaresOf(all) % size === 0,
  );
  const center = rng.int(12, 80);
  const data = rng.shuffle(away.map((o) => center + o));
  const squares = squaresOf(away);
  const variance = squares / size;
  const plainMean = rational(total(away.map(Math.abs)), size);
  return {
    question: `What is the population variance of ${data.join(', ')}?`,
    ...numeric(
      variance,
      {
        ...nearBy(
          rng,
          variance,
          1,
          (wrong) =>
            `${size} × ${wrong} is ${wrong.times(size)}, but the squared distances add up to ${squares}.`,
        ),
        ...sometimes(rng, {
          'forgot-to-divide': [squares, `This is the sum of the squares; divide it by the ${size} values.`],
        }),
        ...(squares % (size - 1) === 0 && {
          'divided-by-n-minus-1': [
            squares / (size - 1),
            `You divided by ${size - 1}; for a whole population divide by the ${size} values.`,
          ] as const,
        }),
        ...(plainMean.isInteger() &&
          !plainMean.equals(variance) && {
            'used-plain-distances': [plainMean, 'You took the plain distances; square them first.'] as const,
          }),
        ...(center !== variance && {
          'gave-mean': [center, 'This is the mean; find how far the values lie from it.'] as const,
        }),
      },
      { apart: checkedBy(() => `not ${squares} ÷ ${size}`) },
    ),
    hints: [
      'Find the mean first. How far is each value from it?',
      'Square these distances, and take the mean of the squares.',
    ],
    explanation: `The mean is ${center}. The squared distances are ${squared(data, center)} = ${squares}. ${squares} ÷ ${size} = ${variance}.`,
  };
}

function deviationOf(rng: Rng): Asked {
  const away = rng.pick(squareSpreads);
  const center = rng.int(30, 250);
  const squares = total(away.map((o) => o * o));
  const variance = squares / 4;
  const deviation = Math.round(Math.sqrt(variance));
  const span = Math.max(...away) - Math.min(...away);
  const data = rng.shuffle(away.map((o) => center + o));
  return {
    question: `What is the population standard deviation of ${data.join(', ')}?`,
    ...numeric(
      deviation,
      {
        ...nearBy(
          rng,
          deviation,
          1,
          (wrong) => `The square of ${wrong} is ${wrong.times(wrong)}, but the variance is ${variance}.`,
        ),
        ...sometimes(rng, { 'forgot-the-root': [variance, 'This is the variance; take its square root.'] }),
        ...(span !== deviation &&
          sometimes(rng, { 'gave-range': [span, 'This is the range; find the distances from the mean.'] })),
        ...sometimes(rng, {
          'gave-mean': [center, 'This is the mean; find how far the values lie from it.'],
        }),
        ...sometimes(rng, {
          'doubled-the-root': [
            2 * deviation,
            'You took the root of the sum of the squares; divide by the number of values first.',
          ],
        }),
      },
      { apart: checkedBy(() => `not the square root of ${variance}`) },
    ),
    hints: [
      'Find the mean, and the distance of each value from it.',
      'Take the mean of the squared distances, and then its root.',
    ],
    explanation: `The mean is ${center}. The squared distances are ${squared(data, center)} = ${squares}. The variance is ${squares} ÷ 4 = ${variance}, and its root is ${deviation}.`,
  };
}

function changeMistakes(
  s: number,
  k: number,
  isSum: boolean,
): (readonly [name: string, value: number, mend: string])[] {
  return isSum
    ? [
        [
          'shifted-the-spread',
          s + k,
          'You added the number; all values move alike, so their distances stay.',
        ],
        ['multiplied-instead', s * k, 'You multiplied; the distances stay, since all values move alike.'],
        ['scaled-twice', s * k * k, 'You multiplied twice; the distances stay, since all values move alike.'],
        [
          'subtracted-instead',
          Math.abs(s - k),
          'You subtracted; the distances stay, since all values move alike.',
        ],
      ]
    : [
        ['kept-the-spread', s, 'You kept it; the factor makes all the distances larger, too.'],
        ['scaled-twice', s * k * k, 'You used the factor twice, as for the variance; use it once.'],
        ['added-instead', s + k, 'You added the factor; the distances are multiplied by it.'],
        [
          'subtracted-instead',
          Math.abs(s - k),
          'You subtracted the factor; the distances are multiplied by it.',
        ],
      ];
}

function change(rng: Rng): Asked {
  const [s, k] = [rng.int(2, 20), rng.int(2, 9)];
  const isSum = rng.int(0, 1) === 1;
  const answer = isSum ? s : s * k;
  return {
    question: `Some values have the standard deviation ${s}. Each value is ${isSum ? `increased by ${k}` : `multiplied by ${k}`}. What is the standard deviation then?`,
    ...numeric(
      answer,
      Object.fromEntries(
        changeMistakes(s, k, isSum)
          .filter(([, value]) => value > 0 && value !== answer)
          .map(([name, ...rest]) => [name, rest]),
      ),
      { listed: true },
    ),
    hints: isSum
      ? [
          'Draw three values on a number line, and move all of them alike.',
          'What happens to their distances from each other?',
        ]
      : [
          'Take the values 1, 2, 3, and multiply them. What happens to their distances?',
          'The standard deviation measures distances from the mean.',
        ],
    explanation: isSum
      ? `All values and their mean move by ${k}, so the distances from the mean stay the same. The standard deviation is still ${s}.`
      : `All distances from the mean are multiplied by ${k}, so the standard deviation is too: ${k} × ${s} = ${s * k}.`,
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
      idea: 'The variance is the mean of the squared distances from the mean. The standard deviation is its root, so it has the same unit as the data. Both are 0 if all values are equal.',
      caution:
        'Square the distances before you add them. Take the root at the end for the standard deviation.',
      mends: {},
    },
  },
  {
    variance: form([0, 1, 2], varianceOf),
    deviation: form([0, 1, 2], deviationOf),
    change: form([0, 1, 2], (rng) => change(rng)),
  },
);

/** Spread and the normal distribution. */
export const distributions: Concept[] = [spread];
