import { among, numeric, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import { around, days, daysIn, isLeapYear, months } from './calendar-facts.ts';

/** First year whose days are counted. Its January 1 is a Saturday. */
const firstYear = 2000;

const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

/** Returns the number of a day, counted from January 1 of the first year as 1. */
function numberOf(year: number, month: number, day: number): number {
  const years = range(firstYear, year - 1).reduce((sum, each) => sum + daysInYear(each), 0);
  return range(0, month - 1).reduce((sum, each) => sum + daysIn(each, year), years) + day;
}

/** Day of the calendar. The month counts from 0. */
interface Day {
  year: number;
  month: number;
  day: number;
}

/** Returns the day of a number. */
function dayOf(n: number): Day {
  let [year, month, day] = [firstYear, 0, n];
  while (day > daysInYear(year)) day -= daysInYear(year++);
  while (day > daysIn(month, year)) day -= daysIn(month++, year);
  return { year, month, day };
}

/** From this grade on, dates have their year, and leap years count. */
const gradeOfYears = 5;

/** Formats the day of a number, with its year from the grade of years on: March 3, 2028. */
function show(n: number, { grade }: Dial): string {
  const { year, month, day } = dayOf(n);
  return `${months[month]} ${day}${grade < gradeOfYears ? '' : `, ${year}`}`;
}

const weekday = (n: number): string => around(days, n + 5);

/** Year of the dates that are shown without a year. It has no leap day. */
const plainYear = 2026;

/** Returns true if the end of February lies between two days of dates without a year. */
function needsYear(from: number, to: number): boolean {
  return [plainYear, plainYear + 1].some((year) => {
    const march = numberOf(year, 2, 1);
    return from < march && march <= to;
  });
}

/** Draws a first and a last day that are some days apart. */
function drawSpan(rng: Rng, dial: Dial, most: number, unit = 1): { from: number; to: number; n: number } {
  for (let tries = 0; tries < 200; tries++) {
    const year = dial.grade < gradeOfYears ? plainYear : rng.int(2023, 2044);
    // With a year, every second span lies around the end of February, where leap years count.
    const isLate = dial.grade >= gradeOfYears && rng.int(0, 1) === 1;
    const from = isLate ? numberOf(year, rng.int(0, 1), rng.int(1, 28)) : numberOf(year, 0, rng.int(1, 365));
    const n = rng.int(unit === 1 ? 4 : 2, most);
    const to = from + n * unit;
    if (dial.grade >= gradeOfYears || !needsYear(from, to)) return { from, to, n };
  }
  throw new Error('no span fits');
}

/** Tells the way from one day to a later one over the ends of months. */
function explainSpan(from: number, to: number, dial: Dial): string {
  let [at, way] = [from, `Start at ${show(from, dial)}.`];
  while (at < to) {
    const { year, month, day } = dayOf(at);
    const left = daysIn(month, year) - day;
    const step = at + left >= to ? to - at : left + 1;
    at += step;
    way += ` ${count(step, 'day')} on: ${show(at, dial)}.`;
  }
  return way;
}

/** Returns dates as choices. */
function dateChoices(rng: Rng, right: number, dial: Dial, more: Record<string, number> = {}) {
  return numeric(
    right,
    {
      'counted-first-day': right - 1,
      'one-day-too-many': right + 1,
      'wrong-month-length': right + rng.pick([2, -2]),
      'one-week-off': right + rng.pick([7, -7]),
      ...more,
    },
    { show: (value) => show(Number(value.n), dial) },
  );
}

type FormName = 'later' | 'earlier' | 'weeks' | 'between' | 'weekday' | 'leap' | 'leaps' | 'place';

const leapRule = 'A leap year divides by 4. A full hundred must divide by 400.';

/** Draws years about which learners err: full hundreds as often as others. */
const drawYear = (rng: Rng, { level }: Dial): number =>
  level > 0 && rng.int(0, 1) === 1 ? rng.int(16, 28) * 100 : rng.int(1950, 2060);

const forms: Record<FormName, (rng: Rng, dial: Dial) => Draft> = {
  later: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    return {
      key: `${from} ${n}`,
      question: `It is ${show(from, dial)}. What is the date ${n} days later?`,
      ...dateChoices(rng, to, dial),
      explanation: explainSpan(from, to, dial),
    };
  },
  earlier: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    return {
      key: `${from} ${n}`,
      question: `It is ${show(to, dial)}. What was the date ${n} days ago?`,
      ...dateChoices(rng, from, dial),
      explanation: `Go back ${n} days, and check it on the way forward. ${explainSpan(from, to, dial)}`,
    };
  },
  weeks: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [5, 8, 12]), 7);
    return {
      key: `${from} ${n}`,
      question: `It is ${show(from, dial)}. What is the date ${n} weeks later?`,
      ...dateChoices(rng, to, dial),
      explanation: `${n} weeks are ${n} × 7 = ${n * 7} days. ${explainSpan(from, to, dial)}`,
    };
  },
  between: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    return {
      key: `${from} ${n}`,
      question: `How many days is it from ${show(from, dial)} to the next ${show(to, dial)}?`.replace(
        dial.grade < gradeOfYears ? '' : 'the next ',
        '',
      ),
      ...numeric(n, {
        'counted-both-days': n + 1,
        'one-day-short': n - 1,
        'wrong-month-length': n + rng.pick([2, -2]),
        'one-week-off': n + rng.pick([7, -7]),
      }),
      explanation: `${explainSpan(from, to, dial)} That is ${n} days.`,
    };
  },
  weekday: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 30, 60]));
    const first = dial.grade < gradeOfYears ? rng.int(0, 6) : from;
    const [weeks, rest] = [Math.floor(n / 7), n % 7];
    const left = rest === 0 ? 'no day is left' : `${count(rest, 'day')} more`;
    return {
      key: `${from} ${n} ${first % 7}`,
      question: `${show(from, dial)} is a ${weekday(first)}. Which day of the week is ${show(to, dial)}?`,
      ...among(weekday(first + n), days, rng, () => 'Count the days between. Then take out full weeks.'),
      explanation: `It is ${n} days later: ${count(weeks, 'week')}, and ${left}. So it is a ${weekday(first + n)}.`,
    };
  },
  leap: (rng, dial) => {
    const [x, other] = [drawYear(rng, dial), drawYear(rng, dial)];
    const y = other === x ? other + 1 : other;
    const [a, b] = rng.pair(names);
    const says = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const isRight = [says[0] === isLeapYear(x), says[1] === isLeapYear(y)];
    const claim = (year: number, isLeap?: boolean) => `“${year} is ${isLeap ? 'a' : 'no'} leap year.”`;
    const check = [x, y].map((year) => claim(year, isLeapYear(year)).slice(1, -1)).join(' ');
    return {
      key: `${x} ${y}`,
      question: `${a}: ${claim(x, says[0])} ${b}: ${claim(y, says[1])} Who is right?`,
      ...verdicts([a, b], isRight, leapRule),
      explanation: `${leapRule} ${check}`,
    };
  },
  leaps: (rng) => {
    const from = rng.int(1780, 2080);
    const to = from + rng.int(9, 60);
    const n = range(from, to).filter(isLeapYear).length;
    const hundreds = range(from, to).filter((year) => year % 100 === 0 && !isLeapYear(year));
    const skipped = hundreds.length === 0 ? '' : ` ${hundreds.join(' and ')} is none.`;
    return {
      key: `${from} ${to}`,
      question: `How many leap years are there from ${from} to ${to}, both included?`,
      ...numeric(n, {
        'one-leap-year-off': n + rng.pick([1, -1]),
        'two-leap-years-off': n + rng.pick([2, -2]),
      }),
      explanation: `${leapRule} The first one is ${range(from, to).find(isLeapYear)}. Count on by fours.${skipped} There are ${n}.`,
    };
  },
  place: (rng, dial) => {
    const year = rng.int(2023, 2044);
    const [month, day] = [rng.int(2, 11), rng.int(1, 28)];
    const [n, before] = [month, month - 1].map((m) => numberOf(year, m, 0) - numberOf(year, 0, 0));
    const place = (n ?? 0) + day;
    const date = numberOf(year, month, day);
    return {
      key: `${date}`,
      question: `Which number has ${show(date, dial)}, if January 1 is day 1 of the year?`,
      ...numeric(place, {
        'missed-the-leap-day': place + (isLeapYear(year) ? -1 : 1),
        'wrong-month-length': place + rng.pick([2, -2]),
        'one-month-off': place + rng.pick([1, -1]) * ((n ?? 0) - (before ?? 0)),
      }),
      explanation: `${year} is ${isLeapYear(year) ? 'a' : 'no'} leap year, so February has ${daysIn(1, year)} days. The months before have ${n} days together. ${n} + ${day} = ${place}.`,
    };
  },
};

/** Forms by level: for dates without a year, and for dates with one. */
const withoutYear = [
  ['later', 'weeks', 'between'],
  ['later', 'earlier', 'between', 'weekday'],
  ['earlier', 'weeks', 'between', 'weekday'],
] as const;
const withYear = [
  ['later', 'earlier', 'between', 'leap'],
  ['later', 'between', 'weekday', 'leap'],
  ['earlier', 'weekday', 'leaps', 'place', 'leap'],
] as const;

const teaching: Teaching = {
  idea: {
    3: 'To find a later date, go to the end of the month first. Then count on in the next month. For that, know how many days the month has. A week has 7 days.',
    5: 'Go from month to month and count the days of each. February has 29 days in a leap year. A year is a leap year if it divides by 4. Full hundreds must divide by 400.',
    7: 'Days add up like numbers once you know the length of each month. For the day of the week only the rest after full weeks counts. Over February 29, a leap year makes a difference of one day.',
  },
  caution: 'The first day itself does not count. The number of days from March 3 to March 5 is 2.',
  hints: [
    'How many days are left in the month?',
    'Which number of days has the month? Is it February of a leap year?',
    'Count on from the end of the month, or take out full weeks.',
  ],
  mends: {
    'counted-first-day': 'The first day does not count. Begin with the day after it.',
    'one-day-too-many': 'That is one day too many. Check the length of the month.',
    'wrong-month-length': 'The days of a month are off. How many days does each month have?',
    'one-week-off': 'That is one week off. Count the weeks again.',
    'counted-both-days': 'The first day does not count.',
    'one-day-short': 'One day is missing. Count the last day too.',
    'one-leap-year-off': 'That is one leap year off. Look at both ends and at full hundreds.',
    'two-leap-years-off': 'Count on by fours from the first leap year.',
    'missed-the-leap-day': 'Is it a leap year? Then February has 29 days.',
    'one-month-off': 'A whole month is missing or too many.',
  },
};

const info = {
  subject: 'Life Skills',
  category: 'Calendar',
  id: 'life.calendar.dates',
  title: 'Counting days on the calendar',
  grades: [3, 9],
  objectives: ['Find the date a number of days later'],
  keywords: ['calendar', 'dates', 'days later', 'counting days', 'deadline', 'leap year'],
  prerequisites: ['life.calendar.months'],
  teaching,
} as const;

const counting = sampled(info, (rng, dial) => {
  const name = rng.pick<FormName>(
    byLevel<readonly FormName[]>(dial, dial.grade < gradeOfYears ? withoutYear : withYear),
  );
  const draft = forms[name](rng, dial);
  return { ...draft, key: `${name} ${draft.key}` };
});

/** Dates and the days between them. */
export const calendarDates: Concept[] = [counting];
