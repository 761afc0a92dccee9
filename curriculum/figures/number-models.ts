import type { FigureOf } from '../figure-types.ts';
import { block, each, said } from './fitted-text.ts';
import { box, circle, type Drawing, el, ink, num, paper, shade, strokes, tint, width } from './svg.ts';

/** Draws two rows of five for each frame, filled from the left: first discs, then rings for the added ones. */
export function drawTenFrames({ frames }: FigureOf<'ten-frames'>): Drawing {
  const cell = Math.min(40, 380 / (frames.length * 2 + frames.length * 0.3));
  const left = (width - 5 * cell) / 2;
  const tall = cell * 2.3;
  const drawn = frames.map(({ filled, added = 0 }, frame) => {
    const places = Array.from({ length: 10 }, (_, i) => ({
      i,
      x: left + (i % 5) * cell,
      y: 8 + frame * tall + Math.floor(i / 5) * cell,
    }));
    const dots = places.slice(0, filled + added).map(({ i, x, y }) =>
      circle(x + cell / 2, y + cell / 2, cell * 0.34, {
        fill: i < filled ? shade : paper,
        stroke: ink,
        'stroke-width': i < filled ? 2 : 4,
      }),
    );
    return [...places.map(({ x, y }) => box(x, y, cell, cell)), ...dots].join('');
  });
  return {
    title: frames.length > 1 ? 'Ten-frames' : 'A ten-frame',
    description: frames
      .map(
        (frame, i) =>
          `${frames.length > 1 ? `The ${ordinals[i] ?? 'next'} frame` : 'The frame'}: ${boxesSaid(frame)}.`,
      )
      .join(' '),
    height: Math.ceil(16 + frames.length * tall - cell * 0.3),
    body: drawn.join(''),
  };
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** Names what each box of a ten-frame holds, so that a listener can count. */
export function boxesSaid({ filled, added = 0 }: { filled: number; added?: number }): string {
  const empty = Math.max(0, 10 - filled - added);
  const parts = [
    filled > 0 ? each('dot', filled) : '',
    added > 0 ? each('ring', added) : '',
    empty > 0 ? each('empty', empty) : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** Draws squares of a hundred, rods of ten, and cubes of one. */
export function drawBaseTen({ hundreds, tens, ones }: FigureOf<'base-ten'>): Drawing {
  // The fewer blocks, the larger they are.
  const unit = hundreds > 3 || tens > 9 ? 5.6 : hundreds > 0 ? 8 : 10;
  const [flat, perRow, gap] = [unit * 10, 5, 6];
  const flatRows = Math.ceil(hundreds / perRow);
  const lower = 10 + flatRows * (flat + gap);
  const flats = Array.from({ length: hundreds }, (_, i) =>
    gridded(10 + (i % perRow) * (flat + gap), 10 + Math.floor(i / perRow) * (flat + gap), 10, 10, unit),
  );
  const rods = Array.from({ length: tens }, (_, i) =>
    gridded(10 + (i % 15) * (unit * 2), lower + Math.floor(i / 15) * (flat + gap), 1, 10, unit),
  );
  const cubesLeft = 20 + Math.min(15, tens) * unit * 2;
  const cubes = Array.from({ length: ones }, (_, i) =>
    gridded(cubesLeft + Math.floor(i / 5) * unit * 2, lower + (i % 5) * unit * 2, 1, 1, unit),
  );
  const rodRows = Math.max(Math.ceil(tens / 15), ones > 0 ? 1 : 0);
  return {
    title: 'Blocks of ones, tens and hundreds',
    description: [
      hundreds > 0 ? `Squares of one hundred: ${each('square', hundreds)}.` : '',
      tens > 0 ? `Rods of ten: ${each('rod', tens)}.` : '',
      ones > 0 ? `Cubes of one: ${each('cube', ones)}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    height: Math.ceil(lower + rodRows * (flat + gap) + 4),
    body: el('g', { fill: tint, stroke: ink, 'stroke-width': 1 }, ...flats, ...rods, ...cubes),
  };
}

/** Draws a rectangle of small squares. */
function gridded(x: number, y: number, columns: number, rows: number, unit: number): string {
  const [wide, tall] = [columns * unit, rows * unit];
  const lines = [
    `M${num(x)} ${num(y)}h${num(wide)}v${num(tall)}h${num(-wide)}z`,
    ...Array.from({ length: columns - 1 }, (_, i) => `M${num(x + (i + 1) * unit)} ${num(y)}v${num(tall)}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${num(x)} ${num(y + (i + 1) * unit)}h${num(wide)}`),
  ];
  return el('path', { d: lines.join('') });
}

/** Draws the whole above its parts, each in a circle. */
export function drawNumberBond({ whole, parts }: FigureOf<'number-bond'>): Drawing {
  const radius = Math.min(34, 140 / parts.length);
  const pitch = (width - 20) / parts.length;
  const places = parts.map((text, i) => ({ text, x: 10 + (i + 0.5) * pitch, y: 150 }));
  const top = { text: whole, x: width / 2, y: 44 };
  const discs = [{ ...top, r: 34 }, ...places.map((place) => ({ ...place, r: radius }))];
  return {
    title: 'A number bond',
    description: `A whole and its parts, joined by lines. The whole: ${said([whole])}. The parts: ${said(parts)}.`,
    height: 196,
    body: [
      strokes(places.map(({ x, y }) => `M${top.x} ${top.y}L${num(x)} ${y}`).join('')),
      ...discs.map(({ x, y, r }) => circle(x, y, r, { fill: paper, stroke: ink, 'stroke-width': 2 })),
      ...discs.map(({ x, y, r, text }) => block(x, y, text, { across: 2 * r - 6, size: 15 })),
    ].join(''),
  };
}

/** Draws rows of unit squares, the first of them shaded. */
export function drawUnitSquares({ rows, shaded = 0 }: FigureOf<'unit-squares'>): Drawing {
  const columns = Math.max(1, ...rows);
  const unit = Math.min(36, (width - 20) / columns, 380 / rows.length);
  const left = (width - columns * unit) / 2;
  let number = 0;
  const squares = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      d: `M${num(left + i * unit)} ${num(10 + row * unit)}h${num(unit)}v${num(unit)}h${num(-unit)}z`,
      isShaded: number++ < shaded,
    })),
  );
  const drawn = (isShaded: boolean, fill: string) => {
    const d = squares.filter((square) => square.isShaded === isShaded).map((square) => square.d);
    return d.length > 0 ? el('path', { d: d.join(''), fill, stroke: ink, 'stroke-width': 1.5 }) : '';
  };
  return {
    title: 'Unit squares',
    description: `Squares of one size without gaps, in rows from the top: ${rowsSaid(rows)}.${shaded > 0 ? ` Of them, ${shaded} are shaded.` : ''}`,
    height: Math.ceil(20 + rows.length * unit),
    body: drawn(false, '#f4f8fc') + drawn(true, shade),
  };
}

/** Says how many squares the rows have, equal rows together. */
function rowsSaid(rows: readonly number[]): string {
  const runs: { count: number; squares: number }[] = [];
  for (const squares of rows) {
    const last = runs.at(-1);
    if (last?.squares === squares) last.count++;
    else runs.push({ count: 1, squares });
  }
  const plural = (n: number, word: string) => `${n} ${n === 1 ? word : `${word}s`}`;
  return runs
    .map(({ count, squares }) => `${plural(count, 'row')} of ${plural(squares, 'square')}`)
    .join(', ');
}
