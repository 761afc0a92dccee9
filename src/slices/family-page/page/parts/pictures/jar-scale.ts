/** Coins that fill a jar. */
export const fullJar = 65;

/** Up to here each point is a coin, so that a child can count them. */
const countable = 20;

/** So many points fill a jar that has no target. */
const most = 10_000;

/**
 * Coins in a jar that shows `points`.
 *
 * With a target the jar shows the share: half of the coins are half of the way, any points are at least one coin, and only a reached
 * target fills it. Without a target there is a coin for each point up to 20. From there to 10,000 points the jar fills by the
 * logarithm: each coin more stands for 15 % more points. So more points never show fewer coins, and early ones show most.
 */
export function coinsFor(points: number, target?: number): number {
  if (points <= 0) return 0;
  if (target !== undefined) return Math.min(fullJar, Math.max(1, Math.floor((fullJar * points) / target)));
  if (points <= countable) return Math.max(1, Math.floor(points));
  const share = Math.log(points / countable) / Math.log(most / countable);
  return Math.min(fullJar, countable + Math.ceil((fullJar - countable) * share));
}
