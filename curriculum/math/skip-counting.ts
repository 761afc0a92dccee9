import { numeric, type WrongNumber } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { evenOdd } from './even-odd.ts';
import { farFrom } from './middle-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Steps of each grade from 1 to 4, and the largest start. */
const stepsOf: Readonly<Record<number, readonly number[]>> = {
  1: [2, 5, 10],
  2: [2, 5, 10, 100],
  3: [3, 4, 5, 6, 10, 25, 50, 100],
  4: [6, 7, 8, 9, 11, 12, 25, 50],
};
const topStart: Readonly<Record<number, number>> = { 1: 60, 2: 500, 3: 600, 4: 900 };

/** Draws the first number, the step and the direction: back only after the beginner's level. */
function sequence(rng: Rng, { grade, level }: Dial) {
  const step = rng.pick(stepsOf[grade] ?? [2, 5, 10]);
  const back = level > 0 && rng.int(0, 1) === 1;
  const top = topStart[grade] ?? 60;
  // Beginners start at a number of the step's own row.
  const low = back ? step * 5 : 0;
  const start = level === 0 ? step * rng.int(0, Math.floor(top / step)) : rng.int(low, Math.max(low, top));
  const by = back ? -step : step;
  return { step, back, by, at: (i: number) => start + i * by };
}

const first = (count: number, at: (i: number) => number): number[] => range(0, count - 1).map((i) => at(i));

/** Returns the wrong terms of a row, where `before` is the term before the answer. */
const wrongTerms = (answer: number, by: number): Record<string, WrongNumber> => {
  const [before, size] = [answer - by, Math.abs(by)];
  return {
    'counted-by-ones': [before + Math.sign(by), `That is a step of 1; each step is ${size}.`],
    'wrong-direction': [
      before - by,
      `You went the other way; the numbers get ${by > 0 ? 'larger' : 'smaller'}.`,
    ],
    'went-a-step-too-far': [answer + by, `You took one step of ${size} more than you need.`],
    'stood-still': [before, `You stayed at ${whole(before)}; take one more step of ${size}.`],
    ...(size !== 10 && {
      'counted-by-tens': [
        before + 10 * Math.sign(by),
        `That is a step of 10; each step is ${size}.`,
      ] as const,
    }),
  };
};

/** Returns the numbers of a row as wrong ones for what follows its last one. */
const inRow = (row: readonly number[], last: number): Record<string, WrongNumber> =>
  Object.fromEntries(
    row.map((n, i) => [
      `named-number-${i + 1}`,
      [n, `${whole(n)} is in the row already; go on from ${whole(last)}.`],
    ]),
  );

/** Returns a check of wrong sizes of a row's steps. */
const stepCheck =
  (step: number, row: readonly number[]) =>
  (wrong: Rational): string =>
    row.includes(Number(wrong.n))
      ? `${whole(Number(wrong.n))} is a number of the row; how far is it to the next?`
      : `A step of ${whole(Number(wrong.n))} is too ${wrong.compare(step) > 0 ? 'large' : 'small'}; count from one number to the next.`;

const skipForms: Forms = {
  next: form([0, 1], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    return {
      key: `${at(0)} ${by}`,
      question: `${first(4, at).join(', ')}. What comes next?`,
      ...numeric(
        at(4),
        { ...wrongTerms(at(4), by), ...inRow(first(2, at), at(3)) },
        { apart: farFrom(`each step is ${step}`) },
      ),

      hints: [`How far is it from ${at(0)} to ${at(1)}?`, `Take the same step from ${at(3)}.`],
      explanation: `Each step ${back ? 'takes away' : 'adds'} ${step}. ${at(3)} ${back ? '-' : '+'} ${step} = ${at(4)}.`,
      figure: {
        kind: 'number-line',
        from: Math.min(at(0), at(4)),
        to: Math.max(at(0), at(4)),
        step,
        marks: [],
        labels: first(4, at),
        asked: at(4),
      },
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    const hole = rng.int(1, 2);
    const shown = first(4, at).map((value, i) => (i === hole ? '□' : value));
    return {
      key: `${at(0)} ${by} ${hole}`,
      question: `What goes in the gap? ${shown.join(', ')}`,
      ...numeric(at(hole), wrongTerms(at(hole), by), { apart: farFrom(`each step is ${step}`) }),

      hints: ['Find two numbers side by side. How far apart are they?', 'Take the same step into the gap.'],
      explanation: `Each step ${back ? 'takes away' : 'adds'} ${step}. ${at(hole - 1)} ${back ? '-' : '+'} ${step} = ${at(hole)}.`,
    };
  }),
  step: form([0, 1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    return {
      key: `${at(0)} ${by}`,
      question: `How large is each step? ${first(4, at).join(', ')}`,
      ...numeric(
        step,
        {
          'took-two-steps': step * 2,
          'counted-the-steps': [3, 'You counted the steps; how large is one of them?'],
          'counted-both-ends': [
            step + 1,
            `You counted ${whole(at(0))} itself; count the steps to ${whole(at(1))}.`,
          ],
          'counted-between': [
            step - 1,
            `You counted the numbers in between; count ${back ? 'back' : 'on'} to ${whole(at(1))}.`,
          ],
          'named-a-number': [at(1), `${whole(at(1))} is a number of the row; how far is it to the next?`],
          'counted-the-numbers': [4, 'You counted the numbers; how far is it from one to the next?'],
        },
        { check: stepCheck(step, first(4, at)) },
      ),

      hints: ['Look at the first two numbers only.', 'Count from one to the other.'],
      explanation: `Look at two numbers side by side. From ${at(0)} to ${at(1)} is ${step} ${back ? 'less' : 'more'}.`,
    };
  }),
  jumps: form([1, 2], (rng, dial) => {
    const { step, back, by, at } = sequence(rng, dial);
    const jumps = rng.int(3, 4);
    return {
      key: `${at(0)} ${by} ${jumps}`,
      question: `Start at ${at(0)}. Count ${back ? 'back' : 'on'} ${jumps} steps of ${step}. Where are you?`,
      ...numeric(
        at(jumps),
        {
          'counted-the-start': [
            at(jumps - 1),
            `You counted ${whole(at(0))} as a step; say ${whole(at(1))} first.`,
          ],
          'went-too-far': [at(jumps + 1), `You took ${jumps + 1} steps; stop after ${jumps}.`],
          'wrong-direction': [
            at(-jumps),
            `You counted ${back ? 'on' : 'back'}; count ${back ? 'back' : 'on'}.`,
          ],
          'took-one-step': [at(1), `That is one step; take ${jumps}.`],
        },
        { apart: farFrom(`take ${jumps} steps of ${step}`) },
      ),

      hints: [`Say the first stop after ${at(0)}.`, `Put up a finger for each stop. Use ${jumps} fingers.`],
      explanation: `Say each stop: ${range(1, jumps)
        .map((i) => at(i))
        .join(', ')}.`,
    };
  }),
};

const skipCounting = formed(
  {
    ...math,
    id: 'math.counting.skip',
    title: 'Counting in steps',
    grades: [1, 4],
    objectives: ['Count on and back in equal steps'],
    keywords: ['skip counting', 'count by twos', 'count by fives', 'count by tens', 'number patterns'],
    prerequisites: ['math.counting.next'],
    standards: ['2.NBT.A.2', '3.OA.D.9', '4.OA.C.5'],
    teaching: {
      idea: {
        1: 'You can count in steps of 2, 5 or 10. Each step adds the same number.',
        3: 'When you count in equal steps, the difference of two neighbors is always the same. Find it, and you can go on.',
      },
      caution: 'The numbers may also go down. Then take the step away.',
      trap: 'wrong-direction',
      mends: {
        'took-two-steps': 'That is two steps; look at two numbers side by side.',
      },
    },
  },
  skipForms,
);

/** Numbers in equal steps, and even and odd numbers. */
export const countingInSteps: Concept[] = [skipCounting, evenOdd];
