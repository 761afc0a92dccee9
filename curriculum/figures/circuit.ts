import type { FigureOf } from '../figure-types.ts';
import { said } from './fitted-text.ts';
import { box, type Drawing, el, ink, label, num, strokes, width } from './svg.ts';

const [left, right, top] = [40, width - 16, 34];
/** Places of the first and the last parallel branch, which leave room for the label of the battery. */
const [firstBranch, lastBranch] = [150, 276];

/** Draws a battery at the left, and resistors as boxes: in series on one wire, or in parallel between two wires. */
export function drawCircuit({ layout, resistors, battery, current }: FigureOf<'circuit'>): Drawing {
  const isSeries = layout === 'series';
  const bottom = top + 100;
  const [upper, lower] = [(top + bottom) / 2 - 5, (top + bottom) / 2 + 5];
  const end = isSeries ? right : lastBranch;
  return {
    title: 'A circuit',
    description: [
      `A battery${battery ? ` with the label ${said([battery])}` : ''}.`,
      `Resistors, ${isSeries ? 'all on one wire' : 'each on a wire of its own, beside the others'}: ${said(resistors)}.`,
      current ? `An arrow at the wire has the label ${said([current])}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    height: bottom + 40,
    body: [
      // The wire is open at the battery, whose longer plate is plus.
      strokes(`M${left} ${upper}V${top}H${end}V${bottom}H${left}V${lower}`),
      strokes(`M${left - 16} ${upper}h32`, { 'stroke-width': 3 }),
      strokes(`M${left - 9} ${lower}h18`, { 'stroke-width': 5 }),
      isSeries ? inSeries(resistors) : inParallel(resistors, bottom),
      ...(battery ? [label(left + 24, upper + 11, battery, { 'text-anchor': 'start' })] : []),
      ...(current ? [arrow(bottom), label((left + right) / 2, bottom + 26, current)] : []),
    ].join(''),
  };
}

function inSeries(resistors: readonly string[]): string {
  const pitch = (right - left) / (resistors.length + 1);
  return resistors
    .map((text, i) => resistor(left + (i + 1) * pitch, top, Math.min(76, pitch * 0.8), text))
    .join('');
}

/** Draws each resistor on a branch from the upper to the lower wire. The end of the loop is the last branch. */
function inParallel(resistors: readonly string[], bottom: number): string {
  const pitch = (lastBranch - firstBranch) / Math.max(1, resistors.length - 1);
  const places = resistors.map((_, i) => lastBranch - (resistors.length - 1 - i) * pitch);
  const branches = places.slice(0, -1).map((x) => `M${num(x)} ${top}V${bottom}`);
  const boxes = resistors.map((text, i) =>
    resistor(places[i] ?? 0, (top + bottom) / 2, Math.min(60, pitch * 0.85), text),
  );
  return [strokes(branches.join('')), ...boxes].join('');
}

function resistor(x: number, y: number, wide: number, text: string): string {
  return box(x - wide / 2, y - 14, wide, 28) + label(x, y + 5, text);
}

/** Draws the direction of the current, from plus to minus: to the left at the bottom. */
function arrow(y: number): string {
  const x = (left + right) / 2;
  return el('path', { d: `M${x - 8} ${y}l14 -7v14Z`, fill: ink });
}
