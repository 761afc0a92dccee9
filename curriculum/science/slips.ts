import { advisedBoth, crossed, exactOption, type Part } from '../choices.ts';
import type { Rng } from '../rng.ts';
import type { Draft } from '../types.ts';

/** Returns choices of two parts as `crossed` does. The advice for both mistakes at once names neither, since one alone would not lead there. */
export function crossedTwice<A, B>(first: Part<A>, second: Part<B>, show: (first: A, second: B) => string) {
  return advisedBoth(
    crossed(first, second, show),
    'This does not fit. Work it out again, one step at a time.',
  );
}

type Texts = Pick<Draft, 'answer' | 'mistakes'>;

/** Number of equal steps, such as halvings, with what each wrong number of them leads to. */
interface Steps {
  right: number;
  /** Returns the result after a number of steps. */
  show: (steps: number) => string;
  mend: (steps: number) => string;
}

/** Returns the lowest of four neighboring numbers of steps. The right one may be any of them. */
export const lowestSteps = (right: number, rng: Rng): number => right - rng.int(0, 3);

/** Returns the results of four neighboring numbers of steps as choices. */
export function ladder({ right, show, mend }: Steps, lowest: number): Texts {
  const wrong = [0, 1, 2, 3].map((i) => lowest + i).filter((steps) => steps !== right);
  return {
    answer: exactOption(show(right)),
    mistakes: wrong.map((steps) => ({
      name: steps < right ? 'took-fewer-steps' : 'took-more-steps',
      ...exactOption(show(steps)),
      mend: mend(steps),
    })),
  };
}

/** Returns choices in words, with one name for the mistakes and with the advice for each. */
export const choose = (
  answer: string,
  wrong: readonly string[],
  name: string,
  mend: (picked: string) => string,
): Texts => ({
  answer: exactOption(answer),
  mistakes: wrong.map((text) => ({ name, ...exactOption(text), mend: mend(text) })),
});

/** Returns a count of times in words: once, twice, 3 times. */
export const often = (n: number): string =>
  ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'][n] ?? `${n} times`;

/** Returns the slip in the tens of a sum or difference, with its advice. */
export function tensSlip(x: number, y: number, sign: 1 | -1): { by: number; mend: string } {
  const [p, q] = [x % 10, y % 10];
  if (sign === 1)
    return p + q > 9
      ? { by: -10, mend: `You forgot to carry the ten of ${p} + ${q}.` }
      : { by: 10, mend: `You carried a ten, but ${p} + ${q} makes no ten.` };
  return p < q
    ? { by: 10, mend: `You borrowed a ten for ${p} - ${q}, but did not take it from the tens.` }
    : { by: -10, mend: `You took away a ten too much; ${p} - ${q} needs no borrowing.` };
}
