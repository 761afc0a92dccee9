import type { Rng } from '../rng.ts';
import { range } from '../templates.ts';
import { alternatives, whole } from '../text.ts';
import type { Dial, Draft } from '../types.ts';

export const numberTheoryInfo = { subject: 'Math', category: 'Number Theory' };

export const divides = (d: number, n: number): boolean => n % d === 0;
/** Returns the divisors of a number, by their pairs. */
export function divisors(n: number): number[] {
  const small = range(1, Math.floor(Math.sqrt(n))).filter((d) => divides(d, n));
  const large = small.map((d) => n / d).filter((d) => !small.includes(d));
  return [...small, ...large.reverse()];
}
/** Returns the divisors of a number without 1 and itself. */
export const innerDivisors = (n: number): number[] => divisors(n).slice(1, -1);

/** Returns the largest number: 100 in grade 4, as its standard says, and more later. */
export const topAt = ({ grade, level }: Dial): number =>
  grade <= 4 ? ([40, 70, 100][level] ?? 100) : ([60, 100, 200][level] ?? 200);

/** Wrong number with the name of its misconception and the advice on it. */
export interface Wrong {
  value: number;
  name: string;
  mend: string;
}

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

const option = (n: number) => ({ text: whole(n), worth: `${n}` });

function answers(right: number, wrong: readonly Wrong[]): Answers {
  return {
    answer: option(right),
    mistakes: wrong.map(({ value, name, mend }) => ({ name, mend, ...option(value) })),
  };
}

/** Returns a choice among listed numbers, of which only one fits. */
export function only(rng: Rng, right: number, wrong: readonly Wrong[]) {
  const all = [right, ...wrong.map(({ value }) => value)];
  return {
    shown: alternatives(rng.shuffle(all).map(String)),
    key: all.toSorted((a, b) => a - b).join(' '),
    choices: answers(right, wrong),
  };
}

/** Returns the wrong numbers with different values. */
const distinctly = (wrong: readonly Wrong[]): Wrong[] =>
  wrong.filter(({ value }, i) => wrong.findIndex((other) => other.value === value) === i);

/** Draws three wrong numbers. How many of them are less than the right one is drawn, so that its place is open. */
export function around(rng: Rng, right: number, wrong: readonly Wrong[]): Wrong[] {
  const all = distinctly(rng.shuffle(wrong)).filter(({ value }) => value !== right && value > 0);
  const [below, above] = [all.filter(({ value }) => value < right), all.filter(({ value }) => value > right)];
  const lower = Math.min(below.length, Math.max(rng.int(0, 3), 3 - above.length));
  return [...below.slice(0, lower), ...above.slice(0, 3 - lower)];
}

/** Returns a number among three wrong ones as choices. */
export const spread = (rng: Rng, right: number, wrong: readonly Wrong[]): Answers =>
  answers(right, around(rng, right, wrong));

/** Says that a division leaves a remainder. */
export const restMend = (n: number, d: number): string =>
  `${n} ÷ ${d} is ${Math.floor(n / d)} with ${n % d} left over.`;

/** Draws three different numbers, each as often as it occurs. */
export const three = (rng: Rng, numbers: readonly number[]): number[] =>
  [...new Set(rng.shuffle(numbers))].slice(0, 3);
