import { type Element, elementsOf } from './parse-xml.ts';

/** Finds how far shapes reach, from their attributes alone. */

type Point = readonly [x: number, y: number];

/** Counts of numbers that the commands of paths take. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** Returns points along a path: its corners, and points on its curves. Throws for what is not a path. */
export function pointsOf(d: string): Point[] {
  let [at, start]: Point[] = [
    [0, 0],
    [0, 0],
  ];
  const points: Point[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (numbers.length !== counts[command]) throw new Error(`${letter}${rest} is no command of a path`);
    const [baseX, baseY] = letter === command ? (at ?? [0, 0]) : [0, 0];
    const [x = 0, y = 0] = at ?? [];
    const place = (i: number): Point => [(numbers[i] ?? 0) + baseX, (numbers[i + 1] ?? 0) + baseY];
    if (command === 'h') at = [(numbers[0] ?? 0) + baseX, y];
    else if (command === 'v') at = [x, (numbers[0] ?? 0) + baseY];
    else if (command === 'z') at = start ?? [0, 0];
    else at = place(numbers.length - 2);
    if (command === 'm') start = at;
    if (command === 'c') points.push(...curve([[x, y], place(0), place(2), at]));
    if (command === 'q') points.push(...curve([[x, y], place(0), at]));
    points.push(at);
  }
  return points;
}

/** Returns points on a curve with two or three control points, by halving the way between them. */
function curve(controls: readonly Point[]): Point[] {
  return [0.2, 0.4, 0.6, 0.8].map((share) => {
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map(([x, y], i): Point => {
        const [fromX, fromY] = points[i] ?? [x, y];
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      });
    return points[0] ?? [0, 0];
  });
}

/** Returns the points that the shapes of a drawing reach. */
export function reachOf(root: Element): Point[] {
  return elementsOf(root).flatMap(({ name, attributes }): Point[] => {
    const number = (key: string) => Number(attributes[key] ?? 0);
    if (name === 'path') return pointsOf(attributes['d'] ?? '');
    if (name === 'circle') {
      const [x, y, r] = [number('cx'), number('cy'), number('r')];
      return [
        [x - r, y - r],
        [x + r, y + r],
      ];
    }
    if (name !== 'rect') return [];
    const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
    if (w < 0 || h < 0) throw new Error(`rect of ${w} and ${h}`);
    return [
      [x, y],
      [x + w, y + h],
    ];
  });
}
