import type { FigureOf } from '../figure-types.ts';
import { box, type Drawing, label, num, scale, shade, strokes, width } from './svg.ts';

const margin = 26;

/** Returns the x of each number of a range, from the left to the right margin. */
function placed(from: number, to: number): (value: number) => number {
  return (value) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
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
    description: `A ruler from 0 to ${length} ${unit}. A ribbon along it starts at ${from} and ends at ${to}.`,
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
