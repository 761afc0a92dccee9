import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import { sometimes } from '../near-values.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { offBy, takeHelp } from './early-forms.ts';
import { amount, base } from './place-value.ts';
import { moreAndLess } from './ten-more.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws full tens with a sum of at most 100. */
function fullTens(rng: Rng): [number, number] {
  const sum = rng.int(3, 10);
  const a = rng.int(1, sum - 1);
  return [a * 10, (sum - a) * 10];
}

/** Draws a two-digit number with ones, and full tens that stay within 100 with it. */
function numberAndTens(rng: Rng): [number, number] {
  const sum = rng.int(3, 9);
  const a = rng.int(1, sum - 1);
  return [a * 10 + rng.int(1, 9), (sum - a) * 10];
}

/** Returns the wrong numbers for adding tens to a number. Only one of them changes the ones, which all others share. */
const wrongTens = (rng: Rng, a: number, b: number): Record<string, WrongNumber> => {
  const ones: readonly (readonly [string, WrongNumber])[] = [
    [
      'added-tens-as-ones',
      [a + b / 10, `You added ${amount(b / 10, 'one')}; ${b} is ${amount(b / 10, 'ten')}.`],
    ],
    ['added-digits', [a + b + b / 10, `You added ${b / 10} to the ones, too; the ones stay.`]],
    ['counted-a-one-more', [a + b + 1, 'You changed the ones, too; they stay the same.']],
    ['left-out-a-one', [a + b - 1, 'You changed the ones, too; they stay the same.']],
  ];
  return {
    'counted-the-start': [a + b - 10, `You counted ${a} itself; say ${a + 10} first.`],
    'counted-a-ten-twice': [a + b + 10, 'You counted one ten twice; count the tens again.'],
    ...(b > 10 && {
      'counted-two-tens-twice': [a + b + 20, 'You counted two tens twice; count the tens again.'] as const,
    }),
    'named-one-part': [b, `${b} is just what is added; start at ${a}.`],
    ...(a > b && {
      'subtracted-instead': [a - b, `You took ${b} away; put both numbers together.`] as const,
    }),
    ...Object.fromEntries([rng.pick(ones)]),
  };
};

/** Returns a check of wrong sums of a number and tens. */
const checkTens =
  (a: number, b: number) =>
  (wrong: Rational): string =>
    Number(wrong.n) % 10 === a % 10
      ? `Start at ${a} and add ${amount(b / 10, 'ten')}: count the tens again.`
      : `The ones stay the same; only add ${amount(b / 10, 'ten')}.`;

const tensForms: Forms = {
  sum: form([0], (rng) => {
    const [a, b] = fullTens(rng);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${a} + ${b}?`,
      ...numeric(
        a + b,
        {
          ...sometimes(rng, { 'wrote-ones': (a + b) / 10 }),
          'subtracted-instead': [Math.abs(a - b), `You took ${Math.min(a, b)} away; put both together.`],
          'named-one-part': [Math.max(a, b), `${Math.max(a, b)} is just one part; add the other part, too.`],
          ...(a !== b && {
            'named-the-smaller-part': [
              Math.min(a, b),
              `${Math.min(a, b)} is just one part; add the other part, too.`,
            ] as const,
          }),
          'counted-two-tens-twice': [a + b + 20, 'You counted two tens twice; count the tens again.'],
          'counted-the-start': [a + b - 10, `You counted ${a} itself; say ${a + 10} first.`],
          'counted-a-ten-twice': [a + b + 10, 'You counted one ten twice; count the tens again.'],
          ...sometimes(rng, {
            'wrote-a-zero-more': [(a + b) * 10, 'You wrote a zero too often; count the tens.'],
          }),
        },
        { slip: 10, apart: offBy('count the tens of both numbers') },
      ),

      hints: ['Count the tens of both numbers.', 'Write a zero for the ones.'],
      explanation: `Count tens: ${amount(a / 10, 'ten')} and ${amount(b / 10, 'ten')} are ${amount((a + b) / 10, 'ten')}. That is ${a + b}.`,
      ...base(a),
    };
  }),
  difference: form([0, 1], (rng) => {
    const [a, b] = fullTens(rng);
    return {
      key: `${a + b}-${b}`,
      question: `What is ${a + b} - ${b}?`,
      ...numeric(
        a,
        {
          'took-a-ten-too-much': [a - 10, 'You took one ten too often; count the tens again.'],
          'counted-the-start': [a + 10, `You counted ${a + b} itself; say ${a + b - 10} first.`],
          'added-instead': [a + b + b, `You put both together; take ${b} away.`],
          ...sometimes(rng, { 'wrote-ones': a / 10 }),
          'took-two-tens-too-much': [a - 20, 'You took two tens too often; count the tens again.'],
          'named-what-is-taken': [b, `${b} is taken away; what is left?`],
        },
        { slip: 10, apart: offBy(takeHelp(a + b, b)) },
      ),

      hints: [
        `How many tens are in ${a + b}? How many are taken?`,
        'Count what is left. Write a zero for the ones.',
      ],
      explanation: `Count tens: ${amount((a + b) / 10, 'ten')} take away ${amount(b / 10, 'ten')} leaves ${amount(a / 10, 'ten')}. That is ${a}.`,
      ...base(a + b),
    };
  }),
  mixed: form([0, 1, 2], (rng) => {
    const [a, b] = numberAndTens(rng);
    return {
      key: `${a}+${b}`,
      question: `Add ${b} to ${a}. What do you get?`,
      ...numeric(a + b, wrongTens(rng, a, b), { check: checkTens(a, b) }),

      hints: [`${b} has no ones, so the ones of ${a} stay.`, 'Add the tens only.'],
      explanation: `Add the tens only: ${a - (a % 10)} + ${b} = ${a - (a % 10) + b}. Then add the ${amount(a % 10, 'one')}: ${a + b}.`,
      ...base(a),
    };
  }),
  story: form([1, 2], (rng) => {
    const [[a, b], thing] = [numberAndTens(rng), rng.pick(things)];
    return {
      key: `${a}+${b} ${thing}`,
      question: `${rng.pick(names)} has ${a} ${thing} and gets ${b} more. How many ${thing} are there now?`,
      ...numeric(a + b, wrongTens(rng, a, b), { check: checkTens(a, b) }),

      hints: [
        `There are more ${thing} now. Start at ${a}.`,
        `Count on by tens, one step for each ten of ${b}.`,
      ],
      explanation: `Count on by tens from ${a}: ${Array.from({ length: b / 10 }, (_, i) => a + 10 * (i + 1)).join(', ')}.`,
      ...base(a),
    };
  }),
  gap: form([1, 2], (rng) => {
    const [a, b] = numberAndTens(rng);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a} + □ = ${a + b}`,
      ...numeric(
        b,
        {
          ...sometimes(rng, { 'wrote-ones': b / 10 }),
          'stopped-two-steps-early': [b - 20, `You stopped too soon; count on until you say ${a + b}.`],
          'stopped-early': [b - 10, `You stopped too soon; count on until you say ${a + b}.`],
          'counted-the-start': [b + 10, `You counted ${a} itself; say ${a + 10} first.`],
          'counted-two-steps-more': [b + 20, `You went on past ${a + b}; stop when you say it.`],
          ...sometimes(rng, {
            'added-instead': [a + b + a, `You added ${a} and ${a + b}; ${a + b} is the whole.`],
            'named-the-sum': [a + b, `${a + b} is the sum; what is added to ${a}?`],
          }),
        },
        { slip: 10, apart: offBy(`count by tens from ${a} to ${a + b}`) },
      ),

      hints: ['The ones are the same on both sides.', `Count by tens from ${a} to ${a + b}.`],
      explanation: `The ones stay. Count by tens from ${a} to ${a + b}. That is ${amount(b / 10, 'ten')}, so ${b}.`,
      ...base(a),
    };
  }),
};

const addTens = formed(
  {
    ...math,
    id: 'math.addition.tens',
    title: 'Adding and subtracting tens',
    grades: [1, 2],
    objectives: ['Add and subtract full tens within 100'],
    keywords: ['adding tens', 'subtracting tens', 'full tens', 'multiples of ten'],
    prerequisites: ['math.numbers.tens-and-ones', 'math.addition.within-10'],
    standards: ['1.NBT.C.4', '1.NBT.C.6', '2.NBT.B.5'],
    teaching: {
      idea: 'Count tens like ones. 3 tens and 4 tens are 7 tens: 30 + 40 = 70.',
      caution: 'Only the tens change. The ones stay as they are.',
      mends: {
        'wrote-ones': 'You counted tens; write a zero for the ones.',
      },
    },
  },
  tensForms,
);

/** Sums with tens and hundreds, in the head. */
export const tens: Concept[] = [addTens, moreAndLess];
