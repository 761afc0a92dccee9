import { crossed } from './choices.ts';
import { type Numeric, rational } from './rational.ts';
import type { Rng } from './rng.ts';
import type { Format } from './text.ts';

/** Mends of slips by a place, which `placed` offers. */
export const slipMends = {
  'slipped-by-a-place': 'The result is ten times too large. Count the places and check the units.',
  'slipped-down-a-place': 'The result is ten times too small. Count the places and check the units.',
};

/** Returns choices of a right and a wrong number, each also with a slip by a place. So all look alike. */
export function placed(
  right: Numeric,
  wrong: readonly [mistake: string, value: Numeric],
  rng: Rng,
  show: Format,
) {
  const isUp = rng.int(0, 1) === 0;
  const factor = isUp ? rational(10) : rational(1, 10);
  return crossed(
    { right: rational(right), wrong: rational(wrong[1]), mistake: wrong[0] },
    { right: rational(1), wrong: factor, mistake: isUp ? 'slipped-by-a-place' : 'slipped-down-a-place' },
    (value, by) => show(value.times(by)),
  );
}
