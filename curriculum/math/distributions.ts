import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, plain } from '../text.ts';
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
    }),
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
      hints: [
        'Find the mean.',
        'Square each distance from it.',
        'Take the mean of the squares, and the root if it is asked.',
      ],
      mends: {
        'forgot-to-divide': 'Divide the sum of the squares by the number of values.',
        'divided-by-n-minus-1': 'For a whole population divide by the number of values.',
        'used-plain-distances': 'Square the distances first.',
        'gave-mean': 'This is the mean.',
        'forgot-the-root': 'Take the square root of the variance.',
        'gave-range': 'This is the range.',
        'shifted-the-spread': 'Adding a number to all values moves them, but not their distances.',
        'scaled-wrongly': 'A factor changes all distances by the same factor.',
      },
    },
  },
  {
    variance: form([0, 1, 2], varianceOf),
    deviation: form([0, 1, 2], deviationOf),
    claim: form([2], varianceOf, 'claimed'),
    change: form([0, 1, 2], (rng) => {
      const [s, k] = [rng.int(2, 20), rng.int(2, 9)];
      const add = rng.int(0, 1) === 1;
      return {
        question: `Some values have the standard deviation ${s}. Each value is ${add ? `made ${k} larger` : `multiplied by ${k}`}. What is the standard deviation then?`,
        ...numeric(add ? s : s * k, {
          'shifted-the-spread': add ? s + k : s,
          'scaled-wrongly': add ? s * k : s * k * k,
          'forgot-the-root': add ? Math.abs(s - k) || 1 : s + k,
        }),
        explanation: add
          ? 'All values move by the same number, so the distances stay.'
          : `All distances are multiplied by ${k}: ${s * k}.`,
      };
    }),
  },
);

const bands = [
  [-1, 1, 680],
  [-2, 2, 950],
  [-3, 3, 997],
  [0, 1, 340],
  [-1, 0, 340],
  [0, 2, 475],
  [-2, 0, 475],
  [1, 9, 160],
  [-9, -1, 160],
  [2, 9, 25],
  [-9, -2, 25],
  [-1, 2, 815],
  [-2, 1, 815],
] as const;

function normal(rng: Rng) {
  const [mean, deviation] = [rng.int(10, 60) * 5, rng.int(2, 15)];
  return { mean, deviation };
}

function limits(mean: number, deviation: number, low: number, high: number): string {
  if (low === -9) return `less than ${mean + high * deviation}`;
  if (high === 9) return `more than ${mean + low * deviation}`;
  return `between ${mean + low * deviation} and ${mean + high * deviation}`;
}

function share(rng: Rng, dial: Dial): Asked {
  const { mean, deviation } = normal(rng);
  const i = rng.int(0, byLevel(dial, [2, 8, 12]));
  const [low, high, thousandth] = bands[i] ?? bands[0];
  const near = rng.sample(
    [...new Set(bands.map((b) => b[2]))].filter((v) => v !== thousandth),
    3,
  );
  return {
    question: `Values are normally distributed with mean ${mean} and standard deviation ${deviation}. About what percent lie ${limits(mean, deviation, low, high)}?`,
    answer: { text: `${decimal(rational(thousandth, 10))}%`, worth: `${thousandth}` },
    mistakes: near.map((v) => ({
      name: 'took-another-band',
      text: `${decimal(rational(v, 10))}%`,
      worth: `${v}`,
    })),
    explanation: `About 68% lie within one standard deviation of the mean, 95% within two and 99.7% within three. Here: ${decimal(rational(thousandth, 10))}%.`,
    figure: { kind: 'normal-curve', mean, deviation },
  };
}

const normalDistribution = formed(
  {
    ...info,
    id: 'math.statistics.normal',
    title: 'Normal distribution',
    grades: [10, 12],
    objectives: ['Use the 68-95-99.7 rule and z-scores'],
    keywords: ['normal distribution', 'bell curve', 'z-score', 'empirical rule', '68 95 99.7'],
    prerequisites: ['math.statistics.spread'],
    standards: ['HSS.ID.A.4'],
    teaching: {
      idea:
        'Many measurements follow a bell curve around their mean. About 68% lie within one standard deviation, 95% within two, ' +
        '99.7% within three. The z-score counts how many standard deviations a value lies above the mean.',
      caution: 'The curve is symmetric: half of the rest lies on each side.',
      hints: [
        'How many standard deviations from the mean are the limits?',
        'Which part of the rule fits?',
        'Use the symmetry.',
      ],
      mends: {
        'took-another-band':
          'Count the standard deviations from the mean to each limit, and use the symmetry.',
        'forgot-to-divide': 'Divide the distance from the mean by the standard deviation.',
        'turned-the-sign': 'Above the mean the z-score is positive, below it is negative.',
        'slip-in-steps': 'Count the standard deviations once more.',
        'forgot-the-mean': 'Start at the mean.',
        'compared-raw-values': 'Compare how many standard deviations each lies above its mean.',
      },
    },
  },
  {
    share: form([0, 1, 2], share),
    score: form([0, 1, 2], (rng, dial) => {
      const { mean, deviation } = normal(rng);
      const z = rational(rng.pick([-3, -2, -1, 1, 2, 3]) * 2 + (dial.level > 0 ? rng.int(0, 1) : 0), 2);
      const value = z.times(deviation).plus(mean);
      return {
        question: `The mean is ${mean} and the standard deviation is ${deviation}. What is the z-score of ${decimal(value)}?`,
        ...numeric(
          z,
          {
            'turned-the-sign': z.times(-1),
            'forgot-to-divide': value.minus(mean),
            'slip-in-steps': z.plus(rng.pick([-1, 1])),
          },
          { show: decimal, signed: true, slip: 1 },
        ),
        explanation: `(${decimal(value)} - ${mean}) ÷ ${deviation} = ${decimal(z)}.`,
      };
    }),
    value: form([0, 1], (rng) => {
      const { mean, deviation } = normal(rng);
      const z = rng.pick([-3, -2, -1, 1, 2, 3]);
      return {
        question: `The mean is ${mean} and the standard deviation is ${deviation}. Which value has the z-score ${z}?`,
        ...numeric(mean + z * deviation, {
          'turned-the-sign': mean - z * deviation,
          'slip-in-steps': mean + (z + 1) * deviation,
          'forgot-the-mean': Math.abs(z) * deviation,
        }),
        explanation: `Go ${Math.abs(z)} × ${deviation} ${z < 0 ? 'down' : 'up'} from ${mean}: ${mean + z * deviation}.`,
      };
    }),
    better: form([1, 2], (rng) => {
      const [a, b] = [normal(rng), normal(rng)];
      const [x, y] = rng.pair([-2, -1, 0, 1, 2, 3]);
      const texts = ['test A', 'test B', 'both alike'];
      const right = rng.int(0, 5) === 0 ? 2 : x > y ? 0 : 1;
      const second = right === 2 ? x : y;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Test A has mean ${a.mean} and standard deviation ${a.deviation}. Test B has mean ${b.mean} and standard deviation ${b.deviation}. Somebody gets ${a.mean + x * a.deviation} in A and ${b.mean + second * b.deviation} in B. Which result is better, compared with the others?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'compared-raw-values', ...option(i) })),
        explanation: `The z-scores are ${x} in A and ${second} in B.`,
      };
    }),
  },
);

/** Spread and the normal distribution. */
export const distributions: Concept[] = [spread, normalDistribution];
