import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

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

/** What lies in a band, by its share in thousandths. */
const shareOf: Readonly<Record<number, string>> = {
  680: 'within one standard deviation of the mean, on both sides',
  950: 'within two standard deviations of the mean, on both sides',
  997: 'within three standard deviations of the mean, on both sides',
  340: 'between the mean and one standard deviation on one side',
  475: 'between the mean and two standard deviations on one side',
  160: 'beyond one standard deviation on one side',
  25: 'beyond two standard deviations on one side',
  815: 'from one standard deviation on one side to two on the other',
};

function normal(rng: Rng) {
  const [mean, deviation] = [rng.int(10, 60) * 5, rng.int(2, 15)];
  return { mean, deviation };
}

function limits(mean: number, deviation: number, low: number, high: number): string {
  if (low === -9) return `less than ${mean + high * deviation}`;
  if (high === 9) return `more than ${mean + low * deviation}`;
  return `between ${mean + low * deviation} and ${mean + high * deviation}`;
}

/** Returns how the share of a band follows from the rule. */
function bandReason(low: number, high: number, thousandth: number): string {
  const percent = `${decimal(rational(thousandth, 10))}%`;
  const within = (n: number): string => ['', '68%', '95%', '99.7%'][n] ?? '';
  if (low === -high)
    return `The limits are ${high === 1 ? 'one standard deviation' : `${high} standard deviations`} away on both sides, so it is ${percent}.`;
  const side = high === 9 ? low : low === -9 ? -high : 0;
  if (side > 0) return `The rest of 100% - ${within(side)} lies on both sides, and half of it is ${percent}.`;
  if (low === 0 || high === 0)
    return `The band is half of the ${within(Math.max(high, -low))} on both sides: ${percent}.`;
  return `Add half of the ${within(-low)} and half of the ${within(high)}: ${percent}.`;
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
    question: `Values are normally distributed with mean ${mean} and standard deviation ${deviation}. About what percent of the values are ${limits(mean, deviation, low, high)}?`,
    answer: { text: `${decimal(rational(thousandth, 10))}%`, worth: `${thousandth}` },
    mistakes: near.map((v) => ({
      name: 'took-another-band',
      text: `${decimal(rational(v, 10))}%`,
      worth: `${v}`,
      mend: `This is the share ${shareOf[v]}.`,
    })),
    hints: [
      `How many standard deviations of ${deviation} is each limit away from the mean, ${mean}?`,
      'The rule tells how much lies within one, two and three of them on both sides. Both halves are alike.',
    ],
    explanation: `About 68% lie within one standard deviation of the mean, 95% within two and 99.7% within three. ${bandReason(low, high, thousandth)}`,
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
      caution: 'The curve is symmetric: half of what lies outside a band is on each side.',
      mends: {
        'turned-the-sign': 'You went to the wrong side; above the mean z is positive, and below it negative.',
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
            'forgot-to-divide': [
              value.minus(mean),
              'This is the distance from the mean; divide it by the standard deviation.',
            ],
            'doubled-the-score': [
              z.times(2),
              `This is twice the z-score; divide by ${deviation}, the whole standard deviation.`,
            ],
            'halved-the-score': [
              z.over(2),
              `This is half of the z-score; divide by ${deviation}, not by twice as much.`,
            ],
            'multiplied-instead': [
              value.minus(mean).times(deviation),
              'You multiplied by the standard deviation; divide by it.',
            ],
          },
          {
            show: decimal,
            signed: true,
            slip: 1,
            apart: checkedBy(
              (wrong) =>
                `the z-score of ${decimal(wrong.times(deviation).plus(mean))}, not of ${decimal(value)}`,
            ),
          },
        ),
        hints: [
          `How far is ${decimal(value)} from the mean, and on which side?`,
          'How many standard deviations is that?',
        ],
        explanation: `Divide the distance from the mean by the standard deviation: (${decimal(value)} - ${mean}) ÷ ${deviation} = ${decimal(z)}.`,
      };
    }),
    value: form([0, 1], (rng) => {
      const { mean, deviation } = normal(rng);
      const z = rng.pick([-3, -2, -1, 1, 2, 3]);
      return {
        question: `The mean is ${mean} and the standard deviation is ${deviation}. Which value has the z-score ${z}?`,
        ...numeric(
          mean + z * deviation,
          {
            'turned-the-sign': mean - z * deviation,
            'went-one-step': [
              mean + Math.sign(z) * (Math.abs(z) === 1 ? 2 : 1) * deviation,
              `You went ${Math.abs(z) === 1 ? 'two standard deviations' : 'one standard deviation'} from the mean; go ${Math.abs(z) === 1 ? 'one' : Math.abs(z)}.`,
            ],
            'forgot-the-mean': [Math.abs(z) * deviation, 'This is the distance alone; begin at the mean.'],
            'added-the-score': [mean + z, `You used ${z} itself; each step is ${deviation} wide.`],
            'added-all': [
              mean + deviation + z,
              'You added the three numbers; multiply the z-score by the standard deviation first.',
            ],
          },
          {
            apart: checkedBy(
              () =>
                `not ${Math.abs(z) === 1 ? 'one standard deviation' : `${Math.abs(z)} standard deviations`} of ${deviation} ${z < 0 ? 'below' : 'above'} ${mean}`,
            ),
          },
        ),
        hints: [
          `The z-score counts steps of one standard deviation from the mean. Which way do they go?`,
          `Each step is ${deviation} wide. Begin at ${mean}.`,
        ],
        explanation: `Go ${Math.abs(z)} × ${deviation} ${z < 0 ? 'down' : 'up'} from ${mean}: ${mean + z * deviation}.`,
      };
    }),
    better: form([1, 2], (rng) => {
      const [a, b] = [normal(rng), normal(rng)];
      const [x, y] = rng.pair([-2, -1, 0, 1, 2, 3]);
      const texts = ['test A', 'test B', 'both are equally good'];
      const right = rng.int(0, 5) === 0 ? 2 : x > y ? 0 : 1;
      const second = right === 2 ? x : y;
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      return {
        question: `Test A has mean ${a.mean} and standard deviation ${a.deviation}. Test B has mean ${b.mean} and standard deviation ${b.deviation}. ${rng.pick(names)} gets ${a.mean + x * a.deviation} on A and ${b.mean + second * b.deviation} on B. Which result is better, compared with the others?`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({
            name: 'compared-raw-values',
            ...option(i),
            mend: `The z-scores are ${x} in A and ${second} in B; compare them instead of the points.`,
          })),
        hints: [
          'How many standard deviations is each result above or below its mean?',
          'The higher z-score is better compared with the others.',
        ],
        explanation: `The z-scores are (${a.mean + x * a.deviation} - ${a.mean}) ÷ ${a.deviation} = ${x} in A and (${b.mean + second * b.deviation} - ${b.mean}) ÷ ${b.deviation} = ${second} in B. ${right === 2 ? 'They are equal' : `The one in ${right === 0 ? 'A' : 'B'} is higher`}.`,
      };
    }),
  },
);

/** Normal distribution. */
export const normalDistributions: Concept[] = [normalDistribution];
