/** Numbers at the ends of axes, for grids whose squares are as large as possible. */
const ends = [5, 6, 8, 10, 12, 15, 20, 25, 30];

/** Returns the first and last number of axes that hold all values and have zero in the middle, or at the start. */
export function gridSpan(values: readonly number[], start: 'middle' | 'zero' = 'middle'): [number, number] {
  const most = Math.max(...values.map((value) => Math.abs(value)));
  const end = ends.find((each) => each > most) ?? Math.ceil(most / 10 + 0.1) * 10;
  return [start === 'zero' ? 0 : -end, end];
}
