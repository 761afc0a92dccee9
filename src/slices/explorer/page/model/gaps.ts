/** Time in which events waited much longer for a checkpoint than usual. Times are in milliseconds since 1970. */
export interface Gap {
  /** Last checkpoint before it, and the next one; undefined if there is none yet. */
  from: number;
  to: number | undefined;
  /** Time of the first event that waited. */
  firstEvent: number;
  events: number;
}

/** Checkpoints come each minute while events do, so a wait is long from here on, in milliseconds. */
export const longWait = 10 * 60_000;

/**
 * Returns the gaps between checkpoints, oldest first. In a gap, an event of this ledger waited for more than ten minutes, and for
 * more than ten times the usual.
 *
 * @param checkpoints times of checkpoints, oldest first
 * @param events times of events, oldest first
 * @param now end of the time to look at
 */
export function gapsBetween(checkpoints: readonly number[], events: ArrayLike<number>, now: number): Gap[] {
  const waits: number[] = [];
  const gaps: { gap: Gap; wait: number }[] = [];
  let at = 0;
  for (const [i, from] of checkpoints.entries()) {
    const to = checkpoints[i + 1];
    while (at < events.length && (events[at] ?? 0) <= from) at += 1;
    const first = at;
    while (at < events.length && (events[at] ?? 0) <= (to ?? now)) at += 1;
    const firstEvent = events[first];
    if (at === first || firstEvent === undefined) continue;
    const wait = (to ?? now) - firstEvent;
    if (to !== undefined) waits.push(wait);
    gaps.push({ gap: { from, to, firstEvent, events: at - first }, wait });
  }
  // A few waits say nothing of what is usual.
  const limit = Math.max(longWait, waits.length < 5 ? 0 : 10 * median(waits));
  return gaps.filter(({ wait }) => wait > limit).map(({ gap }) => gap);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Returns how many of the times are in each of equal parts of a time span. Others are left out. */
export function countsIn(times: ArrayLike<number>, from: number, to: number, parts: number): number[] {
  const counts = new Array<number>(parts).fill(0);
  const size = (to - from) / parts || 1;
  for (let i = 0; i < times.length; i++) {
    const part = Math.min(Math.floor(((times[i] ?? 0) - from) / size), parts - 1);
    const count = counts[part];
    if (count !== undefined && (times[i] ?? 0) <= to) counts[part] = count + 1;
  }
  return counts;
}
