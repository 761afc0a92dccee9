import type { FigureOf } from '../generators/figure-types.ts';
import { box, circle, type Drawing, ink, label, num, scale, shade, strokes, width } from './svg.ts';

const margin = 26;

/** Returns the x of each number of a range, from the left to the right margin. */
function placed(from: number, to: number): (value: number) => number {
  return (value) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
}

/** Draws a line with ticks, dots on the marks, and a box with a question mark for the requested number. */
export function drawNumberLine(figure: FigureOf<'number-line'>): Drawing {
  const { from, to, step, marks, labels, asked } = figure;
  const x = placed(from, to);
  const y = 52;
  const count = Math.floor((to - from) / step) + 1;
  const ticks = Array.from({ length: count }, (_, i) => `M${num(x(from + i * step))} ${y - 8}v16`);
  const ends = `M6 ${y}H${width - 6}M14 ${y - 7}L6 ${y}L14 ${y + 7}M${width - 14} ${y - 7}L${width - 6} ${y}L${width - 14} ${y + 7}`;
  const dots = marks.map(
    (mark) => circle(x(mark), y, 7, { fill: shade, stroke: ink }) + label(x(mark), y - 18, `${mark}`),
  );
  const question =
    asked === undefined
      ? ''
      : box(x(asked) - 11, y + 12, 22, 24, { 'stroke-dasharray': '3 2' }) + label(x(asked), y + 29, '?');
  const sentences = [
    'A straight line with marks at equal steps.',
    ...(marks.length > 0 ? ['A dot shows where to start.'] : []),
    ...(asked === undefined ? [] : ['A question mark stands for a number that is left out.']),
  ];
  return {
    title: 'A number line',
    description: sentences.join(' '),
    height: 96,
    body: [
      strokes(ends + ticks.join('')),
      scale(labels.map((value) => label(x(value), y + 29, `${value}`))),
      ...dots,
      question,
    ].join(''),
  };
}

/** Draws a ribbon above a ruler that starts at 0 and has a mark for each unit and half unit. */
export function drawRuler({ unit, length, from, to }: FigureOf<'ruler'>): Drawing {
  const x = placed(0, length);
  const top = 58;
  const marks = Array.from({ length: 2 * length + 1 }, (_, i) => {
    return `M${num(x(i / 2))} ${top}v${i % 2 === 0 ? 18 : 10}`;
  });
  const numbers = Array.from({ length: length + 1 }, (_, i) => label(x(i), top + 34, `${i}`));
  return {
    title: 'A ruler with a ribbon above it',
    description: 'A ruler starts at zero. A ribbon lies along it. Look at the marks below both of its ends.',
    height: 132,
    body: [
      box(x(from), 22, x(to) - x(from), 22, { fill: shade }),
      strokes(`M${num(x(from))} 22V${top}M${num(x(to))} 22V${top}`, { 'stroke-dasharray': '3 3' }),
      box(8, top, width - 16, 60, { fill: 'none' }),
      strokes(marks.join('')),
      scale(numbers, 12),
      label(width - 28, top + 53, unit),
    ].join(''),
  };
}
