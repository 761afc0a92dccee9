import type { Rng } from '../rng.ts';
import { range } from '../templates.ts';
import { count } from '../text.ts';
import type { Dial } from '../types.ts';
import { around, days, daysIn, isLeapYear, months } from './calendar-facts.ts';

/** Days of the calendar by their number, and spans of days. */

/** First year whose days are counted. Its January 1 is a Saturday. */
const firstYear = 2000;

const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

/** Returns the number of a day, counted from January 1 of the first year as 1. */
export function numberOf(year: number, month: number, day: number): number {
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
export function dayOf(n: number): Day {
  let [year, month, day] = [firstYear, 0, n];
  while (day > daysInYear(year)) day -= daysInYear(year++);
  while (day > daysIn(month, year)) day -= daysIn(month++, year);
  return { year, month, day };
}

/** From this grade on, dates have their year, and leap years count. */
export const gradeOfYears = 5;

/** Formats the day of a number, with its year from the grade of years on: March 3, 2028. */
export function show(n: number, { grade }: Dial): string {
  const { year, month, day } = dayOf(n);
  return `${months[month]} ${day}${grade < gradeOfYears ? '' : `, ${year}`}`;
}

export const weekday = (n: number): string => around(days, n + 5);

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
export function drawSpan(
  rng: Rng,
  dial: Dial,
  most: number,
  unit = 1,
): { from: number; to: number; n: number } {
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
export function explainSpan(from: number, to: number, dial: Dial): string {
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
