import { type Q, same, worth } from './exact.ts';

/** Solution: a number, a text, or a test that only the right choice passes. */
export type Found = Q | string | number | ((choice: string) => boolean);

/** Form of question that the solver can read, and its solution. */
export interface Rule {
  form: RegExp;
  solve: (group: (i: number) => string, choices: readonly string[]) => Found;
}

export const rule = (form: RegExp, solve: Rule['solve']): Rule => ({ form, solve });

function fits(choice: string, found: Found): boolean {
  if (typeof found === 'function') return found(choice);
  if (typeof found === 'string') return choice.toLowerCase() === found.toLowerCase();
  const value = worth(choice);
  return (
    value !== undefined && same(value, typeof found === 'number' ? { top: BigInt(found), bottom: 1n } : found)
  );
}

/** Returns the positions of the right choices, or undefined if no rule reads the question. */
export function solveBy(
  rules: readonly Rule[],
  question: string,
  choices: readonly string[],
): number[] | undefined {
  for (const { form, solve } of rules) {
    const match = form.exec(question);
    if (!match) continue;
    const found = solve((i) => match[i] ?? '', choices);
    return choices.flatMap((choice, i) => (fits(choice, found) ? [i] : []));
  }
  return undefined;
}
