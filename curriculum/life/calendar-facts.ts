/** Days and months by their order. Check: the Gregorian calendar. */
export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const months = [
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

/** Returns the member at a place of an endless cycle. */
export function around(cycle: readonly string[], place: number): string {
  return cycle[((place % cycle.length) + cycle.length) % cycle.length] ?? '';
}

/** Every fourth year is a leap year. Of the full hundreds, only every fourth one is. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number of days of a month, which counts from 0. */
export const daysIn = (month: number, year: number): number =>
  month === 1 && isLeapYear(year) ? 29 : (lengths[month] ?? 30);
