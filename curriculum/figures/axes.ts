import type { Axis } from '../figure-kinds.ts';
import { cut, short, textWidth } from './fitted-text.ts';
import { faint, label, num, scale, strokes, width } from './svg.ts';

/** Axes whose numbers keep apart from each other. */

/** Size of the numbers of an axis. */
export const numberSize = 12;

/** Numbers along an axis with their places. */
export interface Placed {
  at: (value: number) => number;
  ticks: number[];
  labelled: number[];
}

/** Returns a number without the last bits of a sum of decimals. */
export function written(value: number): string {
  return String(Number(value.toPrecision(9)) + 0);
}

/** Returns the pixels of the widest number of an axis. */
export function widestOf(axis: Axis): number {
  return Math.max(...numbersOf(axis, 12).map((value) => textWidth(written(value), numberSize)));
}

/** Returns 1, 2 or 5 times a power of ten that cuts a span into at most `most` steps. Only short spans have parts of one. */
function suitableStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = power * ([1, 2, 5].find((factor) => factor * power * most >= span) ?? 10);
  return span >= 4 ? Math.max(1, step) : step;
}

/** Returns the numbers of an axis: from its first by its step, or the multiples of a step that suits it. */
function numbersOf({ from, to, step }: Axis, most: number): number[] {
  const isUsable = step !== undefined && (to - from) / step <= 400;
  const by = isUsable ? step : suitableStep(to - from, most);
  const first = isUsable ? from : Math.ceil(from / by - 1e-9) * by;
  const count = Math.floor((to - first) / by + 1e-9) + 1;
  return Array.from({ length: count }, (_, i) => Number(written(first + i * by)));
}

/** Returns the indices of every k-th of `count` places, with the least k of 1, 2, 5, 10 … that gives each enough room. */
export function everyKth(count: number, pitch: number, room: number, anchor = 0): number[] {
  let k = 1;
  for (const factors = [2, 2.5, 2]; k * pitch < room && k < count; factors.push(factors.shift() ?? 2))
    k *= factors[0] ?? 2;
  const step = Math.round(k);
  const first = anchor % step;
  return Array.from({ length: Math.floor((count - 1 - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Places an axis between two pixels. Numbers without `room` pixels keep their tick only, or not even that. */
export function placed(axis: Axis, first: number, last: number, room: number): Placed {
  const at = (value: number) => first + ((value - axis.from) / (axis.to - axis.from)) * (last - first);
  const all = numbersOf(axis, Math.max(1, Math.floor(Math.abs(last - first) / room)));
  const pitch = Math.abs(at(all[1] ?? axis.to) - at(all[0] ?? axis.from));
  const kept = new Set(everyKth(all.length, pitch, room, Math.max(0, all.indexOf(0))));
  const labelled = all.filter((_, i) => kept.has(i));
  return { at, ticks: pitch < 4 ? labelled : all, labelled };
}

/** Draws an axis from left to right, with its numbers and its name below, and `room` at its left. */
export function axisAcross(axis: Axis, y: number, room = 0): { at: Placed['at']; drawn: string } {
  const margin = Math.max(20, widestOf(axis) / 2 + 4);
  const left = Math.max(margin, room);
  const { at, ticks, labelled } = placed(axis, left, width - margin, widestOf(axis) + 12);
  const marks = ticks.map((value) => `M${num(at(value))} ${num(y - 5)}v10`).join('');
  const numbers = labelled.map((value) => label(at(value), y + 20, written(value)));
  const drawn = [
    strokes(`M${num(left - 6)} ${num(y)}H${num(width - margin + 6)}${marks}`),
    scale(numbers, numberSize),
    axis.name ? short(width / 2, y + 38, axis.name, { across: width - 20 }) : '',
  ];
  return { at, drawn: drawn.join('') };
}

/** Field between two axes. */
export interface Plane {
  x: Placed['at'];
  y: Placed['at'];
  /** Grid, axes and numbers. */
  drawn: string;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [top, bottom] = [30, 240];

/** Draws a field with a line for each number, and both axes: at zero, or at the border next to it. */
export function plane(across: Axis, up: Axis): Plane {
  const left = Math.max(28, widestOf(up) + 10);
  const right = width - Math.max(16, widestOf(across) / 2 + 2);
  const x = placed(across, left, right, widestOf(across) + 12);
  const y = placed(up, bottom, top, 18);
  const grid = [
    ...x.ticks.map((value) => `M${num(x.at(value))} ${top}V${bottom}`),
    ...y.ticks.map((value) => `M${num(left)} ${num(y.at(value))}H${num(right)}`),
  ];
  const zero = ({ from, to }: Axis) => Math.min(to, Math.max(from, 0));
  const [zeroX, zeroY] = [num(x.at(zero(across))), num(y.at(zero(up)))];
  const numbers = [
    ...x.labelled.map((value) => label(x.at(value), bottom + 17, written(value))),
    ...y.labelled.map((value) => label(left - 5, y.at(value) + 4, written(value), { 'text-anchor': 'end' })),
  ];
  const name = cut(up.name ?? 'y', width - 16, 13);
  const nameX = Math.max(8, Math.min(x.at(zero(across)), width - 8 - textWidth(name, 13)));
  const drawn = [
    strokes(grid.join(''), { stroke: faint, 'stroke-width': 1 }),
    strokes(`M${num(left)} ${zeroY}H${num(right)}M${zeroX} ${top}V${bottom}`),
    scale(numbers, numberSize),
    short(nameX, 18, name, { across: width, anchor: 'start' }),
    short(width / 2, bottom + 36, across.name ?? 'x', { across: width - 16 }),
  ];
  return { x: x.at, y: y.at, drawn: drawn.join(''), height: bottom + 46, left, right, top, bottom };
}
