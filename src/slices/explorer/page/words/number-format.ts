/** Numbers and times in the language and the time zone of the reader. */

const number = new Intl.NumberFormat();
const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });
const percent = new Intl.NumberFormat(undefined, { style: 'percent' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const short = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

export const formatNumber = (value: number) => number.format(value);
/** Formats points with their sign. */
export const formatChange = (points: number) => signed.format(points);
/** Formats a share from 0 to 1, such as "40%". */
export const formatShare = (share: number) => percent.format(share);
export const formatDay = (ms: number) => day.format(ms);
export const formatTime = (ms: number) => time.format(ms);
/** Formats a day with the time in minutes, for rows of lists. */
export const formatShortMoment = (ms: number) => short.format(ms);
/** Formats a day with the time in seconds. */
export const formatMoment = (ms: number) => moment.format(ms);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats a duration as its largest unit, such as "2 hours". @param round rounds the number of units, by default down */
export function formatDuration(ms: number, round = Math.floor): string {
  const [unit, size] = units.find(([, size]) => ms >= size) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(round(ms / size));
}

/** Formats a past time in relation to now, such as "3 days ago". */
export function formatAgo(ms: number, now: number): string {
  const [unit, size] = units.find(([, size]) => now - ms >= size) ?? (['second', 1000] as const);
  return relative.format(-Math.floor((now - ms) / size), unit);
}

/** Returns the first digits of a hash. */
export const shortHash = (hash: string) => `${hash.slice(0, 8)}…`;
