/** Period of days in the reader's time zone, both included, as `2026-11-01`; undefined is open. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** Period in milliseconds since 1970, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Parts into which views divide a period. */
export type Unit = 'week' | 'month';

/** Returns a day if the text is one, such as `2026-11-01`; undefined otherwise. */
export function dayOf(text: string | null): string | undefined {
  const date = text === null ? undefined : startOf(text);
  return date && dayText(date) === text ? text : undefined;
}

function startOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(date));
}

function dayText(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Returns a period in milliseconds; infinite where it is open. Days may have 23 or 25 hours. */
export function spanOf({ from, to }: Period): Span {
  const start = from === undefined ? undefined : startOf(from);
  const last = to === undefined ? undefined : startOf(to);
  const next = last && new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1);
  return { from: start?.getTime() ?? -Infinity, to: next ? next.getTime() - 1 : Infinity };
}

/** Returns the periods that views offer, for a reader at a time. */
export function quickPeriods(now: number): { title: string; period: Period }[] {
  const date = new Date(now);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const days = (from: Date, to: Date): Period => ({ from: dayText(from), to: dayText(to) });
  return [
    { title: 'All', period: { from: undefined, to: undefined } },
    { title: 'This month', period: days(new Date(year, month, 1), new Date(year, month + 1, 0)) },
    { title: 'Last month', period: days(new Date(year, month - 1, 1), new Date(year, month, 0)) },
    { title: 'This year', period: days(new Date(year, 0, 1), new Date(year, 11, 31)) },
  ];
}

/** Returns the unit of which a span has neither too many nor too few parts. */
export function unitOf({ from, to }: Span): Unit {
  return to - from <= 120 * 86_400_000 ? 'week' : 'month';
}

/** Returns the parts of a finite span, oldest first; the first and the last may be shorter. `firstDay` is that of a week: 1 for Monday to 7 for Sunday. */
export function partsOf({ from, to }: Span, unit: Unit, firstDay: number): Span[] {
  const parts: Span[] = [];
  const begin = new Date(from);
  const back = unit === 'week' ? (begin.getDay() - firstDay + 7) % 7 : begin.getDate() - 1;
  let start = new Date(begin.getFullYear(), begin.getMonth(), begin.getDate() - back);
  while (start.getTime() <= to) {
    const [year, month, date] = [start.getFullYear(), start.getMonth(), start.getDate()];
    const next = unit === 'week' ? new Date(year, month, date + 7) : new Date(year, month + 1, date);
    parts.push({ from: Math.max(from, start.getTime()), to: Math.min(to, next.getTime() - 1) });
    start = next;
  }
  return parts;
}
