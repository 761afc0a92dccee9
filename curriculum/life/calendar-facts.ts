import type { Rng } from '../rng.ts';
import type { Mistake } from '../types.ts';

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

/**
 * Returns members of a cycle as choices: a way from one place, and places next to it, to which a learner comes who counts the
 * start or a step too few. The right one is anywhere among them.
 */
export function placesAfter(cycle: readonly string[], from: number, shift: number, rng: Rng) {
  const [sign, way] = shift < 0 ? [-1, 'back'] : [1, 'on'];
  const [right, start] = [around(cycle, from + shift), around(cycle, from)];
  const size = cycle.length;
  const mend = (place: number): string => {
    const picked = around(cycle, place);
    if (picked === start) return `${start} is where you start: count ${way} from there.`;
    if (picked === around(cycle, from - shift)) return `You went the other way: count ${way} from ${start}.`;
    const steps = (((place - from) * sign) % size) + ((place - from) * sign < 0 ? size : 0) || size;
    return `From ${start}, ${picked} is ${steps} ${steps === 1 ? 'step' : 'steps'} ${way}.`;
  };
  const first = from + shift - rng.int(0, 3);
  const wrong = [0, 1, 2, 3].map((i) => around(cycle, first + i)).filter((text) => text !== right);
  return {
    answer: { text: right, worth: right.toLowerCase() },
    mistakes: wrong.map((text): Mistake => {
      const place = cycle.indexOf(text);
      return { name: 'miscounted', text, worth: text.toLowerCase(), mend: mend(place) };
    }),
  };
}
