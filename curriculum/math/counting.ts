import { numeric, type WrongNumber } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  countChoices,
  counted,
  mendsOf,
  offBy,
  pictures,
  signs,
  thingsApart,
  thingsFigure,
  wrongRows,
} from './early-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws how many things to count: up to 10 for beginners, up to 20 for others. */
const howMany = (rng: Rng, dial: Dial): number =>
  rng.int(byLevel(dial, [1, 4, 8]), byLevel(dial, [8, 12, 20]));

/** Counts to a number of at most 20, with a stop at ten. */
const countAloud = (n: number): string =>
  `Count: ${[range(1, Math.min(n, 10)), range(11, n)]
    .filter((part) => part.length > 0)
    .map((part) => `${part.join(', ')}.`)
    .join(' Go on: ')}`;

const countForms: Forms = {
  count: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), howMany(rng, dial)];
    return {
      key: `${n} ${p.one}`,
      question: `How many ${p.many} do you see? ${signs(p, n)}`,
      ...countChoices(n),

      hints: [
        `Touch the first of the ${p.many} and begin to count.`,
        'Say one number for each. The last number tells how many.',
      ],
      explanation: `${countAloud(n)} The last number tells how many: ${n}.`,
      ...thingsFigure([{ thing: p.thing, count: n }], dial.level === 2 ? 'scattered' : 'rows'),
    };
  }),
  row: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), rng.int(1, byLevel(dial, [5, 7, 9]))];
    return {
      key: `${n} ${p.one}`,
      question: `Which row has ${n} ${n === 1 ? p.one : p.many}?`,
      ...numeric(
        n,
        wrongRows(n, (wrong) => `This row has ${wrong}; touch each one just once.`),
        {
          show: (v) => signs(p, Number(v.n)),
          apart: thingsApart(p),
        },
      ),

      hints: [
        'Touch each thing in a row as you count.',
        `Stop when you say ${n}. Is that the last one in the row?`,
      ],
      explanation: `${countAloud(n)} This row ends at ${n}.`,
    };
  }),
  more: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), rng.int(1, byLevel(dial, [7, 12, 18]))];
    return {
      key: `${n} ${p.one}`,
      question: `You have ${signs(p, n)}. Now you get one more. How many ${p.many} do you have now?`,
      ...numeric(
        n + 1,
        {
          'named-the-old-number': [n, `You had ${n} before; count the new one, too.`],
          'counted-one-twice': n + 2,
          'counted-two-twice': n + 3,
          'went-back': [n - 1, 'You went back; one more is the next number.'],
        },
        { max: n + 6, apart: offBy('one more is the next number') },
      ),

      hints: [`Count the ${p.many} you have.`, 'Which number do you say next?'],
      explanation: `One more is the next number. Say ${n}, ${n + 1}.`,
      ...thingsFigure([{ thing: p.thing, count: n }]),
    };
  }),
  kinds: form([1, 2], (rng, dial) => {
    const [p, other] = rng.pair(pictures);
    const [n, m] = [rng.int(2, byLevel(dial, [5, 6, 9])), rng.int(2, byLevel(dial, [4, 5, 8]))];
    const mixed = rng.shuffle([...Array(n).fill(p.sign), ...Array(m).fill(other.sign)]);
    return {
      key: `${n} ${p.one} ${m} ${other.one}`,
      question: `Count the ${p.many} only. How many are there? ${mixed.join(' ')}`,
      ...countChoices(n),

      hints: [`Leave out the ${other.many}.`, `Touch each of the ${p.many} as you count.`],
      explanation: `Leave out the ${other.many}. Touch each ${p.one}. ${countAloud(n)}`,
      ...thingsFigure(
        [
          { thing: p.thing, count: n },
          { thing: other.thing, count: m },
        ],
        'mixed',
      ),
    };
  }),
};

const countObjects = formed(
  {
    ...math,
    id: 'math.counting.objects',
    title: 'Counting things',
    grades: [0, 1],
    objectives: ['Count up to 20 things, each one once'],
    keywords: ['counting', 'count', 'how many', 'counting objects'],
    standards: ['K.CC.B.4', 'K.CC.B.5'],
    teaching: {
      idea: 'Say one number for each thing. The last number you say tells how many there are.',
      caution: 'Do not skip a thing. Do not count a thing twice.',
      mends: mendsOf(...counted),
    },
  },
  countForms,
);

/** Draws a number whose neighbours are to be named: to 20 in kindergarten, to 120 in grade 1, then to 1,000. */
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
      ...numeric(n + 1, rowNeighbours(n, n + 1)),

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
      ...numeric(n - 1, rowNeighbours(n, n - 1)),

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
      ...numeric(n, {
        'named-the-next-number': [n + 1, `${n + 1} is already there; which one comes before it?`],
        'named-the-given-number': [n - 1, `${n - 1} is already there; which one comes after it?`],
        'skipped-a-number': n + 2,
        'added-a-ten': n + 10,
        ...(n > 10 ? { 'lost-a-ten': n - 10 } : {}),
      }),

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
      ...numeric(answer, wrongNeighbours(n, answer)),

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
      ...numeric(n + 10, {
        'counted-by-ones': n + 1,
        'wrong-direction': n - 10,
        'skipped-a-number': [n + 20, 'You went on by two tens; go on by just one.'],
        'named-the-given-number': [n, `You said ${n} already; add one more ten.`],
      }),

      hints: ['Each step is a whole ten.', `Go one ten on from ${n}. The ones stay.`],
      explanation: `Each step is 10 more. 10 more than ${n} is ${n + 10}.`,
    };
  }),
};

const neighbours = formed(
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

/** Counting and the order of numbers. */
export const counting: Concept[] = [countObjects, neighbours];
