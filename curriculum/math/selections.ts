import { crossed } from '../choices.ts';
import { things } from '../data/story-words.ts';
import { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { plain, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

/** Numbers of a task: k of n things, or n letters of which k are equal. */
interface Numbers {
  n: number;
  k: number;
}
/** Way to count, right or wrong. */
type Way = (numbers: Numbers) => Rational;

const factorial = (n: number): bigint => range(2, n).reduce((product, k) => product * BigInt(k), 1n);

const inOrder: Way = ({ n, k }) => new Rational(factorial(n), factorial(n - k));
const withoutOrder: Way = ({ n, k }) => inOrder({ n, k }).over(factorial(k));
const withRepeats: Way = ({ n, k }) => new Rational(BigInt(n) ** BigInt(k), 1n);
const allDifferent: Way = ({ n }) => new Rational(factorial(n), 1n);
const someEqual: Way = ({ n, k }) => new Rational(factorial(n), factorial(k));

/** Draws the numbers of a task and slightly wrong ones, so that each way counts another result from each of them. */
function twoNumbers(draw: () => readonly [Numbers, Numbers], ways: readonly Way[], rng: Rng) {
  return rng.pair(
    drawn(
      () => [...draw()],
      (both) => new Set(ways.flatMap((way) => both.map((numbers) => `${way(numbers)}`))).size === 4,
    ),
  );
}

/** Returns the results of both ways with the right and the wrong numbers. Products stand beside products only. */
function counted(
  way: Way,
  [wrong, mistake, mend]: readonly [way: Way, mistake: string, mend?: string],
  [right, slip]: [Numbers, Numbers],
) {
  return crossed(
    { right: way, wrong, mistake, ...(mend && { mend }) },
    {
      right,
      wrong: slip,
      mistake: right.n === slip.n ? 'filled-other-places' : 'counted-other-things',
      mend:
        right.n === slip.n
          ? `You counted with ${slip.k} places; there are ${right.k}.`
          : `You counted with ${slip.n} things; there are ${right.n}.`,
    },
    (each, numbers) => plain(each(numbers)),
  );
}

/** Draws k of n things, and a choice of one thing or one place more. */
function selection(rng: Rng, dial: Dial): [Numbers, Numbers] {
  const [n, k] = [rng.int(5, byLevel(dial, [8, 11, 19])), rng.int(2, byLevel(dial, [2, 2, 3]))];
  return [
    { n, k },
    rng.pick([
      { n, k: k + 1 },
      { n: n + 1, k },
    ]),
  ];
}

const falling = ({ n, k }: Numbers): string =>
  range(n - k + 1, n)
    .reverse()
    .join(' × ');

function choose(rng: Rng, dial: Dial, ordered: boolean): Asked {
  const both = twoNumbers(() => selection(rng, dial), [inOrder, withoutOrder], rng);
  const [{ n, k }] = both;
  const who = rng.pick(['runners', 'players', 'students', 'dancers', 'singers', 'teams']);
  const [p, c] = [plain(inOrder({ n, k })), plain(withoutOrder({ n, k }))];
  return {
    question: ordered
      ? `In how many ways can ${k} of ${n} ${who} take the first ${k} places?`
      : `In how many ways can you choose ${k} of ${n} ${who} when order does not matter?`,
    ...(ordered
      ? counted(
          inOrder,
          [
            withoutOrder,
            'mixed-up-order',
            'You divided by the orders of a group; here each order counts, so do not divide.',
          ],
          both,
        )
      : counted(
          withoutOrder,
          [
            inOrder,
            'mixed-up-order',
            'You counted each order of a group; order does not matter here, so divide by the orders.',
          ],
          both,
        )),
    hints: ordered
      ? [
          'How many choices are there for the first place? How many are left for the second?',
          'Multiply the choices for all the places.',
        ]
      : [
          'First count as if the order mattered: multiply the choices.',
          `In how many orders can ${k} of them stand? Divide by that.`,
        ],
    explanation: `The choices for the places are ${falling({ n, k })} = ${p}.${ordered ? '' : ` Each group is counted in ${factorial(k)} orders, so divide: ${p} ÷ ${factorial(k)} = ${c}.`}`,
  };
}

function code(rng: Rng, dial: Dial): Asked {
  const both = twoNumbers(() => selection(rng, dial), [inOrder, withRepeats], rng);
  const [{ n, k }] = both;
  const kind = rng.pick(['symbol', 'letter', 'color', 'shape']);
  const repeats = rng.int(0, 1) === 1;
  const way = repeats ? Array.from({ length: k }, () => n).join(' × ') : falling({ n, k });
  return {
    question: `A code has ${k} places. Each place gets one of ${n} ${kind}s, and ${repeats ? `a ${kind} may repeat` : `no ${kind} repeats`}. How many codes are there?`,
    ...(repeats
      ? counted(withRepeats, [inOrder, 'ruled-out-repeats'], both)
      : counted(inOrder, [withRepeats, 'allowed-repeats'], both)),
    hints: [
      `How many ${kind}s can stand at the first place?`,
      repeats
        ? `A ${kind} may come again. So how many can stand at the next place?`
        : `One ${kind} is used up. So how many can stand at the next place?`,
    ],
    explanation: `There is a factor for each place: ${way} = ${plain((repeats ? withRepeats : inOrder)({ n, k }))}.`,
  };
}

/** Draws n things or letters, k of them equal if any are. */
function arrangement(rng: Rng): [Numbers, Numbers] {
  const [n, k] = [rng.int(4, 8), rng.int(2, 3)];
  return [
    { n, k },
    { n: n + 1, k },
  ];
}

const standing = [
  ...things,
  'cups',
  'plants',
  'flags',
  'hats',
  'boxes',
  'lamps',
  'chairs',
  'masks',
  'bells',
  'drums',
  'kites',
  'rings',
];

const counting = formed(
  {
    ...info,
    id: 'math.counting.combinations',
    title: 'Permutations and combinations',
    grades: [9, 12],
    objectives: ['Count selections with and without order'],
    keywords: ['permutations', 'combinations', 'combinatorics', 'counting principle', 'factorial'],
    prerequisites: ['math.multiplication.multi-digit', 'math.probability.compound'],
    standards: ['HSS.CP.B.9'],
    teaching: {
      idea:
        'To fill places in order, multiply the choices: 5 × 4 × 3 for three of five. If the order does not matter, each group ' +
        'is counted several times, so divide by the number of its orders: 3 × 2 × 1.',
      caution: 'Ask first: does the order matter?',
      trap: 'mixed-up-order',
      mends: {
        'allowed-repeats':
          'You allowed repeats; nothing can be used twice, so each place has one choice fewer.',
        'ruled-out-repeats': 'You ruled out repeats; each place has all the choices again.',
        'divided-needlessly': 'You divided; all are different, so each order counts.',
        'forgot-equal-letters':
          'You counted swaps of equal letters as new orders; divide by the orders of the equal letters.',
      },
    },
  },
  {
    ordered: form([0, 1, 2], (rng, dial) => choose(rng, dial, true)),
    unordered: form([0, 1, 2], (rng, dial) => choose(rng, dial, false)),
    code: form([0, 1, 2], code),
    row: form([0, 1], (rng) => {
      const both = twoNumbers(() => arrangement(rng), [allDifferent, someEqual], rng);
      const [{ n }] = both;
      return {
        question: `In how many orders can ${n} different ${rng.pick(standing)} stand in a row?`,
        ...counted(allDifferent, [someEqual, 'divided-needlessly'], both),
        hints: [
          'How many of them can stand first? How many are left for the second place?',
          'Multiply the choices for all the places.',
        ],
        explanation: `Each place has one choice fewer than the one before: ${range(1, n).reverse().join(' × ')} = ${whole(factorial(n))}.`,
      };
    }),
    letters: form([1, 2], (rng) => {
      const both = twoNumbers(() => arrangement(rng), [allDifferent, someEqual], rng);
      const [{ n, k }] = both;
      return {
        question: `A word has ${n} letters. ${k} of them are the same, and the others are all different. In how many orders can the letters stand?`,
        ...counted(someEqual, [allDifferent, 'forgot-equal-letters'], both),
        hints: [
          'First count as if all the letters were different.',
          'If equal letters swap places, the word stays the same. Divide by the orders of the equal letters.',
        ],
        explanation: `${n} letters have ${whole(factorial(n))} orders. Divide by the ${factorial(k)} orders of the equal ones: ${whole(factorial(n))} ÷ ${factorial(k)} = ${plain(someEqual({ n, k }))}.`,
      };
    }),
  },
);

/** Selections with and without order. */
export const selections: Concept[] = [counting];
