import { advisedBoth, crossed } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { ladder, lowestSteps, often } from './slips.ts';

const kilojoules = unit('kJ');
const levels = ['plants', 'plant eaters', 'small predators', 'large predators'];
const power = (n: number) => (n < 0 ? rational(1, 10 ** -n) : rational(10 ** n));

/** Draws a number of two different digits. */
const twoDigits = (rng: Rng): number => rng.pick(range(12, 98).filter((n) => n % 10 > 0 && n % 11 > 0));

const stepHints = (from = '', to = '', way: string): [string, string] => [
  `Go from the ${from} to the ${to} level by level. Count the steps.`,
  way,
];

/** Asks for the energy that reaches a later level. */
const upward =
  (steps: number): Ask =>
  (rng) => {
    const lowest = lowestSteps(steps, rng);
    const start = power(lowest + 3 + rng.int(0, 1)).times(twoDigits(rng));
    const first = rng.int(0, 3 - steps);
    const [from = '', to = ''] = [levels[first], levels[first + steps]];
    const after = (n: number): string => kilojoules(start.over(power(n)));
    return {
      question: `The ${from} of an area hold ${kilojoules(start)}. About 10 % passes on at each step. How much reaches the ${to}?`,
      ...ladder(
        {
          right: steps,
          show: after,
          mend: (n) =>
            n < 0
              ? `You multiplied by 10 ${often(-n)}; energy gets less on the way up, so divide.`
              : n === 0
                ? `You gave the energy of the ${from}; less of it reaches the ${to}.`
                : `You divided by 10 ${often(n)}; from the ${from} to the ${to} it is ${count(steps, 'step')}.`,
        },
        lowest,
      ),
      hints: stepHints(from, to, 'Only one tenth goes on at each step, so divide by 10 each time.'),
      explanation: `From the ${from} to the ${to} it is ${count(steps, 'step')}: ${after(0)}${' ÷ 10'.repeat(steps)} = ${after(steps)}.`,
    };
  };

/** Asks for the energy that an earlier level must have held. */
const downward =
  (steps: number): Ask =>
  (rng) => {
    const lowest = lowestSteps(steps, rng);
    const end = power(rng.int(0, 1) - lowest).times(twoDigits(rng));
    const last = rng.int(steps, 3);
    const [from = '', to = ''] = [levels[last], levels[last - steps]];
    const after = (n: number): string => kilojoules(end.times(power(n)));
    return {
      question: `The ${from} of an area hold ${kilojoules(end)}. About 10 % passes on at each step. How much did the ${to} hold?`,
      ...ladder(
        {
          right: steps,
          show: after,
          mend: (n) =>
            n < 0
              ? `You divided by 10 ${often(-n)}; lower levels hold more energy, so multiply.`
              : n === 0
                ? `You gave the energy of the ${from}; the ${to} hold more.`
                : `You multiplied by 10 ${often(n)}; from the ${from} down to the ${to} it is ${count(steps, 'step')}.`,
        },
        lowest,
      ),
      hints: stepHints(
        from,
        to,
        'Each level holds one tenth of the level below. So multiply by 10 for each step down.',
      ),
      explanation: `From the ${from} down to the ${to} it is ${count(steps, 'step')}: ${after(0)}${' × 10'.repeat(steps)} = ${after(steps)}.`,
    };
  };

const lost: Ask = (rng) => {
  const isUp = rng.int(0, 1) === 1;
  const start = twoDigits(rng) * 10 ** (rng.int(1, 3) + (isUp ? 0 : 1));
  const first = rng.int(0, 2);
  const wrong = rng.pick([
    {
      wrong: 1,
      mistake: 'gave-what-passes-on',
      mend: 'You gave the tenth that passes on; the question asks for the rest.',
    },
    { wrong: 11, mistake: 'added-the-tenth', mend: 'You added the tenth that passes on; take it away.' },
  ]);
  return {
    question: `The ${levels[first]} of an area hold ${whole(start)} kJ. About 10 % passes on to the ${levels[first + 1]}. How much does not?`,
    ...advisedBoth(
      crossed(
        { right: 9, ...wrong },
        {
          right: rational(1, 10),
          wrong: isUp ? rational(1) : rational(1, 100),
          mistake: 'misplaced-the-digits',
          mend: isUp
            ? `You misplaced the digits: the ${levels[first]} hold only ${whole(start)} kJ.`
            : `You misplaced the digits: most of the ${whole(start)} kJ does not pass on.`,
        },
        (tenths, by) => kilojoules(by.times(tenths * start)),
      ),
      isUp && wrong.wrong === 1
        ? `That is all the energy of the ${levels[first]}; take away the tenth that passes on.`
        : `Two things went wrong here. ${wrong.mend}`,
    ),
    hints: [`First find 10 % of ${whole(start)} kJ.`, `Take that away from what the ${levels[first]} hold.`],
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
    teaching: {
      idea:
        'Living things use most of their energy to live, and it leaves as heat. Only about one tenth is stored in the body ' +
        'and can be eaten. So each level of a food chain has about one tenth of the energy of the level below.',
      caution: 'The 10 % is an average. It holds for each step, so two steps leave 1 %.',
      mends: {},
    },
  },
  pyramidForms,
);

/** Energy that passes along food chains. */
export const energy: Concept[] = [pyramid];
