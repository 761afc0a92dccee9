import { numeric } from '../choices.ts';
import { names, things } from '../data/story.ts';
import { byLevel, listed, pairs, sampled, toLevel } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Adds the digits of a and b column by column without carrying. */
function addWithoutCarry(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return addWithoutCarry(Math.floor(a / 10), Math.floor(b / 10)) * 10 + (((a % 10) + (b % 10)) % 10);
}

/** Subtracts in each column the smaller digit from the larger, whichever is on top. */
function subtractSmallerDigit(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return subtractSmallerDigit(Math.floor(a / 10), Math.floor(b / 10)) * 10 + Math.abs((a % 10) - (b % 10));
}

interface SmallSum {
  a: number;
  b: number;
  story: boolean;
}

const smallSums: SmallSum[] = pairs([0, 10], [0, 10])
  .filter(([a, b]) => a <= b && a + b <= 10 && b > 0)
  .flatMap(([a, b]) => (a < 2 ? [false] : [false, true]).map((story) => ({ a, b, story })));

const addWithinTen = listed(
  {
    ...math,
    id: 'math.addition.within-10',
    title: 'Adding within 10',
    grades: [0, 1],
    objectives: ['Add two numbers with a sum of at most 10'],
    keywords: ['addition', 'add', 'plus', 'sums', 'adding numbers'],
    prerequisites: ['math.counting.objects'],
  },
  {
    items: smallSums,
    key: ({ a, b, story }) => `${story ? 'story' : 'sum'} ${a}+${b}`,
    level: ({ a, b }) => toLevel(a + b <= 5 ? 0 : a + b <= 8 ? 1 : 2),
    draw: ({ a, b, story }, rng) => {
      const [x, y] = rng.pair([a, b]);
      const bare = `What is ${x} + ${y}?`;
      const tale = `${rng.pick(names)} has ${x} ${rng.pick(things)}. Then ${y} more come. How many in all?`;
      return {
        question: story ? tale : bare,
        ...numeric(a + b, {
          'counted-first-number-twice': a + b - 1,
          'subtracted-instead': b - a,
          'one-too-many': a + b + 1,
        }),
        explanation: `Start at ${b}. Count on ${a}. You get ${a + b}.`,
        figure: { kind: 'ten-frame', filled: x, added: y },
      };
    },
  },
);

const smallDifferences: SmallSum[] = pairs([1, 10], [0, 10])
  .filter(([a, b]) => b <= a)
  .flatMap(([a, b]) => (b < 2 ? [false] : [false, true]).map((story) => ({ a, b, story })));

const subtractWithinTen = listed(
  {
    ...math,
    id: 'math.subtraction.within-10',
    title: 'Subtracting within 10',
    grades: [0, 1],
    objectives: ['Take a number away from one of at most 10'],
    keywords: ['subtraction', 'subtract', 'minus', 'take away', 'difference'],
    prerequisites: ['math.addition.within-10'],
  },
  {
    items: smallDifferences,
    key: ({ a, b, story }) => `${story ? 'story' : 'difference'} ${a}-${b}`,
    level: ({ a }) => toLevel(a <= 5 ? 0 : a <= 8 ? 1 : 2),
    draw: ({ a, b, story }, rng) => ({
      question: story
        ? `${rng.pick(names)} has ${a} ${rng.pick(things)}. Then ${b} are lost. How many are left?`
        : `What is ${a} - ${b}?`,
      ...numeric(a - b, {
        'counted-start-number': a - b + 1,
        'added-instead': a + b,
        'gave-number-taken': b,
      }),
      explanation: `Start at ${a}. Count back ${b}. You get ${a - b}.`,
      figure: { kind: 'number-line', from: 0, to: 10, step: 1, marks: [a], labels: [0, 10] },
    }),
  },
);

const addWithinHundred = sampled(
  {
    ...math,
    id: 'math.addition.within-100',
    title: 'Adding two-digit numbers',
    grades: [1, 3],
    objectives: ['Add two-digit numbers', 'Make a new ten when the ones reach ten'],
    keywords: ['addition', 'add', 'adding with regrouping', 'carry', 'two digit addition'],
    prerequisites: ['math.addition.within-10', 'math.numbers.tens-and-ones'],
  },
  (rng, dial) => {
    const a = rng.int(11, byLevel(dial, [59, 69, 89]));
    const b = rng.int(byLevel(dial, [2, 11, 15]), byLevel(dial, [40, 69, 89]));
    const story = rng.int(0, 1) === 1;
    const sum = a + b;
    return {
      key: `${story ? 'story' : 'sum'} ${Math.min(a, b)}+${Math.max(a, b)}`,
      question: story
        ? `${rng.pick(names)} has ${a} ${rng.pick(things)}. Then ${b} more come. How many in all?`
        : `What is ${a} + ${b}?`,
      ...numeric(sum, {
        'forgot-carry': addWithoutCarry(a, b),
        'carried-without-need': sum + 10,
        'subtracted-instead': Math.abs(a - b),
        'slip-in-ones': sum + 1,
      }),
      explanation: `Add the ones: ${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}. Then add the tens. You get ${sum}.`,
    };
  },
);

const subtractWithinHundred = sampled(
  {
    ...math,
    id: 'math.subtraction.within-100',
    title: 'Subtracting two-digit numbers',
    grades: [1, 3],
    objectives: ['Subtract two-digit numbers', 'Break up a ten when the ones do not suffice'],
    keywords: ['subtraction', 'subtract', 'borrowing', 'regrouping', 'two digit subtraction', 'take away'],
    prerequisites: ['math.subtraction.within-10', 'math.numbers.tens-and-ones'],
  },
  (rng, dial) => {
    const a = rng.int(30, byLevel(dial, [79, 99, 99]));
    const b = rng.int(byLevel(dial, [2, 11, 13]), a - 5);
    const story = rng.int(0, 1) === 1;
    const rest = a - b;
    return {
      key: `${story ? 'story' : 'difference'} ${a}-${b}`,
      question: story
        ? `${rng.pick(names)} has ${a} ${rng.pick(things)}. Then ${b} are lost. How many are left?`
        : `What is ${a} - ${b}?`,
      ...numeric(rest, {
        'smaller-from-larger-digit': subtractSmallerDigit(a, b),
        'forgot-borrow': rest + 10,
        'added-instead': a + b,
        'borrowed-twice': rest - 10,
      }),
      explanation: `Take ${b - (b % 10)} from ${a}. That gives ${a - b + (b % 10)}. Take ${b % 10} more. You get ${rest}.`,
    };
  },
);

const addLarge = sampled(
  {
    ...math,
    id: 'math.addition.multi-digit',
    title: 'Adding large numbers',
    grades: [3, 5],
    objectives: ['Add numbers of three to five digits in columns'],
    keywords: ['addition', 'add', 'column addition', 'adding thousands', 'multi digit addition', 'carry'],
    prerequisites: ['math.addition.within-100', 'math.numbers.place-value'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [999, 9999, 99999]);
    const [a, b] = [rng.int(top / 9, top), rng.int(top / 9, top)];
    const sum = a + b;
    return {
      key: `sum ${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${whole(a)} + ${whole(b)}?`,
      ...numeric(sum, {
        'forgot-carry': addWithoutCarry(a, b),
        'slip-in-tens': sum + 10,
        'slip-in-hundreds': sum - 100,
        'carried-twice': sum + 100,
      }),
      explanation: `Add column by column from the right and carry each ten. The sum is ${whole(sum)}.`,
    };
  },
);

const subtractLarge = sampled(
  {
    ...math,
    id: 'math.subtraction.multi-digit',
    title: 'Subtracting large numbers',
    grades: [3, 5],
    objectives: ['Subtract numbers of three to five digits in columns'],
    keywords: ['subtraction', 'subtract', 'column subtraction', 'borrowing', 'multi digit subtraction'],
    prerequisites: ['math.subtraction.within-100', 'math.numbers.place-value'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [999, 9999, 99999]);
    const b = rng.int(Math.ceil(top / 9), Math.floor(top / 2));
    const a = rng.int(b + Math.ceil(top / 9), top);
    const rest = a - b;
    return {
      key: `difference ${a}-${b}`,
      question: `What is ${whole(a)} - ${whole(b)}?`,
      ...numeric(rest, {
        'smaller-from-larger-digit': subtractSmallerDigit(a, b),
        'forgot-borrow-in-tens': rest + 10,
        'forgot-borrow-in-hundreds': rest + 100,
        'borrowed-twice': rest - 10,
      }),
      explanation: `Subtract column by column and borrow where a digit is too small. Check: ${whole(rest)} + ${whole(b)} = ${whole(a)}.`,
    };
  },
);

/** Whole-number arithmetic up to two-digit and multi-digit sums and differences. */
export const arithmetic: Concept[] = [
  addWithinTen,
  subtractWithinTen,
  addWithinHundred,
  subtractWithinHundred,
  addLarge,
  subtractLarge,
];
