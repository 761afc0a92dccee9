import type { FigureOf } from '../figure-types.ts';
import { block, said, wrapped } from './fitted-text.ts';
import {
  around,
  arrowHead,
  box,
  circle,
  type Drawing,
  el,
  ink,
  num,
  paper,
  strokes,
  through,
  tint,
  width,
} from './svg.ts';

export type Spot = readonly [x: number, y: number];

/** Draws an arrow from a place to another. */
function arrow(from: Spot, to: Spot): string {
  return arrowAlong([from, to]);
}

/** Draws an arrow through places. */
export function arrowAlong(spots: readonly Spot[]): string {
  const [[x, y] = [0, 0], [endX, endY] = [0, 0]] = spots.slice(-2);
  const bearing = (Math.atan2(endX - x, y - endY) * 180) / Math.PI;
  const stop = around(endX, endY, 6, bearing + 180);
  return strokes(through([...spots.slice(0, -1), stop])) + arrowHead(endX, endY, bearing);
}

/** Draws a box with a text. */
export function node(x: number, y: number, wide: number, tall: number, text: string): string {
  return (
    box(x - wide / 2, y - tall / 2, wide, tall, { rx: 6, fill: text === '?' ? paper : tint }) +
    block(x, y, text, { across: wide - 8, size: 12, most: Math.max(1, Math.floor((tall - 4) / 14)) })
  );
}

/** Returns the lines that the longest of the texts needs in a box. */
function linesFor(texts: readonly string[], wide: number): number {
  return Math.max(...texts.map((text) => wrapped(text, wide - 8, 9, 12).length));
}

/** Number of boxes on a row of a chain, with their sizes. */
interface ChainRows {
  perRow: number;
  wide: number;
  tall: number;
  pitch: number;
}

/** Returns as many boxes on a row as leave each text whole: three or two, or one whose texts are long. */
function rowsFor(boxes: readonly string[]): ChainRows {
  const options = [boxes.length === 4 ? 2 : 3, 2, 1].map((perRow): ChainRows => {
    const columns = Math.min(perRow, boxes.length);
    const wide = [260, 124, 90][columns - 1] ?? 90;
    const pitch = Math.min(92, 384 / Math.ceil(boxes.length / perRow));
    const most = Math.max(1, Math.floor((pitch - 24) / 14));
    return {
      perRow,
      wide,
      tall: Math.min(pitch - 18, Math.max(2, Math.min(most, linesFor(boxes, wide))) * 14 + 14),
      pitch,
    };
  });
  const isWhole = ({ wide, tall }: ChainRows) =>
    boxes.every(
      (text) =>
        !wrapped(text, wide - 8, Math.max(1, Math.floor((tall - 4) / 14)), 12)
          .join()
          .includes('…'),
    );
  const [first] = options;
  if (!first) throw new Error('there is an option');
  return options.find(isWhole) ?? first;
}

/** Draws boxes with arrows from each to the next: up to three on a row, and rows from left to right. */
export function drawChain({ boxes }: FigureOf<'chain'>): Drawing {
  const { perRow, wide, tall, pitch: most } = rowsFor(boxes);
  const columns = Math.min(perRow, boxes.length);
  const gap = (width - 16 - columns * wide) / Math.max(1, columns - 1);
  const pitch = Math.min(most, tall + 32);
  const at = (i: number): Spot => [
    columns === 1 ? width / 2 : 8 + wide / 2 + (i % perRow) * (wide + gap),
    8 + tall / 2 + Math.floor(i / perRow) * pitch,
  ];
  const arrows = boxes.slice(1).map((_, i) => {
    const [[x, y], [nextX, nextY]] = [at(i), at(i + 1)];
    if (y === nextY) return arrow([x + wide / 2, y], [nextX - wide / 2, y]);
    // To the row below: down, to the left, and down.
    const middle = (y + nextY) / 2;
    return (
      strokes(`M${num(x)} ${num(y + tall / 2)}V${num(middle)}H${num(nextX)}V${num(nextY - tall / 2 - 6)}`) +
      arrowHead(nextX, nextY - tall / 2, 180)
    );
  });
  const drawn = boxes.map((text, i) => node(...at(i), wide, tall, text));
  return {
    title: 'Boxes with arrows',
    description: `Boxes with an arrow from each to the next: ${said(boxes, 60)}.`,
    height: Math.ceil(at(boxes.length - 1)[1] + tall / 2 + 10),
    body: [...arrows, ...drawn].join(''),
  };
}

/** Draws steps around a circle, clockwise from the top, with arrows from each to the next. */
export function drawCycle({ steps }: FigureOf<'cycle'>): Drawing {
  const count = steps.length;
  const wide = count > 6 ? 100 : count > 4 ? 96 : 108;
  const tall = Math.max(36, Math.min(count > 6 ? 36 : count > 4 ? 64 : 78, 8 + linesFor(steps, wide) * 14));
  const [across, up] = [(width - wide) / 2 - 6, count > 6 ? 168 : count > 4 ? 140 : 104];
  const [cx, cy] = [width / 2, up + tall / 2 + 8];
  // Points of an ellipse, which is wide like the page.
  const at = (turn: number): Spot => {
    const [x, y] = around(0, 0, 1, turn);
    return [cx + x * across, cy + y * up];
  };
  const isInBox = ([x, y]: Spot, [boxX, boxY]: Spot, by: number) =>
    Math.abs(x - boxX) < wide / 2 + by && Math.abs(y - boxY) < tall / 2 + by;
  const arrows = steps.map((_, i) => {
    const [first, last] = [(i * 360) / count, ((i + 1) * 360) / count];
    const all = Array.from({ length: 41 }, (_, n) => at(first + ((last - first) * n) / 40));
    const free = all.filter((spot) => !isInBox(spot, at(first), 2) && !isInBox(spot, at(last), 3));
    const [end, before] = [free.at(-1), free.at(-3)];
    if (!end || !before) return '';
    const bearing = (Math.atan2(end[0] - before[0], before[1] - end[1]) * 180) / Math.PI;
    return strokes(through(free.slice(0, -1))) + arrowHead(...end, bearing);
  });
  const nodes = steps.map((text, i) => node(...at((i * 360) / count), wide, tall, text));
  return {
    title: 'A cycle with arrows',
    description: `Boxes around a circle, with an arrow from each to the next and from the last to the first: ${said(steps, 60)}.`,
    height: Math.ceil(2 * up + tall + 16),
    body: [...arrows, ...nodes].join(''),
  };
}

const bands = ['#dce8f5', '#f6e3b4', '#e5c9a8', '#c9d8b6', '#ddd', '#f3d1c8'];

/** Draws layers from the top, or from the outside of a ball, which is cut open. */
export function drawLayers({ form, layers }: FigureOf<'layers'>): Drawing {
  const isFlat = form === 'flat';
  return {
    title: 'Layers',
    description: `Layers ${isFlat ? 'from the top' : 'from the outside to the middle'}: ${said(layers)}.`,
    height: isFlat ? 16 + layers.length * flatTall(layers.length) : 240,
    body: isFlat ? flatLayers(layers) : roundLayers(layers),
  };
}

function flatTall(count: number): number {
  return Math.floor(Math.min(48, 380 / count));
}

function flatLayers(layers: readonly string[]): string {
  const tall = flatTall(layers.length);
  return layers
    .map((text, i) => {
      const y = 8 + i * tall;
      return (
        box(40, y, width - 80, tall, { fill: bands[i % bands.length] ?? paper }) +
        block(width / 2, y + tall / 2, text, { across: width - 92, most: tall > 34 ? 2 : 1 })
      );
    })
    .join('');
}

function roundLayers(layers: readonly string[]): string {
  const [cx, cy, radius] = [116, 120, 108];
  const pitch = Math.min(40, 220 / layers.length);
  const discs = layers.map((_, i) => {
    const r = (radius * (layers.length - i)) / layers.length;
    return circle(cx, cy, r, { fill: bands[i % bands.length] ?? paper, stroke: ink, 'stroke-width': 2 });
  });
  const labels = layers.map((text, i) => {
    const r = (radius * (layers.length - i - 0.5)) / layers.length;
    const y = cy + (i - (layers.length - 1) / 2) * pitch;
    // The line starts inside of the layer, at the right.
    const [x, from] = around(cx, cy, r, 60 + (i * 60) / layers.length);
    return (
      strokes(`M${num(x)} ${num(from)}L236 ${num(y)}`, { 'stroke-width': 1 }) +
      circle(x, from, 2.5) +
      block(240, y, text, { across: width - 244, anchor: 'start', size: 12 })
    );
  });
  return el('g', {}, ...discs, ...labels);
}
