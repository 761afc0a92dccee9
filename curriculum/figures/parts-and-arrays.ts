import type { FigureOf } from '../figure-types.ts';
import { each } from './fitted-text.ts';
import { boxesSaid } from './number-models.ts';
import {
  box,
  circle,
  type Drawing,
  el,
  ink,
  label,
  num,
  paper,
  shade,
  slice,
  strokes,
  width,
} from './svg.ts';

/** Draws a bar of equal parts, the first of them shaded. */
export function drawFractionBar({ parts, shaded }: FigureOf<'fraction-bar'>): Drawing {
  const [left, step] = [12, (width - 24) / parts];
  const boxes = Array.from({ length: parts }, (_, i) =>
    box(left + i * step, 12, step, 56, { fill: i < shaded ? shade : paper }),
  );
  return {
    title: 'A bar in equal parts',
    description: `A bar in parts of one size, from the left: ${partsSaid(parts, shaded)}.`,
    height: 80,
    body: boxes.join(''),
  };
}

/** Draws a disc of equal parts, the first of them shaded, clockwise from the top. A key below says what they are. */
export function drawFractionCircle({ parts, shaded, meaning }: FigureOf<'fraction-circle'>): Drawing {
  const turn = 360 / parts;
  const slices = Array.from({ length: parts }, (_, i) =>
    el('path', {
      d: slice(width / 2, 100, 88, i * turn, (i + 1) * turn),
      fill: i < shaded ? shade : paper,
      stroke: ink,
      'stroke-width': 2,
    }),
  );
  return {
    title: 'A circle in equal parts',
    description: `A circle in parts of one size, clockwise from the top: ${partsSaid(parts, shaded)}.${meaning ? ` Shaded parts are ${meaning}.` : ''}`,
    height: meaning ? 236 : 200,
    body: [...slices, ...(meaning ? [key(meaning)] : [])].join(''),
  };
}

/** Names each part, so that a listener can count. */
export function partsSaid(parts: number, shaded: number): string {
  return [shaded > 0 ? each('shaded', shaded) : '', parts > shaded ? each('white', parts - shaded) : '']
    .filter((part) => part !== '')
    .join(', ');
}

function key(meaning: string): string {
  const x = width / 2 - 40;
  return box(x, 206, 18, 18, { fill: shade }) + label(x + 26, 220, meaning, { 'text-anchor': 'start' });
}

/** Draws two rows of five, filled from the left: first discs, then rings for the added ones. */
export function drawTenFrame({ filled, added = 0 }: FigureOf<'ten-frame'>): Drawing {
  const cell = 56;
  const [left, top] = [(width - 5 * cell) / 2, 14];
  const places = Array.from({ length: 10 }, (_, i) => ({
    i,
    x: left + (i % 5) * cell,
    y: top + Math.floor(i / 5) * cell,
  }));
  const cells = places.map(({ x, y }) => box(x, y, cell, cell));
  const dots = places.slice(0, filled + added).map(({ i, x, y }) =>
    circle(x + cell / 2, y + cell / 2, 19, {
      fill: i < filled ? shade : paper,
      stroke: ink,
      'stroke-width': i < filled ? 2 : 4,
    }),
  );
  return {
    title: 'A ten-frame',
    description: `A frame of two rows with five boxes each: ${boxesSaid({ filled, added })}.`,
    height: 140,
    body: [...cells, ...dots].join(''),
  };
}

/** Draws rows of dots, as large as fits. */
export function drawArray({ rows, columns }: FigureOf<'array'>): Drawing {
  const pitch = Math.min(36, (width - 16) / Math.max(rows, columns));
  const left = (width - (columns - 1) * pitch) / 2;
  const top = 8 + pitch / 2;
  // A line of no length with round ends is a disc, and takes a fifth of a circle's bytes.
  const dots = Array.from({ length: rows * columns }, (_, i) => {
    return `M${num(left + (i % columns) * pitch)} ${num(top + Math.floor(i / columns) * pitch)}h0`;
  });
  return {
    title: 'Dots in rows',
    description: `Dots in ${rows === 1 ? 'one row' : `${rows} rows`} of ${columns === 1 ? 'one' : columns}${rows === 1 ? '' : ' each'}.`,
    height: Math.ceil(16 + rows * pitch),
    body: strokes(dots.join(''), { stroke: shade, 'stroke-width': pitch * 0.7, 'stroke-linecap': 'round' }),
  };
}
