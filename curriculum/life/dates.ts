import { checked } from '../checked.ts';
import type { Apart } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial, Draft, Teaching } from '../types.ts';
import { dayOf, drawSpan, explainSpan, gradeOfYears, numberOf, show, weekday } from './calendar-days.ts';
import { days, daysIn, isLeapYear, months, placesAfter } from './calendar-facts.ts';
import { leap, leaps } from './leap-years.ts';

/** Returns dates as choices: a way of some days from another date. */
function dateChoices([from, by]: readonly [from: number, by: number], dial: Dial) {
  const [right, sign] = [from + by, Math.sign(by)];
  const { month, year, day } = dayOf(by > 0 ? from : from + by);
  const length = daysIn(month, year);
  const crosses = day + Math.abs(by) > length;
  return checked(
    right,
    {
      'counted-the-first-day': [
        right - sign,
        `Do not count the first day: begin with the day ${by > 0 ? 'after' : 'before'} it.`,
      ],
      'went-the-wrong-way': [from - by, `You went the wrong way: count ${by > 0 ? 'on' : 'back'}.`],
      ...(crosses && {
        'took-30-days-for-each-month':
          length === 30
            ? ([right - 1, `${months[month]} has 30 days, not 31.`] as const)
            : ([right + (length - 30) * sign, `${months[month]} has ${length} days, not 30.`] as const),
      }),
      'counted-a-week-less': [right - 7 * sign, 'One week is missing: count the weeks again.'],
    },
    (wrong) => {
      const days = Number(wrong.n) - from;
      return `That is ${count(Math.abs(days), 'day')} ${days > 0 ? 'after' : 'before'} ${show(from, dial)}: it must be ${Math.abs(by)} ${by > 0 ? 'after' : 'before'} it.`;
    },
    { show: (value) => show(Number(value.n), dial), apart: daysApart },
  );
}

const daysApart: Apart = (size, isMore) => `${count(Number(size.n), 'day')} too ${isMore ? 'late' : 'early'}`;

/** Returns the steps to a date, over the end of a month if it is in another one. */
function stepsFrom(from: number, by: number, dial: Dial): [string, string] {
  const { month, day, year } = dayOf(from);
  const length = daysIn(month, year);
  if (by > 0 && day + by <= length)
    return [
      `${months[month]} has ${length} days. Does the date stay in ${months[month]}?`,
      `Count on ${by} days from ${day}.`,
    ];
  if (by < 0 && day + by > 0)
    return [`Is the date still in ${months[month]}?`, `Count back ${-by} days from ${day}.`];
  return by > 0
    ? [
        `How many days are left in ${months[month]} after ${show(from, dial)}?`,
        `Go on in the next month until you have ${by} days.`,
      ]
    : [
        `How many days back from ${show(from, dial)} is the last day of the month before?`,
        `Count back in that month until you have ${-by} days.`,
      ];
}

type FormName = 'later' | 'earlier' | 'weeks' | 'between' | 'weekday' | 'leap' | 'leaps' | 'place';

const forms: Record<FormName, (rng: Rng, dial: Dial) => Draft> = {
  later: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    return {
      key: `${from} ${n}`,
      question: `It is ${show(from, dial)}. What is the date ${n} days later?`,
      ...dateChoices([from, n], dial),
      hints: stepsFrom(from, n, dial),
      explanation: explainSpan(from, to, dial),
    };
  },
  earlier: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    return {
      key: `${from} ${n}`,
      question: `It is ${show(to, dial)}. What was the date ${n} days ago?`,
      ...dateChoices([to, -n], dial),
      hints: stepsFrom(to, -n, dial),
      explanation: `Go back ${n} days, and check it on the way forward. ${explainSpan(from, to, dial)}`,
    };
  },
  weeks: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [5, 8, 12]), 7);
    return {
      key: `${from} ${n}`,
      question: `It is ${show(from, dial)}. What is the date ${n} weeks later?`,
      ...dateChoices([from, n * 7], dial),
      hints: [`How many days are ${n} weeks?`, stepsFrom(from, n * 7, dial)[0]],
      explanation: `${n} weeks are ${n} × 7 = ${n * 7} days. ${explainSpan(from, to, dial)}`,
    };
  },
  between: (rng, dial) => {
    const { from, to, n } = drawSpan(rng, dial, byLevel(dial, [20, 45, 90]));
    const [first, last] = [dayOf(from), dayOf(to)];
    const isSame = first.month === last.month && n < 31;
    return {
      key: `${from} ${n}`,
      question: `How many days is it from ${show(from, dial)} to the next ${show(to, dial)}?`.replace(
        dial.grade < gradeOfYears ? '' : 'the next ',
        '',
      ),
      ...checked(
        n,
        {
          'counted-both-days': [n + 1, `Do not count ${show(from, dial)} itself: count the days after it.`],
          'left-out-both-days': [n - 1, `Count ${show(to, dial)} too.`],
          'subtracted-the-dates': [
            Math.abs(last.day - first.day),
            'You subtracted the days of two months: go over the end of the month.',
          ],
          'added-the-dates': [
            last.day + first.day,
            isSame
              ? 'You added the dates: count from one to the other.'
              : 'You added the dates: count the days that are left in the first month.',
          ],
        },
        (wrong) =>
          `${count(Number(wrong.n), 'day')} after ${show(from, dial)}, it is ${show(from + Number(wrong.n), dial)}.`,
      ),
      hints: isSame
        ? [
            `Both dates are in ${months[first.month]}. Start at ${first.day}.`,
            `How far is it from ${first.day} to ${last.day}?`,
          ]
        : [stepsFrom(from, n, dial)[0], `Then add the days up to ${show(to, dial)}.`],
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
      ...placesAfter(days, first + 5, n, rng),
      hints: [
        `How many days is it from ${show(from, dial)} to ${show(to, dial)}?`,
        `Take out full weeks, and count on from ${weekday(first)}.`,
      ],
      explanation: `It is ${n} days later: ${count(weeks, 'week')}, and ${left}. So it is a ${weekday(first + n)}.`,
    };
  },
  leap,
  leaps,
  place: (rng, dial) => {
    const year = rng.int(2023, 2044);
    const [month, day] = [rng.int(2, 11), rng.int(1, 28)];
    const n = numberOf(year, month, 0) - numberOf(year, 0, 0);
    const place = n + day;
    const date = numberOf(year, month, day);
    return {
      key: `${date}`,
      question: `January 1 is day 1 of the year. Which day of the year is ${show(date, dial)}?`,
      ...checked(
        place,
        {
          'missed-the-leap-day': [
            place + (isLeapYear(year) ? -1 : 1),
            `${year} is ${isLeapYear(year) ? 'a leap year, so February has 29' : 'not a leap year, so February has 28'} days.`,
          ],
          'took-30-days-for-each-month': [
            month * 30 + day,
            'The months do not all have 30 days: add their true lengths.',
          ],
          'took-31-days-for-each-month': [
            month * 31 + day,
            'The months do not all have 31 days: add their true lengths.',
          ],
          'counted-a-month-more': [
            place + daysIn(month, year),
            `${months[month]} is not over yet: count only the months before it.`,
          ],
        },
        (wrong) =>
          wrong.compare(day) > 0
            ? `Check: without the ${count(day, 'day')} of ${months[month]}, that leaves ${wrong.minus(day)} days. The months before have ${n}.`
            : `Check: the months before ${months[month]} alone have ${n} days.`,
      ),
      hints: [
        `How many days do the months before ${months[month]} have in ${year}?`,
        `Add the ${day} ${day === 1 ? 'day' : 'days'} of ${months[month]}.`,
      ],
      explanation: `${year} is ${isLeapYear(year) ? 'a' : 'not a'} leap year, so February has ${daysIn(1, year)} days. The months before have ${n} days together. ${n} + ${day} = ${place}.`,
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
    5: 'Go from month to month and count the days of each. February has 29 days in a leap year. A year is a leap year if it is divisible by 4. A year that ends in 00 must be divisible by 400.',
    7: 'Days add up like numbers once you know the length of each month. For the day of the week, only the days left over after full weeks count. Over February 29, a leap year makes a difference of one day.',
  },
  caution: 'The first day itself does not count. The number of days from March 3 to March 5 is 2.',
  mends: {},
  trap: 'counted-the-first-day',
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
