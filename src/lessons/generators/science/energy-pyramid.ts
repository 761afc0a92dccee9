import { numeric } from '../choices.ts';
import { computed, type Forms } from '../computed.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';

type Form = (rng: Rng) => Omit<Draft, 'key'>;

const kilojoules = unit('kJ');
const levels = ['plants', 'plant eaters', 'small predators', 'large predators'];

/** Asks for the energy that reaches a later level. */
const upward =
  (steps: number): Form =>
  (rng) => {
    const start = rng.int(2, 95) * 10 ** (steps + 1);
    const first = rng.int(0, 3 - steps);
    const right = rational(start, 10 ** steps);
    return {
      question: `The ${levels[first]} of an area hold ${whole(start)} kJ. About 10 % passes on at each step. How much reaches the ${levels[first + steps]}?`,
      ...numeric(
        right,
        {
          'one-step-too-few': right.times(10),
          'one-step-too-many': right.over(10),
          'took-what-is-lost': rational(start).minus(right),
        },
        { show: kilojoules, max: start },
      ),
      explanation: `Divide by 10 for each step: ${whole(start)} kJ${' ÷ 10'.repeat(steps)} = ${kilojoules(right)}.`,
    };
  };

/** Asks for the energy that an earlier level must have held. */
const downward =
  (steps: number): Form =>
  (rng) => {
    const end = rng.int(11, 990);
    const last = rng.int(steps, 3);
    const right = rational(end * 10 ** steps);
    return {
      question: `The ${levels[last]} of an area hold ${whole(end)} kJ. About 10 % passes on at each step. How much did the ${levels[last - steps]} hold?`,
      ...numeric(
        right,
        {
          'one-step-too-few': right.over(10),
          'one-step-too-many': right.times(10),
          'went-the-wrong-way': rational(end, 10),
          'took-90-percent': rational(end * 9),
        },
        { show: kilojoules },
      ),
      explanation: `Multiply by 10 for each step back: ${whole(end)} kJ${' × 10'.repeat(steps)} = ${kilojoules(right)}.`,
    };
  };

const lost: Form = (rng) => {
  const start = rng.int(11, 99) * 100;
  const first = rng.int(0, 2);
  return {
    question: `The ${levels[first]} of an area hold ${whole(start)} kJ. About 10 % passes on to the ${levels[first + 1]}. How much does not?`,
    ...numeric(
      rational(start * 9, 10),
      {
        'took-what-passes-on': rational(start, 10),
        'one-step-too-few': start,
        'took-99-percent': rational(start * 99, 100),
      },
      { show: kilojoules, max: start },
    ),
    explanation: `What passes on is ${whole(start / 10)} kJ. The rest is ${whole(start)} - ${whole(start / 10)} = ${whole((start * 9) / 10)} kJ: most of it is lost as heat.`,
  };
};

const pyramidForms: Forms = {
  0: [
    ['next', upward(1)],
    ['lost', lost],
    ['before', downward(1)],
  ],
  1: [
    ['two-up', upward(2)],
    ['lost', lost],
    ['before', downward(1)],
  ],
  2: [
    ['two-up', upward(2)],
    ['two-down', downward(2)],
    ['three-up', upward(3)],
  ],
};

const pyramidTeaching: Teaching = {
  idea:
    'Living things use most of their energy to live, and it leaves as heat. Only about one tenth is stored in the body ' +
    'and can be eaten. So each level of a food chain has about one tenth of the energy of the level below.',
  caution: 'The 10 % is an average. It holds for each step, so two steps leave 1 %.',
  hints: ['Count the steps between the two levels.', 'Does the question go up or down the pyramid?'],
  mends: {
    'one-step-too-few': 'Count the steps once more: each one changes the energy by a factor of 10.',
    'one-step-too-many': 'That is one step too many. Count from level to level.',
    'took-what-is-lost': 'That is what does not pass on.',
    'went-the-wrong-way': 'Lower levels hold more energy, so multiply.',
    'took-90-percent': 'Look for the whole of which this is 10 %, not for 90 %.',
    'took-what-passes-on': 'That is the part that passes on. The rest is asked.',
    'took-99-percent': 'One step keeps 10 %, not 1 %.',
  },
};

const pyramid = computed(
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
