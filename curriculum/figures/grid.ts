import type { GridPoint } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
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
  const step = to - from > 24 ? 5 : 2;
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
    description: `A grid with an x-axis and a y-axis. ${line ? 'A line goes through two points' : 'One point is marked'}, which can be read off the axes.`,
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
      ...points.map((point) => named(point, points, x(point.x), y(point.y))),
    ].join(''),
  };
}

/** Labels a point on the side away from the other point and the border. */
function named(point: GridPoint, points: readonly GridPoint[], x: number, y: number): string {
  const other = points.find((each) => each !== point);
  const isBelow = other ? point.y < other.y || (point.y === other.y && point.x < other.x) : y < 60;
  const anchor = x > width - 70 ? 'end' : x < 70 ? 'start' : 'middle';
  const text = `(${point.x}, ${point.y})`;
  return haloed(x, isBelow ? y + 20 : y - 10, text, { 'text-anchor': anchor, 'font-size': 14 });
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
