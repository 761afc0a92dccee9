import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';

/** Percentage with an amount that is easily taken for it. Each may be the other in another question. */
interface Change {
  percent: number;
  amount: number;
  /** Amount at the start. */
  start: number;
}

/** Draws a change whose percentage and amount differ, and would both be whole numbers if they were exchanged. */
export function drawChange(rng: Rng, most: number): Change {
  return drawn(
    () => {
      const [percent, amount] = [rng.int(3, most), rng.int(3, most)];
      return { percent, amount, start: (100 * amount) / percent };
    },
    ({ percent, amount, start }) =>
      percent !== amount && Number.isInteger(start) && (100 * percent) % amount === 0,
  );
}
