import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../../src/db/embedded/directory-files.ts';

/** Milliseconds of a test file: how long it took, and the CPU time of it and of its processes, without that of PostgreSQL. */
export interface Time {
  ms: number;
  cpuMs: number;
}

export type Times = Map<string, Time>;

/** Times of earlier runs on this machine. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/test-times.json');
/** Helpers that start processes: a file that imports one mostly waits. */
const STARTS_PROCESSES =
  /\/(service|embedded|instances|job-process|browser|project-copy)\.ts'|node:child_process/;

/** Returns the times of earlier runs, by file. */
export function readTimes(): Times {
  try {
    // What `keepTimes` wrote.
    return new Map(Object.entries(JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Time>));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return new Map();
    throw error;
  }
}

/** Keeps the times of this run beside those of other files. */
export function keepTimes(times: Times): void {
  const all = Object.fromEntries([...readTimes(), ...times]);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify(all, undefined, 1)}\n`);
}

/**
 * Sorts files so that no long one runs alone at the end: those that took longest come first. Without a time, a file that starts
 * processes counts as long, and another one as short.
 */
export function longestFirst(files: readonly string[], times: Times): string[] {
  const estimate = (file: string) =>
    times.get(file)?.ms ?? (STARTS_PROCESSES.test(readFileSync(file, 'utf8')) ? 10_000 : 1_000);
  const estimates = new Map(files.map((file) => [file, estimate(file)]));
  return files.toSorted((a, b) => (estimates.get(b) ?? 0) - (estimates.get(a) ?? 0) || (a < b ? -1 : 1));
}

/** Returns a table of the times in seconds, by CPU time, with their sums as the last line. */
export function tableOf(times: Times): string {
  const rows = [...times].sort(([, a], [, b]) => b.cpuMs - a.cpuMs);
  const sum = { ms: 0, cpuMs: 0 };
  for (const [, { ms, cpuMs }] of rows) {
    sum.ms += ms;
    sum.cpuMs += cpuMs;
  }
  const line = ([name, { ms, cpuMs }]: [string, Time]) => `${seconds(cpuMs)}${seconds(ms)}  ${name}`;
  return ['     CPU    time  file', ...[...rows, ['sum', sum] satisfies [string, Time]].map(line)].join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(8);
}
