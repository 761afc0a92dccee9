import { among, numeric, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { listed, range } from '../templates.ts';
import { count, list, ordinal } from '../text.ts';
import type { Concept, Draft, Level, Mistake, Teaching } from '../types.ts';
import { around, daysIn, isLeapYear, months } from './calendar-facts.ts';

/** Question on a month and a distance from it, or on February of a year. */
interface Item {
  form: FormName;
  month: number;
  /** Months to go, or the year of `february`. */
  shift: number;
  level: Level;
  grades: readonly [first: number, last: number];
}

type Answer = Omit<Draft, 'key'>;
type FormName =
  | 'after'
  | 'before'
  | 'gap'
  | 'number'
  | 'in'
  | 'ago'
  | 'count'
  | 'length'
  | 'february'
  | 'together'
  | 'claim';

/** Year without a leap day. */
const commonYear = 2027;
const at = (place: number): string => around(months, place);
const lengthOf = (place: number): number => daysIn(((place % 12) + 12) % 12, commonYear);

/** Returns months in a row as choices. The right one may be the first, the last or one between. */
function monthChoices(right: number, rng: Rng, from: string) {
  const first = right - rng.int(0, 6);
  const mend = (picked: string): string => `Say the months in order from ${from}. When do you say ${picked}?`;
  return among(at(right), range(first, first + 6).map(at), rng, mend);
}

const wayOf = (from: number, shift: number): string =>
  list(range(1, Math.abs(shift)).map((i) => at(from + Math.sign(shift) * i)));
const explain = (from: number, shift: number): string =>
  `Count ${shift > 0 ? 'on' : 'back'} from ${at(from)}: ${wayOf(from, shift)}. So it is ${at(from + shift)}.`;

/** Returns all lengths of months as choices. */
function lengthChoices(right: number) {
  const others = [28, 29, 30, 31].filter((n) => n !== right);
  const mend = (n: number) =>
    n < 30 ? 'only-february-is-so-short' : n === 30 ? 'mixed-up-with-30' : 'mixed-up-with-31';
  return {
    answer: { text: `${right}`, worth: `${right}` },
    mistakes: others.map((n): Mistake => ({ name: mend(n), text: `${n}`, worth: `${n}` })),
  };
}

/** Returns the sums of the lengths of two months as choices. */
function sumChoices(right: number) {
  const wrong = [59, 60, 61, 62].filter((n) => n !== right);
  return {
    answer: { text: `${right}`, worth: `${right}` },
    mistakes: wrong.map((n): Mistake => ({ name: 'month-length-off', text: `${n}`, worth: `${n}` })),
  };
}

const lengthRule =
  'April, June, September and November have 30 days. February has 28 or 29, and all others have 31.';
const togetherOf = (month: number): number => lengthOf(month) + lengthOf(month + 1);

const forms: Record<FormName, (item: Item, rng: Rng) => Answer> = {
  after: ({ month }, rng) => ({
    question: `What month comes just after ${at(month)}?`,
    ...monthChoices(month + 1, rng, at(month)),
    explanation: explain(month, 1),
  }),
  before: ({ month }, rng) => ({
    question: `What month comes just before ${at(month)}?`,
    ...monthChoices(month - 1, rng, at(month)),
    explanation: explain(month, -1),
  }),
  gap: ({ month }, rng) => ({
    question: `One month is missing: ${at(month - 1)}, ___, ${at(month + 1)}. Which one?`,
    ...monthChoices(month, rng, at(month - 1)),
    explanation: `After ${at(month - 1)} comes ${at(month)}. Then comes ${at(month + 1)}.`,
    figure: { kind: 'chain', boxes: [at(month - 1), '?', at(month + 1)] },
  }),
  number: ({ month }, rng) => ({
    question: `Which month is the ${ordinal(month + 1)} of the year?`,
    ...monthChoices(month, rng, 'January'),
    explanation:
      month === 0 ? 'January is the first month.' : `Count from January as 1: ${wayOf(-1, month + 1)}.`,
  }),
  in: ({ month, shift }, rng) => ({
    question: `It is ${at(month)}. What month will it be in ${count(shift, 'month')}?`,
    ...monthChoices(month + shift, rng, at(month)),
    explanation: explain(month, shift),
  }),
  ago: ({ month, shift }, rng) => ({
    question: `It is ${at(month)}. What month was it ${count(shift, 'month')} ago?`,
    ...monthChoices(month - shift, rng, at(month)),
    explanation: explain(month, -shift),
  }),
  count: ({ month, shift }) => ({
    question: `How many months is it from ${at(month)} to the next ${at(month + shift)}?`,
    ...numeric(
      shift,
      {
        'counted-first-month': shift + 1,
        'one-month-short': shift - 1,
        'two-months-off': shift + 2,
        'went-back': 12 - shift,
      },
      { max: 13 },
    ),
    explanation: `Do not count ${at(month)}: ${wayOf(month, shift)}. That is ${count(shift, 'month')}.`,
  }),
  length: ({ month }) => ({
    question: `How many days has ${at(month)}?`,
    ...lengthChoices(lengthOf(month)),
    explanation: `${lengthRule} So ${at(month)} has ${lengthOf(month)}.`,
  }),
  february: ({ shift: year }) => ({
    question: `How many days has February in the year ${year}?`,
    ...lengthChoices(daysIn(1, year)),
    explanation: explainYear(year),
  }),
  together: ({ month }) => {
    const [first, second] = [lengthOf(month), lengthOf(month + 1)];
    return {
      question: `How many days have ${at(month)} and ${at(month + 1)} together, if it is no leap year?`,
      ...sumChoices(first + second),
      explanation: `${at(month)} has ${first} days, and ${at(month + 1)} has ${second}. ${first} + ${second} = ${togetherOf(month)}.`,
    };
  },
  claim: ({ month, shift }, rng) => {
    const isRight = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const [a, b] = rng.pair(names);
    const check = `${at(month + shift)} comes ${shift} months after ${at(month)}. ${at(month - shift)} comes ${shift} months before it.`;
    const said = (isTrue: boolean | undefined, place: number) =>
      at(isTrue ? place : place + rng.pick([1, -1]));
    return {
      question:
        `It is ${at(month)}. ${a}: “In ${shift} months it is ${said(isRight[0], month + shift)}.” ` +
        `${b}: “${shift} months ago it was ${said(isRight[1], month - shift)}.” Who is right?`,
      ...verdicts([a, b], isRight, `Check both. ${check}`),
      explanation: check,
    };
  },
};

function explainYear(year: number): string {
  const days = `So February has ${daysIn(1, year)} days.`;
  if (year % 100 === 0)
    return `${year} is a full hundred. Only those that divide by 400 are leap years, and ${year} ${isLeapYear(year) ? 'does' : 'does not'}. ${days}`;
  return isLeapYear(year)
    ? `${year} divides by 4, so it is a leap year. ${days}`
    : `${year} does not divide by 4, so it is no leap year. ${days}`;
}

type Row = readonly [
  form: FormName,
  level: Level,
  grades: Item['grades'],
  shifts: readonly number[],
  only?: readonly number[],
];

const rows: readonly Row[] = [
  ['after', 0, [2, 3], [1]],
  ['before', 0, [2, 3], [1]],
  ['gap', 0, [2, 3], [0]],
  ['number', 1, [2, 3], [0]],
  ['in', 1, [2, 3], [2, 3]],
  ['ago', 1, [2, 3], [2, 3]],
  ['length', 1, [2, 5], [0], [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['count', 2, [2, 3], [3, 4, 5, 6]],
  ['in', 2, [2, 3], [4, 5]],
  ['claim', 2, [2, 3], [2, 3]],
  ['in', 0, [4, 5], [6, 7]],
  ['ago', 0, [4, 5], [4, 5]],
  ['count', 0, [4, 5], [2, 7]],
  ['february', 1, [4, 5], [2023, 2024, 2025, 2026, 2028, 2030, 2032, 2036, 2039, 2040, 2044], [1]],
  ['together', 1, [4, 5], [0], [0, 1, 3, 5, 6, 8, 10]],
  ['ago', 1, [4, 5], [7, 8]],
  ['february', 2, [4, 5], [1900, 2000, 2100, 2400], [1]],
  ['count', 2, [4, 5], [8, 9, 10, 11]],
  ['in', 2, [4, 5], [15, 18, 21]],
  ['claim', 2, [4, 5], [5, 8, 10]],
];

const teaching: Teaching = {
  idea: {
    2: 'A year has twelve months. January is the first, and December is the last. After December comes January again.',
    3: 'Twelve months make a year and come in a fixed order. April, June, September and November have 30 days. February has 28, and all others have 31.',
    4: 'After twelve months it is the same month again, so take out full years first. Every fourth year is a leap year, and February has 29 days. Full hundreds are leap years only if they divide by 400.',
  },
  caution: 'Start to count with the month after the given one.',
  hints: ['Do you have to go on or back?', 'Say the months in order.', 'After December comes January.'],
  mends: {
    'counted-first-month': 'The first month does not count. Start with the next one.',
    'one-month-short': 'One month is missing. Count the last one too.',
    'two-months-off': 'That is two months off. Say them one by one.',
    'went-back': 'Those are the months the other way round. Count on.',
    'only-february-is-so-short': 'Only February has 28 or 29 days. Is the year a leap year?',
    'mixed-up-with-30': 'Only four months have 30 days. April is one of them.',
    'mixed-up-with-31': 'Seven months have 31 days. This is not one of them.',
    'month-length-off': 'One of the two lengths is wrong. Check both months.',
  },
};

const monthOrder = listed<Item>(
  {
    subject: 'Life Skills',
    category: 'Calendar',
    id: 'life.calendar.months',
    title: 'Months of the year',
    grades: [2, 5],
    objectives: ['Know the order and the length of the months'],
    keywords: ['months', 'months of the year', 'calendar', 'year'],
    teaching,
  },
  {
    items: rows.flatMap(([form, level, grades, shifts, only = range(0, 11)]) =>
      only.flatMap((month) => shifts.map((shift): Item => ({ form, month, shift, level, grades }))),
    ),
    key: ({ form, month, shift }) => `${form} ${months[month]} ${shift}`,
    level: ({ level }) => level,
    grades: ({ grades }) => grades,
    draw: (item, rng) => forms[item.form](item, rng),
  },
);

/** Months of the year. */
export const yearCalendar: Concept[] = [monthOrder];
