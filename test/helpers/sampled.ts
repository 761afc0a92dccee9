import { hash } from 'node:crypto';
import type { Test } from 'tap';

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

/** Runs a share of the tests: for files whose tests each load a page in a browser. */
export function testSampled(
  t: Test,
  share: number,
  skip: string | false,
  tests: Readonly<Record<string, (t: Test) => Promise<void>>>,
): void {
  for (const [name, run] of sampled(Object.entries(tests), share)) t.test(name, { skip }, run);
}

/** Returns what orders items. */
const rank = (i: number): string => hash('sha256', `${seed} ${i}`);
