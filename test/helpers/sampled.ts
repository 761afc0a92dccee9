import { hash } from 'node:crypto';

/** True in the slow run, which takes samples whole. `test/run.ts` runs files with samples there too. */
export const isWhole = process.env['WHOLE'] !== undefined;

/** Seed of the samples: the day, or that of a run to repeat. */
const seed = process.env['SAMPLE'] ?? new Date().toISOString().slice(0, 10);

/**
 * Returns a share of the items, at least one, in their order: other ones each day, and all of them in the slow run. A failing run
 * prints the variable `SAMPLE`, which chooses the same ones again.
 */
export function sampled<T>(items: Iterable<T>, share: number): T[] {
  const all = [...items];
  if (isWhole) return all;
  const ranks = all.map((_, i) => rank(i)).sort();
  const last = ranks[Math.ceil(all.length * share) - 1] ?? '';
  return all.filter((_, i) => rank(i) <= last);
}

/** Returns what orders items. */
const rank = (i: number): string => hash('sha256', `${seed} ${i}`);
