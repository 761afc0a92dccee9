import { evaluate, less, type Q, same, worth } from './exact.ts';

/** Reading of texts for the mathematics of grades 3 to 5. */

export const n = Number;
export const int = (text: string): number => Number(text.replaceAll(',', ''));
export const members = (text: string): string[] => text.split(/, and |, (?=\S)| or | and /);
export const f = (text: string): Q => worth(text.trim()) ?? evaluate(text);
export const order = (a: Q, b: Q): number => (same(a, b) ? 0 : less(a, b) ? -1 : 1);

/** Divides the numbers in turn until nothing is left. */
export function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

/** Checks an equation or an inequality by working out both sides. */
export function holds(statement: string): boolean {
  const [, left = '', sign = '', right = ''] = /^(.+) ([=<>]) (.+)$/.exec(statement) ?? [];
  return '<=>'[order(f(left), f(right)) + 1] === sign;
}

export const extreme = (texts: readonly string[], most: boolean): string =>
  texts.reduce((best, text) =>
    order(f(text), f(best)) > 0 === most && !same(f(text), f(best)) ? text : best,
  );
