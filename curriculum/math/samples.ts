import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { offsets } from './mean-deviation.ts';
import { sorted } from './statistics.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Draws a sample of a population. */
function estimate(rng: Rng, dial: Dial): Asked {
  const n = rng.pick([20, 25, 40, 50]);
  const hits = rng.int(2, n - 3);
  const population = n * rng.int(4, byLevel(dial, [12, 30, 60]));
  const answer = (hits * population) / n;
  return {
    question: `In a random sample of ${n} students, ${hits} walk to school. The school has ${whole(population)} students. About how many of them walk?`,
    ...numeric(
      answer,
      {
        'gave-the-others': population - answer,
        'subtracted-instead': population - n + hits,
        'added-the-rest': [
          population - hits,
          'You took the walkers of the sample from all students; use the share of walkers.',
        ],
        'took-half': [
          rational(population, 2),
          `You took half of all; the share in the sample is ${hits} of ${n}.`,
        ],
        'too-large-a-factor': [
          hits * (population / n + 1),
          `The school is ${population / n} times as large as the sample, not ${population / n + 1} times.`,
        ],
        'too-small-a-factor': [
          hits * (population / n - 1),
          `The school is ${population / n} times as large as the sample, not ${population / n - 1} times.`,
        ],
      },
      { apart: checkedBy(() => `not ${hits} × ${population / n}`) },
    ),
    hints: [
      `How many times as large as the sample of ${n} is the school?`,
      'The share of walkers in the school is about the same. Multiply.',
    ],
    explanation: `The school is ${population / n} times as large as the sample: ${hits} × ${population / n} = ${whole(answer)}.`,
  };
}

const places = [
  [
    'students of a school',
    'every 10th name in the list of all students',
    [
      'the members of the chess club',
      'the students who come to the library on Friday',
      'the students of one class',
    ],
  ],
  [
    'people of a town',
    'people drawn by lot from the list of all households',
    [
      'the visitors of a swimming pool',
      'the people in a train at 7 in the morning',
      'the callers of a radio show',
    ],
  ],
  [
    'lamps made in a day',
    'lamps with numbers from a random number generator',
    ['the first lamps of the day', 'the lamps that look best', 'the lamps of one machine'],
  ],
  [
    'trees of a forest',
    'trees at points drawn at random on the map',
    ['the trees along the road', 'the tallest trees', 'the trees near the river'],
  ],
] as const;

const samplesConcept = formed(
  {
    ...info,
    id: 'math.statistics.samples',
    title: 'Random samples',
    grades: [7, 10],
    objectives: ['Judge samples and estimate from them'],
    keywords: [
      'random samples',
      'sampling',
      'population',
      'representative sample',
      'survey',
      'bias',
      'margin of error',
    ],
    prerequisites: ['math.ratios.proportion', 'math.statistics.mean'],
    standards: ['7.SP.A.1', '7.SP.A.2', 'HSS.IC.A.1', 'HSS.IC.B.3', 'HSS.IC.B.4'],
    teaching: {
      idea:
        'A sample is a part of a population. If each member has the same chance to be picked, the sample is random, and its ' +
        'shares are close to those of the population. So you can go from the sample to all by a proportion.',
      caution: 'A large sample helps little if it is chosen unfairly.',
      trap: 'chose-a-biased-sample',
      mends: {
        'gave-the-others': 'These are the students who do not walk.',
        'subtracted-instead':
          'You kept the number of those who do not walk; the share stays the same, so multiply.',
        'chose-a-biased-sample': 'In this sample, some have a better chance to be picked than others.',
        'took-one-sample': 'You used one sample; take the mean of all four.',
      },
    },
  },
  {
    estimate: form([0, 1, 2], estimate),
    random: form([0, 1, 2], (rng) => {
      const [who, good, bad] = rng.pick(places);
      const n = rng.int(5, 60) * 2;
      const labels = ['A', 'B', 'C'];
      const placed = rng.shuffle([good, ...rng.sample(bad, 2)]);
      const right = placed.indexOf(good);
      const option = (i: number) => ({ text: labels[i] ?? '', worth: labels[i] ?? '' });
      return {
        question: `You want to learn about the ${who}, and you pick ${n} of them. Which sample is the fairest? ${placed.map((t, i) => `${labels[i]}: ${t}`).join('; ')}`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'chose-a-biased-sample', ...option(i) })),
        hints: [
          'Think of all that you want to know about. Can each of them get into the sample?',
          'In which sample do all have the same chance to be picked?',
        ],
        explanation: `In sample ${labels[right]}, all ${who} have the same chance to be picked. In the other samples, some of them have a better chance than the rest.`,
      };
    }),
    several: form([0, 1, 2], (rng) => {
      const away = sorted(offsets(rng, 4, 5));
      const center = rng.int(10, 30);
      const data = rng.shuffle(away.map((o) => center + o));
      const k = rng.pick([10, 20]);
      return {
        question: `In four random samples of 50 seeds each, the numbers of seeds that sprout are ${data.join(', ')}. About how many of ${whole(50 * k)} seeds sprout?`,
        ...numeric(
          center * k,
          {
            'took-one-sample': (data.find((v) => v !== center) ?? center + 2) * k,
            'took-the-most': [
              Math.max(...data) * k,
              'You used the largest of the four numbers; take the mean of all four.',
            ],
            'took-the-fewest': [
              Math.min(...data) * k,
              'You used the smallest of the four numbers; take the mean of all four.',
            ],
            'too-high-a-mean': [(center + 1) * k, `The mean of the samples is ${center}, not ${center + 1}.`],
            'too-low-a-mean': [(center - 1) * k, `The mean of the samples is ${center}, not ${center - 1}.`],
          },
          { apart: checkedBy(() => `not ${center} × ${k}`) },
        ),
        hints: [
          'Find the mean of the four samples.',
          `That many of 50 seeds sprout. How many times 50 is ${whole(50 * k)}?`,
        ],
        explanation: `The mean of the samples is (${data.join(' + ')}) ÷ 4 = ${center}. ${whole(50 * k)} seeds are ${k} times as many: ${k} × ${center} = ${center * k}.`,
      };
    }),
  },
);

/** Random samples. */
export const samples: Concept[] = [samplesConcept];
