import { crossed, type Part } from '../choices.ts';
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

/** Part of an answer with the wrong value that a mistake gives it, and the advice for it. */
interface AdvisedPart<T> extends Part<T> {
  mend: string;
}

/**
 * Returns choices of two parts as `crossed` does, with advice for this question.
 * @param both advice for both mistakes. Default: that for the first
 */
export function advised<A, B>(
  first: AdvisedPart<A>,
  second: AdvisedPart<B>,
  show: (first: A, second: B) => string,
  both = first.mend,
) {
  const { answer, mistakes } = crossed(first, second, show);
  const mends = [first.mend, second.mend];
  return { answer, mistakes: mistakes.map((each, i) => ({ ...each, mend: mends[i] ?? both })) };
}
