import { type Q, same, worth } from './exact.ts';

/** What the solver finds: a number, a text, or a test that the right choice alone passes. */
export type Found = Q | string | number | ((choice: string) => boolean);

/** A form of question that the solver can read, and how it is worked out. */
export interface Rule {
  form: RegExp;
  solve: (part: (i: number) => string, choices: readonly string[]) => Found;
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

/** Positions of the choices that are right, or undefined when no rule reads the question. */
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
