import type { GridPoint } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { placesOf, textWidth } from './fitted-text.ts';
import {
  circle,
  type Drawing,
  faint,
  haloed,
  label,
  num,
  scale,
  shade,
  strokes,
  through,
  width,
} from './svg.ts';

const margin = 28;
const side = width - 2 * margin;

/** Draws axes of the same unit, a line for each whole number, and the points with their coordinates. */
export function drawCoordinateGrid({ points, line, span }: FigureOf<'coordinate-grid'>): Drawing {
  const [from, to] = span;
  const x = (value: number) => margin + ((value - from) / (to - from)) * side;
  const y = (value: number) => width - x(value);
  const grid = Array.from({ length: to - from + 1 }, (_, i) => {
    const at = num(x(from + i));
    return `M${at} ${margin}v${side}M${margin} ${at}h${side}`;
  });
  // The numbers of a wide grid stand apart.
  const step = to - from > 16 ? 5 : to - from > 10 ? 2 : 1;
  const first = Math.ceil(from / step) * step;
  const numbers = Array.from(
    { length: Math.floor((to - first) / step) + 1 },
    (_, i) => first + i * step,
  ).flatMap((value) => [
    label(x(value), width - margin + 16, `${value}`),
    label(margin - 5, y(value) + 4, `${value}`, { 'text-anchor': 'end' }),
  ]);
  const axes = `M${margin} ${num(y(0))}h${side}M${num(x(0))} ${margin}v${side}`;
  const [p, q] = points;
  return {
    title: 'A coordinate grid',
    description: `A grid with an x-axis and a y-axis, both from ${from} to ${to}. ${line ? 'A line goes through the points' : points.length > 1 ? 'Points are marked:' : 'One point is marked:'} ${placesOf(points)}.`,
    height: width,
    body: [
      strokes(grid.join(''), { stroke: faint, 'stroke-width': to - from > 30 ? 0.5 : 1 }),
      strokes(axes),
      scale(numbers, 12),
      line && p && q
        ? strokes(through(acrossGrid(p, q, span).map((end) => [x(end.x), y(end.y)])), {
            stroke: shade,
            'stroke-width': 3,
          })
        : '',
      label(width - margin + 10, y(0) + 5, 'x', { 'font-style': 'italic' }),
      label(x(0), margin - 8, 'y', { 'font-style': 'italic' }),
      ...points.map((point) => circle(x(point.x), y(point.y), 5)),
      ...points.map((point) => named(point, points, { x, y }, line === true)),
    ].join(''),
  };
}

/** Labels a point above, below or beside it: away from the axes, the border, the other points and a line. */
function named(point: GridPoint, points: readonly GridPoint[], place: Place, hasLine: boolean): string {
  const text = `(${point.x}, ${point.y})`;
  const [atX, atY, wide] = [place.x(point.x), place.y(point.y), textWidth(text, 14)];
  const spots: readonly (readonly [number, number])[] = [
    [atX, atY - 12],
    [atX, atY + 22],
    [atX + wide / 2 + 9, atY + 5],
    [atX - wide / 2 - 9, atY + 5],
    [atX + wide / 2 + 6, atY - 12],
    [atX - wide / 2 - 6, atY - 12],
    [atX + wide / 2 + 6, atY + 22],
    [atX - wide / 2 - 6, atY + 22],
  ];
  const faultsOf = ([x, y]: readonly [number, number]): number => {
    const covers = (pointX: number, pointY: number, by = 2) =>
      Math.abs(pointX - x) < wide / 2 + by && pointY > y - 12 - by && pointY < y + 2 + by;
    const isOutside =
      x - wide / 2 < margin || x + wide / 2 > width - margin || y > width - margin - 3 || y < margin + 9;
    const onLine = hasLine && meetsLine(points, place, [x, y - 5], wide / 2 + 2);
    return [
      isOutside && 4,
      points.some((other) => covers(place.x(other.x), place.y(other.y), 6)) && 4,
      onLine && 2,
      (covers(place.x(0), y - 5) || covers(x, place.y(0))) && 1,
    ].reduce<number>((sum, fault) => sum + Number(fault), 0);
  };
  let [best, least] = [spots[0] ?? [atX, atY], Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    const faults = faultsOf(spot);
    if (faults < least) [best, least] = [spot, faults];
    if (least === 0) break;
  }
  const [x, y] = best;
  return haloed(x, y, text, { 'font-size': 14 });
}

/** Returns true if the line through two points meets a text around a place, half as wide as given. */
function meetsLine(
  [p, q]: readonly GridPoint[],
  place: Place,
  [x, y]: readonly [number, number],
  half: number,
): boolean {
  if (!p || !q) return false;
  const [startX, startY] = [place.x(p.x), place.y(p.y)];
  const [across, down] = [place.x(q.x) - startX, place.y(q.y) - startY];
  // The distance from the middle to the line, at most that of the nearest corner.
  const far = Math.abs((x - startX) * down - (y - startY) * across);
  return far < Math.abs(half * down) + Math.abs(9 * across);
}

/** Pixels of the numbers of both axes. */
interface Place {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** Returns the two points where the line through p and q meets the border of the grid. */
function acrossGrid(p: GridPoint, q: GridPoint, [from, to]: readonly [number, number]): GridPoint[] {
  const slope = (q.y - p.y) / (q.x - p.x);
  const inside = (value: number) => Math.min(to, Math.max(from, value));
  return [from, to].map((end) => {
    if (slope === 0) return { x: end, y: p.y };
    // At the left or right border, unless that is outside the grid; then at its upper or lower border.
    const y = inside(p.y + (end - p.x) * slope);
    return { x: inside(p.x + (y - p.y) / slope), y };
  });
}
