import type { Schemas } from '../state/schemas.ts';
import type { en } from './en.ts';
import { languages } from './languages.ts';

/** All texts of the page. Each language has the same. */
export type Texts = typeof en;

/** The first of the reader's languages that the page speaks, or else English. */
export const language =
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages[tag]) ?? 'en';

/** The texts in the reader's language. */
export const texts: Texts = languages[language] ?? languages.en;

/** Numbers and dates follow the habits of the reader's place, with the digits of the texts. */
const place = navigator.languages[0] ?? 'en';
const latin = { numberingSystem: 'latn' } as const;
const numbers = onFirstUse(() => new Intl.NumberFormat(place, latin));
const changes = onFirstUse(() => new Intl.NumberFormat(place, { ...latin, signDisplay: 'exceptZero' }));
const days = onFirstUse(
  () => new Intl.DateTimeFormat(place, { ...latin, day: 'numeric', month: 'long', year: 'numeric' }),
);
const times = onFirstUse(
  () => new Intl.DateTimeFormat(place, { ...latin, dateStyle: 'medium', timeStyle: 'short' }),
);
const plurals = onFirstUse(() => new Intl.PluralRules(language));

/** Makes something when a view needs it: on a slow tablet, the first format takes a tenth of a second, and all take a fifth. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function formatNumber(value: number): string {
  // The first view has such numbers only, and shows them earlier without a format.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return numbers().format(value);
}

/** Returns a change of a number with its sign, such as "+5". */
export function formatChange(value: number): string {
  return changes().format(value);
}

/** Returns the day of a time, such as "29 November 2026". @param time ISO 8601 */
export function formatDay(time: string): string {
  return days().format(new Date(time));
}

/** Returns a time with its day. @param time ISO 8601 */
export function formatTime(time: string): string {
  return times().format(new Date(time));
}

/** Returns how many days ago a time was, such as "today" or "3 days ago", and the day itself after a month. @param time ISO 8601 */
export function formatDaysAgo(time: string): string {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const ago = Math.round((midnight(new Date()) - midnight(new Date(time))) / 86_400_000);
  if (ago > 30) return formatDay(time);
  const words = texts.daysAgo;
  if (ago <= 0) return words.today;
  return ago === 1 ? words.yesterday : words.before(countOf(ago, texts.countNouns.days));
}

/** Returns the short name of a day's weekday, in the language of the texts. @param date `YYYY-MM-DD` */
export function formatWeekday(date: string): string {
  return texts.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? date;
}

/** Noun in the forms that the language has for numbers. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a number with its noun, such as "1 point" or "1,200 points". */
export function countOf(count: number, forms: Forms): string {
  const form = forms[plurals().select(count)] ?? forms.other;
  return `${formatNumber(count)} ${form}`;
}

/** Returns the name of a subject. One that a parent has added is called as they call it. */
export function subjectName(subject: string): string {
  const names: Readonly<Record<string, string>> = texts.subjects;
  return names[subject] ?? subject;
}

/** Returns the words of a medal. One of a later version of the service has its own. */
export function medalWords({ type, title, description }: Schemas['Achievement']): {
  title: string;
  /** What to do for it. */
  how: string;
} {
  const kinds: Partial<typeof texts.medals.kinds> = texts.medals.kinds;
  return kinds[type] ?? { title, how: description };
}

/** Returns what an entry of points is, in the words of a view. One of a later version of the service has its own. */
export function entryTitle(
  words: Readonly<Record<string, { gain: string; loss: string }>>,
  { sourceType, amount, description }: Schemas['HistoryEntry'],
): string {
  const of = words[sourceType];
  if (!of) return description;
  return amount > 0 ? of.gain : of.loss;
}
