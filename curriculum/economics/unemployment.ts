import { crossed, numeric } from '../choices.ts';
import { beside } from '../math/middle-forms.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { inPercent, whole } from '../text.ts';
import type { Concept } from '../types.ts';

/** People of a town by their work. The labor force is those with work and those who look for it. */
interface Town {
  rate: number;
  force: number;
  jobless: number;
  working: number;
  others: number;
}

function drawTown(rng: Rng): Town {
  const rate = rng.int(3, 16);
  const force = rng.int(4, 60) * 100;
  const jobless = (force * rate) / 100;
  return { rate, force, jobless, working: force - jobless, others: rng.int(2, 30) * 100 };
}

const told = ({ working, jobless, others }: Town): string =>
  `In a town, ${whole(working)} adults have work, ${whole(jobless)} have none and look for it, and ${whole(others)} neither work nor look for work.`;
const forceOf = ({ working, jobless, force }: Town): string =>
  `The labor force is ${whole(working)} + ${whole(jobless)} = ${whole(force)}.`;

function rateOf(rng: Rng): Asked {
  const town = drawTown(rng);
  const { rate, force, jobless, working, others } = town;
  const near = (part: number, all: number): number => Math.round((100 * part) / all);
  return {
    question: `${told(town)} What is the unemployment rate?`,
    ...numeric(
      rate,
      {
        'divided-by-all-adults': near(jobless, force + others),
        'divided-by-those-with-work': near(jobless, working),
        'counted-all-without-work': near(jobless + others, force + others),
        'gave-the-share-with-work': 100 - rate,
      },
      { show: inPercent, max: 100 },
    ),
    explanation: `${forceOf(town)} ${whole(jobless)} ÷ ${whole(force)} = ${rate}%.`,
  };
}

function laborForce(rng: Rng): Asked {
  const town = drawTown(rng);
  const { force, jobless, working, others } = town;
  return {
    question: `${told(town)} How many people are in the labor force?`,
    ...numeric(
      force,
      {
        'left-out-those-who-look': working,
        'counted-all-adults': force + others,
        'counted-those-who-do-not-look': working + others,
        'took-the-jobless-away': working - jobless,
      },
      { slip: 10 },
    ),
    explanation: `The labor force is everyone who works or looks for work: ${whole(working)} + ${whole(jobless)} = ${whole(force)}.`,
  };
}

function jobless(rng: Rng): Asked {
  const { rate, force, jobless: answer } = drawTown(rng);
  return {
    question: `The labor force of a town has ${whole(force)} people. The unemployment rate is ${rate}%. How many people look for work?`,
    ...numeric(
      answer,
      {
        'gave-those-with-work': force - answer,
        'off-by-a-tenth': rational(answer * 11, 10).round(),
        'off-by-a-factor-of-ten': answer * 10,
        'one-point-off': (force * (rate + rng.pick([1, -1]))) / 100,
      },
      { slip: 10 },
    ),
    explanation: `${rate}% of ${whole(force)} is ${whole(force)} × ${rate} ÷ 100 = ${whole(answer)}.`,
  };
}

function participation(rng: Rng): Asked {
  const share = rng.int(52, 78);
  const adults = rng.int(4, 60) * 100;
  const force = (adults * share) / 100;
  const looking = rng.int(1, 9) * 5;
  return {
    question: `A town has ${whole(adults)} adults. ${whole(force - looking)} of them work, and ${looking} look for work. What is the labor force participation rate?`,
    ...numeric(
      share,
      {
        'left-out-those-who-look': Math.round((100 * (force - 2 * looking)) / adults),
        'gave-those-outside': 100 - share,
        'one-point-off': share + rng.pick([1, -1]),
        'ten-points-off': share + rng.pick([10, -10]),
      },
      { show: inPercent, max: 100 },
    ),
    explanation: `The labor force is ${whole(force - looking)} + ${looking} = ${whole(force)}. ${whole(force)} ÷ ${whole(adults)} = ${share}%.`,
  };
}

/** Rates before and after, people at work, those who look for work, and those who then stop: all exact, and times a factor. */
const stops = [
  [20, 10, 72, 18, 10],
  [10, 4, 144, 16, 10],
  [20, 4, 96, 24, 20],
  [10, 5, 171, 19, 10],
  [20, 15, 68, 17, 5],
  [15, 10, 153, 27, 10],
  [12, 4, 264, 36, 25],
] as const;

/** Some stop looking for work: the rate falls though nobody has found a job. */
function discouraged(rng: Rng): Asked {
  const [before, after, ...people] = rng.pick(stops);
  const factor = rng.int(2, 40);
  const [working = 0, looking = 0, stop = 0] = people.map((count) => count * factor);
  const left = looking - stop;
  return {
    question: `In a town, ${whole(working)} people work and ${whole(looking)} look for work. Then ${whole(stop)} of those stop looking. How many are counted as unemployed now, and how does the rate change?`,
    ...crossed(
      { right: left, wrong: rng.pick([looking, stop]), mistake: 'counted-those-who-stopped' },
      { right: 'falls', wrong: 'rises', mistake: 'wrong-way-of-the-rate' },
      (count, verb) => `it ${verb}, with ${whole(count)} counted`,
    ),
    explanation: `Only who looks for work counts: ${whole(looking)} - ${whole(stop)} = ${whole(left)}. The rate falls from ${before}% to ${after}%, though nobody has found work.`,
  };
}

/** Asks how the rate changes in points when people find work. */
function found(rng: Rng): Asked {
  const force = rng.int(4, 40) * 100;
  const [before, drop] = [rng.int(8, 18), rng.int(2, 6)];
  const [looking, hired] = [(force * before) / 100, (force * drop) / 100];
  const after = before - drop;
  return {
    question: `In a town, ${whole(force - looking)} people work and ${whole(looking)} look for work. Then ${whole(hired)} of those find work. What is the unemployment rate now, and how many people work?`,
    ...crossed(
      { right: after, wrong: beside(rng, after, { by: 2 }), mistake: 'wrong-rate' },
      { right: force - looking + hired, wrong: force - looking, mistake: 'forgot-those-who-found-work' },
      (rate, working) => `${rate}%, and ${whole(working)} work`,
    ),
    explanation: `The labor force stays at ${whole(force)}. ${whole(looking)} - ${whole(hired)} = ${whole(looking - hired)} still look for work: ${whole(looking - hired)} ÷ ${whole(force)} = ${after}%.`,
  };
}

/** Labor force and unemployment. */
export const unemployment: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.unemployment',
    title: 'Unemployment',
    grades: [8, 12],
    objectives: ['Compute the unemployment rate and the participation rate of a labor force'],
    keywords: [
      'unemployment',
      'unemployment rate',
      'labor force',
      'participation rate',
      'jobs and the economy',
    ],
    prerequisites: ['math.percent.of-number'],
    teaching: {
      idea:
        'The labor force is everyone who works or looks for work. The unemployment rate is the share of the labor force ' +
        'that looks for work. The participation rate is the share of all adults in the labor force.',
      caution: 'Students, retired people and those who have stopped looking are not counted as unemployed.',
      hints: [
        'Who works, who looks for work, and who does neither?',
        'Add up the labor force first.',
        'Which number is the part, and which is the whole?',
      ],
      mends: {
        'divided-by-all-adults': 'The whole is the labor force, not all adults.',
        'divided-by-those-with-work':
          'The whole is the labor force: those with work and those who look for it.',
        'counted-all-without-work': 'Who does not look for work is not counted as unemployed.',
        'gave-the-share-with-work': 'This is the share that has work.',
        'left-out-those-who-look': 'Those who look for work belong to the labor force too.',
        'counted-all-adults': 'Who neither works nor looks for work is outside of the labor force.',
        'counted-those-who-do-not-look': 'Count those who look for work, not those who do not.',
        'took-the-jobless-away': 'Those who look for work are added, not taken away.',
        'gave-those-with-work': 'These have work.',
        'off-by-a-tenth': 'Check the percentage once more.',
        'off-by-a-factor-of-ten': 'That is ten times too many. A percent is one of a hundred.',
        'one-point-off': 'That is one percentage point off.',
        'gave-those-outside': 'This is the share outside of the labor force.',
        'ten-points-off': 'That is ten percentage points off.',
        'counted-those-who-stopped': 'Who has stopped looking is no longer counted as unemployed.',
        'wrong-way-of-the-rate': 'Fewer people are counted as unemployed, so the rate goes the other way.',
        'wrong-rate': 'Divide those who still look for work by the labor force.',
        'forgot-those-who-found-work': 'Those who found work now work too.',
      },
    },
  },
  {
    rate: form([0, 1], rateOf),
    force: form([0], laborForce),
    jobless: form([0, 1], jobless),
    participation: form([1, 2], participation),
    discouraged: form([2], discouraged),
    found: form([2], found),
  },
);
