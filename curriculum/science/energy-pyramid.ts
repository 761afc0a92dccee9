import { placed, slipMends } from '../number-slips.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Teaching } from '../types.ts';

const kilojoules = unit('kJ');
const levels = ['plants', 'plant eaters', 'small predators', 'large predators'];

/** Draws a number of two different digits. */
const twoDigits = (rng: Rng): number => rng.pick(range(12, 98).filter((n) => n % 10 > 0 && n % 11 > 0));

/** Returns the number with its digits swapped, as a slip in copying. */
function swapped(value: Rational): [string, Rational] {
  let zeros = rational(1);
  while (value.over(zeros).compare(100) >= 0) zeros = zeros.times(10);
  const n = Number(value.over(zeros).n);
  return ['swapped-digits', zeros.times((n % 10) * 10 + Math.floor(n / 10))];
}

/** Asks for the energy that reaches a later level. */
const upward =
  (steps: number): Ask =>
  (rng) => {
    const start = twoDigits(rng) * 10 ** steps;
    const first = rng.int(0, 3 - steps);
    const right = rational(start, 10 ** steps);
    return {
      question: `The ${levels[first]} of an area hold ${whole(start)} kJ. About 10 % passes on at each step. How much reaches the ${levels[first + steps]}?`,
      ...placed(right, swapped(right), rng, kilojoules),
      explanation: `Divide by 10 for each step: ${whole(start)} kJ${' ÷ 10'.repeat(steps)} = ${kilojoules(right)}.`,
    };
  };

/** Asks for the energy that an earlier level must have held. */
const downward =
  (steps: number): Ask =>
  (rng) => {
    const end = twoDigits(rng);
    const last = rng.int(steps, 3);
    const right = rational(end * 10 ** steps);
    return {
      question: `The ${levels[last]} of an area hold ${whole(end)} kJ. About 10 % passes on at each step. How much did the ${levels[last - steps]} hold?`,
      ...placed(right, swapped(right), rng, kilojoules),
      explanation: `Multiply by 10 for each step back: ${whole(end)} kJ${' × 10'.repeat(steps)} = ${kilojoules(right)}.`,
    };
  };

const lost: Ask = (rng) => {
  const start = rng.int(11, 99) * 100;
  const first = rng.int(0, 2);
  const wrong: [string, Rational][] = [
    ['took-eight-tenths', rational(start * 8, 10)],
    ['took-the-whole', rational(start)],
  ];
  return {
    question: `The ${levels[first]} of an area hold ${whole(start)} kJ. About 10 % passes on to the ${levels[first + 1]}. How much does not?`,
    ...placed(rational(start * 9, 10), rng.pick(wrong), rng, kilojoules),
    explanation: `What passes on is ${whole(start / 10)} kJ. The rest is ${whole(start)} - ${whole(start / 10)} = ${whole((start * 9) / 10)} kJ: most of it is lost as heat.`,
  };
};

const pyramidForms: Forms = {
  next: form([0], upward(1)),
  lost: form([0, 1], lost),
  before: form([0, 1], downward(1)),
  'two-up': form([1, 2], upward(2)),
  'two-down': form([2], downward(2)),
  'three-up': form([2], upward(3)),
};

const pyramidTeaching: Teaching = {
  idea:
    'Living things use most of their energy to live, and it leaves as heat. Only about one tenth is stored in the body ' +
    'and can be eaten. So each level of a food chain has about one tenth of the energy of the level below.',
  caution: 'The 10 % is an average. It holds for each step, so two steps leave 1 %.',
  hints: ['Count the steps between the two levels.', 'Does the question go up or down the pyramid?'],
  mends: {
    ...slipMends,
    'swapped-digits': 'Check the digits: each step moves them by a place, but keeps their order.',
    'took-eight-tenths': 'One tenth passes on, so nine tenths do not.',
    'took-the-whole': 'That is all of the energy. One tenth of it passes on.',
  },
};

const pyramid = formed(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.energy-pyramid',
    title: 'Energy pyramids',
    grades: [6, 9],
    objectives: ['Compute the energy that passes along a food chain'],
    keywords: ['energy pyramid', 'trophic levels', 'ten percent rule'],
    prerequisites: ['science.ecosystems.food-webs'],
    standards: ['MS-LS2-3', 'HS-LS2-4'],
    teaching: pyramidTeaching,
  },
  pyramidForms,
);

/** Energy that passes along food chains. */
export const energy: Concept[] = [pyramid];
