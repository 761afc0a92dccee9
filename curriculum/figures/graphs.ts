import type { GridPoint } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { axisAcross, type Plane, plane, written } from './axes.ts';
import { cut, placesOf, said, textWidth } from './fitted-text.ts';
import { circle, type Drawing, el, haloed, ink, num, shade, strokes, through, width } from './svg.ts';

/** Lines of curves that also differ without color. */
const looks = [
  { stroke: shade, 'stroke-width': 3 },
  { stroke: '#b5482a', 'stroke-width': 3, 'stroke-dasharray': '7 4' },
  { stroke: ink, 'stroke-width': 2, 'stroke-dasharray': '2 4' },
];

/** Draws curves and points on axes. */
export function drawGraph({ x, y, curves, points = [] }: FigureOf<'graph'>): Drawing {
  const field = plane(x, y);
  const lines = curves.map((curve, i) => strokes(curveWithin(curve, field), looks[i % looks.length]));
  const dots = points.map(
    (point) =>
      circle(field.x(point.x), field.y(point.y), 5) + (point.label ? named(field, point, point.label) : ''),
  );
  return {
    title: 'A graph on axes',
    description: [
      `Axes: ${x.name ?? 'x'} from ${written(x.from)} to ${written(x.to)}, and ${y.name ?? 'y'} from ${written(y.from)} to ${written(y.to)}.`,
      ...curves.filter((curve) => curve.length > 1).map(curveSaid),
      ...(points.length > 0
        ? [
            `Dots: ${points.map((point) => `${point.label ? `${said([point.label])} at ` : ''}${placesOf([point])}`).join(', ')}.`,
          ]
        : []),
    ].join(' '),
    height: field.height,
    body: [field.drawn, ...lines, ...dots].join(''),
  };
}

/** Draws a cloud of points, and a line of fit. */
export function drawScatterPlot({ x, y, points, line }: FigureOf<'scatter-plot'>): Drawing {
  const field = plane(x, y);
  const ends = [x.from, x.to].map((at) => ({ x: at, y: line ? line.slope * at + line.intercept : 0 }));
  // A line of no length with round ends is a disc, and takes a fifth of a circle's bytes.
  const dots = points.map((point) => `M${num(field.x(point.x))} ${num(field.y(point.y))}h0`).join('');
  return {
    title: 'A scatter plot',
    description: `A field with two axes. ${x.name ?? 'x'} goes to the right, and ${y.name ?? 'y'} goes up. ${points.length > 20 ? 'Many dots' : `Dots: ${placesOf(points)}`}.${line ? ' A straight line goes through the dots.' : ''}`,
    height: field.height,
    body: [
      field.drawn,
      line ? strokes(curveWithin(ends, field), looks[1]) : '',
      strokes(dots, { 'stroke-width': 8, 'stroke-linecap': 'round' }),
    ].join(''),
  };
}

/** Says where a graph of straight parts turns, or the ends of a curve. */
function curveSaid(curve: readonly GridPoint[]): string {
  const ends = [curve[0], curve.at(-1)].flatMap((point) => point ?? []);
  return curve.length <= 8
    ? `A line goes straight from point to point: ${placesOf(curve)}.`
    : `A curve goes from ${ends.map(({ x, y }) => `(${written(x)}, ${written(y)})`).join(' to ')}.`;
}

const [top, floor] = [20, 170];

/** Draws a bell curve over its mean and deviations. */
export function drawNormalCurve({ mean, deviation, shaded }: FigureOf<'normal-curve'>): Drawing {
  const [from, to] = [mean - 3.5 * deviation, mean + 3.5 * deviation];
  // The axis has numbers at the mean and three deviations on both sides.
  const inner = { from: mean - 3 * deviation, to: mean + 3 * deviation, step: deviation };
  const { at, drawn } = axisAcross(inner, floor);
  const spot = (z: number): [number, number] => [
    Math.min(width - 4, Math.max(4, at(mean + z * deviation))),
    floor - Math.exp((-z * z) / 2) * (floor - top),
  ];
  const along = (first: number, last: number) =>
    Array.from({ length: 41 }, (_, i) => spot(first + ((last - first) * i) / 40));
  const [low, high] = shaded ?? [0, 0];
  const area = `${through(along(low, high))}V${floor}H${num(spot(low)[0])}Z`;
  const lines = Array.from({ length: 7 }, (_, i) => spot(i - 3)).map(
    ([x, y]) => `M${num(x)} ${num(y)}V${floor}`,
  );
  return {
    title: 'A bell curve',
    description: `A curve like a bell over a line with numbers. It is highest over ${written(mean)}. Dashed lines stand at ${[-3, -2, -1, 0, 1, 2, 3].map((n) => written(mean + n * deviation)).join(', ')}.${shaded ? ` The part below the curve from ${shaded.map((n) => written(mean + n * deviation)).join(' to ')} is shaded.` : ''}`,
    height: floor + 34,
    body: [
      shaded ? el('path', { d: area, fill: shade }) : '',
      strokes(lines.join(''), { 'stroke-width': 1, 'stroke-dasharray': '3 3' }),
      strokes(through(along((from - mean) / deviation, (to - mean) / deviation)), { 'stroke-width': 3 }),
      drawn,
    ].join(''),
  };
}

/** Labels a point, away from the border. */
function named({ x, y, left, right }: Plane, point: GridPoint, text: string): string {
  const shown = cut(text, right - left, 13);
  const half = textWidth(shown, 13) / 2;
  const at = Math.min(width - 4 - half, Math.max(left + half, x(point.x)));
  const above = y(point.y) - 10;
  return haloed(at, above < 40 ? y(point.y) + 20 : above, shown, { 'font-size': 13 });
}

/** Returns the path of a curve inside of the field. */
function curveWithin(curve: readonly GridPoint[], field: Plane): string {
  const spots = curve.map(({ x, y }): Spot => [field.x(x), field.y(y)]);
  let [path, reached] = ['', ''];
  for (const [i, spot] of spots.slice(1).entries()) {
    const piece = within(spots[i] ?? spot, spot, field);
    if (!piece) continue;
    const [start, end] = piece.map((place) => place.map(num).join(' '));
    path += start === reached ? `L${end}` : `M${start}L${end}`;
    reached = end ?? '';
  }
  return path;
}

type Spot = [number, number];

/** Returns the part of a straight line inside of the field, by the share of it where it crosses each border. */
function within([x, y]: Spot, [endX, endY]: Spot, field: Plane): [Spot, Spot] | undefined {
  const [across, up] = [endX - x, endY - y];
  let [start, end] = [0, 1];
  for (const [by, room] of [
    [-across, x - field.left],
    [across, field.right - x],
    [-up, y - field.top],
    [up, field.bottom - y],
  ] as const) {
    if (by === 0 && room < 0) return undefined;
    if (by < 0) start = Math.max(start, room / by);
    if (by > 0) end = Math.min(end, room / by);
  }
  const place = (share: number): Spot => [x + share * across, y + share * up];
  return start < end ? [place(start), place(end)] : undefined;
}
