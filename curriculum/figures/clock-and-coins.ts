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
    description: `A clock face with all of its numbers. ${hourHand(hour, minute)} ${minuteHand(minute)}`,
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

const nextHour = (hour: number): number => (hour % 12) + 1;

/** Says where the short hand points: at an hour or between two. */
function hourHand(hour: number, minute: number): string {
  const last = nextHour(hour + 11);
  return minute === 0
    ? `The short hand points at the ${last}.`
    : `The short hand points between the ${last} and the ${nextHour(last)}.`;
}

/** Says where the long hand points: at a number or at a mark after it. */
function minuteHand(minute: number): string {
  const number = Math.floor(minute / 5) || 12;
  const marks = minute % 5;
  return `The long hand points ${marks === 0 ? 'at' : `${marks} ${marks === 1 ? 'mark' : 'marks'} after`} the ${number}.`;
}

/** Coins of the United States by their worth in cents, with their real diameters in millimeters. */
const coinLooks: Record<number, { name: string; many: string; across: number; fill: string }> = {
  1: { name: 'penny', many: 'pennies', across: 19.05, fill: '#d99a6c' },
  5: { name: 'nickel', many: 'nickels', across: 21.21, fill: '#c9ccd1' },
  10: { name: 'dime', many: 'dimes', across: 17.91, fill: '#dcdfe3' },
  25: { name: 'quarter', many: 'quarters', across: 24.26, fill: '#c9ccd1' },
};

/** Draws coins in rows, each kind for itself, in their given order. Their sizes are in the proportions of real coins. */
export function drawCoins({ cents }: FigureOf<'coins'>): Drawing {
  const kinds = [...Map.groupBy(cents, (worth) => worth)].map(([worth, { length }]) => {
    const otherwise = { name: 'coin', many: 'coins', across: 21, fill: paper };
    return { worth, length, ...(coinLooks[worth] ?? otherwise) };
  });
  // As large as fits: with the name on each coin, or else at the left of each row.
  const rowsOf = (across: number) =>
    kinds.reduce((sum, { length }) => sum + Math.ceil(length / Math.floor(across / 60)), 0);
  const isNamed = rowsOf(width - 16) <= 6;
  const [zoom, pitch, left] = isNamed ? [2.3, 60, 8] : [1.5, 42, 66];
  const inRow = Math.floor((width - 8 - left) / pitch);
  let row = 0;
  const drawn = kinds.map(({ worth, length, name, many, across, fill }) => {
    const radius = (across * zoom) / 2;
    const places = Array.from({ length }, (_, i): [number, number] => [
      left + pitch * ((i % inRow) + 0.5),
      6 + pitch * (row + Math.floor(i / inRow) + 0.5),
    ]);
    const first = 6 + pitch * (row + 0.5);
    row += Math.ceil(length / inRow);
    return [
      el('g', { fill, stroke: ink, 'stroke-width': 1.5 }, ...places.map(([x, y]) => circle(x, y, radius))),
      worth < 10 ? '' : reeds(places, radius - 2.5),
      el(
        'g',
        { 'font-size': isNamed ? 15 : 13 },
        ...places.map(([x, y]) => label(x, isNamed ? y - 1 : y + 5, `${worth}¢`)),
      ),
      isNamed
        ? el('g', { 'font-size': 12 }, ...places.map(([x, y]) => label(x, y + 12, name)))
        : label(4, first + 5, length === 1 ? name : many, { 'text-anchor': 'start', 'font-size': 13 }),
    ].join('');
  });
  const told = kinds.map(
    ({ worth, length, name, many }) => `${length} ${length === 1 ? name : many} (${worth}¢)`,
  );
  return {
    title: 'Some coins',
    description: `Coins in rows, each kind for itself: ${told.join(', ')}.`,
    height: Number(num(row * pitch + 12)),
    body: drawn.join(''),
  };
}

/** Draws the fine lines at the edge of dimes and quarters. */
function reeds(places: readonly (readonly [number, number])[], radius: number): string {
  const [r, across] = [num(radius), num(2 * radius)];
  const d = places.map(
    ([x, y]) => `M${num(x - radius)} ${num(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1 -${across} 0`,
  );
  return strokes(d.join(''), { stroke: '#777', 'stroke-width': 3, 'stroke-dasharray': '0.8 1.6' });
}
