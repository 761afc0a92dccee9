import { numeric, type WrongNumber } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Dial } from '../types.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws a number whose neighbors are to be named: to 20 in kindergarten, to 120 in grade 1, then to 1,000. */
function place(rng: Rng, { grade, level }: Dial): number {
  const tops = [
    [9, 19, 98],
    [50, 98, 118],
    [200, 500, 998],
  ][grade] ?? [200, 500, 998];
  return rng.int(2, tops[level] ?? 98);
}

/** Returns the number line around a number, which a question mark replaces. */
function lineAround(n: number): { figure: Figure } {
  const [from, to] = [Math.max(0, n - 4), n + 4];
  const labels = range(from, to).filter((value) => value !== n);
  return { figure: { kind: 'number-line', from, to, step: 1, marks: [], labels, asked: n } };
}

/** Returns the wrong numbers for a neighbour of n. */
const wrongNeighbours = (n: number, answer: number): Record<string, WrongNumber> => ({
  'wrong-direction': n - (answer - n),
  'skipped-a-number': answer + (answer - n),
  'added-a-ten': answer + 10,
  ...(answer > 10 ? { 'lost-a-ten': answer - 10 } : {}),
  'named-the-given-number': n,
});

/** Returns a check of wrong numbers for a neighbor of n. */
const notNextTo =
  (n: number) =>
  (wrong: Rational): string =>
    `${wrong} is not right next to ${n}; go just 1 step.`;

/** Returns the wrong numbers for what follows a row that ends at n. */
const rowNeighbours = (n: number, answer: number): Record<string, WrongNumber> => ({
  ...wrongNeighbours(n, answer),
  'named-the-first-number': [3 * n - 2 * answer, `The row starts with that number; go on from ${n}.`],
});

const neighbourForms: Forms = {
  after: form([0, 1], (rng, dial) => {
    const n = place(rng, dial);
    return {
      key: `${n}`,
      question: `Count on: ${range(Math.max(0, n - 2), n).join(', ')}. What comes next?`,
      ...numeric(n + 1, rowNeighbours(n, n + 1), { check: notNextTo(n) }),

      hints: [
        'You count on. The numbers get larger by one.',
        'Say the three numbers aloud. What do you say next?',
      ],
      explanation: `Each number is 1 more. 1 more than ${n} is ${n + 1}.`,
      ...lineAround(n + 1),
    };
  }),
  before: form([1, 2], (rng, dial) => {
    const n = place(rng, dial);
    return {
      key: `${n}`,
      question: `Count back: ${n + 2}, ${n + 1}, ${n}. What comes next?`,
      ...numeric(n - 1, rowNeighbours(n, n - 1), { check: notNextTo(n) }),

      hints: [
        'You count back. The numbers get smaller by one.',
        'Say the three numbers aloud. What do you say next?',
      ],
      explanation: `Each number is one less. One less than ${n} is ${n - 1}.`,
      ...lineAround(n - 1),
    };
  }),
  between: form([0, 1, 2], (rng, dial) => {
    const n = place(rng, dial);
    return {
      key: `${n}`,
      question: `What goes in the gap? ${n - 1}, □, ${n + 1}`,
      ...numeric(
        n,
        {
          'named-the-next-number': [n + 1, `${n + 1} is already there; which one comes before it?`],
          'named-the-given-number': [n - 1, `${n - 1} is already there; which one comes after it?`],
          'skipped-a-number': n + 2,
          'added-a-ten': n + 10,
          ...(n > 10 ? { 'lost-a-ten': n - 10 } : {}),
        },
        { check: (wrong) => `${wrong} does not come between ${n - 1} and ${n + 1}.` },
      ),

      hints: ['Start at the first number and count on.', `What do you say just before ${n + 1}?`],
      explanation: `Start at ${n - 1} and count on: ${n - 1}, ${n}, ${n + 1}.`,
      ...lineAround(n),
    };
  }),
  just: form([0, 1, 2], (rng, dial) => {
    const [n, up] = [place(rng, dial), rng.int(0, 1) === 1];
    const answer = up ? n + 1 : n - 1;
    return {
      key: `${up ? 'after' : 'before'} ${n}`,
      question: `Which number comes just ${up ? 'after' : 'before'} ${n}?`,
      ...numeric(answer, wrongNeighbours(n, answer), { check: notNextTo(n) }),

      hints: [
        up ? `Say ${n} and count on.` : `Start a little below ${n} and count up to it.`,
        up ? 'What do you say next?' : 'What do you say last before it?',
      ],
      explanation: up
        ? `Count on from ${n}: ${n}, ${answer}.`
        : `Count up to ${n}: you say ${answer}, and then ${n}.`,
    };
  }),
  two: form([2], (rng, dial) => {
    const n = place(rng, dial);
    return {
      key: `${n}`,
      question: `Start at ${n}. Count on two numbers. Where are you now?`,
      ...numeric(n + 2, {
        'counted-the-start': n + 1,
        'skipped-a-number': [n + 3, 'You said three numbers; say only two.'],
        'added-a-ten': n + 12,
        'wrong-direction': n - 2,
        'counted-on-two-more': [n + 4, 'You said four numbers; say only two.'],
        ...(n > 10 ? { 'lost-a-ten': n - 8 } : {}),
        'named-the-given-number': [n, `You are still at ${n}; say two more numbers.`],
      }),

      hints: [`Start at ${n}, but do not count it.`, 'Say two more numbers. Where do you stop?'],
      explanation: `Do not count ${n} itself. Say ${n + 1}, ${n + 2}. You are at ${n + 2}.`,
    };
  }),
  tens: form([0, 1, 2], (rng, dial) => {
    const [last, start] = [dial.grade === 0 ? 9 : 11, rng.int(0, 1) * (dial.grade > 0 ? rng.int(1, 9) : 0)];
    const n = rng.int(2, last - 1) * 10 + start;
    return {
      key: `${n}`,
      question: `Count by tens: ${n - 10}, ${n}. What comes next?`,
      ...numeric(
        n + 10,
        {
          'counted-by-ones': n + 1,
          'wrong-direction': n - 10,
          'skipped-a-number': [n + 20, 'You went on by two tens; go on by just one.'],
          'named-the-given-number': [n, `You said ${n} already; add one more ten.`],
        },
        {
          slip: 10,
          check: (wrong) =>
            wrong.minus(n).n % 10n === 0n
              ? `Go on from ${n} by just one ten.`
              : 'The ones stay the same; add just one ten.',
        },
      ),

      hints: ['Each step is a whole ten.', `Go one ten on from ${n}. The ones stay.`],
      explanation: `Each step is 10 more. 10 more than ${n} is ${n + 10}.`,
    };
  }),
};

/** Numbers before, after and between others. */
export const neighbors = formed(
  {
    ...math,
    id: 'math.counting.next',
    title: 'The number before and after',
    grades: [0, 2],
    objectives: [
      'Name the number before, after and between',
      'Count on from any number, by ones and by tens',
    ],
    keywords: ['counting', 'number before', 'number after', 'counting on', 'next number', 'between'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.CC.A.1', 'K.CC.A.2', '1.NBT.A.1', '2.NBT.A.2'],
    teaching: {
      idea: {
        0: 'Numbers have an order. The next number is 1 more. The number before is 1 less.',
        1: 'The next number is 1 more. After 9 ones, a new ten starts: 39, 40.',
        2: 'The next number is 1 more. After 9 tens and 9 ones, a hundred starts: 199, 200.',
      },
      caution: 'Check whether you count on or back.',
      mends: {
        'wrong-direction': 'You went the other way; say the numbers aloud once more.',
        'skipped-a-number': 'You left one number out; go just 1 step.',
        'added-a-ten': 'You added a ten; the tens change only after a 9.',
        'lost-a-ten': 'You lost a ten; the tens change only after a 9.',
        'named-the-given-number': 'That number is in the question; find the one next to it.',
        'counted-the-start': 'You counted the start; begin with the number after it.',
        'counted-by-ones': 'You counted by ones; add a whole ten each time.',
      },
    },
  },
  neighbourForms,
);
