import { among, numeric, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { listed, range } from '../templates.ts';
import { count, list, ordinal } from '../text.ts';
import type { Concept, Draft, Level, Teaching } from '../types.ts';
import { around, days } from './calendar-facts.ts';

/** Question on a day and a distance from it. */
interface Item {
  form: FormName;
  day: number;
  shift: number;
  level: Level;
  grades: readonly [first: number, last: number];
}

type Answer = Omit<Draft, 'key'>;
type FormName =
  | 'next'
  | 'before'
  | 'tomorrow'
  | 'yesterday'
  | 'gap'
  | 'two'
  | 'today'
  | 'skip'
  | 'in'
  | 'ago'
  | 'count'
  | 'claim'
  | 'weeks'
  | 'date';

const at = (place: number): string => around(days, place);

/** Returns days as choices, each wrong one with the advice to count from the given day. */
const dayChoices = (right: number, from: number, rng: Rng) =>
  among(
    at(right),
    days,
    rng,
    (picked) => `Say the days in order from ${at(from)}. When do you say ${picked}?`,
  );

/** Lists the days of a way, which are few. */
const wayOf = (from: number, shift: number): string =>
  list(range(1, Math.abs(shift)).map((i) => at(from + Math.sign(shift) * i)));

/** Explains a way: by weeks and the days that are left. */
function explain(from: number, shift: number): string {
  const [weeks, rest] = [Math.floor(Math.abs(shift) / 7), Math.abs(shift) % 7];
  const way = shift > 0 ? 'on' : 'back';
  const left = rest * Math.sign(shift);
  const counted = rest === 0 ? '' : ` Count ${way} from ${at(from)}: ${wayOf(from, left)}.`;
  const full = weeks === 0 ? '' : `After ${count(weeks, 'week')} it is the same day again.`;
  return `${full}${counted} So it is ${at(from + shift)}.`.trim();
}

const chain = (boxes: readonly string[]): Pick<Draft, 'figure'> => ({ figure: { kind: 'chain', boxes } });

const forms: Record<FormName, (item: Item, rng: Rng) => Answer> = {
  next: ({ day }, rng) => ({
    question: `It is ${at(day)}. What day comes next?`,
    ...dayChoices(day + 1, day, rng),
    explanation: explain(day, 1),
    ...chain([at(day), '?']),
  }),
  before: ({ day }, rng) => ({
    question: `It is ${at(day)}. What day was it just before?`,
    ...dayChoices(day - 1, day, rng),
    explanation: explain(day, -1),
    ...chain(['?', at(day)]),
  }),
  tomorrow: ({ day }, rng) => ({
    question: `Today is ${at(day)}. What day is tomorrow?`,
    ...dayChoices(day + 1, day, rng),
    explanation: `Tomorrow is the next day. ${explain(day, 1)}`,
    ...chain([at(day), '?']),
  }),
  yesterday: ({ day }, rng) => ({
    question: `Today is ${at(day)}. What day was yesterday?`,
    ...dayChoices(day - 1, day, rng),
    explanation: `Yesterday is the day before. ${explain(day, -1)}`,
    ...chain(['?', at(day)]),
  }),
  two: ({ day }, rng) => ({
    question: `Two days are missing: ${at(day - 1)}, ___, ___, ${at(day + 2)}. Which one comes first?`,
    ...dayChoices(day, day - 1, rng),
    explanation: `After ${at(day - 1)} come ${at(day)} and ${at(day + 1)}. Then comes ${at(day + 2)}.`,
    ...chain([at(day - 1), '?', '?', at(day + 2)]),
  }),
  gap: ({ day }, rng) => ({
    question: `One day is missing: ${at(day - 1)}, ___, ${at(day + 1)}. Which one?`,
    ...dayChoices(day, day - 1, rng),
    explanation: `After ${at(day - 1)} comes ${at(day)}. Then comes ${at(day + 1)}.`,
    ...chain([at(day - 1), '?', at(day + 1)]),
  }),
  today: ({ day, shift }, rng) => ({
    question: `${shift > 0 ? 'Yesterday was' : 'Tomorrow is'} ${at(day)}. What day is it today?`,
    ...dayChoices(day + shift, day, rng),
    explanation: `Today is the day ${shift > 0 ? 'after' : 'before'} ${at(day)}. ${explain(day, shift)}`,
  }),
  skip: ({ day, shift }, rng) => ({
    question:
      shift > 0
        ? `Yesterday was ${at(day)}. What day is tomorrow?`
        : `Tomorrow is ${at(day)}. What day was yesterday?`,
    ...dayChoices(day + shift, day, rng),
    explanation: `Today is ${at(day + shift / 2)}. ${explain(day, shift)}`,
  }),
  in: ({ day, shift }, rng) => ({
    question: `It is ${at(day)}. What day will it be in ${shift} days?`,
    ...dayChoices(day + shift, day, rng),
    explanation: explain(day, shift),
  }),
  ago: ({ day, shift }, rng) => ({
    question: `It is ${at(day)}. What day was it ${-shift} days ago?`,
    ...dayChoices(day + shift, day, rng),
    explanation: explain(day, shift),
  }),
  count: ({ day, shift }) => ({
    question: `How many days is it from ${at(day)} to the next ${at(day + shift)}?`,
    ...numeric(
      shift,
      {
        'counted-first-day': shift + 1,
        'one-day-short': shift - 1,
        'two-days-off': shift + 2,
        'went-back': 7 - shift,
      },
      { max: 8 },
    ),
    explanation: `Do not count ${at(day)}: ${wayOf(day, shift)}. That is ${count(shift, 'day')}.`,
  }),
  claim: ({ day, shift }, rng) => {
    const isRight: [boolean, boolean] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const back = shift > 7 ? shift - 3 : shift;
    const check = `In ${shift} days it is ${at(day + shift)}. ${back} days ago it was ${at(day - back)}.`;
    const [a, b] = rng.pair(names);
    const said = (isTrue: boolean, place: number): string =>
      at(isTrue ? place : place + rng.pick([1, -1, 2]));
    return {
      question:
        `It is ${at(day)}. ${a}: “In ${shift} days it is ${said(isRight[0], day + shift)}.” ` +
        `${b}: “${back} days ago it was ${said(isRight[1], day - back)}.” Who is right?`,
      ...verdicts([a, b], isRight, `Check both. ${check}`),
      explanation: check,
    };
  },
  weeks: ({ day, shift }, rng) => {
    const [weeks, rest] = [Math.floor(shift / 7), shift % 7];
    return {
      question: `It is ${at(day)}. What day will it be in ${count(weeks, 'week')} and ${count(rest, 'day')}?`,
      ...dayChoices(day + shift, day, rng),
      explanation: explain(day, shift),
    };
  },
  date: ({ day, shift }, rng) => {
    // The first date follows from the others, so that each question has one.
    const first = 1 + ((day * 3 + shift) % 9);
    return {
      question: `The ${ordinal(first)} of a month is a ${at(day)}. What day is the ${ordinal(first + shift)}?`,
      ...dayChoices(day + shift, day, rng),
      explanation: `From the ${ordinal(first)} to the ${ordinal(first + shift)} it is ${shift} days. ${explain(day, shift)}`,
    };
  },
};

type Row = readonly [form: FormName, level: Level, grades: Item['grades'], shifts: readonly number[]];

const rows: readonly Row[] = [
  ['next', 0, [0, 1], [1]],
  ['before', 0, [0, 1], [-1]],
  ['tomorrow', 0, [0, 1], [1]],
  ['yesterday', 1, [0, 1], [-1]],
  ['gap', 0, [0, 2], [0]],
  ['two', 2, [0, 1], [0]],
  ['today', 1, [0, 1], [1, -1]],
  ['in', 1, [0, 1], [2]],
  ['ago', 1, [0, 1], [-2]],
  ['skip', 2, [0, 2], [2, -2]],
  ['in', 2, [0, 1], [3, 4]],
  ['ago', 2, [0, 1], [-3]],
  ['in', 0, [2, 2], [5]],
  ['ago', 0, [2, 2], [-4]],
  ['count', 1, [2, 3], [2, 3, 4, 5, 6]],
  ['in', 1, [2, 2], [6, 7]],
  ['ago', 1, [2, 2], [-5, -6]],
  ['in', 2, [2, 2], [8, 9]],
  ['claim', 2, [2, 2], [3, 4, 5]],
  ['in', 0, [3, 4], [10, 11, 12]],
  ['ago', 0, [3, 4], [-7, -8]],
  ['weeks', 0, [3, 4], [8, 9, 10]],
  ['in', 1, [3, 4], [13, 15, 16]],
  ['ago', 1, [3, 4], [-9, -10, -11]],
  ['date', 1, [3, 4], [8, 9, 10, 11, 12]],
  ['ago', 2, [3, 4], [-15, -17, -20]],
  ['weeks', 2, [3, 4], [18, 26, 34]],
  ['date', 2, [3, 4], [15, 16, 17, 18, 19, 20]],
  ['claim', 2, [3, 4], [9, 12, 16]],
];

const teaching: Teaching = {
  idea: {
    0: 'A week has seven days. They always come in the same order. After Saturday comes Sunday again.',
    2: 'A week has seven days in a fixed order. To find a later day, count on from today. Today itself does not count.',
    3: 'After seven days it is the same day of the week again. So take out full weeks first. Then count on the days that are left.',
  },
  caution: 'Start to count with the day after today.',
  hints: [
    'Do you have to go on or back?',
    'Take out full weeks of seven days. They change nothing.',
    'Say the other days one by one.',
  ],
  mends: {
    'counted-first-day': 'The first day does not count. Start with the day after it.',
    'one-day-short': 'One day is missing. Count the last day too.',
    'two-days-off': 'That is two days off. Say the days one by one.',
    'went-back': 'Those are the days the other way round. Count on.',
  },
};

const weekdays = listed<Item>(
  {
    subject: 'Life Skills',
    category: 'Calendar',
    id: 'life.calendar.days',
    title: 'Days of the week',
    grades: [0, 4],
    objectives: ['Know the order of the days'],
    keywords: ['days of the week', 'days', 'week', 'weekdays', 'calendar', 'tomorrow', 'yesterday'],
    teaching,
  },
  {
    items: rows.flatMap(([form, level, grades, shifts]) =>
      days.flatMap((_, day) => shifts.map((shift): Item => ({ form, day, shift, level, grades }))),
    ),
    key: ({ form, day, shift }) => `${form} ${days[day]} ${shift}`,
    level: ({ level }) => level,
    grades: ({ grades }) => grades,
    draw: (item, rng) => forms[item.form](item, rng),
  },
);

/** Days of the week. */
export const weekCalendar: Concept[] = [weekdays];
