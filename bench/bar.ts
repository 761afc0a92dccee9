/** Required ratio of two measurements; without `bottom`, required value of the first. */
export interface Bar {
  name: string;
  bar: number;
  isAtMost?: boolean;
  unit: string;
  rounds?: number;
  top(): Promise<number>;
  bottom?(): Promise<number>;
}

/** Bar with the measurements of its rounds. */
export interface Measured extends Bar {
  tops: number[];
  bottoms: number[];
}

/** Measures a bar in rounds that alternate between its two sides, so that other load affects both. */
export async function measureBar(bar: Bar, rounds: number, note: (line: string) => void): Promise<Measured> {
  const result: Measured = { ...bar, tops: [], bottoms: [] };
  for (let round = 1; round <= (bar.rounds ?? rounds); round++) {
    note(`${bar.name}: round ${round}`);
    result.tops.push(await bar.top());
    if (bar.bottom) result.bottoms.push(await bar.bottom());
  }
  return result;
}

/** Returns the line of a measured bar. Its ratio is the median of the rounds' ratios. */
export function verdict({ name, bar, isAtMost, tops, bottoms, unit }: Measured): string {
  const value = median(tops.map((top, i) => top / (bottoms[i] ?? 1)));
  const isRatio = bottoms.length > 0;
  const absolute = isRatio ? ` (${shown(median(tops))} ÷ ${shown(median(bottoms))} ${unit})` : ` ${unit}`;
  const result = isRatio ? value.toFixed(2) : shown(value);
  return `${isMet(value, { bar, isAtMost }) ? 'met   ' : 'MISSED'} ${name}: ${result}${absolute}, bar ${isAtMost ? '≤' : '≥'} ${bar}`;
}

/** Checks a value against the limit of a bar. */
export function isMet(
  value: number,
  { bar, isAtMost }: { bar: number; isAtMost?: boolean | undefined },
): boolean {
  return isAtMost ? value <= bar : value >= bar;
}

function shown(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}

/** Returns the median of numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
