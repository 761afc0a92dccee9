import { type Element, named } from './parse-xml.ts';

/** Measurement of drawings from the numbers in their paths and boxes, without the drawing code. */

export type Point = readonly [x: number, y: number];

export const shade = '#5b8fc7';

/** Returns the corners of a path: the numbers of M, L, H and V. */
export function cornersOf(d: string): Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLHV])([-\d.]+)(?: ([-\d.]+))?/g)].map(([, command, first, second]): Point => {
    if (command === 'H') x = Number(first);
    else if (command === 'V') y = Number(first);
    else [x, y] = [Number(first), Number(second)];
    return [x, y];
  });
}

export const pathsOf = (root: Element) => named(root, 'path').map(({ attributes }) => attributes);
export const distance = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);
export const near = (a: number, b: number, by = 0.02) => Math.abs(a - b) <= by;
export const allNear = (values: readonly number[], by?: number) =>
  values.every((value) => near(value, values[0] ?? 0, by));

/** Returns degrees clockwise from the top. */
export function bearing([x, y]: Point): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** Returns the share of each slice in its disc, by the bearings of its ends. */
export function sharesOf(root: Element): { share: number; fill: string | undefined }[] {
  return pathsOf(root).flatMap(({ d = '', fill }) => {
    const arc = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)A([\d.]+) \5 0 ([01]) 1 ([\d.]+) ([\d.]+)Z$/.exec(d);
    if (!arc) return [];
    const [cx = 0, cy = 0, x = 0, y = 0, , large, endX = 0, endY = 0] = arc.slice(1).map(Number);
    const turn = (bearing([endX - cx, endY - cy]) - bearing([x - cx, y - cy]) + 360) % 360;
    if (turn > 180 !== (large === 1) && !near(turn, 180, 0.1)) throw new Error(`wrong arc in ${d}`);
    return [{ share: turn / 360, fill }];
  });
}

/** Returns the places of the numbers of a scale along one axis. */
export function scaleOf(root: Element, along: 'x' | 'y'): { value: number; at: number }[] {
  return named(root, 'text')
    .filter(({ attributes }) => attributes['class'] === 'scale')
    .map(({ text, attributes }) => ({ value: Number(text), at: Number(attributes[along]) }));
}

/** Returns the number at a place, by two numbers of the scale. */
export function readOff(marks: readonly { value: number; at: number }[], at: number): number {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return Number.NaN;
  return first.value + ((at - first.at) / (last.at - first.at)) * (last.value - first.value);
}

/** Returns the lengths of the sides of the first closed path. */
export function sidesOf(root: Element): number[] {
  const corners = cornersOf(pathsOf(root).find(({ d }) => d?.endsWith('Z'))?.['d'] ?? '');
  return corners.map((corner, i) => distance(corner, corners[(i + 1) % corners.length] ?? corner));
}

/** Returns true if two lengths have the proportion of the values. Drawings limit it to 8 to 1. */
export function proportionate([a = 0, b = 0]: readonly number[], [x, y]: readonly [number, number]): boolean {
  const wanted = Math.min(8, Math.max(1 / 8, x / y));
  return near(a / b, wanted, wanted * 0.03);
}
