import type { Axis } from '../figure-kinds.ts';
import type { FigureOf } from '../figure-types.ts';
import { numberSize, placed, written } from './axes.ts';
import { said, short } from './fitted-text.ts';
import { box, circle, type Drawing, el, ink, label, num, scale, shade, strokes, width } from './svg.ts';

/** Instruments with a scale that is read from the bottom up. */

/** Draws the numbers of an axis from the bottom up, to the right of x, and returns the place of a value. */
function axisUp(
  axis: Axis,
  x: number,
  top: number,
  bottom: number,
  isShown: (value: number) => boolean = () => true,
): { at: (value: number) => number; drawn: string } {
  const { at, ticks, labelled } = placed(axis, bottom, top, 18);
  const shown = labelled.filter(isShown);
  const lines = ticks.map((value) => {
    const isLabelled = labelled.includes(value);
    return `M${x} ${num(at(value))}h${isLabelled ? 14 : 8}`;
  });
  const numbers = shown.map((value) =>
    label(x + 19, at(value) + 4, written(value), { 'text-anchor': 'start' }),
  );
  return { at, drawn: strokes(lines.join(''), { 'stroke-width': 1.5 }) + scale(numbers, numberSize) };
}

/** Says where a value is on a scale: by the lines from the nearest number below or above. */
function scaleSaid(axis: Axis, value: number, what: string): string {
  const { ticks, labelled } = placed(axis, 0, 206, 18);
  const step = (ticks[1] ?? axis.to) - (ticks[0] ?? axis.from);
  const near = labelled.reduce((best, number) =>
    Math.abs(number - value) < Math.abs(best - value) ? number : best,
  );
  const lines = Math.round((2 * Math.abs(value - near)) / step) / 2;
  const where =
    lines === 0 ? 'at' : `${lines} ${lines === 1 ? 'line' : 'lines'} ${value > near ? 'above' : 'below'}`;
  return `Its numbers: ${labelled.map(written).join(', ')}. A line stands for ${written(step)}. ${what} ends ${where} ${written(near)}.`;
}

/** Draws a thermometer, filled up to the value. */
export function drawThermometer({ axis, value, unit }: FigureOf<'thermometer'>): Drawing {
  const [x, top, bottom] = [width / 2 - 12, 34, 240];
  const { at, drawn } = axisUp(axis, x + 14, top, bottom);
  const level = at(value);
  return {
    title: 'A thermometer',
    description: `A thermometer in ${unit === '°C' ? 'degrees Celsius' : 'degrees Fahrenheit'}. ${scaleSaid(axis, value, 'The column')}`,
    height: 296,
    body: [
      box(x - 10, 12, 20, 250, { rx: 10 }),
      circle(x, 266, 20, { fill: '#d64541', stroke: ink, 'stroke-width': 2 }),
      el('rect', { x: x - 5, y: level, width: 10, height: 262 - level, fill: '#d64541' }),
      drawn,
      label(x + 46, 18, unit, { 'font-size': 14 }),
    ].join(''),
  };
}

/** Draws a glass with a scale, filled up to the value. */
export function drawBeaker({ axis, value, unit }: FigureOf<'beaker'>): Drawing {
  const [left, right, top, bottom] = [80, 230, 30, 210];
  // The lowest number would lie on the floor of the glass.
  const { at, drawn } = axisUp(axis, left, top + 8, bottom, (number) => number > axis.from);
  const level = at(value);
  return {
    title: 'A glass with a scale',
    description: `A glass with water, and a scale in ${said([unit])} at its side. ${scaleSaid(axis, value, 'The water')}`,
    height: 230,
    body: [
      el('rect', { x: left, y: level, width: right - left, height: bottom - level, fill: '#b9d6ef' }),
      strokes(`M${left} ${num(level)}H${right}`, { stroke: shade, 'stroke-width': 3 }),
      strokes(`M${left - 8} ${top - 8}q8 0 8 10V${bottom}H${right}V${top - 8}`, { 'stroke-width': 3 }),
      drawn,
      short(right + 8, top + 8, unit, { across: width - right - 12, anchor: 'start' }),
    ].join(''),
  };
}
