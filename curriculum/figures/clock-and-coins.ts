import type { FigureOf } from '../figure-types.ts';
import {
  around,
  circle,
  type Drawing,
  el,
  ink,
  label,
  num,
  paper,
  scale,
  strokes,
  through,
  width,
} from './svg.ts';

/** Draws the face of a clock. */
export function drawClock({ hour, minute }: FigureOf<'clock'>): Drawing {
  const [cx, cy] = [width / 2, 110];
  const ticks = Array.from({ length: 60 }, (_, i) =>
    through([around(cx, cy, i % 5 === 0 ? 90 : 94, i * 6), around(cx, cy, 99, i * 6)]),
  );
  const numbers = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = around(cx, cy, 77, (i + 1) * 30);
    return label(x, y + 6, `${i + 1}`);
  });
  // The hour hand moves with the minutes.
  const hands = [
    { length: 40, thickness: 7, degrees: ((hour % 12) + minute / 60) * 30 },
    { length: 60, thickness: 4, degrees: minute * 6 },
  ].map(({ length, thickness, degrees }) =>
    strokes(through([[cx, cy], around(cx, cy, length, degrees)]), {
      'stroke-width': thickness,
      'stroke-linecap': 'round',
    }),
  );
  return {
    title: 'A clock',
    description: 'The face of a clock with all hours, a short hour hand and a long minute hand.',
    height: 220,
    body: [
      circle(cx, cy, 100, { fill: 'none', stroke: ink, 'stroke-width': 3 }),
      strokes(ticks.join(''), { 'stroke-width': 1.5 }),
      scale(numbers, 17),
      ...hands,
      circle(cx, cy, 5),
    ].join(''),
  };
}

/** Radius and fill by value in cents. The radii follow the sizes of the real coins. */
const coinLooks: Record<number, { radius: number; fill: string }> = {
  1: { radius: 17, fill: '#e8c3a0' },
  5: { radius: 19, fill: '#ddd' },
  10: { radius: 16, fill: '#f2f2f2' },
  25: { radius: 21, fill: '#ddd' },
};
const coinsInRow = 7;
const coinPitch = 44;

/** Draws separate rows for each kind of coin, in their given order. */
export function drawCoins({ cents }: FigureOf<'coins'>): Drawing {
  const kinds = [...Map.groupBy(cents, (worth) => worth)];
  let row = 0;
  const drawn = kinds.map(([worth, { length }]) => {
    const { radius, fill } = coinLooks[worth] ?? { radius: 18, fill: paper };
    const coins = Array.from({ length }, (_, i) => {
      const x = 28 + (i % coinsInRow) * coinPitch;
      const y = 28 + (row + Math.floor(i / coinsInRow)) * coinPitch;
      return { outline: circle(x, y, radius), worth: label(x, y + 4.5, `${worth}¢`) };
    });
    row += Math.ceil(length / coinsInRow);
    return (
      el('g', { fill, stroke: ink, 'stroke-width': 2 }, ...coins.map(({ outline }) => outline)) +
      el('g', { 'font-size': 13 }, ...coins.map((coin) => coin.worth))
    );
  });
  return {
    title: 'Some coins',
    description: 'Coins in rows, each kind for itself. What one coin is worth is written on it.',
    height: Number(num(row * coinPitch + 12)),
    body: drawn.join(''),
  };
}
