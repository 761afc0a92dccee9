import { localDay, plusDays, startOfDay } from '../../../base/local-day.ts';
import { validationFailed } from '../../../http/problem-details.ts';

/** Period with both of its ends, in ISO 8601 in UTC. */
export interface Period {
  from: string;
  to: string;
}

/** Number of days of a report without `from`. */
const usualDays = 30;

/** Returns the period of a query: whole days in the zone, or times. Throws 400 if it ends before it begins. */
export function periodOf(query: { from?: string; to?: string }, timeZone: string, now: Date): Period {
  const to = query.to === undefined ? now : lastMoment(query.to, timeZone);
  const firstDay = plusDays(localDay(to, timeZone), 1 - usualDays);
  const from = query.from === undefined ? startOfDay(firstDay, timeZone) : firstMoment(query.from, timeZone);
  if (to < from) throw validationFailed([{ pointer: '/query/to', message: 'must not be before from' }]);
  return { from: inUtc(from, 'from'), to: inUtc(to, 'to') };
}

function isDay(text: string): boolean {
  return text.length === 10;
}

function firstMoment(text: string, timeZone: string): Date {
  return isDay(text) ? startOfDay(text, timeZone) : new Date(text);
}

function lastMoment(text: string, timeZone: string): Date {
  return isDay(text) ? new Date(startOfDay(plusDays(text, 1), timeZone).getTime() - 1) : new Date(text);
}

/** Returns a time as PostgreSQL reads it. Throws 400 for one that has left these years by its offset. */
function inUtc(time: Date, name: string): string {
  const text = time.toISOString();
  if (/^(?!0000)\d{4}-/.test(text)) return text;
  throw validationFailed([{ pointer: `/query/${name}`, message: 'must be in the years 1 to 9999 in UTC' }]);
}
