import { checked } from '../checked.ts';
import type { Rng } from '../rng.ts';
import { listed, range } from '../templates.ts';
import { count, list, ordinal } from '../text.ts';
import type { Concept, Draft, Level, Teaching } from '../types.ts';
import { around, days, placesAfter } from './calendar-facts.ts';

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
  | 'weeks'
  | 'date';

const at = (place: number): string => around(days, place);

const dayChoices = (from: number, shift: number, rng: Rng) => placesAfter(days, from, shift, rng);

/** Returns the steps on or back from a day, with full weeks taken out. */
function steps(from: number, shift: number): [string, string] {
  const [weeks, rest, way] = [
    Math.floor(Math.abs(shift) / 7),
    Math.abs(shift) % 7,
    shift > 0 ? 'on' : 'back',
  ];
  if (weeks > 0)
    return [
      `How many full weeks are in ${Math.abs(shift)} days? After them, it is ${at(from)} again.`,
      `Count the days that are left ${way} from ${at(from)}.`,
    ];
  return [
    `Do you count on or back from ${at(from)}?`,
    `Say the days ${way}, without ${at(from)}. Count ${count(rest, 'day')}.`,
  ];
}

/** Lists the days of a way, which are few. */
const wayOf = (from: number, shift: number): string =>
  list(range(1, Math.abs(shift)).map((i) => at(from + Math.sign(shift) * i)));

/** Explains a way: by weeks and the days that are left. */
function explain(from: number, shift: number): string {
  const [weeks, rest] = [Math.floor(Math.abs(shift) / 7), Math.abs(shift) % 7];
  if (weeks === 0 && rest === 1)
    return `The day ${shift > 0 ? 'after' : 'before'} ${at(from)} is ${at(from + shift)}.`;
  const way = shift > 0 ? 'on' : 'back';
  const left = rest * Math.sign(shift);
  const counted = rest === 0 ? '' : ` Count ${way} from ${at(from)}: ${wayOf(from, left)}.`;
  const full = weeks === 0 ? '' : `After ${count(weeks, 'week')}, it is the same day again.`;
  return `${full}${counted} That is ${at(from + shift)}.`.trim();
}

const chain = (boxes: readonly string[]): Pick<Draft, 'figure'> => ({ figure: { kind: 'chain', boxes } });

const forms: Record<FormName, (item: Item, rng: Rng) => Answer> = {
  next: ({ day }, rng) => ({
    question: `It is ${at(day)}. What day comes next?`,
    ...dayChoices(day, 1, rng),
    hints: [`Say the days: start with ${at(day)}.`, 'Which day do you say next?'],
    explanation: explain(day, 1),
    ...chain([at(day), '?']),
  }),
  before: ({ day }, rng) => ({
    question: `It is ${at(day)}. Which day came just before it?`,
    ...dayChoices(day, -1, rng),
    hints: [`Say the days in order until you come to ${at(day)}.`, 'Which day did you say before it?'],
    explanation: explain(day, -1),
    ...chain(['?', at(day)]),
  }),
  tomorrow: ({ day }, rng) => ({
    question: `Today is ${at(day)}. What day is tomorrow?`,
    ...dayChoices(day, 1, rng),
    hints: ['Tomorrow is the day after today.', `Which day comes after ${at(day)}?`],
    explanation: `Tomorrow is the next day. ${explain(day, 1)}`,
    ...chain([at(day), '?']),
  }),
  yesterday: ({ day }, rng) => ({
    question: `Today is ${at(day)}. What day was yesterday?`,
    ...dayChoices(day, -1, rng),
    hints: ['Yesterday is the day before today.', `Which day comes before ${at(day)}?`],
    explanation: `Yesterday is the day before. ${explain(day, -1)}`,
    ...chain(['?', at(day)]),
  }),
  two: ({ day }, rng) => ({
    question: `Two days are missing: ${at(day - 1)}, ___, ___, ${at(day + 2)}. Which one comes first?`,
    ...dayChoices(day - 1, 1, rng),
    hints: [`Say the days: start with ${at(day - 1)}.`, 'The day you say next goes into the first gap.'],
    explanation: `After ${at(day - 1)} come ${at(day)} and ${at(day + 1)}. Then comes ${at(day + 2)}.`,
    ...chain([at(day - 1), '?', '?', at(day + 2)]),
  }),
  gap: ({ day }, rng) => ({
    question: `One day is missing: ${at(day - 1)}, ___, ${at(day + 1)}. Which one?`,
    ...dayChoices(day - 1, 1, rng),
    hints: [`Say the days: start with ${at(day - 1)}.`, `Which day do you say before ${at(day + 1)}?`],
    explanation: `After ${at(day - 1)} comes ${at(day)}. Then comes ${at(day + 1)}.`,
    ...chain([at(day - 1), '?', at(day + 1)]),
  }),
  today: ({ day, shift }, rng) => ({
    question: `${shift > 0 ? 'Yesterday was' : 'Tomorrow is'} ${at(day)}. What day is it today?`,
    ...dayChoices(day, shift, rng),
    hints: [
      shift > 0 ? 'Today is the day after yesterday.' : 'Today is the day before tomorrow.',
      `Which day comes ${shift > 0 ? 'after' : 'before'} ${at(day)}?`,
    ],
    explanation: `Today is the day ${shift > 0 ? 'after yesterday' : 'before tomorrow'}. ${explain(day, shift)}`,
  }),
  skip: ({ day, shift }, rng) => ({
    question:
      shift > 0
        ? `Yesterday was ${at(day)}. What day is tomorrow?`
        : `Tomorrow is ${at(day)}. What day was yesterday?`,
    ...dayChoices(day, shift, rng),
    hints: [
      `First find today. ${shift > 0 ? 'It comes after yesterday.' : 'It comes before tomorrow.'}`,
      `Then go one more day ${shift > 0 ? 'on' : 'back'}.`,
    ],
    explanation: `Today is ${at(day + shift / 2)}. ${explain(day, shift)}`,
  }),
  in: ({ day, shift }, rng) => ({
    question: `It is ${at(day)}. What day will it be in ${shift} days?`,
    ...dayChoices(day, shift, rng),
    hints: steps(day, shift),
    explanation: explain(day, shift),
  }),
  ago: ({ day, shift }, rng) => ({
    question: `It is ${at(day)}. What day was it ${-shift} days ago?`,
    ...dayChoices(day, shift, rng),
    hints: steps(day, shift),
    explanation: explain(day, shift),
  }),
  count: ({ day, shift }) => ({
    question: `How many days is it from ${at(day)} to the next ${at(day + shift)}?`,
    ...checked(
      shift,
      {
        'counted-first-day': [shift + 1, `Do not count ${at(day)}: start with the day after it.`],
        'left-out-last-day': [shift - 1, `Count ${at(day + shift)} too.`],
        'went-back': [7 - shift, 'You counted back: count on from the first day.'],
        'counted-a-week-more': [shift + 7, `That is one week later: stop at the first ${at(day + shift)}.`],
      },
      (wrong) => `${count(Number(wrong.n), 'day')} after ${at(day)}, it is ${at(day + Number(wrong.n))}.`,
    ),
    hints: [
      `Say the days from ${at(day)} on.`,
      `Count them on your fingers until you say ${at(day + shift)}. Leave out ${at(day)}.`,
    ],
    explanation: `Do not count ${at(day)}: ${wayOf(day, shift)}. That is ${count(shift, 'day')}.`,
  }),
  weeks: ({ day, shift }, rng) => {
    const [weeks, rest] = [Math.floor(shift / 7), shift % 7];
    return {
      question: `It is ${at(day)}. What day will it be in ${count(weeks, 'week')} and ${count(rest, 'day')}?`,
      ...dayChoices(day, shift, rng),
      hints: [`After full weeks, it is ${at(day)} again.`, `Count ${count(rest, 'day')} on from ${at(day)}.`],
      explanation: explain(day, shift),
    };
  },
  date: ({ day, shift }, rng) => {
    // The first date follows from the others, so that each question has one.
    const first = 1 + ((day * 3 + shift) % 9);
    return {
      question: `The ${ordinal(first)} of a month is a ${at(day)}. What day is the ${ordinal(first + shift)}?`,
      ...dayChoices(day, shift, rng),
      hints: [
        `How many days is it from the ${ordinal(first)} to the ${ordinal(first + shift)}?`,
        `Take out full weeks. Then count on from ${at(day)}.`,
      ],
      explanation: `There are ${shift} days from the ${ordinal(first)} to the ${ordinal(first + shift)}. ${explain(day, shift)}`,
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
  ['ago', 2, [2, 2], [-14]],
  ['in', 0, [3, 4], [10, 11, 12]],
  ['ago', 0, [3, 4], [-7, -8]],
  ['weeks', 0, [3, 4], [8, 9, 10]],
  ['in', 1, [3, 4], [13, 15, 16]],
  ['ago', 1, [3, 4], [-9, -10, -11]],
  ['date', 1, [3, 4], [8, 9, 10, 11, 12]],
  ['ago', 2, [3, 4], [-15, -17, -20]],
  ['weeks', 2, [3, 4], [18, 26, 34]],
  ['date', 2, [3, 4], [15, 16, 17, 18, 19, 20]],
  ['in', 2, [3, 4], [18, 22, 25]],
];

const teaching: Teaching = {
  idea: {
    0: 'A week has seven days. They always come in the same order. After Saturday comes Sunday again.',
    2: 'A week has seven days in a fixed order. To find a later day, count on from today. Today itself does not count.',
    3: 'After seven days it is the same day of the week again. So take out full weeks first. Then count on the days that are left.',
  },
  caution: 'Start to count with the day after today.',
  mends: {},
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
