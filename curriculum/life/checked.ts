import { numeric, type WrongNumber } from '../choices.ts';
import type { Numeric, Rational } from '../rational.ts';
import { decimal } from '../text.ts';

/** Returns the choices for a number as `numeric` does, with a check of the values that come from no single mistake. */
export const checked = (
  answer: Numeric,
  mistakes: Record<string, WrongNumber>,
  check: (wrong: Rational) => string,
  options: Parameters<typeof numeric>[2] = {},
): ReturnType<typeof numeric> => numeric(answer, mistakes, { ...options, check });

/** Says which percentage of a whole a part is: `25%` or `about 12.5%`. */
export function percentage(part: Rational, whole: Numeric): string {
  const exact = part.times(100).over(whole);
  return exact.isInteger() ? `${exact}%` : `about ${decimal(exact.round(1))}%`;
}
