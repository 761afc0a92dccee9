import { among, numeric, worded } from '../choices.ts';
import { byLevel, listed, range, sampled, toLevel } from '../templates.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Life Skills', category: 'Calendar' };
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const weekdays = listed(
  {
    ...info,
    id: 'life.calendar.days',
    title: 'Days of the week',
    grades: [0, 4],
    objectives: ['Know the order of the days'],
    keywords: ['days of the week', 'days', 'week', 'weekdays', 'calendar', 'tomorrow', 'yesterday'],
  },
  {
    items: days.flatMap((day, i) => [...range(-6, -1), ...range(1, 20)].map((shift) => ({ day, i, shift }))),
    key: ({ day, shift }) => `day ${day} ${shift}`,
    level: ({ shift }) => toLevel(Math.abs(shift) === 1 ? 0 : Math.abs(shift) <= 6 ? 1 : 2),
    draw: ({ day, i, shift }, rng) => {
      const answer = days[(i + shift + 21) % 7] ?? '';
      const n = Math.abs(shift);
      const ask =
        shift === 1
          ? 'What day comes next?'
          : shift === -1
            ? 'What day was it just before?'
            : shift > 0
              ? `What day will it be in ${n} days?`
              : `What day was it ${n} days ago?`;
      return {
        question: `It is ${day}. ${ask}`,
        ...among(answer, days, rng),
        explanation: `The week is: ${days.join(', ')}. So it is ${answer}.`,
      };
    },
  },
);

const monthOrder = listed(
  {
    ...info,
    id: 'life.calendar.months',
    title: 'Months of the year',
    grades: [2, 5],
    objectives: ['Know the order and the length of the months'],
    keywords: ['months', 'months of the year', 'calendar', 'year'],
  },
  {
    items: months.flatMap((month, i) => [
      ...[-3, -2, -1, 1, 2, 3, 4, 5].map((shift) => ({ month, i, shift })),
      ...(i === 1 ? [] : [{ month, i, shift: 0 }]),
    ]),
    key: ({ month, shift }) => `month ${month} ${shift}`,
    level: ({ shift }) => toLevel(shift === 1 ? 0 : Math.abs(shift) < 3 ? 1 : 2),
    draw: ({ month, i, shift }, rng) => {
      if (shift === 0) {
        const n = monthLengths[i] ?? 30;
        return {
          question: `How many days are in ${month}?`,
          ...numeric(n, { 'mixed-up-months': 61 - n, 'took-february': 28, 'took-leap-february': 29 }),
          explanation: `${month} has ${n} days.`,
        };
      }
      const n = Math.abs(shift);
      const answer = months[(i + shift + 12) % 12] ?? '';
      return {
        question:
          n === 1
            ? `What month comes just ${shift > 0 ? 'after' : 'before'} ${month}?`
            : `It is ${month}. What month ${shift > 0 ? `will it be in ${n} months` : `was it ${n} months ago`}?`,
        ...among(
          answer,
          range(i - 4, i + 6)
            .filter((k) => k !== i)
            .map((k) => months[(k + 12) % 12] ?? ''),
          rng,
        ),
        explanation: `Count on the months from ${month}: you get ${answer}.`,
      };
    },
  },
);

const dateMath = sampled(
  {
    ...info,
    id: 'life.calendar.dates',
    title: 'Counting days on the calendar',
    grades: [3, 9],
    objectives: ['Find the date a number of days later'],
    keywords: ['calendar', 'dates', 'days later', 'counting days', 'deadline'],
    prerequisites: ['life.calendar.months'],
  },
  (rng, dial) => {
    const month = rng.int(0, 11);
    const length = monthLengths[month] ?? 30;
    const day = rng.int(1, length);
    // The next year may be a leap year, so no date passes its February 28.
    const top = byLevel(dial, [20, 45, 90]);
    const later = rng.int(3, month === 11 ? Math.min(top, 90 - day) : top);
    const date = (m: number, d: number): string => {
      let [at, left] = [m, d];
      while (left > (monthLengths[at % 12] ?? 30)) {
        left -= monthLengths[at % 12] ?? 30;
        at += 1;
      }
      return `${months[at % 12]} ${left}`;
    };
    return {
      key: `later ${month} ${day} ${later}`,
      question: `It is ${months[month]} ${day} in a year that is not a leap year. What is the date ${later} days later?`,
      ...worded(date(month, day + later), {
        'counted-first-day': date(month, day + later - 1),
        'one-day-too-many': date(month, day + later + 1),
        'wrong-month-length': date(month, day + later + 2),
        'one-week-off': date(month, day + later + 7),
      }),
      explanation: `${months[month]} has ${length} days. Counting on ${later} days gives ${date(month, day + later)}.`,
    };
  },
);

/** Days, months and dates. */
export const calendar: Concept[] = [weekdays, monthOrder, dateMath];
