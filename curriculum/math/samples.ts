import { numeric } from '../choices.ts';
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
    question: `In a random sample of ${n} students ${hits} walk to school. The school has ${whole(population)} students. About how many of them walk?`,
    ...numeric(answer, {
      'gave-the-others': population - answer,
      'counted-the-sample': answer + population / n,
      'subtracted-instead': population - n + hits,
    }),
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
    ['the first 20 lamps of the day', 'the lamps that look best', 'the lamps of one machine'],
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
        'shares are close to those of the population. So a proportion leads from the sample to all.',
      caution: 'A large sample helps little if it is chosen unfairly.',
      hints: ['Who belongs to the population?', 'Has each of them the same chance?', 'Write a proportion.'],
      mends: {
        'gave-the-others': 'These are the others.',
        'counted-the-sample': 'The estimate is one group too large. Multiply once more.',
        'subtracted-instead': 'The share stays equal. Use a proportion.',
        'chose-a-biased-sample': 'There some members have a better chance than others.',
        'slip-in-mean': 'Find the mean of the samples once more.',
        'took-one-sample': 'Use all samples, not only one.',
      },
    },
  },
  {
    estimate: form([0, 1, 2], estimate),
    claim: form([1, 2], estimate, 'claimed'),
    random: form([0, 1, 2], (rng) => {
      const [who, good, bad] = rng.pick(places);
      const n = rng.int(5, 60) * 2;
      const labels = ['A', 'B', 'C'];
      const placed = rng.shuffle([good, ...rng.sample(bad, 2)]);
      const right = placed.indexOf(good);
      const option = (i: number) => ({ text: labels[i] ?? '', worth: labels[i] ?? '' });
      return {
        question: `You want to know something about the ${who}, and pick ${n}. Which sample is the fairest? ${placed.map((t, i) => `${labels[i]}: ${t}`).join('; ')}`,
        answer: option(right),
        mistakes: [0, 1, 2]
          .filter((i) => i !== right)
          .map((i) => ({ name: 'chose-a-biased-sample', ...option(i) })),
        explanation: `With ${good} all have the same chance.`,
      };
    }),
    several: form([0, 1, 2], (rng) => {
      const away = sorted(offsets(rng, 4, 5));
      const center = rng.int(10, 30);
      const data = rng.shuffle(away.map((o) => center + o));
      const k = rng.pick([10, 20]);
      return {
        question: `Four random samples of 50 lamps have ${data.join(', ')} faults. About how many faults have ${50 * k} lamps?`,
        ...numeric(center * k, {
          'slip-in-mean': (center + rng.pick([-1, 1])) * k,
          'took-one-sample': (data.find((v) => v !== center) ?? center + 2) * k,
          'counted-the-sample': center * (k + 1),
        }),
        explanation: `The mean of the samples is ${center} in 50. ${50 * k} lamps are ${k} times as many: ${center * k}.`,
      };
    }),
  },
);

/** Random samples. */
export const samples: Concept[] = [samplesConcept];
