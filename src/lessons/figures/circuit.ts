import type { FigureOf } from '../generators/figures.ts';
import { box, type Drawing, el, ink, label, num, strokes, width } from './svg.ts';

const [left, right, top] = [56, width - 16, 34];
const [boxWidth, boxHeight] = [70, 28];

/** A battery at the left, and resistors as boxes: one after the other, or each on a wire of its own. */
export function drawCircuit({ layout, resistors, battery, current }: FigureOf<'circuit'>): Drawing {
  const isSeries = layout === 'series';
  const bottom = top + (isSeries ? 100 : Math.max(1, resistors.length - 1) * 52);
  const drawn = resistors.map((text, i) => {
    const [x, y] = isSeries
      ? [left + ((i + 0.75) * (right - left)) / (resistors.length + 0.5), top]
      : [(left + right) / 2, top + i * 52];
    return box(x - boxWidth / 2, y - boxHeight / 2, boxWidth, boxHeight) + label(x, y + 5, text);
  });
  const rungs = isSeries
    ? ''
    : resistors
        .slice(1, -1)
        .map((_, i) => `M${left} ${top + (i + 1) * 52}H${right}`)
        .join('');
  const middle = (top + bottom) / 2;
  return {
    title: 'A circuit',
    description: `A battery and resistors, drawn as boxes. ${isSeries ? 'All of them are on one wire.' : 'Each resistor is on a wire of its own, beside the others.'}`,
    height: bottom + 40,
    body: [
      // Open at the battery: its plates, of which the longer one is plus.
      strokes(`M${left} ${num(middle - 5)}V${top}H${right}V${bottom}H${left}V${num(middle + 5)}${rungs}`),
      strokes(`M${left - 16} ${num(middle - 5)}h32`, { 'stroke-width': 3 }),
      strokes(`M${left - 9} ${num(middle + 5)}h18`, { 'stroke-width': 5 }),
      ...drawn,
      ...(battery ? [label(left + 24, middle + 6, battery, { 'text-anchor': 'start' })] : []),
      ...(current ? [arrow(bottom), label((left + right) / 2, bottom + 26, current)] : []),
    ].join(''),
  };
}

/** The direction of the current: from plus to minus, so at the bottom to the left. */
function arrow(y: number): string {
  const x = (left + right) / 2;
  return el('path', { d: `M${x - 8} ${y}l14 -7v14Z`, fill: ink });
}
