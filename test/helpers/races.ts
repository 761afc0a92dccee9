import type { Answer } from './client.ts';

/** Makes that many requests without waiting for any, and returns all of their answers. */
export function atOnce(count: number, request: (i: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => request(i)));
}

/** How many answers there are of each kind: `200`, or `400 REWARD_NOT_ACTIVE`. */
export function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = body.code === undefined ? `${status}` : `${status} ${body.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** The given things in turn: the i-th of an endless round. */
export function inTurn<T>(things: readonly T[], i: number): T {
  const thing = things[i % things.length];
  if (thing === undefined) throw new RangeError('a round of nothing');
  return thing;
}
