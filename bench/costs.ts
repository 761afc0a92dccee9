/** Computes with measured costs, and writes the tables of docs/scaling.md. */
import { median as medianOf } from './bar.ts';
import type { Operation } from './day.ts';

const parts = ['ms', 'service', 'database', 'statements', 'wal', 'ledger', 'answers', 'other'] as const;

/**
 * What work cost: wall time, milliseconds of CPU in the service and in PostgreSQL, statements, bytes of WAL, and bytes that
 * tables and indexes grew by.
 */
export type Cost = Record<(typeof parts)[number], number>;

/** Operation with the cost of one, and its WAL if it is the first to change its pages after a checkpoint of PostgreSQL. */
export interface Measured extends Operation {
  cost: Cost;
  firstWal: number;
}

/** Highest load of a day, as a multiple of the mean: families learn in the same hours. */
const peak = 5;
/** Share of its CPU that a server may use at the peak. */
const use = 0.5;

/** Combines costs, part by part. */
export function combine(costs: readonly Cost[], combination: (values: number[]) => number): Cost {
  const of = (part: keyof Cost) => combination(costs.map((cost) => cost[part]));
  const [ms, service, database] = [of('ms'), of('service'), of('database')];
  return {
    ms,
    service,
    database,
    statements: of('statements'),
    wal: of('wal'),
    ledger: of('ledger'),
    answers: of('answers'),
    other: of('other'),
  };
}

export const difference = (after: Cost, before: Cost) => combine([after, before], ([a = 0, b = 0]) => a - b);
export const scaled = (cost: Cost, factor: number) => combine([cost], ([a = 0]) => a * factor);
export const median = (costs: readonly Cost[]) => combine(costs, medianOf);

/** Returns the operations, and below them a family's day. */
export function dayTable(measured: readonly Measured[], day: Pick<Measured, 'cost' | 'firstWal'>): string {
  const row = (name: string, perDay: string, { cost, firstWal }: Pick<Measured, 'cost' | 'firstWal'>) => {
    const kB = [cost.wal, firstWal, cost.ledger, cost.answers, cost.other].map((bytes) =>
      (bytes / 1000).toFixed(1),
    );
    const cpu = [cost.service.toFixed(1), cost.database.toFixed(1)];
    return [name, perDay, ...cpu, cost.statements.toFixed(0), ...kB];
  };
  const bytes = ['WAL, kB', 'first WAL, kB', 'ledger, kB', 'answers, kB', 'other tables, kB'];
  return table(
    ['operation', 'a day', 'service, ms', 'PostgreSQL, ms', 'statements', ...bytes],
    [...measured.map((one) => row(one.name, one.perDay.toFixed(2), one)), row('**a day**', '', day)],
  );
}

/** Returns the cost of a family's day. */
export function dayOf(measured: readonly Measured[]): Pick<Measured, 'cost' | 'firstWal'> {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const cost = combine(
    measured.map((one) => scaled(one.cost, one.perDay)),
    sum,
  );
  return { cost, firstWal: sum(measured.map(({ firstWal, perDay }) => firstWal * perDay)) };
}

/** Returns what numbers of families need. Takes the cost of checking the log of one family. */
export function familyTable(
  requests: number,
  { cost, firstWal }: Pick<Measured, 'cost' | 'firstWal'>,
  check: Cost,
): string {
  const rows = [1e4, 1e6, 1e8].map((families) => {
    const atPeak = (perDay: number) => (perDay * families * peak) / 86_400;
    const cores = (msPerDay: number) => atPeak(msPerDay) / 1000 / use;
    const perYear = (bytes: number) => (bytes * families * 365) / 1e9;
    const wal = [(cost.wal * families) / 1e9, (firstWal * families) / 1e9];
    const checking = ((check.service + check.database) * families) / 1000;
    const cpu = [cores(cost.service), cores(cost.database), checking];
    return [
      families,
      atPeak(requests),
      ...cpu,
      perYear(cost.ledger),
      perYear(cost.answers),
      perYear(cost.other),
      ...wal,
    ].map(rounded);
  });
  const cpu = ['cores of the service', 'cores of PostgreSQL', 'check of the log, s'];
  const bytes = ['ledger, GB a year', 'answers', 'other tables', 'WAL, GB a day', 'at most'];
  return table(['families', 'requests/s', ...cpu, ...bytes], rows);
}

/** Returns a number with two digits that count. */
export function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en');
}

/** Returns a table in Markdown. */
export function table(heads: string[], rows: string[][]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
