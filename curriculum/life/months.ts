import { checked } from '../checked.ts';
import type { Rng } from '../rng.ts';
import { listed, range } from '../templates.ts';
import { count, list, ordinal } from '../text.ts';
import type { Concept, Draft, Level, Mistake, Teaching } from '../types.ts';
import { around, daysIn, isLeapYear, months, placesAfter } from './calendar-facts.ts';

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
  | 'together';

/** Year without a leap day. */
const commonYear = 2027;
const places: readonly string[] = months;
const at = (place: number): string => around(months, place);
const lengthOf = (place: number): number => daysIn(((place % 12) + 12) % 12, commonYear);

const monthChoices = (from: number, shift: number, rng: Rng) => placesAfter(months, from, shift, rng);

/** Returns months as choices, each wrong one with its number as advice. */
function numbered({ answer, mistakes }: ReturnType<typeof monthChoices>) {
  const mend = (text: string): string => `${text} is the ${ordinal(places.indexOf(text) + 1)} month.`;
  return { answer, mistakes: mistakes.map((each) => ({ ...each, mend: mend(each.text) })) };
}

/** Returns the steps on or back from a month, with a full year taken out. */
function steps(from: number, shift: number): [string, string] {
  const way = shift > 0 ? 'on' : 'back';
  if (Math.abs(shift) > 12)
    return [
      shift > 0 ? `After 12 months it is ${at(from)} again.` : `12 months ago it was ${at(from)}, too.`,
      `Count the months that are left ${way} from ${at(from)}.`,
    ];
  return [
    `Do you count on or back from ${at(from)}?`,
    `Say the months ${way}, without ${at(from)}. Go around at the end of a year.`,
  ];
}

const wayOf = (from: number, shift: number): string =>
  list(range(1, Math.abs(shift)).map((i) => at(from + Math.sign(shift) * i)));

function explain(from: number, shift: number): string {
  const [way, verb] = shift > 0 ? ['on', 'is'] : ['back', 'was'];
  const [start, end] = [at(from), at(from + shift)];
  if (Math.abs(shift) === 1) return `The month ${shift > 0 ? 'after' : 'before'} ${start} is ${end}.`;
  if (Math.abs(shift) < 12) return `Count ${way} from ${start}: ${wayOf(from, shift)}. So it ${verb} ${end}.`;
  const rest = shift % 12;
  const [year] = steps(from, shift);
  return `${year} Count ${count(Math.abs(rest), 'month')} more ${way}: ${wayOf(from, rest)}. So it ${verb} ${end}.`;
}

/** Returns all lengths of months as choices. @param shortMend advice for the lengths of February */
function lengthChoices(right: number, shortMend: string) {
  const others = [28, 29, 30, 31].filter((n) => n !== right);
  const mend = (n: number) =>
    n < 30 ? 'mixed-up-with-february' : n === 30 ? 'mixed-up-with-30' : 'mixed-up-with-31';
  return {
    answer: { text: `${right}`, worth: `${right}` },
    mistakes: others.map(
      (n): Mistake => ({ name: mend(n), text: `${n}`, worth: `${n}`, ...(n < 30 && { mend: shortMend }) }),
    ),
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
    question: `What month comes right after ${at(month)}?`,
    ...monthChoices(month, 1, rng),
    hints: [`Say the months: start with ${at(month)}.`, 'Which month do you say next?'],
    explanation: explain(month, 1),
  }),
  before: ({ month }, rng) => ({
    question: `It is ${at(month)}. Which month has just ended?`,
    ...monthChoices(month, -1, rng),
    hints: [`Say the months in order until you come to ${at(month)}.`, 'Which month did you say before it?'],
    explanation: explain(month, -1),
  }),
  gap: ({ month }, rng) => ({
    question: `One month is missing: ${at(month - 1)}, ___, ${at(month + 1)}. Which one?`,
    ...monthChoices(month - 1, 1, rng),
    hints: [
      `Say the months: start with ${at(month - 1)}.`,
      `Which month do you say before ${at(month + 1)}?`,
    ],
    explanation: `After ${at(month - 1)} comes ${at(month)}. Then comes ${at(month + 1)}.`,
    figure: { kind: 'chain', boxes: [at(month - 1), '?', at(month + 1)] },
  }),
  number: ({ month }, rng) => ({
    question: `Which month is the ${ordinal(month + 1)} of the year?`,
    ...numbered(monthChoices(0, month, rng)),
    hints: [
      'Say the months from the start of the year.',
      month === 0 ? 'Which month begins the year?' : `Count the months up to number ${month + 1}.`,
    ],
    explanation:
      month === 0 ? 'January is the first month.' : `Count from January as 1: ${wayOf(-1, month + 1)}.`,
  }),
  in: ({ month, shift }, rng) => ({
    question: `It is ${at(month)}. What month will it be in ${count(shift, 'month')}?`,
    ...monthChoices(month, shift, rng),
    hints: steps(month, shift),
    explanation: explain(month, shift),
  }),
  ago: ({ month, shift }, rng) => ({
    question: `It is ${at(month)}. What month was it ${count(shift, 'month')} ago?`,
    ...monthChoices(month, -shift, rng),
    hints: steps(month, -shift),
    explanation: explain(month, -shift),
  }),
  count: ({ month, shift }) => ({
    question: `How many months is it from ${at(month)} to the next ${at(month + shift)}?`,
    ...checked(
      shift,
      {
        'counted-first-month': [shift + 1, `Do not count ${at(month)}: start with the month after it.`],
        'left-out-last-month': [shift - 1, `Count ${at(month + shift)} too.`],
        'went-back': [12 - shift, 'You counted back: count on from the first month.'],
        'counted-a-year-more': [
          shift + 12,
          `That is one year later: stop at the first ${at(month + shift)}.`,
        ],
      },
      (wrong) =>
        `${count(Number(wrong.n), 'month')} after ${at(month)}, it is ${at(month + Number(wrong.n))}.`,
    ),
    hints: [
      `Say the months from ${at(month)} on.`,
      `Count them until you say ${at(month + shift)}. Leave out ${at(month)}.`,
    ],
    explanation: `Do not count ${at(month)}: ${wayOf(month, shift)}. That is ${count(shift, 'month')}.`,
  }),
  length: ({ month }) => ({
    question: `How many days does ${at(month)} have?`,
    ...lengthChoices(lengthOf(month), 'Only February is that short: it has 28 or 29 days.'),
    hints: [
      'Make a fist: knuckles are long months, and the gaps between them are short ones.',
      `Say the months along the knuckles. Where is ${at(month)}?`,
    ],
    explanation: `${lengthRule} So ${at(month)} has ${lengthOf(month)}.`,
  }),
  february: ({ shift: year }) => ({
    question: `How many days does February have in the year ${year}?`,
    ...lengthChoices(
      daysIn(1, year),
      isLeapYear(year)
        ? `${year} is a leap year, so February has one day more.`
        : `${year} is not a leap year, so February has no leap day.`,
    ),
    hints:
      year % 100 === 0
        ? [`${year} ends in 00. So divide it by 400.`, 'It is a leap year only if nothing is left.']
        : [`Divide ${year} by 4. Is anything left?`, 'If nothing is left, February has a leap day.'],
    explanation: explainYear(year),
  }),
  together: ({ month }) => {
    const [first, second] = [lengthOf(month), lengthOf(month + 1)];
    return {
      question: `How many days do ${at(month)} and ${at(month + 1)} have together in a year that is not a leap year?`,
      ...sumChoices(first + second),
      hints: [`How many days does ${at(month)} have?`, `How many days does ${at(month + 1)} have? Add both.`],
      explanation: `${at(month)} has ${first} days, and ${at(month + 1)} has ${second}. ${first} + ${second} = ${togetherOf(month)}.`,
    };
  },
};

function explainYear(year: number): string {
  const days = `So February has ${daysIn(1, year)} days.`;
  if (year % 100 === 0)
    return `${year} ends in 00. Such a year is a leap year only if it is divisible by 400, and ${year} ${isLeapYear(year) ? 'is' : 'is not'}. ${days}`;
  return isLeapYear(year)
    ? `${year} is divisible by 4, so it is a leap year. ${days}`
    : `${year} is not divisible by 4, so it is not a leap year. ${days}`;
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
  ['ago', 2, [2, 3], [4, 5]],
  ['in', 0, [4, 5], [6, 7]],
  ['ago', 0, [4, 5], [6]],
  ['count', 0, [4, 5], [2, 7]],
  ['february', 1, [4, 5], [2023, 2024, 2025, 2026, 2028, 2030, 2032, 2036, 2039, 2040, 2044], [1]],
  ['together', 1, [4, 5], [0], [0, 1, 3, 5, 6, 8, 10]],
  ['ago', 1, [4, 5], [7, 8]],
  ['february', 2, [4, 5], [1900, 2000, 2100, 2400], [1]],
  ['count', 2, [4, 5], [8, 9, 10, 11]],
  ['in', 2, [4, 5], [15, 18, 21]],
  ['ago', 2, [4, 5], [13, 16, 20]],
];

const teaching: Teaching = {
  idea: {
    2: 'A year has twelve months. January is the first, and December is the last. After December comes January again.',
    3: 'Twelve months make a year and come in a fixed order. April, June, September and November have 30 days. February has 28, and all others have 31.',
    4: 'After twelve months it is the same month again, so take out full years first. Every fourth year is a leap year, and February has 29 days. But years that end in 00 are leap years only if they are divisible by 400.',
  },
  caution: 'Start to count with the month after the given one.',
  mends: {
    'mixed-up-with-30': 'Four months have 30 days: April, June, September and November.',
    'mixed-up-with-31': 'Seven months have 31 days, and this is not one of them.',
    'month-length-off': 'One of the two lengths is not right: check both months.',
  },
  trap: 'mixed-up-with-30',
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
