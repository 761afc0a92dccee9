import { bothMark, numeric, slipName, type WrongNumber } from '../choices.ts';
import type { Numeric, Rational } from '../rational.ts';
import { decimal } from '../text.ts';
import type { Mistake } from '../types.ts';

/**
 * Returns the choices for a number as `numeric` does. Slips and results of two mistakes have a check of their value as advice
 * instead of the distance alone.
 * @param check returns what a wrong value would mean in the question
 */
export function checked(
  answer: Numeric,
  mistakes: Record<string, WrongNumber>,
  check: (wrong: Rational) => string,
  options: Parameters<typeof numeric>[2] = {},
): ReturnType<typeof numeric> {
  const { numbers, ...choices } = numeric(answer, mistakes, options);
  if (!numbers) return choices;
  const advised = (mistake: Mistake, value: Rational): Mistake =>
    mistake.name === slipName || mistake.name.includes(bothMark)
      ? { ...mistake, mend: check(value) }
      : mistake;
  const pool = numbers.mistakes.map(([mistake, value]) => [advised(mistake, value), value] as const);
  return {
    ...choices,
    mistakes: pool.map(([mistake]) => mistake),
    numbers: {
      ...numbers,
      mistakes: pool,
      toChoice: (name, value) => {
        const choice = numbers.toChoice(name, value);
        return choice && advised(choice, value);
      },
    },
  };
}

/** Says which percentage of a whole a part is: `25%` or `about 12.5%`. */
export function percentage(part: Rational, whole: Numeric): string {
  const exact = part.times(100).over(whole);
  return exact.isInteger() ? `${exact}%` : `about ${decimal(exact.round(1))}%`;
}
