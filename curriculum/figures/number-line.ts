import type { FigureOf } from '../figure-types.ts';
import { everyKth, numberSize, written } from './axes.ts';
import { cut, said, textWidth } from './fitted-text.ts';
import {
  arrowHead,
  box,
  circle,
  type Drawing,
  ink,
  label,
  num,
  paper,
  scale,
  shade,
  strokes,
  width,
} from './svg.ts';

type NumberLine = FigureOf<'number-line'>;
type At = (value: number) => number;

/** Draws a line with ticks, dots on the marks, and a box with a question mark for the requested number. */
export function drawNumberLine(figure: NumberLine): Drawing {
  const { from, to, marks, asked, jumps = [], ray } = figure;
  const y = jumps.length > 0 ? 96 : 52;
  const margin = Math.max(26, textWidth(written(from), 13) / 2 + 4, textWidth(written(to), 13) / 2 + 4);
  const x = (value: number) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
  const ticks = ticksOf(figure).map((value) => `M${num(x(value))} ${y - 8}v16`);
  const ends = `M6 ${y}H${width - 6}M14 ${y - 7}L6 ${y}L14 ${y + 7}M${width - 14} ${y - 7}L${width - 6} ${y}L${width - 14} ${y + 7}`;
  const labels = labelsOf(figure, x);
  return {
    title: 'A number line',
    description: described(figure, labels),
    height: y + 44,
    body: [
      strokes(ends + ticks.join('')),
      scale(labels.map((value) => label(x(value), y + 29, written(value)))),
      ...jumps.map((jump) => arc(jump, jumps.length, x, y)),
      ray ? drawnRay(ray, x, y) : '',
      // A ray has its own dot, which may be open.
      ...marks
        .filter((mark) => mark !== ray?.from)
        .map((mark) => circle(x(mark), y, dotOf(marks, x), { fill: shade, stroke: ink })),
      // Arcs start where the labels of the marks would be. So these are below the line.
      jumps.length > 0 ? '' : namedMarks(marks, x, y),
      asked === undefined ? '' : question(x(asked), y),
    ].join(''),
  };
}

function described(
  { from, to, step, marks, asked, jumps = [], ray }: NumberLine,
  labels: readonly number[],
): string {
  const numbers = asked === undefined ? labels : [...labels, asked];
  const told = numbers
    .toSorted((a, b) => a - b)
    .map((value) => (value === asked ? 'a question mark' : written(value)));
  const jumped = jumps.map(
    ({ from: start, to: end, label: text }) =>
      `from ${written(start)} to ${end === asked ? 'the question mark' : written(end)}${text ? ` (${said([text])})` : ''}`,
  );
  const dots = marks.filter((mark) => mark !== ray?.from);
  const sentences = [
    `A number line from ${from === asked ? 'a question mark' : written(from)} to ${to === asked ? 'a question mark' : written(to)} with marks at equal steps.`,
    told.length > 0 ? `Numbers on it: ${told.join(', ')}.` : '',
    asked === undefined ? '' : placeOf(asked, labels, step),
    dots.length > 0 ? `${dots.length > 1 ? 'Dots are' : 'A dot is'} at ${dots.map(written).join(', ')}.` : '',
    jumped.length > 0 ? `Arrows jump: ${jumped.join(', ')}.` : '',
    ray
      ? `A thick arrow goes to the ${ray.to} from ${ray.open ? 'an open' : 'a filled'} dot at ${written(ray.from)}.`
      : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Says how many marks the question mark is after a number, unless it follows it at once. */
function placeOf(asked: number, labels: readonly number[], step: number): string {
  const before = Math.max(...labels.filter((value) => value < asked));
  const steps = Math.round((asked - before) / step);
  return steps > 1 && steps < 100 ? `The question mark is ${steps} marks after ${written(before)}.` : '';
}

/** Returns a radius with which no dot lies on another. */
function dotOf(marks: readonly number[], x: At): number {
  const places = [...new Set(marks)].map(x).sort((a, b) => a - b);
  const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
  return Math.max(2, Math.min(7, ...gaps.map((gap) => gap / 2 - 0.5)));
}

/** Returns the numbers with a tick: every step, or only every k-th of steps that are too many to see. */
function ticksOf({ from, to, step }: NumberLine): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return everyKth(count, (width / (to - from)) * step, 4).map((i) => from + i * step);
}

/** Returns the labels with enough room: all of them, or every k-th. */
function labelsOf({ labels, marks, asked, jumps = [] }: NumberLine, x: At): number[] {
  const all = [...new Set([...labels, ...(jumps.length > 0 ? marks : [])])].filter(
    (value) => value !== asked,
  );
  // The number that is left out keeps its place among the others.
  const sorted = (asked === undefined ? all : [...all, asked]).toSorted((a, b) => a - b);
  const half = (value: number) => textWidth(written(value), 13) / 2 + 1;
  const boxed = asked === undefined ? [] : [{ at: x(asked), half: 13 }];
  const isFree = (value: number, others: readonly { at: number; half: number }[]) =>
    others.every((other) => Math.abs(other.at - x(value)) >= other.half + half(value));
  const fits = (values: readonly number[]) =>
    values.every((value, i) =>
      isFree(
        value,
        values.slice(i + 1, i + 2).map((next) => ({ at: x(next), half: half(next) })),
      ),
    );
  const zero = Math.max(0, sorted.indexOf(0));
  const every = (k: number) => sorted.filter((_, i) => (i - zero) % k === 0);
  const k = [1, 2, 5, 10, 20, 50, 100].find((each) => fits(every(each).filter((value) => value !== asked)));
  const kept = new Set(every(k ?? sorted.length));
  return all.filter((value) => kept.has(value) && isFree(value, boxed));
}

/** Labels the marks above their dots, a label next to another one on a line of its own. */
function namedMarks(marks: readonly number[], x: At, y: number): string {
  const reached = [0, 0];
  const drawn = marks
    .toSorted((a, b) => a - b)
    .map((mark) => {
      const half = textWidth(written(mark)) / 2 + 2;
      const level = reached.findIndex((end) => end <= x(mark) - half);
      if (level < 0) return '';
      reached[level] = x(mark) + half;
      return label(x(mark), y - 18 - level * 16, written(mark));
    });
  return drawn.join('');
}

function question(x: number, y: number): string {
  return box(x - 11, y + 12, 22, 24, { 'stroke-dasharray': '3 2' }) + label(x, y + 29, '?');
}

/** Draws an arrow over the line from number to number. */
function arc(
  { from, to, label: text = '' }: NonNullable<NumberLine['jumps']>[number],
  count: number,
  x: At,
  y: number,
): string {
  const [start, end] = [x(from), x(to)];
  const across = Math.abs(end - start);
  const up = Math.min(56, 16 + across / 3);
  const [floor, middle] = [y - 9, (start + end) / 2];
  const shown = cut(text, 120, numberSize);
  const half = textWidth(shown, numberSize) / 2;
  const hasRoom = text !== '' && (count === 1 || 2 * half <= across);
  const at = Math.min(width - 4 - half, Math.max(4 + half, middle));
  const bearing = (Math.atan2(end - middle, 1.6 * up) * 180) / Math.PI;
  return [
    strokes(`M${num(start)} ${floor}Q${num(middle)} ${num(floor - 2 * up)} ${num(end)} ${floor}`),
    arrowHead(end, floor, 180 - bearing, 9),
    hasRoom ? label(at, floor - up - 5, shown, { 'font-size': numberSize }) : '',
  ].join('');
}

function drawnRay({ from, to, open }: NonNullable<NumberLine['ray']>, x: At, y: number): string {
  const end = to === 'left' ? 8 : width - 8;
  return [
    strokes(`M${num(x(from))} ${y}H${end}`, { stroke: shade, 'stroke-width': 6 }),
    arrowHead(end === 8 ? 2 : width - 2, y, to === 'left' ? 270 : 90, 16),
    circle(x(from), y, 7, { fill: open ? paper : shade, stroke: ink, 'stroke-width': 2 }),
  ].join('');
}
