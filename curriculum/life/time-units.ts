import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
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
  { large: 'minute', small: 'second', factor: 60, from: 4, what: 'A video lasts' },
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

/** Returns a factor of other units, which learners mix up. */
const otherFactor = (factor: number): number => ({ 60: 24, 24: 12, 7: 12, 12: 7 })[factor] ?? 60;

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
      ...checked(
        n * factor,
        {
          'added-instead': [
            n + factor,
            `You added ${n} and ${factor}; each ${large} has ${factor} ${small}s, so multiply.`,
          ],
          'counted-in-tens': [n * 10, `1 ${large} has ${factor} ${small}s, not 10.`],
          'counted-in-hundreds': [n * 100, `1 ${large} has ${factor} ${small}s, not 100.`],
          'took-another-factor': [
            n * otherFactor(factor),
            `1 ${large} has ${factor} ${small}s, not ${otherFactor(factor)}.`,
          ],
        },
        (wrong) =>
          wrong.over(factor).isInteger()
            ? `That is ${count(Number(wrong.over(factor).n), large)}: there are ${n}.`
            : `Check: ${whole(Number(wrong.n))} ${small}s are not a full number of ${large}s.`,
        { slip: factor },
      ),
      hints: [`How many ${small}s are in 1 ${large}?`, `How many is that for ${n} ${large}s? Multiply.`],
      explanation: `${rule(units)} So multiply: ${n} × ${factor} = ${whole(n * factor)}.`,
    };
  }),
  up: form([0, 1], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, what } = units;
    return {
      key: `${large} ${n}`,
      question: `${what} ${count(n * factor, small)}. How many ${large}s is that?`,
      ...checked(
        n,
        {
          'multiplied-instead': [
            n * factor * factor,
            `You multiplied; ${large}s are longer, so there are fewer of them.`,
          ],
          'subtracted-instead': [
            n * factor - factor,
            `You took ${factor} away once; find how many times ${factor} fits.`,
          ],
          'took-the-factor': [factor, `${factor} is the number of ${small}s in 1 ${large}.`],
          'counted-in-tens': [
            rational(n * factor, 10).round(),
            `1 ${large} has ${factor} ${small}s, not 10.`,
          ],
        },
        (wrong) =>
          `Check: ${count(Number(wrong.n), large)} would be ${count(Number(wrong.n) * factor, small)}.`,
      ),
      hints: [
        `How many ${small}s are in 1 ${large}?`,
        `How many times does that fit into ${whole(n * factor)}?`,
      ],
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
      ...checked(
        total,
        {
          'left-out-rest': [n * factor, `Add the ${count(rest, small)} at the end.`],
          'added-instead': [
            n + factor + rest,
            `You added ${factor}; each ${large} has ${factor} ${small}s, so multiply.`,
          ],
          'counted-in-tens': [n * 10 + rest, `1 ${large} has ${factor} ${small}s, not 10.`],
          'counted-in-hundreds': [n * 100 + rest, `1 ${large} has ${factor} ${small}s, not 100.`],
          'multiplied-the-rest-too': [
            (n + rest) * factor,
            `Only the ${large}s are changed: the ${count(rest, small)} stay.`,
          ],
        },
        (wrong) =>
          wrong.compare(n * factor) > 0
            ? `Check: without the ${whole(n * factor)} for the ${large}s, that leaves ${whole(Number(wrong.n) - n * factor)} ${small}s, not ${rest}.`
            : `Check: the ${count(n, large)} alone ${n === 1 ? 'is' : 'are'} ${count(n * factor, small)}.`,
        { slip: factor },
      ),
      explanation: `${rule(units)} ${n} × ${factor} = ${whole(n * factor)}. With ${rest} more, that is ${whole(total)}.`,
      hints: [`Change the ${count(n, large)} to ${small}s first.`, `Then add the ${count(rest, small)}.`],
    };
  }),
  rest: form([1, 2], (rng, dial) => {
    const units = drawUnits(rng, dial);
    const { large, small, factor, n, rest, what } = units;
    const [other, wrongN] = [near(rng, rest), n + rng.pick([1, -1])];
    const wrongRest = other < factor ? other : rest - 1;
    return {
      key: `${large} ${n * factor + rest}`,
      question: `${what} ${count(n * factor + rest, small)}. How many ${large}s and ${small}s is that?`,
      ...crossed(
        {
          right: n,
          wrong: wrongN,
          mistake: 'miscounted-large-units',
          mend: `Check: ${count(wrongN, large)} would be ${count(wrongN * factor, small)}${wrongN > n ? ', which is too much' : ', so one more fits'}.`,
        },
        {
          right: rest,
          wrong: wrongRest,
          mistake: 'wrong-rest',
          mend: `The ${small}s that are left do not fit: take ${whole(n * factor)} from ${whole(n * factor + rest)}.`,
        },
        (a, b) => `${count(a, large)} and ${count(b, small)}`,
      ),
      explanation: `${rule(units)} ${n} × ${factor} = ${whole(n * factor)}. Then ${count(rest, small)} of ${whole(n * factor + rest)} ${rest === 1 ? 'is' : 'are'} left.`,
      hints: [
        `How many times do ${count(factor, small)} fit into ${whole(n * factor + rest)}?`,
        `How many ${small}s are left over?`,
      ],
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
        {
          right: off,
          wrong: near(rng, off),
          mistake: 'wrong-rest',
          mend: `The difference does not fit: compare ${whole(n * factor)} with ${whole(other)} ${small}s.`,
        },
        (name, by) => `${name}, by ${by}`,
      ),
      explanation: `${rule(units)} ${count(n, large)} are ${count(n * factor, small)}. ${whole(Math.max(n * factor, other))} - ${whole(Math.min(n * factor, other))} = ${off}.`,
      hints: [
        `Change ${count(n, large)} to ${small}s.`,
        'Now both times have the same unit. Compare, and subtract.',
      ],
    };
  }),
  chain: form([2], (rng, { grade, level }) => {
    const { large, middle, small, first, second } = rng.pick(chains.slice(0, grade < 5 ? 1 : 3));
    const n = rng.int(2, 6 + grade * (level + 1));
    const [step, total] = [n * first, n * first * second];
    return {
      key: `${large} ${n}`,
      question: `How many ${small}s are in ${count(n, large)}? Change to ${middle}s first.`,
      ...checked(
        total,
        {
          'stopped-after-one-step': [
            step,
            `${whole(step)} is the number of ${middle}s: change them to ${small}s too.`,
          ],
          'left-out-the-first-step': [
            n * second,
            `You changed ${large}s as if they were ${middle}s: 1 ${large} has ${first} ${middle}s.`,
          ],
          'counted-in-tens': [step * 10, `1 ${middle} has ${second} ${small}s, not 10.`],
          'counted-in-hundreds': [step * 100, `1 ${middle} has ${second} ${small}s, not 100.`],
          'added-the-factors': [
            n * (first + second),
            `Multiply by ${first} and then by ${second}; do not add them.`,
          ],
        },
        (wrong) =>
          wrong.over(second).isInteger()
            ? `Check: that is ${count(Number(wrong.over(second).n), middle)}, but ${count(n, large)} are ${count(step, middle)}.`
            : `Check: ${whole(Number(wrong.n))} ${small}s are not a full number of ${middle}s.`,
        { slip: second },
      ),
      explanation: `${count(n, large)} are ${n} × ${first} = ${count(step, middle)}. That is ${whole(step)} × ${second} = ${count(total, small)}.`,
      hints: [
        `1 ${large} has ${first} ${middle}s. How many ${middle}s are ${count(n, large)}?`,
        `1 ${middle} has ${second} ${small}s. Multiply again.`,
      ],
    };
  }),
};

const teaching: Teaching = {
  idea: {
    3: 'An hour has 60 minutes, and a day has 24 hours. A week has 7 days, and a year has 12 months. To get the smaller unit, multiply.',
    4: 'A minute has 60 seconds, an hour 60 minutes, a day 24 hours, a week 7 days and a year 12 months. Multiply to get smaller units. Divide to get larger ones: what is left over stays in the small unit.',
    6: 'Units of time do not grow by tens: 60 seconds, 60 minutes, 24 hours, 7 days, 12 months. For two steps, multiply by both factors. To compare, bring both times to the same unit.',
  },
  caution: 'Time does not count in tens or hundreds. Know the factor of each unit.',
  mends: {
    'compared-numbers-only': 'The larger number is not always the longer time: change both to one unit.',
  },
  trap: 'counted-in-tens',
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
