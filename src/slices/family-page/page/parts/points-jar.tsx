import './points-jar.css';
import { coinsFor, fullJar } from './pictures/jar-scale.ts';
import { oval, spiked } from './pictures/shapes.tsx';

const pitch = 9.4;
const rowHeight = 7.8;

/** Places of coins, in the order in which they fill the jar: rows of 7 and 6, as a heap that is higher in the middle. */
const places = Array.from({ length: fullJar }, (_, index) => {
  const pair = Math.floor(index / 13);
  const inPair = index % 13;
  const isWide = inPair < 7;
  return {
    x: 50 + pitch * (isWide ? inPair - 3 : inPair - 9.5),
    row: 2 * pair + (isWide ? 0 : 1),
  };
}).sort((a, b) => heapOrder(a) - heapOrder(b));

function heapOrder({ x, row }: { x: number; row: number }): number {
  return row + Math.abs(x - 51) / 16;
}

const jar = 'M30 20C18 25 12 30 12 42V102A12 12 0 0 0 24 114H76A12 12 0 0 0 88 102V42C88 30 82 25 70 20Z';

export interface PointsJarProps {
  points: number;
  /** Points that fill the jar. */
  target?: number | undefined;
  /** Width in CSS pixels; the jar is a fifth higher. */
  size?: number;
}

/** A jar that fills with coins as points grow. It is decoration: the number stands next to it. */
export function PointsJar({ points, target, size = 120 }: PointsJarProps) {
  const coins = places.slice(0, coinsFor(points, target));
  const isReached = target !== undefined && points >= target;
  return (
    <svg
      class="points-jar"
      viewBox="0 0 100 120"
      width={size}
      height={size * 1.2}
      aria-hidden
      focusable="false"
    >
      <path class="points-jar-glass" d={jar} />
      <path
        class="points-jar-coins"
        d={coins.map(({ x, row }) => oval(x, 107 - row * rowHeight, 4.7)).join('')}
      />
      <path class="points-jar-light" d="M20 46V78M20 88v1" />
      <path class="points-jar-glass" d="M28 11H72a4 4 0 0 1 0 9H28a4 4 0 0 1 0-9Z" />
      {isReached && <path class="points-jar-full" d={spiked(50, 13, 14, 6, 5)} />}
    </svg>
  );
}
