import type { Difficulty } from '../../schema/lessons.ts';

/**
 * Bayesian knowledge tracing (Corbett and Anderson, 1994): the probability that a learner knows a concept, after each
 * answer. A guess is right with probability 1 / choices; one who knows it slips with 0.1.
 */

/** Before the first answer. */
export const prior = 0.2;
const slip = 0.1;
/** The probability of learning the concept from one question and its explanation. */
const transit = 0.15;

/** The probability after an answer to a question with so many choices. */
export function nextProbability(known: number, isCorrect: boolean, choices: number): number {
  const guess = 1 / choices;
  const ifKnown = known * (isCorrect ? 1 - slip : slip);
  const ifNot = (1 - known) * (isCorrect ? guess : 1 - guess);
  const posterior = ifKnown / (ifKnown + ifNot);
  return posterior + (1 - posterior) * transit;
}

/** How hard questions on a concept should be for who knows it with this probability. */
export function difficultyFor(known: number): Difficulty {
  if (known < 0.5) return 'beginner';
  return known < 0.8 ? 'intermediate' : 'advanced';
}

/** Whether a concept counts as mastered: known with 0.95 or more, over at least three answers. */
export function isMastered(probability: number, attempts: number): boolean {
  return probability >= 0.95 && attempts >= 3;
}
