/** Milliseconds for which a family's jobs count. */
const windowMs = 10 * 60_000;

/**
 * Creates the priorities of new jobs: the n-th of a family within ten minutes has −n. A family with few jobs does not
 * wait for the many jobs of another. Each instance counts its own.
 */
export function createTurns(now = () => performance.now()): (familyId: number) => number {
  let counts = new Map<number, number>();
  let startedAt = now();
  return (familyId) => {
    if (now() - startedAt >= windowMs) {
      counts = new Map();
      startedAt = now();
    }
    const count = counts.get(familyId) ?? 0;
    counts.set(familyId, count + 1);
    return 0 - count;
  };
}
