import type { FigureOf } from '../figure-types.ts';
import { arrowAlong, node, type Spot } from './diagrams.ts';
import { said } from './fitted-text.ts';
import { type Drawing, width } from './svg.ts';

/** Boxes of a web with their places and sizes. */
interface Laid {
  rows: { text: string; x: number }[][];
  wide: number;
  tall: number;
  /** Height of the middle of a row. */
  y: (row: number) => number;
}

/** Draws boxes in rows from the lowest, and arrows from box to box, around the boxes of the rows between them. */
export function drawWeb({ rows, arrows }: FigureOf<'web'>): Drawing {
  const laid = laidOut(rows, arrows);
  const { wide, tall, y } = laid;
  const lines = arrows.flatMap(([from, to]) => {
    const spots = way(laid, from, to);
    return spots.length > 1 ? [arrowAlong(spots)] : [];
  });
  const boxes = laid.rows.flatMap((row, r) => row.map(({ text, x }) => node(x, y(r), wide, tall, text)));
  const texts = arrows.map(([from, to]) => `from ${said([from])} to ${said([to])}`);
  return {
    title: 'A web of boxes with arrows',
    description: `Boxes with arrows between them: ${texts.join(', ')}.`,
    height: Math.ceil(y(0) + tall / 2 + 12),
    body: [...lines, ...boxes].join(''),
  };
}

/** Gap between the boxes of the fullest row, in which an arrow has room. */
const gap = 12;

function laidOut(rows: FigureOf<'web'>['rows'], arrows: FigureOf<'web'>['arrows']): Laid {
  const pitch = Math.min(84, 380 / rows.length);
  const tall = Math.min(36, pitch - 24);
  const most = Math.max(...rows.map((row) => row.length));
  const wide = Math.min(92, (width - gap) / most - gap);
  const placed = rows.map((row) => row.map((text, i) => ({ text, x: ((i + 0.5) * width) / row.length })));
  // Each row in the order of the boxes below that its boxes have arrows with, so that few arrows cross.
  for (const [r, row] of placed.entries()) {
    const below = placed.slice(0, r).flat();
    const pull = (text: string): number => {
      const others = below.filter((other) =>
        arrows.some(
          ([from, to]) => (from === other.text && to === text) || (to === other.text && from === text),
        ),
      );
      return others.reduce((sum, { x }) => sum + x, 0) / Math.max(1, others.length);
    };
    const places = row.map(({ x }) => x);
    const sorted = row.toSorted((a, b) => pull(a.text) - pull(b.text));
    placed[r] = sorted.map(({ text }, i) => ({ text, x: places[i] ?? 0 }));
  }
  return { rows: placed, wide, tall, y: (row) => 12 + tall / 2 + (rows.length - 1 - row) * pitch };
}

/** Returns the corners of an arrow: from the edge of a box to the edge of another, through gaps of the rows between them. */
function way({ rows, wide, tall, y }: Laid, from: string, to: string): Spot[] {
  const find = (text: string) => {
    const row = rows.findIndex((boxes) => boxes.some((each) => each.text === text));
    return { row, x: rows[row]?.find((each) => each.text === text)?.x ?? 0 };
  };
  const [start, end] = [find(from), find(to)];
  if (start.row < 0 || end.row < 0) return [];
  if (start.row === end.row) {
    const side = (Math.sign(end.x - start.x) * wide) / 2;
    return [
      [start.x + side, y(start.row)],
      [end.x - side, y(end.row)],
    ];
  }
  const step = Math.sign(end.row - start.row);
  const between = Array.from(
    { length: Math.abs(end.row - start.row) - 1 },
    (_, i) => start.row + (i + 1) * step,
  );
  let at = start.x;
  const bends = between.flatMap((row, i): Spot[] => {
    const straight = at + (end.x - at) / (between.length - i + 1);
    const boxes = rows[row] ?? [];
    // Straight up where nothing is in the way.
    at = isFree(boxes, wide, at) ? at : nearestGap(boxes, wide, straight);
    const edge = (step * tall) / 2;
    return [
      [at, y(row) + edge],
      [at, y(row) - edge],
    ];
  });
  // Arrows meet a box at different places of its edge, on the side where they come from.
  const shift = (box: number, other: number) => Math.max(-wide / 3, Math.min(wide / 3, (other - box) * 0.25));
  const [second, last] = [bends[0]?.[0] ?? end.x, bends.at(-1)?.[0] ?? start.x];
  const edge = (step * tall) / 2;
  return [
    [start.x + shift(start.x, second), y(start.row) - edge],
    ...bends,
    [end.x + shift(end.x, last), y(end.row) + edge],
  ];
}

/** Returns true if an arrow at a place passes all boxes of a row. */
function isFree(row: readonly { x: number }[], wide: number, at: number): boolean {
  return at > 2 && at < width - 2 && row.every(({ x }) => Math.abs(x - at) >= wide / 2 + gap / 2 - 0.1);
}

/** Returns the place between or beside the boxes of a row that is nearest to a place. */
function nearestGap(row: readonly { x: number }[], wide: number, at: number): number {
  if (isFree(row, wide, at)) return at;
  const places = [14, gap / 2].flatMap((far) =>
    row.flatMap(({ x }) => [x - wide / 2 - far, x + wide / 2 + far]),
  );
  const free = places.filter((place) => isFree(row, wide, place));
  return free.reduce(
    (best, place) => (Math.abs(place - at) < Math.abs(best - at) - 10 ? place : best),
    free[0] ?? at,
  );
}
