import { numeric } from './choices.ts';
import { type Numeric, rational } from './rational.ts';
import type { Rng } from './rng.ts';
import type { Format } from './text.ts';

/** Returns numbers as choices: right or off by a step, and right or off by a few steps, up and down equally often. */
export function around(rng: Rng, right: Numeric, show: Format, step: Numeric = 1) {
  const value = rational(right);
  const off = (steps: number) => rational(step).times(steps * rng.pick([1, -1]));
  const [one, few] = [off(1), off(rng.int(2, 4))];
  const slips = [one, few, one.plus(few)].map(
    (distance, i) => [`slip-${i + 1}`, value.plus(distance)] as const,
  );
  return numeric(right, Object.fromEntries(slips), { show, signed: true, slip: 0 });
}
