import type { WrongNumber } from './choices.ts';
import { type Numeric, type Rational, rational } from './rational.ts';
import type { Rng } from './rng.ts';

/**
 * Returns values near the answer, above and below it, as a slip in the working leads to.
 * @param check returns the advice for a value: what it would mean in the question
 */
export function nearBy(
  rng: Rng,
  answer: Numeric,
  step: Numeric,
  check: (wrong: Rational) => string,
): Record<string, WrongNumber> {
  const off = (steps: number): readonly [Rational, string] => {
    const wrong = rational(step).times(steps).plus(answer);
    return [wrong, check(wrong)];
  };
  return {
    'calculated-too-much': off(rng.int(1, 2)),
    'calculated-far-too-much': off(rng.int(3, 4)),
    'calculated-too-little': off(-rng.int(1, 2)),
    'calculated-far-too-little': off(-rng.int(3, 4)),
  };
}

/** Returns mistakes in one of three questions: their size alone would tell that they are wrong. */
export const sometimes = (rng: Rng, mistakes: Record<string, WrongNumber>): Record<string, WrongNumber> =>
  rng.int(0, 2) === 0 ? mistakes : {};
