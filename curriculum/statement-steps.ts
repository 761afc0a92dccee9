/** Steps that lead on in questions on sentences: what to look at, a further clue, or a choice to rule out. */
import { fact, type Statement, stop } from './statement-rows.ts';
import type { Draft } from './types.ts';

export type Choices = Pick<Draft, 'answer' | 'mistakes'>;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

const small = new Set([
  'the',
  'its',
  'and',
  'that',
  'for',
  'with',
  'from',
  'has',
  'are',
  'was',
  'not',
  'one',
]);

/** Returns the reason of a row as a further clue, unless it tells the given words or fits all rows of the topic. */
export function moreOf({ why }: Statement, secret: string, rows: readonly Statement[]): string | undefined {
  const told = new Set(wordsIn(why).map((word) => word.replace(/s$/, '')));
  const isTold = wordsIn(secret).some((word) => !small.has(word) && told.has(word.replace(/s$/, '')));
  return why === '-' || isTold || rows.every((row) => row.why === why) ? undefined : why;
}

const LONG_STEP = 20;

const plainOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const isShort = (step: string): boolean => step.split(' ').length <= LONG_STEP;

/** Returns the first two of the given steps that do not tell a secret, short ones before long ones. */
export function twoOf(secret: string, ...steps: readonly (string | undefined)[]): string[] {
  const told = plainOf(secret);
  const found = new Set<string>();
  for (const wantsShort of [true, false])
    for (const step of steps)
      if (step && found.size < 2 && isShort(step) === wantsShort && !plainOf(step).includes(told))
        found.add(step);
  return [...found];
}

/** Returns the first step that does not tell a secret. */
export const one = (steps: readonly (string | undefined)[], secret: string): string[] =>
  twoOf(secret, ...steps).slice(0, 1);

/** Returns steps that rule out a wrong choice by what is true of it. One of them is enough. */
export const ruleOut = ({ mistakes }: Choices): (string | undefined)[] =>
  mistakes.map(({ mend }) => mend && `${mend} That choice is out.`);

/** Returns the step that tells a further clue. */
export const clueStep = (more: string | undefined, name = 'One more clue'): string | undefined =>
  more && `${name}: ${more}`;

/** Returns the step that leaves out a subject by what is true of it. */
export const leaveOut = (row: Statement): string => `${fact(row)} So it is not ${stop(row.term)}`;
