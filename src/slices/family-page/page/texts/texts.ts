import type { en } from './en.ts';
import { languages } from './languages.ts';

/** All texts of the page. Each language has the same. */
export type Texts = typeof en;

/** The first of the reader's languages that the page speaks, or else English. */
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages[tag]) ?? 'en';

/** The texts in the reader's language. */
export const texts: Texts = languages[language] ?? languages.en;

/** Numbers and dates follow the habits of the reader's place, whatever the language of the page. */
const place = navigator.languages[0] ?? 'en';
const numbers = new Intl.NumberFormat(place);
const changes = new Intl.NumberFormat(place, { signDisplay: 'exceptZero' });
const days = new Intl.DateTimeFormat(place, { day: 'numeric', month: 'long', year: 'numeric' });
const times = new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' });
const weekdays = new Intl.DateTimeFormat(place, { weekday: 'short', timeZone: 'UTC' });
const daysAgo = new Intl.RelativeTimeFormat(place, { numeric: 'auto' });
const plurals = new Intl.PluralRules(language);

export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Returns a change of a number with its sign, such as "+5". */
export function formatChange(value: number): string {
  return changes.format(value);
}

/** Returns the day of a time, such as "29 November 2026". @param time ISO 8601 */
export function formatDay(time: string): string {
  return days.format(new Date(time));
}

/** Returns a time with its day. @param time ISO 8601 */
export function formatTime(time: string): string {
  return times.format(new Date(time));
}

/** Returns how many days ago a time was, such as "today" or "3 days ago", and the day itself after a month. @param time ISO 8601 */
export function formatDaysAgo(time: string): string {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const ago = Math.round((midnight(new Date()) - midnight(new Date(time))) / 86_400_000);
  return ago > 30 ? formatDay(time) : daysAgo.format(-Math.max(ago, 0), 'day');
}

/** Returns the short name of a day's weekday. @param date `YYYY-MM-DD` */
export function formatWeekday(date: string): string {
  return weekdays.format(new Date(`${date}T00:00:00Z`));
}

/** Noun in the forms that the language has for numbers. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a number with its noun, such as "1 point" or "1,200 points". */
export function countOf(count: number, forms: Forms): string {
  const form = forms[plurals.select(count)] ?? forms.other;
  return `${formatNumber(count)} ${form}`;
}

/** Returns the name of a subject. One that a parent has added is called as they call it. */
export function subjectName(subject: string): string {
  const names: Readonly<Record<string, string>> = texts.subjects;
  return names[subject] ?? subject;
}
