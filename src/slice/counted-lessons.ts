import type { Row } from '../db/tables.ts';

/**
 * Probability in the row of mastery of a concept whose lessons were all answered too fast: with it, the second model expects as
 * much of the next lesson (0.1) as of a first one.
 */
export const uncountedProbability = 1 / 12;

/**
 * Returns true for a row of mastery that says nothing about the learner, because all lessons on the concept were answered faster
 * than a person can read (decisions.md 4.19). The first model leaves at least 0.15, and the second one names a difficulty.
 */
export function isUncounted({
  probability,
  last_difficulty,
}: Pick<Row<'mastery'>, 'probability' | 'last_difficulty'>): boolean {
  return last_difficulty === null && probability === uncountedProbability;
}
