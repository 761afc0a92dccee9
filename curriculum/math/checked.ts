import type { Apart } from '../choices.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';

/**
 * Returns what a wrong number means in its question, for choices that come from no single mistake.
 * @param check completes the sentence `This is …` for a wrong value
 */
export const checkedBy =
  (answer: Numeric, check: (wrong: Rational) => string): Apart =>
  (size, isMore) =>
    check(rational(answer).plus(isMore ? size : size.times(-1)));
