import { type Apart, numeric, type WrongNumber } from './choices.ts';
import { type Numeric, type Rational, rational } from './rational.ts';
import { decimal } from './text.ts';

/** Returns the choices for a number as `numeric` does, with a check of the values that come from no single mistake. */
export const checked = (
  answer: Numeric,
  mistakes: Record<string, WrongNumber>,
  check: (wrong: Rational) => string,
  options: Parameters<typeof numeric>[2] = {},
): ReturnType<typeof numeric> => numeric(answer, namedFirst(mistakes), { ...options, check });

const isNear = (name: string): boolean => name.includes('-off-by-');
const numberOf = (wrong: WrongNumber): Rational =>
  rational(typeof wrong === 'object' && 0 in wrong ? wrong[0] : wrong);

/** Leaves out near values to which a named mistake leads, too: its advice says more. */
function namedFirst(mistakes: Record<string, WrongNumber>): Record<string, WrongNumber> {
  const all = Object.entries(mistakes).map(([name, wrong]) => ({ name, wrong, value: numberOf(wrong) }));
  const named = all.filter(({ name }) => !isNear(name));
  return Object.fromEntries(
    all
      .filter(({ name, value }) => !isNear(name) || !named.some((other) => other.value.equals(value)))
      .map(({ name, wrong }) => [name, wrong]),
  );
}

/** Says which percentage of a whole a part is: `25%` or `about 12.5%`. */
export function percentage(part: Rational, whole: Numeric): string {
  const exact = part.times(100).over(whole);
  return exact.isInteger() ? `${exact}%` : `about ${decimal(exact.round(1))}%`;
}

/**
 * Returns what a wrong number means in its question, for choices that come from no single mistake.
 * @param check completes the sentence `This is …` for a wrong value
 */
export const checkedBy =
  (check: (wrong: Rational) => string): Apart =>
  (_size, _isMore, wrong) =>
    check(wrong);
