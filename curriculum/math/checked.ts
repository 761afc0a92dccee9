import { type Apart, bothMark } from '../choices.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';
import type { Draft } from '../types.ts';

/** Sets the advice for the choice that comes from both mistakes. */
export const tellingBoth = <T extends Pick<Draft, 'mistakes'>>(answers: T, mend: string): T => ({
  ...answers,
  mistakes: answers.mistakes.map((mistake) =>
    mistake.name.includes(bothMark) ? { ...mistake, mend } : mistake,
  ),
});

/**
 * Returns what a wrong number means in its question, for choices that come from no single mistake.
 * @param check completes the sentence `This is …` for a wrong value
 */
export const checkedBy =
  (answer: Numeric, check: (wrong: Rational) => string): Apart =>
  (size, isMore) =>
    check(rational(answer).plus(isMore ? size : size.times(-1)));
