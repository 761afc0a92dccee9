import type { Difficulty } from '../../schema/lessons.ts';

/**
 * Bayesian knowledge tracing (Corbett and Anderson, 1994): after each answer, estimates the probability that the learner
 * knows the concept. A guess is right with probability 1 / choices; a learner who knows the concept slips with 0.1.
 */

/** Probability before the first answer. */
export const prior = 0.2;
const slip = 0.1;
/** Probability of learning the concept from one question and its explanation. */
const transit = 0.15;

/** Returns the probability after an answer to a question with `choices` choices. */
export function nextProbability(known: number, isCorrect: boolean, choices: number): number {
  const guess = 1 / choices;
  const ifKnown = known * (isCorrect ? 1 - slip : slip);
  const ifNot = (1 - known) * (isCorrect ? guess : 1 - guess);
  const posterior = ifKnown / (ifKnown + ifNot);
  return posterior + (1 - posterior) * transit;
}

/** Returns the difficulty for a learner who knows the concept with the given probability. */
export function difficultyFor(known: number): Difficulty {
  if (known < 0.5) return 'beginner';
  return known < 0.8 ? 'intermediate' : 'advanced';
}

/** Returns true if the probability is at least 0.95 after at least three answers. */
export function isMastered(probability: number, attempts: number): boolean {
  return probability >= 0.95 && attempts >= 3;
}
