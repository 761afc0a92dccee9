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

/** Advice on the mistakes of `bothSides`. */
export const sideMends: Readonly<Record<string, string>> = {
  'first-step-too-often': 'This is too large. Go through the steps again, and check by working back.',
  'first-step-too-few': 'This is too small. Go through the steps again, and check by working back.',
  'second-step-too-often':
    'This is too large. Write each step down, and compare it with the numbers of the question.',
  'second-step-too-few':
    'This is too small. Write each step down, and compare it with the numbers of the question.',
};
