/** Prints the results of `npm run bench`, and compares them with earlier ones. */
import { type Bar, isMet, median } from './bar.ts';
import { table } from './costs.ts';
import type { Operation } from './operations.ts';
import { type Cost, cpuOf } from './stage.ts';

/** Result of an operation: the medians of its rounds. */
export interface OperationResult extends Cost {
  name: string;
  connections: number;
  /** CPU of a request, of the bare route in the same rounds, and the median of the ratios. */
  cpu: number;
  bare: number;
  ratio: number;
  bar?: number;
}

/** Result of a bar: the median of its ratios, or of its values. */
export interface BarResult {
  name: string;
  value: number;
  top: number;
  bottom?: number;
  unit: string;
  bar: number;
  isAtMost: boolean;
}

export interface Results {
  machine: string;
  operations: OperationResult[];
  bars: BarResult[];
}

/** Returns the result of an operation's rounds, each with the cost of the bare route. */
export function resultOf(
  { name, connections, bar }: Operation,
  rounds: readonly [Cost, Cost][],
): OperationResult {
  const of = (part: (round: [Cost, Cost]) => number) => median(rounds.map(part));
  return {
    name,
    connections,
    rate: of(([cost]) => cost.rate),
    p50: of(([cost]) => cost.p50),
    p99: of(([cost]) => cost.p99),
    service: of(([cost]) => cost.service),
    database: of(([cost]) => cost.database),
    cpu: of(([cost]) => cpuOf(cost)),
    bare: of(([, bare]) => cpuOf(bare)),
    ratio: of(([cost, bare]) => cpuOf(cost) / cpuOf(bare)),
    ...(bar !== undefined && { bar }),
  };
}

/** Returns the table of operations in Markdown. */
export function operationTable(results: readonly OperationResult[]): string {
  const heads = [
    'operation',
    'connections',
    'req/s',
    'p50, ms',
    'p99, ms',
    'service, µs',
    'PostgreSQL, µs',
    'bare, µs',
  ];
  const rows = results.map((result) => [
    result.name,
    String(result.connections),
    result.rate.toFixed(0),
    result.p50.toFixed(1),
    result.p99.toFixed(1),
    result.service.toFixed(0),
    result.database.toFixed(0),
    result.bare.toFixed(0),
    result.ratio.toFixed(2),
    goalOf(result),
  ]);
  return table([...heads, 'CPU ÷ bare', 'bar'], rows);
}

function goalOf({ ratio, bar }: OperationResult): string {
  if (bar === undefined) return '';
  return `≤ ${bar}, ${isMet(ratio, { bar, isAtMost: true }) ? 'met' : 'missed'}`;
}

/** Returns lines that say what became faster or slower since earlier results. */
export function comparison(before: Results, after: Results): string[] {
  const operations = after.operations.flatMap((result) => {
    const earlier = before.operations.find(
      ({ name, connections }) => name === result.name && connections === result.connections,
    );
    const name = `${result.name}, ${result.connections} connections, CPU`;
    return earlier ? [change(name, earlier.cpu, result.cpu, true)] : [];
  });
  const bars = after.bars.flatMap((result) => {
    const earlier = before.bars.find(({ name }) => name === result.name);
    return earlier ? [change(result.name, earlier.value, result.value, result.isAtMost)] : [];
  });
  return [...operations, ...bars];
}

/** Share of a value below which a change is noise. */
const noise = 0.05;

function change(name: string, before: number, after: number, isLessBetter: boolean): string {
  const ratio = after / before;
  const isSame = Math.abs(ratio - 1) < noise;
  const word = isSame ? 'same  ' : ratio < 1 === isLessBetter ? 'faster' : 'slower';
  return `${word} ${name}: ${shown(before)} → ${shown(after)} (× ${ratio.toFixed(2)})`;
}

function shown(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0);
}

/** Returns the result of a measured bar. */
export function barResult(
  { name, bar, isAtMost = false, unit }: Bar,
  tops: number[],
  bottoms: number[],
): BarResult {
  const value = median(tops.map((top, i) => top / (bottoms[i] ?? 1)));
  const bottom = bottoms.length > 0 ? { bottom: median(bottoms) } : {};
  return { name, value, top: median(tops), ...bottom, unit, bar, isAtMost };
}
