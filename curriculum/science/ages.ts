import { advisedBoth, crossed } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { ladder, lowestSteps, often } from './slips.ts';

/** Half-lives that textbooks give alike, in the unit of the answer. Checked with a second list in the solver. */
const clocks: readonly (readonly [name: string, halfLife: number, unit: string])[] = [
  ['carbon-14', 5730, 'years'],
  ['potassium-40', 1250, 'million years'],
  ['uranium-235', 700, 'million years'],
  ['uranium-238', 4500, 'million years'],
];

/** Numbers of half-lives as pairs of a right and a wrong one. None is half of the other. */
const pairs: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
];

/** Draws a right and a wrong number of half-lives. */
function drawSteps(rng: Rng, most: number): [right: number, wrong: number] {
  const [low, high] = rng.pick(pairs.filter(([a, b]) => (most < 3 ? a : b) <= most));
  return most < high || rng.int(0, 1) === 0 ? [low, high] : [high, low];
}

/** Returns ages as choices: a right and a wrong number of half-lives, with a right and a wrong half-life. */
function agesOf([steps, wrong]: readonly [number, number], halfLife: number, time: string, rng: Rng) {
  const factor = rng.pick([0.5, 2]);
  const mend = (taken: number): string =>
    Number.isInteger(taken)
      ? `You took ${count(taken, 'half-life', 'half-lives')}; halving ${often(steps)} leads to what is left.`
      : `You ${factor < 1 ? 'halved' : 'doubled'} the half-life, too; it stays ${whole(halfLife)} ${time}.`;
  return advisedBoth(
    crossed(
      { right: steps, wrong, mistake: 'miscounted-the-halvings', mend: mend(wrong) },
      {
        right: 1,
        wrong: factor,
        mistake: factor < 1 ? 'halved-the-half-life' : 'doubled-the-half-life',
        mend: mend(steps * factor),
      },
      (n, by) => unit(time)(rational(n * halfLife * 2 * by, 2)),
    ),
    mend(wrong * factor),
  );
}

const age: Ask = (rng) => {
  const [name, halfLife, time] = rng.pick(clocks);
  const counts = drawSteps(rng, { 'uranium-238': 1, 'potassium-40': 3 }[name] ?? 6);
  const [steps] = counts;
  const parts = rng.int(2, 60);
  const start = whole(parts * 2 ** steps);
  return {
    question: `A sample had ${start} mg of ${name} and now has ${parts} mg. The half-life is ${whole(halfLife)} ${time}. How old is it?`,
    ...agesOf(counts, halfLife, time, rng),
    hints: [
      `Halve ${start} mg again and again until ${parts} mg are left. How often is that?`,
      `Each halving takes ${whole(halfLife)} ${time}.`,
    ],
    explanation: `Halve ${start} mg until ${parts} mg are left: ${often(steps)}. ${steps} × ${whole(halfLife)} = ${whole(halfLife * steps)} ${time}.`,
  };
};

const left: Ask = (rng) => {
  const [steps, halfLife, low] = [rng.int(3, 5), rng.int(3, 90) * 10, rng.int(2, 60)];
  const fewest = lowestSteps(steps, rng);
  const start = low * 2 ** (fewest + 3);
  const after = (n: number): string => `${whole(start / 2 ** n)} mg`;
  return {
    question: `A rock formed with ${whole(start)} mg of a substance with a half-life of ${halfLife} million years. How much is left after ${whole(halfLife * steps)} million years?`,
    ...ladder(
      {
        right: steps,
        show: after,
        mend: (n) =>
          n === 0
            ? 'You gave the amount at first; halve it once for each half-life.'
            : `You halved ${often(n)}; ${whole(halfLife * steps)} million years are ${steps} half-lives.`,
      },
      fewest,
    ),
    hints: [
      `How many half-lives of ${halfLife} million years are ${whole(halfLife * steps)} million years?`,
      `Halve ${whole(start)} mg once for each of them.`,
    ],
    explanation: `${whole(halfLife * steps)} ÷ ${halfLife} = ${steps} half-lives. Halve ${whole(start)} mg ${steps} times: ${after(steps)} are left.`,
  };
};

const ratio: Ask = (rng) => {
  const counts = drawSteps(rng, 4);
  const [steps] = counts;
  const halfLife = rng.int(3, 90) * rng.pick([2, 5, 10]);
  const daughters = 2 ** steps - 1;
  return {
    question: `In a mineral, there ${daughters === 1 ? 'is 1 daughter atom' : `are ${daughters} daughter atoms`} for each parent atom. The half-life is ${whole(halfLife)} million years. At first there were only parent atoms. How old is the mineral?`,
    ...agesOf(counts, halfLife, 'million years', rng),
    hints: [
      'Each daughter atom was a parent atom once. So 1 of how many parent atoms is left?',
      'How often must you halve the parent atoms to get this share? Each halving takes one half-life.',
    ],
    explanation: `Of ${daughters + 1} atoms, 1 parent is left. Halving ${often(steps)} gives 1/${daughters + 1}: ${steps} × ${whole(halfLife)} = ${whole(steps * halfLife)} million years.`,
  };
};

const ageForms: Forms = {
  age: form([0, 1, 2], age),
  left: form([0, 1, 2], left),
  ratio: form([0, 1, 2], ratio),
};

const rockAge = formed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.rock-age',
    title: 'Age of rocks',
    grades: [9, 12],
    objectives: ['Compute the age of rocks from half-lives'],
    keywords: ['age of rocks', 'radiometric dating', 'carbon dating', 'absolute age'],
    prerequisites: ['science.earth.rock-layers'],
    standards: ['HS-ESS1-5', 'HS-ESS1-6'],
    teaching: {
      idea:
        'Radioactive atoms decay at a steady rate: after each half-life, half of the parent atoms are left. The share that is ' +
        'left therefore tells how many half-lives have passed since the mineral formed.',
      caution: 'After two half-lives a quarter is left, not nothing.',
      mends: {},
    },
  },
  ageForms,
);

/** Ages of rocks. */
export const ages: Concept[] = [rockAge];
