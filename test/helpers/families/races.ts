import type { Answer } from './client.ts';

/** Sends requests concurrently and returns all answers. */
export function atOnce<T>(count: number, request: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => request(i)));
}

/** Counts answers by kind: `200`, or `400 REWARD_NOT_ACTIVE`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = body.code === undefined ? `${status}` : `${status} ${body.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Returns the i-th element of an endless repetition of the list. */
export function inTurn<T>(things: readonly T[], i: number): T {
  const thing = things[i % things.length];
  if (thing === undefined) throw new RangeError('the list is empty');
  return thing;
}
