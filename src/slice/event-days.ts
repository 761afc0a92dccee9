import { localDay, plusDays } from '../base/local-day.ts';

/**
 * Returns the family's day of an event. A change of the time zone does not take a learner back to an earlier day.
 * @param lastDay day of the learner's last event of the type. If somebody has changed that row, the rule refuses the event until
 * `ledger rebuild`.
 */
export function dayOf(now: string, timeZone: string, lastDay = ''): string {
  const day = localDay(Date.parse(now), timeZone);
  return day < lastDay ? lastDay : day;
}

/**
 * Checks the day of an event (decisions.md 4.8). A time zone moves it by at most one day from UTC, and no change of the zone takes
 * it back. Throws an Error for another day.
 */
export function checkDay(day: string | undefined, recordedAt: string, lastDay = ''): void {
  const days = [-1, 0, 1].map((count) => plusDays(recordedAt, count));
  const [first, , last] = days;
  if (day === undefined || !days.includes(day))
    throw new Error(`the day is not from ${first} to ${last}: ${day}`);
  if (day < lastDay) throw new Error(`the day is before the last one, ${lastDay}`);
}
