import { type Apart, crossed, type Part } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { count, type Format } from '../text.ts';
import type { Draft } from '../types.ts';

/** Times on a clock with hands, in minutes after twelve, and their choices. */

const halfDay = 720;

/** Returns the number on the clock of an hour: 12 for 0. */
export const twelve = (hour: number): number => ((hour + 11) % 12) + 1;

const onFace = (minutes: number): number => ((minutes % halfDay) + halfDay) % halfDay;
export const hourOf = (time: number): number => twelve(Math.floor(onFace(time) / 60));
export const minuteOf = (time: number): number => onFace(time) % 60;

/** Formats an hour and minutes as on a clock: 3:05. */
const shown = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}`;

/** Formats a time as on a clock of twelve hours: 3:05. */
export const onDial = (time: number): string => shown(hourOf(time), minuteOf(time));

/** Formats minutes after midnight with the half of the day: 3:05 p.m. */
export const ofDay = (time: number): string =>
  `${onDial(time)} ${(time + 1440) % 1440 < halfDay ? 'a.m.' : 'p.m.'}`;

/** Returns a figure of a clock that shows a time. */
export const clockFigure = (time: number) => ({
  figure: { kind: 'clock', hour: hourOf(time), minute: minuteOf(time) } as const,
});

/** Formats a length of time: `2 hours 5 minutes`. */
export function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`;
}

/** Format of a length of time in minutes. */
export const asLength: Format = (value) => lasting(Number(value.n));

/** Start and length of a stretch of time, in minutes. */
export interface Stretch {
  start: number;
  length: number;
}

/** Returns true if a full hour lies in the minutes of a stretch that are left without its full hours. */
const passesHour = ({ start, length }: Stretch): boolean => minuteOf(start) + (length % 60) >= 60;

/** Returns wrong lengths of a stretch by their mistakes. */
export function wrongLengths(stretch: Stretch): Record<string, readonly [number, string]> {
  const { start, length } = stretch;
  const [from, to] = [minuteOf(start), minuteOf(start + length)];
  return {
    ...(passesHour(stretch) && {
      'counted-100-minutes': [length + 40, 'You subtracted as if an hour had 100 minutes; it has 60.'],
      'counted-the-begun-hour': [length + 60, 'The last hour is not full: count only full hours.'],
    }),
    ...(length > 60 && {
      'left-out-the-hours': [length % 60 || length, 'Those are the minutes only: count the full hours too.'],
      'left-out-the-minutes': [
        length - (length % 60),
        'Those are the full hours only: count the minutes too.',
      ],
    }),
    // A length of few minutes reads like one of as many hours.
    ...(from + to > 9 && {
      'added-the-minutes': [
        from + to,
        'You added the minutes of both times: count from one to the other.',
      ] as const,
    }),
    ...(to > 9 && {
      'took-the-minutes-of-the-end': [to, 'Those are the minutes of the end: count from the start.'] as const,
    }),
    ...(from > 9 && {
      'took-the-minutes-of-the-start': [
        from,
        'Those are the minutes of the start: count on to the end.',
      ] as const,
    }),
  };
}

/** Returns how far a time is from the right one: `20 minutes too late`. */
export const timeApart: Apart = (size, isMore) => `${asLength(size)} too ${isMore ? 'late' : 'early'}`;

/** Returns the steps from a time to a later or an earlier one. */
export function stepsFrom(start: number, by: number, direction: 'on' | 'back'): [string, string] {
  const hours = by - (by % 60);
  const [first, second] = [`Start at ${onDial(start)}.`, 'Stop at the full hour on the way.'];
  const full = direction === 'on' ? `up to ${twelve(hourOf(start) + 1)}:00` : `back to ${hourOf(start)}:00`;
  return hours > 0
    ? [
        `${first} Count the full hours ${direction}: ${lasting(hours)}.`,
        `Then count ${direction} ${lasting(by % 60)}. ${second}`,
      ]
    : [`${first} How many minutes is it ${full}?`, `Count ${direction} ${lasting(by)} in all.`];
}

/** Returns the steps to a length of time: within an hour, over a full hour, or by full hours first. */
export function stepsBetween(
  start: number,
  length: number,
  show: (time: number) => string,
): [string, string] {
  const [from, to] = [show(start), show(start + length)];
  if (length >= 60)
    return [
      `Count the full hours from ${from}. Stop before you pass ${to}.`,
      length % 60 === 0 ? 'Are any minutes left?' : `Then count the minutes that are left up to ${to}.`,
    ];
  if (minuteOf(start) === 0)
    return [`${from} is a full hour. So begin to count there.`, `How many minutes past the hour is ${to}?`];
  if (minuteOf(start + length) === 0)
    return [
      `${to} is the next full hour after ${from}.`,
      'How many minutes are missing up to the full hour?',
    ];
  return minuteOf(start) + length < 60
    ? [
        'The hour is the same in both times. So look only at the minutes.',
        `Count on from ${from} until you come to ${to}.`,
      ]
    : [`Count from ${from} to the next full hour.`, `Then count on to ${to}, and add the parts.`];
}

/** Returns the check of a length of time, by the time to which it leads. */
export const lengthCheck =
  (start: number, show: (time: number) => string) =>
  (wrong: Rational): string => {
    const minutes = Number(wrong.n);
    return `Check: ${lasting(minutes)} after ${show(start)}, it is ${show(start + minutes)}.`;
  };

/** Returns the way from a time to a later or earlier one: by full hours, then to the nearest full hour and beyond it. */
export function wayFrom(
  start: number,
  by: number,
  direction: 'more' | 'back' = 'more',
  show = onDial,
): string {
  const sign = direction === 'more' ? 1 : -1;
  const toFullHour = direction === 'more' ? 60 - minuteOf(start) : minuteOf(start) || 60;
  const minutes = by % 60;
  const steps = [by - minutes, Math.min(minutes, toFullHour), Math.max(0, minutes - toFullHour)];
  let at = start;
  const way = steps.flatMap((step) => {
    at += sign * step;
    return step === 0 ? [] : `${lasting(step)} ${direction}: ${show(at)}.`;
  });
  return `Start at ${show(start)}. ${way.join(' ')}`;
}

/** Returns an hour that is one off, later or earlier equally often. */
export function wrongHour(rng: Rng, hour: number): Part<number> {
  const isLate = rng.int(0, 1) === 1;
  return {
    right: hour,
    wrong: twelve(isLate ? hour + 1 : hour + 11),
    mistake: isLate ? 'one-hour-too-late' : 'one-hour-too-early',
  };
}

/** Returns minutes that are some off, above or below equally often. */
export function wrongMinute(rng: Rng, minute: number, off: number, mistake: string): Part<number> {
  return { right: minute, wrong: (minute + rng.pick([off, 60 - off])) % 60, mistake };
}

/** Returns times as choices: the hour and the minutes are each right or wrong. */
export function timeChoices(hour: Part<number>, minute: Part<number>): Pick<Draft, 'answer' | 'mistakes'> {
  return crossed(hour, minute, shown);
}
