import { crossed, type Part } from '../choices.ts';
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

/** Returns lengths of time that miss an hour or some minutes. */
export function wrongLengths(rng: Rng, length: number, step: number): Record<string, number> {
  const off = step * rng.int(1, 3);
  return {
    'one-hour-too-long': length + 60,
    'one-hour-too-short': length - 60,
    'some-minutes-too-long': length + off,
    'some-minutes-too-short': length - off,
  };
}

/** Returns the way from a time to a later or earlier one: by full hours, then to the nearest full hour and beyond it. */
export function wayFrom(start: number, by: number, direction: 'more' | 'back' = 'more'): string {
  const sign = direction === 'more' ? 1 : -1;
  const toFullHour = direction === 'more' ? 60 - minuteOf(start) : minuteOf(start) || 60;
  const minutes = by % 60;
  const steps = [by - minutes, Math.min(minutes, toFullHour), Math.max(0, minutes - toFullHour)];
  let at = start;
  const way = steps.flatMap((step) => {
    at += sign * step;
    return step === 0 ? [] : `${lasting(step)} ${direction}: ${onDial(at)}.`;
  });
  return `Start at ${onDial(start)}. ${way.join(' ')}`;
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
