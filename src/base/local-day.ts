/*
 * Days of a time zone, by the time-zone data of this Node. Pure but for that data: the ledger stores days that were decided, so
 * that verification needs none (decisions.md 4.8).
 */

/** Formats of zones by name in lower case. Node knows some 600 names, and a format is slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 1000;
/** Names of zones: no offsets such as `+09:00`, which Intl would accept. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const dayMs = 86_400_000;

/**
 * Returns the IANA name of a time zone in its usual case; undefined if this Node does not know it. Keeps a name that is a link to
 * another one, such as `Europe/Kyiv`: Intl would replace it by the older `Europe/Kiev`.
 */
export function knownTimeZone(name: string): string | undefined {
  const format = formatOf(name);
  if (!format) return undefined;
  const { timeZone } = format.resolvedOptions();
  return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
}

/** Returns the zone of this process, which the environment variable TZ sets; UTC if Node does not know it. */
export function processTimeZone(): string {
  // Undefined for an unknown TZ, against its type.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return knownTimeZone(timeZone ?? '') ?? 'UTC';
}

/** Returns the day of a time in a zone, as `YYYY-MM-DD` for the years 1 to 9999. Throws a RangeError for an unknown zone. */
export function localDay(time: Date | number, timeZone: string): string {
  const format = formatOf(timeZone);
  if (!format) throw new RangeError(`unknown time zone ${timeZone}`);
  let [year, month, day] = ['', '', ''];
  for (const { type, value } of format.formatToParts(time)) {
    if (type === 'year') year = value;
    else if (type === 'month') month = value;
    else if (type === 'day') day = value;
  }
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Formats a time in a zone as `YYYY-MM-DD HH:MM`, with seconds and milliseconds if it has a part of a minute. */
export function localTime(timestamp: string, timeZone: string): string {
  const clock = new Date(timestamp).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
  return `${localDay(Date.parse(timestamp), timeZone)} ${clock.replace(/(:00)?\.000$/, '')}`;
}

/** Returns the time at which a day (`YYYY-MM-DD`) begins in a zone; if a zone skips the day, that of the next one. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  // Offsets are below 16 hours at all times.
  let [before, from] = [midnight - dayMs, midnight + dayMs];
  while (localDay(from, timeZone) < day) from += dayMs;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDay(middle, timeZone) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/** Returns the day of a time in UTC, as `YYYY-MM-DD`. */
export function utcDay(time: string): string {
  return time.slice(0, 10);
}

/** Returns the milliseconds from a time until the next day in UTC, at least 1. */
export function msToUtcMidnight(time: string): number {
  return dayMs - (Date.parse(time) % dayMs);
}

/** Returns the day that is some days after a day or a time in UTC, or before it if `days` is negative; as `YYYY-MM-DD`. */
export function plusDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known || !zoneName.test(timeZone)) return known;
  const format = newFormat(timeZone);
  if (!format) return undefined;
  const [oldest] = formats.keys();
  if (formats.size >= maxFormats && oldest !== undefined) formats.delete(oldest);
  formats.set(key, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', options);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
