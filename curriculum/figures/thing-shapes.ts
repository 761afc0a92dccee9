import type { Thing } from '../figure-kinds.ts';
import { el, ink, num, paper, strokes } from './svg.ts';

/** Shapes of things around the point 0 0, at most 10 pixels away from it. */

interface Look {
  fill: string;
  /** Outline, and lines and dots upon it, in relative commands from the middle. */
  outline: string;
  details?: string;
}

const round = 'm-10 0c0 -5.5 4.5 -10 10 -10c5.5 0 10 4.5 10 10c0 5.5 -4.5 10 -10 10c-5.5 0 -10 -4.5 -10 -10z';

const looks: Record<Thing, Look> = {
  star: {
    fill: '#f2c14e',
    outline:
      'm0 -10l2.47 6.6l7.04 .31l-5.52 4.39l1.89 6.79l-5.88 -3.89l-5.88 3.89l1.89 -6.79l-5.52 -4.39l7.04 -.31z',
  },
  apple: {
    fill: '#e2685f',
    outline:
      'm0 -5c-3 -3 -10 -2 -10 5c0 6 4 10 7 10c1.5 0 2 -1 3 -1c1 0 1.5 1 3 1c3 0 7 -4 7 -10c0 -7 -7 -8 -10 -5z',
    details: 'm0 -5c0 -2.5 1 -4 3 -5',
  },
  ball: { fill: '#5b8fc7', outline: round, details: 'm-10 0c6 3.5 14 3.5 20 0m-10 -10c-4 6 -4 14 0 20' },
  fish: {
    fill: '#f0a35e',
    outline: 'm10 0c-3 -8 -11 -8 -14 0l-6 -5v10l6 -5c3 8 11 8 14 0z',
    details: 'm5 -1.5h0',
  },
  leaf: {
    fill: '#7fb36a',
    outline: 'm-8 7c-3 -9 5 -15 16 -15c1 10 -6 18 -16 15z',
    details: 'm-9.5 9l13 -12.5',
  },
  flower: {
    fill: '#eeb0d0',
    outline:
      'm0 0c-9.4 -10.4 9.4 -10.4 0 0c7 -12.1 12.8 5.7 0 0c13.7 2.9 -1.5 13.9 0 0c1.5 13.9 -13.7 2.9 0 0c-12.8 5.7 -7 -12.1 0 0z',
    details: 'm-1 0c0 -1.4 2 -1.4 2 0c0 1.4 -2 1.4 -2 0',
  },
  heart: {
    fill: '#e2685f',
    outline: 'm0 9c-6 -5 -10 -8 -10 -13c0 -6 8 -7 10 -1c2 -6 10 -5 10 1c0 5 -4 8 -10 13z',
  },
  bug: {
    fill: '#e2685f',
    outline: round,
    details: 'm-7.5 -6.5c4 3 11 3 15 0m-7.5 2.3v14m-4.5 -9h0m9 0h0m-8 4.5h0m7 0h0',
  },
  circle: { fill: '#5b8fc7', outline: round },
  square: { fill: '#f2c14e', outline: 'm-8.5 -8.5h17v17h-17z' },
  triangle: { fill: '#7fb36a', outline: 'm0 -9.5l10 18h-20z' },
};

/** Returns a path of ten pixels around a point in another size. Tenths of a pixel keep sixty things below 10 KB. */
export function resized(path: string, radius: number): string {
  return path.replace(/-?[\d.]+/g, (length) => num(Math.round(Number(length) * radius) / 10));
}

/** Place of a thing. */
export type Spot = readonly [x: number, y: number];

/** Draws equal things at their places, the first `shaded` of them in their color. */
export function drawnThings(thing: Thing, spots: readonly Spot[], radius: number, shaded?: number): string {
  const { fill, outline, details } = looks[thing];
  const at = (places: readonly Spot[], path: string) =>
    places.map(([x, y]) => `M${num(x)} ${num(y)}${path}`).join('');
  const [line, shape] = [Math.max(1, Math.min(2.5, radius / 8)), resized(outline, radius)];
  const filled = (places: readonly Spot[], color: string) =>
    places.length > 0
      ? el('path', { d: at(places, shape), fill: color, stroke: ink, 'stroke-width': line })
      : '';
  return [
    filled(spots.slice(0, shaded), fill),
    shaded === undefined ? '' : filled(spots.slice(shaded), paper),
    details && spots.length > 0
      ? strokes(at(spots, resized(details, radius)), {
          'stroke-width': Math.min(4, radius / 6),
          'stroke-linecap': 'round',
        })
      : '',
  ].join('');
}
