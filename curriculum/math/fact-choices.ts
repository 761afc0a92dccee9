import { numeric, type WrongNumber } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { checkedFrom, farFrom } from './middle-forms.ts';

/** Two factors: up to 5 for beginners, up to 10 in grade 3, up to 12 later. */
export function factors(rng: Rng, { grade, level }: Dial): [number, number] {
  const top = level === 0 ? 6 : grade === 3 ? 10 : 12;
  return [rng.int(2, top), rng.int(2, grade === 3 ? 10 : 12)];
}

export const product = (a: number, b: number) => rational(a * b);

/** Returns the wrong numbers that a product leads to. */
const productMistakes = (a: number, b: number): Record<string, WrongNumber> => ({
  'added-instead': [a + b, `You added ${a} and ${b}; count ${a} groups of ${b}.`],
  'left-out-a-group': [(a - 1) * b, `That is ${a - 1} × ${b}; one more group of ${b} is missing.`],
  'counted-a-group-twice': [(a + 1) * b, `That is ${a + 1} × ${b}; there are only ${a} groups.`],
  'neighboring-fact': [a * (b + 1), `That is ${a} × ${b + 1}; each group has ${b}.`],
  'neighboring-fact-below': [a * (b - 1), `That is ${a} × ${b - 1}; each group has ${b}.`],
  'named-one-group': [b, `${b} is just one group; there are ${a}.`],
  ...(a !== b && { 'named-the-groups': [a, `${a} is the number of groups; each has ${b}.`] as const }),
});

/** Returns the choices for a product. */
export const productChoices = (a: number, b: number) =>
  numeric(a * b, productMistakes(a, b), { apart: farFrom(`count ${a} groups of ${b}`) });

/** Returns the wrong numbers for the other factor b of a product a × b. */
const factorMistakes = (a: number, b: number): Record<string, WrongNumber> => ({
  'subtracted-instead': [a * b - a, `You took ${a} away once; how many times does ${a} fit into ${a * b}?`],
  'gave-the-given-number': [a, `${a} is given already; which number times ${a} is ${a * b}?`],
  'stopped-early': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}; go on by ${a}.`],
  'went-too-far': [b + 1, `${a} × ${b + 1} is ${a * (b + 1)}; that is more than ${a * b}.`],
  'stopped-two-early': [b - 2, `${a} × ${b - 2} is only ${a * (b - 2)}; go on by ${a}.`],
  'went-two-too-far': [b + 2, `${a} × ${b + 2} is ${a * (b + 2)}; that is more than ${a * b}.`],
});

/** Returns the choices for the other factor b of a product a × b. */
export const factorChoices = (a: number, b: number) =>
  numeric(b, factorMistakes(a, b), {
    apart: checkedFrom((wrong) => `${a} × ${wrong} is ${whole(a * wrong)}, not ${a * b}`),
  });

/** Tells what a wrong product comes to, and whether that is too much. */
export function comparedTo(right: number, text: string): string {
  const [x = 0, y = 0] = text.split(' × ').map(Number);
  return `${text} is ${x * y}, which is ${x * y > right ? 'more' : 'less'} than ${right}.`;
}
