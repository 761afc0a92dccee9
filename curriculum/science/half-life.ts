import { checked } from '../checked.ts';
import { type WrongNumber, worded } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { count, decimal, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearQuotients, quotientCheck } from './wrong-results.ts';

const physics = { subject: 'Science', category: 'Physics' };

const timesOf = (n: number): string => ['', 'once', 'twice'][n] ?? `${n} times`;

/** Sample that decays from a mass to another one in some half-lives. */
interface Sample {
  halvings: number;
  life: number;
  left: number;
  start: number;
}

const inDays = { show: unit('days', decimal, 'day') };

/** Writes a number of half-lives: `3` or `about 1.4`. */
function plainCount(days: Rational, life: number): string {
  const n = days.over(life);
  return n.isInteger() ? `${n}` : `about ${decimal(n.round(1))}`;
}

/** Asks after which time so much is left. */
function timeOf({ halvings, life, left, start }: Sample): Omit<Draft, 'key'> {
  const days = life * halvings;
  const counted = (n: number): WrongNumber => [
    life * n,
    `You counted ${count(n, 'half-life', 'half-lives')}; count how often ${start} g must be halved.`,
  ];
  return {
    question: `A sample of ${start} g has a half-life of ${life} days. After how many days are ${left} g left?`,
    ...checked(
      days,
      {
        'counted-one-too-many': counted(halvings + 1),
        'counted-one-too-few': counted(halvings - 1),
        'counted-two-too-many': counted(halvings + 2),
        'counted-two-too-few': counted(halvings - 2),
        'divided-the-masses': [
          life * 2 ** halvings,
          `The mass falls to 1/${2 ** halvings}, but each half-life only halves it.`,
        ],
        'added-the-half-lives': [
          life + halvings,
          `You added ${life} and ${halvings}; each half-life takes ${life} days.`,
        ],
      },
      (wrong) =>
        `Check: divided by ${life}, that is ${plainCount(wrong, life)} half-lives, but it takes ${halvings}.`,
      inDays,
    ),
    hints: [
      `Halve ${start} g again and again. How many times do you halve it until ${left} g are left?`,
      `Each of these steps takes ${life} days.`,
    ],
    explanation: `Halve ${start} until it is ${left}: that takes ${halvings} half-lives. So it is ${halvings} × ${life} = ${days} days.`,
  };
}

/** Asks for the half-life. */
function lifeOf({ halvings, life, left, start }: Sample): Omit<Draft, 'key'> {
  const days = life * halvings;
  const shared = (by: number, mend: string) =>
    days % by === 0 && by > 0 && by !== halvings ? ([days / by, mend] as const) : undefined;
  const ofMasses = shared(
    2 ** halvings,
    `The mass falls to 1/${2 ** halvings}, but that is not the number of half-lives.`,
  );
  const one = shared(
    halvings + 1,
    `You counted ${halvings + 1} half-lives; count how often ${start} g is halved.`,
  );
  const halved = shared(2, `You halved the time, but there are ${halvings} half-lives.`);
  return {
    question: `In ${days} days a sample decays from ${start} g to ${left} g. What is the half-life?`,
    ...checked(
      life,
      {
        ...nearQuotients(life, halvings),
        'gave-all-the-time': [days, `In ${days} days the mass is halved more than once.`],
        'subtracted-instead': [days - halvings, `You took ${halvings} away; divide by ${halvings} instead.`],
        ...(ofMasses && { 'divided-by-the-masses': ofMasses }),
        ...(one && { 'counted-one-too-many': one }),
        ...(halved && { 'halved-the-time': halved }),
      },
      quotientCheck(halvings, days),
      inDays,
    ),
    hints: [
      `Halve ${start} g again and again. How many times do you halve it until ${left} g are left?`,
      `The ${days} days are shared among these steps.`,
    ],
    explanation: `Halve ${start} until it is ${left}: that takes ${halvings} half-lives. So it is ${days} ÷ ${halvings} = ${count(life, 'day')}.`,
  };
}

/** Asks for the mass at the end or at the start. */
function massOf(
  { halvings, life, left, start }: Sample,
  form: 'left' | 'start',
  rng: Rng,
): Omit<Draft, 'key'> {
  const days = life * halvings;
  const isLeft = form === 'left';
  const answer = isLeft ? left : start;
  const massAt = (e: number): number => (e < 0 ? answer / 2 ** -e : answer * 2 ** e);
  const adviceOn = (e: number): string => {
    const steps = isLeft ? halvings - e : halvings + e;
    if (steps === 0)
      return `This is the mass ${isLeft ? 'at the start' : 'at the end'}; ${days} days lie between.`;
    if (steps < 0)
      return isLeft
        ? 'The mass shrinks, so less is left than at the start.'
        : 'The mass shrinks, so there was more at the start.';
    return `You ${isLeft ? 'halved' : 'doubled'} ${timesOf(steps)}, but ${days} days are ${halvings} half-lives.`;
  };
  // The key has each place among the powers of two equally often.
  const first = -rng.int(0, 3);
  const wrong = range(first, first + 3).filter((e) => e !== 0);
  return {
    question: isLeft
      ? `A sample holds ${start} g of a substance with a half-life of ${life} days. How much is left after ${days} days?`
      : `After ${days} days, ${left} g of a substance with a half-life of ${life} days are left. How much was there at the start?`,
    ...worded(
      `${whole(answer)} g`,
      Object.fromEntries(
        wrong.map((e) => [`steps-off-by-${e}`, [`${whole(massAt(e))} g`, adviceOn(e)] as const]),
      ),
    ),
    hints: [
      `How many times do ${life} days fit into ${days} days?`,
      isLeft
        ? `Halve ${start} g once for each half-life.`
        : `Go back in time: double ${left} g once for each half-life.`,
    ],
    explanation: `${days} days are ${halvings} half-lives. ${isLeft ? `${start} g halved` : `${left} g doubled`} ${timesOf(halvings)} is ${whole(answer)} g.`,
  };
}

function decay(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['left', 'start', 'time', 'life'] as const);
  const halvings = rng.int(2, byLevel(dial, [3, 4, 6]));
  const life = rng.int(2, byLevel(dial, [30, 40, 60]));
  const left = 8 * rng.int(1, byLevel(dial, [9, 12, 15]));
  const sample = { halvings, life, left, start: left * 2 ** halvings };
  const key = `${form} ${sample.start} ${life} ${halvings}`;
  if (form === 'time') return { key, ...timeOf(sample) };
  if (form === 'life') return { key, ...lifeOf(sample) };
  return { key, ...massOf(sample, form, rng) };
}

const halfLife = sampled(
  {
    ...physics,
    id: 'science.physics.half-life',
    title: 'Half-life',
    grades: [9, 12],
    objectives: ['Find how much of a radioactive sample is left'],
    keywords: ['half life', 'radioactivity', 'radioactive decay', 'nuclear'],
    prerequisites: ['math.exponents.powers'],
    standards: ['HS-PS1-8'],
    teaching: {
      idea:
        'Each unstable nucleus has the same chance to decay in the next second, however old it is. So in each ' +
        'half-life, half of those ' +
        'that are left decay.',
      caution: 'After two half-lives a quarter is left, not nothing.',
      mends: {},
    },
  },
  decay,
);

/** Radioactive decay by half-lives. */
export const halfLives: Concept[] = [halfLife];
