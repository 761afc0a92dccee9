import type { ChartValue } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { said, valuesOf } from './fitted-text.ts';
import {
  around,
  box,
  circle,
  type Drawing,
  el,
  haloed,
  ink,
  label,
  num,
  paper,
  shade,
  slice,
  strokes,
  through,
  width,
} from './svg.ts';

const [left, right, top, bottom] = [16, width - 16, 30, 180];

/** Draws values as bars on one line, each with its number. */
export function drawBarChart({ bars }: FigureOf<'bar-chart'>): Drawing {
  const pitch = (right - left) / bars.length;
  const most = Math.max(...bars.map(({ value }) => value));
  const drawn = bars.map(({ label: name, value }, i) => {
    const tall = (value / most) * (bottom - top);
    const middle = left + (i + 0.5) * pitch;
    return [
      box(middle - pitch * 0.3, bottom - tall, pitch * 0.6, tall, { fill: shade }),
      label(middle, bottom - tall - 8, `${value}`),
      label(middle, bottom + 20, name),
    ].join('');
  });
  return {
    title: 'A bar chart',
    description: `A chart with a bar for each kind, and its number above it: ${valuesOf(bars)}.`,
    height: bottom + 34,
    body: [...drawn, strokes(`M${left} ${bottom}H${right}`)].join(''),
  };
}

/** Draws values as points joined from left to right. */
export function drawLineChart({ points }: FigureOf<'line-chart'>): Drawing {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const pitch = (right - left) / points.length;
  const at = ({ value }: ChartValue, i: number): [number, number] => [
    left + (i + 0.5) * pitch,
    bottom - ((value - low) / (high - low)) * (bottom - top),
  ];
  const places = points.map(at);
  const [, zero] = at({ label: '', value: 0 }, 0);
  return {
    title: 'A line chart',
    description: `A chart with points from left to right, joined by a line. Their values are written beside them: ${valuesOf(points)}.`,
    height: bottom + 48,
    body: [
      strokes(`M${left} ${num(zero)}H${right}`),
      label(left - 2, zero - 4, '0', { 'text-anchor': 'start', 'font-size': 12 }),
      strokes(through(places), { stroke: shade, 'stroke-width': 3 }),
      ...places.map(([x, y]) => circle(x, y, 5)),
      ...points.map(({ value }, i) => {
        const [x, y] = places[i] ?? [0, 0];
        return haloed(x, value < 0 ? y + 20 : y - 10, `${value}`);
      }),
      ...points.map(({ label: name }, i) => label(left + (i + 0.5) * pitch, bottom + 40, name)),
    ].join(''),
  };
}

/** Fills of alternating brightness, so that neighbouring slices differ. */
const fillings = [shade, paper, '#c6d9f0', '#999'];

/** Draws slices clockwise from the top, each with its name beside it. */
export function drawPieChart({ slices }: FigureOf<'pie-chart'>): Drawing {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  // Leaves 76 pixels for a name such as "tram 50%".
  const [cx, cy, radius] = [width / 2, 110, 70];
  let turned = 0;
  const drawn = slices.map(({ label: name, value }, i) => {
    const [from, to] = [turned, turned + (value / total) * 360];
    turned = to;
    const [x, y] = around(cx, cy, radius + 14, (from + to) / 2);
    const d = slice(cx, cy, radius, from, to);
    const anchor = Math.abs(x - cx) < 20 ? 'middle' : x > cx ? 'start' : 'end';
    return (
      el('path', { d, fill: fillings[i % fillings.length] ?? paper, stroke: ink, 'stroke-width': 2 }) +
      label(x, y + 5, name, { 'text-anchor': anchor })
    );
  });
  return {
    title: 'A pie chart',
    description: `A circle stands for the whole. Its slices, clockwise from the top: ${said(slices.map(({ label: name }) => name))}.`,
    height: 220,
    body: drawn.join(''),
  };
}
