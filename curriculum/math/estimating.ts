import { numeric } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { eachOnce } from './early-forms.ts';
import { drawn, farFrom } from './middle-forms.ts';
import { addedWrong, notRounded, roundingWay } from './rounding.ts';

const info = { subject: 'Math', category: 'Numbers' };

const topAt = ({ grade }: Dial): number => (grade === 3 ? 1000 : 1_000_000);

const farAway = (n: number, wrong: number, to: number): string =>
  `${whole(wrong)} is more than ${whole(to)} away from ${whole(n)}.`;

const estimateForms: Forms = {
  round: form([0, 1], (rng, dial) => {
    const to = rng.pick(dial.grade === 3 ? [10, 100] : [100, 1000, 10_000]);
    const n = drawn(
      () => rng.int(topAt(dial) / 10, topAt(dial) - 1),
      (each) => each % to !== 0,
    );
    const right = Math.floor(n / to + 0.5) * to;
    return {
      key: `${n} ${to}`,
      question: `A town counts ${whole(n)} trees. How many is that to the nearest ${whole(to)}?`,
      ...numeric(
        right,
        {
          'rounded-wrong-way': right > n ? right - to : right + to,
          'rounded-to-a-larger-place': [
            Math.floor(n / (to * 10) + 0.5) * to * 10,
            `You rounded to the nearest ${whole(to * 10)}; round to the nearest ${whole(to)}.`,
          ],
          'rounded-to-a-smaller-place': [
            Math.floor(n / (to / 10) + 0.5) * (to / 10),
            `You rounded to the nearest ${whole(to / 10)}; round to the nearest ${whole(to)}.`,
          ],
          'changed-the-next-place': [
            right + to * 10,
            'You changed the place to the left, too; it stays here.',
          ],
          'went-two-steps-up': [right + 2 * to, farAway(n, right + 2 * to, to)],
          'went-two-steps-down': [right - 2 * to, farAway(n, right - 2 * to, to)],
        },
        { slip: to, check: (wrong) => notRounded(n, to, Number(wrong.n)) },
      ),

      hints: [
        `Between which two round numbers does ${whole(n)} lie?`,
        'Which one is nearer? Halfway goes up.',
      ],
      explanation: roundingWay(n, to),
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const unit = dial.grade === 3 ? 100 : 1000;
    const draw = (): number => rng.int(1, 8) * unit + rng.pick([1, -1]) * rng.int(1, unit / 5);
    const [a, b] = [draw(), draw()];
    const near = (n: number): number => Math.round(n / unit) * unit;
    return {
      key: `${a}+${b}`,
      question: `About how much is ${whole(a)} + ${whole(b)}? Round both to the nearest ${whole(unit)} first.`,
      ...numeric(
        near(a) + near(b),
        eachOnce({
          ...(near(a) !== near(b) && { 'inverted-operation': Math.abs(near(a) - near(b)) }),
          'rounded-the-first-wrong-way': [
            near(a) + near(b) + (near(a) > a ? -unit : unit),
            `${whole(a)} is nearer to ${whole(near(a))}; round it again.`,
          ],
          'rounded-the-second-wrong-way': [
            near(a) + near(b) + (near(b) > b ? -unit : unit),
            `${whole(b)} is nearer to ${whole(near(b))}; round it again.`,
          ],
          'left-out-a-number': [near(a), `You left out ${whole(near(b))}; add both rounded numbers.`],
          'left-out-the-first': [near(b), `You left out ${whole(near(a))}; add both rounded numbers.`],
          ...addedWrong(near(a), near(b), unit),
          // Numbers that are not round show that they are wrong.
          ...sometimes(rng, {
            'forgot-to-round': [a + b, 'You added the exact numbers; round each of them first.'],
            'rounded-only-the-first': [near(a) + b, `You rounded only ${whole(a)}; round ${whole(b)}, too.`],
            'rounded-only-the-second': [a + near(b), `You rounded only ${whole(b)}; round ${whole(a)}, too.`],
          }),
        }),
        { slip: unit, apart: farFrom('round each number, then add') },
      ),

      hints: [
        `Round ${whole(a)} and ${whole(b)} to the nearest ${whole(unit)}.`,
        'Then add the two round numbers.',
      ],
      explanation: `${whole(a)} is about ${whole(near(a))}, and ${whole(b)} is about ${whole(near(b))}. Together: ${whole(near(a) + near(b))}.`,
    };
  }),
  product: form([1, 2], (rng, dial) => {
    const unit = dial.grade === 3 ? 10 : 100;
    const a = rng.int(2, 9) * unit + rng.pick([1, -1]) * rng.int(1, unit / 5);
    const b = rng.int(3, 9);
    const near = Math.round(a / unit) * unit;
    return {
      key: `${a}x${b}`,
      question: `About how much is ${b} × ${a}? Round ${a} to the nearest ${unit} first.`,
      ...numeric(
        near * b,
        {
          'added-instead': near + b,
          'rounded-wrong-way': [
            (near > a ? near - unit : near + unit) * b,
            `${a} is nearer to ${near}; round it again.`,
          ],
          'wrong-place': [(near * b) / 10, `You left out a zero; ${near} is more than ${near / 10}.`],
          'left-out-a-group': [near * (b - 1), `That is ${b - 1} groups; there are ${b}.`],
          'counted-a-group-twice': [near * (b + 1), `That is ${b + 1} groups; there are ${b}.`],
          'left-out-two-groups': [near * (b - 2), `That is ${count(b - 2, 'group')}; there are ${b}.`],
          'counted-two-groups-twice': [near * (b + 2), `That is ${b + 2} groups; there are ${b}.`],
          ...sometimes(rng, {
            'forgot-to-round': [a * b, `You multiplied the exact number; round ${a} first.`],
          }),
        },
        { slip: unit, apart: farFrom(`multiply ${near} by ${b}`) },
      ),

      hints: [`Round ${a} to the nearest ${unit}.`, `Multiply the round number by ${b}.`],
      explanation: `${a} is about ${near}. ${b} × ${near} = ${whole(near * b)}.`,
    };
  }),
  sense: form([2], (rng, dial) => {
    const unit = dial.grade === 3 ? 100 : 1000;
    const to = rng.int(2, 9) * unit;
    const right = to + rng.int(-unit / 2, unit / 2 - 1);
    const wrong = drawn(
      () => [1, 2, 3].map(() => to + rng.pick([1, -1]) * rng.int(unit / 2 + 1, 2 * unit)),
      (all) => new Set(all).size === 3,
    );
    return {
      key: `${to} ${unit}`,
      question: `Which number is ${whole(to)} when rounded to the nearest ${whole(unit)}?`,
      answer: { text: whole(right), worth: `${right}` },
      mistakes: wrong.map((n) => ({
        name: 'rounds-elsewhere',
        text: whole(n),
        worth: `${n}`,
        mend: `${whole(n)} rounds to ${whole(Math.floor(n / unit + 0.5) * unit)}; look at the digit after that place.`,
      })),

      hints: [
        `Round each choice to the nearest ${whole(unit)}.`,
        'Look at the digit to the right of that place: is it 5 or more?',
      ],
      explanation: `All numbers from ${whole(to - unit / 2)} to ${whole(to + unit / 2 - 1)} round to ${whole(to)}. ${whole(right)} is one of them.`,
    };
  }),
  tens: form([0, 1], (rng, dial) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    const unit = dial.grade === 3 ? 10 : rng.pick([100, 1000]);
    const unitName = unit === 10 ? 'tens' : unit === 100 ? 'hundreds' : 'thousands';
    return {
      key: `${a} ${b * unit}`,
      question: `How much are ${a} groups of ${whole(b * unit)}?`,
      ...numeric(
        a * b * unit,
        {
          'left-out-a-zero': [
            (a * b * unit) / 10,
            `You left out a zero; ${whole(b * unit)} is more than ${whole((b * unit) / 10)}.`,
          ],
          'wrote-a-zero-more': [
            a * b * unit * 10,
            `You wrote a zero too often; the groups have ${whole(b * unit)} each.`,
          ],
          'added-instead': (a + b) * unit,
          'named-one-group': [b * unit, `${whole(b * unit)} is just one group; there are ${a}.`],
          'left-out-a-group': [
            (a - 1) * b * unit,
            `That is ${a - 1} times ${whole(b * unit)}; there are ${a} groups.`,
          ],
          'counted-a-group-twice': [
            (a + 1) * b * unit,
            `That is ${a + 1} times ${whole(b * unit)}; there are ${a} groups.`,
          ],
          'neighboring-fact': [
            a * (b + 1) * unit,
            `That is ${a} times ${whole((b + 1) * unit)}; each group has ${whole(b * unit)}.`,
          ],
          'neighboring-fact-below': [
            a * (b - 1) * unit,
            `That is ${a} times ${whole((b - 1) * unit)}; each group has ${whole(b * unit)}.`,
          ],
        },
        { slip: unit, apart: farFrom(`count ${a} groups of ${whole(b * unit)}`) },
      ),

      hints: [`How much is ${a} × ${b}?`, `Then put back the zeros of ${whole(b * unit)}.`],
      explanation: `${whole(b * unit)} is ${b} ${unitName}. ${a} groups of ${b} ${unitName} are ${a * b} ${unitName}, so ${whole(a * b * unit)}.`,
    };
  }),
};

const estimating = formed(
  {
    ...info,
    id: 'math.numbers.estimating',
    title: 'Rounding and estimating',
    grades: [3, 5],
    objectives: ['Round numbers, and estimate sums and products', 'Multiply tens, hundreds and thousands'],
    keywords: [
      'estimating',
      'estimate sums',
      'about how many',
      'multiples of ten',
      'round multi-digit numbers',
    ],
    prerequisites: ['math.numbers.rounding', 'math.multiplication.facts'],
    standards: ['3.NBT.A.1', '3.NBT.A.3', '4.NBT.A.3', '4.NBT.A.1'],
    teaching: {
      idea: 'Rounding gives a number that is easier to work with and still near. To estimate, round first and then calculate. Multiples of ten are easy: 4 × 30 is 4 × 3 tens, so 12 tens.',
      caution: 'Look only at the digit after the place that you round to.',
      trap: 'rounded-wrong-way',
      mends: {
        'rounded-wrong-way': 'Look at the next digit: 5 or more goes up, less goes down.',
        'inverted-operation': 'You took one away from the other; add the rounded numbers.',
        'added-instead': 'You added; groups are multiplied.',
      },
    },
  },
  estimateForms,
);

/** Rounded numbers to estimate with. */
export const estimatingConcepts: Concept[] = [estimating];
