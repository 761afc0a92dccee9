import { exactOption, numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { beside, checkedFrom, farFrom } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';

const timesForms: Forms = {
  times: form([0], (rng, { level }) => {
    const [a, b] = [rng.int(3, 9 + 10 * level), rng.int(2, 9)];
    const x = rng.pick(names);
    return {
      key: `${a}x${b}`,
      question: `${x} is ${a} years old. A tree is ${b} times as old as ${x}. How old is the tree, in years?`,
      ...numeric(
        a * b,
        {
          'added-instead': [a + b, `You added ${b}; “${b} times” means ${b} groups of ${a}.`],
          'gave-the-given-number': [a, `${x} is ${a} years old; the tree is ${b} times as old.`],
          ...timesTries(rng, a, b, x),
        },
        { apart: farFrom(`count ${b} groups of ${a}`) },
      ),
      hints: [
        `Draw a bar for the age of ${x}. How many such bars make the age of the tree?`,
        `Each bar stands for ${a} years.`,
      ],
      explanation: `${b} times as old means ${b} × ${a} = ${a * b}.`,
    };
  }),
  smaller: form([0, 1, 2], (rng, { level }) => {
    const [a, b] = [rng.int(3, 9 + 10 * level), rng.int(2, 9)];
    return {
      key: `${a * b}/${b}`,
      question: `A rope is ${a * b} feet long. It is ${b} times as long as a ribbon. How many feet long is the ribbon?`,
      ...numeric(
        a,
        {
          'subtracted-instead': [
            a * b - b,
            `You took ${b} away; “${b} times” means ${b} equal parts, so divide.`,
          ],
          'multiplied-instead': [
            a * b * b,
            'You multiplied; the ribbon is shorter than the rope, so divide.',
          ],
          'gave-the-factor': [b, `${b} tells how many times; the question asks for feet.`],
          ...productTries(b, a, `the rope is ${a * b} feet long`),
        },
        { apart: checkedFrom((wrong) => `${b} × ${whole(wrong)} is ${whole(b * wrong)}, not ${a * b}`) },
      ),
      hints: [
        'Which is longer, the rope or the ribbon?',
        `Cut the rope into ${b} equal parts. Each part is as long as the ribbon.`,
      ],
      explanation: `The ribbon is the shorter one: ${b} × □ = ${a * b}, so ${a * b} ÷ ${b} = ${a}.`,
    };
  }),
  factor: form([1, 2], (rng, { level }) => {
    const [a, b] = [rng.int(3, 9 + 10 * level), rng.int(2, 12)];
    return {
      key: `${a * b}/${a}`,
      question: `A large jar holds ${a * b} beads. A small jar holds ${a}. How many times as many beads does the large jar hold?`,
      ...numeric(
        b,
        {
          'subtracted-instead': [
            a * b - a,
            'You found how many more beads the large jar holds; divide to find how many times.',
          ],
          'gave-the-given-number': [a, `The small jar holds ${a}; the question asks how many times.`],
          'added-instead': [a * b + a, 'You added both numbers; divide the larger by the smaller.'],
          ...productTries(a, b, `the large jar holds ${a * b}`),
        },
        { apart: checkedFrom((wrong) => `${a} × ${whole(wrong)} is ${whole(a * wrong)}, not ${a * b}`) },
      ),
      hints: [
        'How many small jars hold as much as the large jar?',
        `Which number times ${a} makes ${a * b}?`,
      ],
      explanation: `“How many times” asks for a factor: ${a} × □ = ${a * b}. ${a * b} ÷ ${a} = ${b}.`,
    };
  }),
  which: form([0, 1], (rng) => meaning(rng)),
  more: form([2], (rng, dial) => together(rng, dial)),
};

/** Returns wrong products by the factor or by the age, since the key would fit both. */
function timesTries(rng: Rng, a: number, b: number, x: string): Record<string, WrongNumber> {
  const byFactor = (n: number): WrongNumber => [n * a, `This is ${n} × ${a}; the tree is ${b} times as old.`];
  const byAge = (n: number): WrongNumber => [b * n, `This is ${b} × ${n}; ${x} is ${a} years old.`];
  return rng.int(0, 1) === 0
    ? {
        'left-out-a-group': byFactor(b - 1),
        'added-the-start': [
          (b + 1) * a,
          `You added ${a} to ${b} × ${a}; “${b} times as old” is just ${b} × ${a}.`,
        ],
        'left-out-two-groups': byFactor(b - 2),
        'counted-two-groups-more': byFactor(b + 2),
      }
    : {
        'neighboring-fact-below': byAge(a - 1),
        'neighboring-fact-above': byAge(a + 1),
        'two-facts-below': byAge(a - 2),
        'two-facts-above': byAge(a + 2),
      };
}

/** Returns the numbers beside the other factor b of a product a × b. */
const productTries = (a: number, b: number, fact: string): Record<string, WrongNumber> => ({
  'one-group-too-few': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}; ${fact}.`],
  'one-group-too-many': [b + 1, `${a} × ${b + 1} is already ${a * (b + 1)}; ${fact}.`],
});

/** Asks what a product or a sum tells about its result. */
function meaning(rng: Rng) {
  const [a, b] = rng.pair(range(3, 12));
  const other = beside(rng, b, { by: 1 });
  const isTimes = rng.int(0, 1) === 0;
  const [result, sign] = isTimes ? [a * b, '×'] : [a + b, '+'];
  const times = (n: number) => ({
    ...exactOption(`${result} is ${a} times as many as ${n}`),
    mend: `${a} times as many as ${n} is ${a} × ${n}, which is ${a * n}.`,
  });
  const more = (n: number) => ({
    ...exactOption(`${result} is ${a} more than ${n}`),
    mend: `${a} more than ${n} is ${a} + ${n}, which is ${a + n}.`,
  });
  const [right, wrong] = isTimes ? [times, more] : [more, times];
  return {
    key: `${a}${sign}${b}`,
    question: `What does ${result} = ${a} ${sign} ${b} say?`,
    answer: exactOption(right(b).text),
    mistakes: [
      { name: 'mixed-times-and-more', ...wrong(b) },
      { name: 'wrong-number', ...right(other) },
      { name: 'mixed-times-and-more and wrong-number', ...wrong(other) },
    ],
    hints: ['Work out the sum or product that each choice names.', `Which one comes to ${result}?`],
    explanation: isTimes
      ? `${a} × ${b} means ${a} groups of ${b}. So ${result} is ${a} times as many as ${b}.`
      : `${a} + ${b} adds ${a} to ${b}, so ${result} is ${a} more than ${b}. ${a} times as many as ${b} would be ${a * b}.`,
  };
}

/** Asks how many cards two people have together. */
function together(rng: Rng, { level }: Dial) {
  const [a, b] = [rng.int(4, 9 + 10 * level), rng.int(2, 9)];
  const name = rng.pick(names.filter((each) => each !== 'Jo'));
  const isTimes = rng.int(0, 1) === 1;
  const [ofJo, mixed] = isTimes ? [a * b, a + b] : [a + b, a * b];
  return {
    key: `${a} ${b} ${isTimes}`,
    question: `${name} has ${a} cards. Jo has ${isTimes ? `${b} times as many` : `${b} more`}. How many cards do both have together?`,
    ...numeric(
      ofJo + a,
      {
        'gave-one-person': [ofJo, `This is what Jo has; add ${name}'s ${a} cards.`],
        'mixed-times-and-more': [
          mixed + a,
          isTimes
            ? `You gave Jo ${b} more; Jo has ${b} times as many, so multiply.`
            : `You gave Jo ${b} times as many; Jo has ${b} more, so add.`,
        ],
        'added-one-person-twice': [ofJo + 2 * a, `You added ${name}'s ${a} cards twice.`],
        'doubled-the-second': [2 * ofJo, `You counted Jo's cards twice; ${name} has only ${a}.`],
        'gave-the-given-number': [a, `${a} is what ${name} has; find what Jo has, then add both.`],
        'doubled-the-first': [2 * a, `You gave both ${a} cards; Jo has more.`],
        ...(isTimes && {
          'added-the-numbers': [a + b, `You added ${a} and ${b}; first find how many cards Jo has.`] as const,
        }),
      },
      { apart: farFrom('find what Jo has, then add both') },
    ),
    hints: [
      'First find what Jo has. “Times as many” makes groups, and “more” adds.',
      'Then put the cards of both together.',
    ],
    explanation: `Jo has ${isTimes ? `${b} × ${a}` : `${a} + ${b}`} = ${ofJo}. Together: ${a} + ${ofJo} = ${ofJo + a}.`,
  };
}

/** Comparison by factors. */
export const timesAsMany = formed(
  {
    ...arithmeticMath,
    id: 'math.multiplication.comparison',
    title: 'Times as many',
    grades: [4, 5],
    objectives: ['Tell “times as many” from “more than”'],
    keywords: ['times as many', 'multiplicative comparison', 'how many times as much'],
    prerequisites: ['math.multiplication.facts', 'math.division.facts'],
    standards: ['4.OA.A.1', '4.OA.A.2'],
    teaching: {
      idea: '“3 times as many as 5” means 3 groups of 5, so 15. “3 more than 5” adds, so 8. To find how many times as much, divide.',
      caution: 'Read closely: “times as many” multiplies, and “more than” adds.',
      mends: {},
    },
  },
  timesForms,
);
