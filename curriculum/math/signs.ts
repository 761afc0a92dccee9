import type { Rng } from '../rng.ts';

/** Puts a negative number in brackets, as after an operator. */
export const operand = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** Draws a whole number from -top to top, except 0. */
export function nonZero(rng: Rng, top: number): number {
  return rng.int(1, top) * (rng.int(0, 1) ? 1 : -1);
}
