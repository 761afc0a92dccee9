import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Concept, Dial, Teaching } from '../types.ts';

/** One large unit has `factor` small ones. */
interface Units {
  large: string;
  small: string;
  factor: number;
  /** First grade that changes these units. */
  from: number;
  /** What lasts so long. */
  what: string;
}

const allUnits: readonly Units[] = [
  { large: 'hour', small: 'minute', factor: 60, from: 3, what: 'A trip takes' },
  { large: 'day', small: 'hour', factor: 24, from: 3, what: 'A storm lasts' },
  { large: 'week', small: 'day', factor: 7, from: 3, what: 'A trip takes' },
  { large: 'year', small: 'month', factor: 12, from: 3, what: 'A tree has grown for' },
  { large: 'minute', small: 'second', factor: 60, from: 4, what: 'A song lasts' },
];

/** Two steps from a large unit over a middle one to a small one. */
const chains = [
  { large: 'week', middle: 'day', small: 'hour', first: 7, second: 24 },
  { large: 'hour', middle: 'minute', small: 'second', first: 60, second: 60 },
  { large: 'day', middle: 'hour', small: 'minute', first: 24, second: 60 },
] as const;

/** Draws units of the grade and a number of large ones. */
function drawUnits(rng: Rng, { grade, level }: Dial) {
  const units = rng.pick(allUnits.filter(({ from }) => from <= grade));
  const [most, more] = grade === 3 ? [6, 4] : grade < 6 ? [12, 8] : [20, 20];
  return { ...units, n: rng.int(2, most + more * level), rest: rng.int(1, units.factor - 1) };
}

/** Returns a number that is one or two off, above or below equally often. */
const near = (rng: Rng, n: number, least = 1): number => {
  const off = rng.pick([-2, -1, 1, 2]);
  return n + off < least ? n - off : n + off;
};

const rule = ({ large, small, factor }: Units): string => `1 ${large} is ${count(factor, small)}.`;

const forms: Forms = {
  down: form([0], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, what } = units;
    return {
      key: `${large} ${n}`,
      question: `${what} ${count(n, large)}. How many ${small}s is that?`,
      ...numeric(
        n * factor,
        {
          'one-unit-off': n * factor + rng.pick([factor, -factor]),
          'added-instead': n + factor,
          'counted-in-tens': n * rng.pick([10, 100]),
        },
        { slip: factor },
      ),
      explanation: `${rule(units)} So multiply: ${n} × ${factor} = ${whole(n * factor)}.`,
    };
  }),
  up: form([0, 1], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, what } = units;
    return {
      key: `${large} ${n}`,
      question: `${what} ${count(n * factor, small)}. How many ${large}s is that?`,
      ...numeric(n, { 'one-unit-off': n + rng.pick([1, -1]), 'wrong-count-of-units': near(rng, n) }),
      explanation: `${rule(units)} So divide: ${whole(n * factor)} ÷ ${factor} = ${n}.`,
    };
  }),
  both: form([0, 1, 2], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, rest, what } = units;
    const total = n * factor + rest;
    return {
      key: `${large} ${n} ${rest}`,
      question: `${what} ${count(n, large)} and ${count(rest, small)}. How many ${small}s is that?`,
      ...numeric(
        total,
        {
          'left-out-rest': n * factor,
          'one-unit-off': total + rng.pick([factor, -factor]),
          'counted-in-tens': n * rng.pick([10, 100]) + rest,
          'added-instead': n + factor + rest,
        },
        { slip: factor },
      ),
      explanation: `${rule(units)} ${n} × ${factor} = ${whole(n * factor)}. With ${rest} more that is ${whole(total)}.`,
    };
  }),
  rest: form([1, 2], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, rest, what } = units;
    const other = near(rng, rest);
    return {
      key: `${large} ${n * factor + rest}`,
      question: `${what} ${count(n * factor + rest, small)}. How many ${large}s and ${small}s is that?`,
      ...crossed(
        { right: n, wrong: n + rng.pick([1, -1]), mistake: 'one-unit-off' },
        { right: rest, wrong: other < factor ? other : rest - 1, mistake: 'wrong-rest' },
        (a, b) => `${count(a, large)} and ${count(b, small)}`,
      ),
      explanation: `${rule(units)} ${n} × ${factor} = ${whole(n * factor)}. Then ${count(rest, small)} of ${whole(n * factor + rest)} ${rest === 1 ? 'is' : 'are'} left.`,
    };
  }),
  compare: form([1, 2], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n } = units;
    const off = rng.int(1, Math.min(factor - 1, 20));
    const [a, b] = rng.pair(names);
    const isFirst = rng.int(0, 1) === 1;
    const other = n * factor + (isFirst ? -off : off);
    return {
      key: `${large} ${n} ${other}`,
      question: `${a} waits ${count(n, large)}, and ${b} waits ${count(other, small)}. Who waits longer, and by how many ${small}s?`,
      ...crossed(
        { right: isFirst ? a : b, wrong: isFirst ? b : a, mistake: 'compared-numbers-only' },
        { right: off, wrong: near(rng, off), mistake: 'wrong-rest' },
        (name, by) => `${name}, by ${by}`,
      ),
      explanation: `${rule(units)} ${count(n, large)} are ${count(n * factor, small)}. The difference from ${whole(other)} is ${off}.`,
    };
  }),
  chain: form([2], (rng, { grade, level }) => {
    const { large, middle, small, first, second } = rng.pick(chains.slice(0, grade < 5 ? 1 : 3));
    const n = rng.int(2, 6 + grade * (level + 1));
    const [step, total] = [n * first, n * first * second];
    return {
      key: `${large} ${n}`,
      question: `How many ${small}s are ${count(n, large)}? Change to ${middle}s first.`,
      ...numeric(
        total,
        {
          'one-unit-off': total + rng.pick([1, -1]) * first * second,
          'stopped-after-one-step': step,
          'wrong-second-step': step * rng.pick([10, 100, second + 1, second - 1]),
        },
        { slip: second },
      ),
      explanation: `${count(n, large)} are ${n} × ${first} = ${count(step, middle)}. These are ${whole(step)} × ${second} = ${count(total, small)}.`,
    };
  }),
};

const teaching: Teaching = {
  idea: {
    3: 'An hour has 60 minutes, and a day has 24 hours. A week has 7 days, and a year has 12 months. To get the smaller unit, count one large unit after the other, or multiply.',
    4: 'A minute has 60 seconds, an hour 60 minutes, a day 24 hours, a week 7 days and a year 12 months. Multiply to get smaller units. Divide to get larger ones: what is left over stays in the small unit.',
    6: 'Units of time do not grow by tens: 60 seconds, 60 minutes, 24 hours, 7 days, 12 months. For two steps, multiply by both factors. To compare, bring both times to the same unit.',
  },
  caution: 'Time does not count in tens or hundreds. Know the factor of each unit.',
  hints: [
    'Which unit is larger?',
    'How many of the small unit make one of the large unit?',
    'Are there more or fewer of the unit that is asked for? Multiply or divide.',
  ],
  mends: {
    'one-unit-off': 'One large unit is missing or counted twice.',
    'added-instead': 'Each large unit has so many small ones. Multiply instead of adding.',
    'counted-in-tens': 'Units of time do not count in tens or hundreds. What is the factor here?',
    'wrong-count-of-units': 'Multiply your answer by the factor. Does the number come out?',
    'left-out-rest': 'The small units at the end count too.',
    'wrong-rest': 'The small units are off. Subtract once more.',
    'compared-numbers-only': 'The larger number need not be the longer time. Bring both to one unit.',
    'stopped-after-one-step': 'That is the unit in between. One more step is missing.',
    'wrong-second-step': 'The second factor is wrong. How many small units has the middle one?',
  },
};

const units = formed(
  {
    subject: 'Life Skills',
    category: 'Time',
    id: 'life.time.units',
    title: 'Seconds, minutes, hours and days',
    grades: [3, 7],
    objectives: ['Change between units of time'],
    keywords: ['units of time', 'seconds', 'minutes', 'hours', 'days and weeks', 'converting time'],
    prerequisites: ['math.multiplication.facts'],
    standards: ['4.MD.A.1', '4.MD.A.2'],
    teaching,
  },
  forms,
);

/** Units of time. */
export const timeUnits: Concept[] = [units];
