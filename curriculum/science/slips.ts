import type { Numeric } from '../rational.ts';
import { rational } from '../rational.ts';

/**
 * Returns wrong values on both sides of a result, by two steps of its calculation. So no choice has a special place
 * among the others.
 */
export function bothSides(result: Numeric, one: Numeric, other: Numeric): Record<string, Numeric> {
  const value = rational(result);
  return {
    'first-step-too-often': value.plus(one),
    'first-step-too-few': value.minus(one),
    'second-step-too-often': value.plus(other),
    'second-step-too-few': value.minus(other),
  };
}
