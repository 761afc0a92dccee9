import type { Difficulty } from '../../../../schema/lessons.ts';

/*
 * The models of mastery. Verifying and rebuilding a ledger compute each row again from its events, so nothing in this file
 * ever changes: other numbers would make every stored row wrong. Another model needs another member of the event, as
 * `difficulty` is the sign of the second one. The choice of the next lesson is elsewhere, and may change at any time.
 */

/** Probability that a learner knows a concept, before the first answer to an event without `difficulty`. */
export const prior = 0.2;
const slip = 0.1;
/** Probability of learning the concept from one question and its explanation. */
const transit = 0.15;

/**
 * First model, for events without `difficulty`: Bayesian knowledge tracing (Corbett and Anderson, 1994). Returns the
 * probability after an answer to a question with `choices` choices. A guess is right with probability 1 / choices.
 */
export function nextProbability(known: number, isCorrect: boolean, choices: number): number {
  const guess = 1 / choices;
  const ifKnown = known * (isCorrect ? 1 - slip : slip);
  const ifNot = (1 - known) * (isCorrect ? guess : 1 - guess);
  const posterior = ifKnown / (ifKnown + ifNot);
  return posterior + (1 - posterior) * transit;
}

/** First model: returns true if the probability is at least 0.95 after at least three answers. */
export function isMastered(probability: number, attempts: number): boolean {
  return probability >= 0.95 && attempts >= 3;
}

/** Second model: probability before the first lesson. */
const strictPrior = 0.1;
/** Probabilities that a learner forgets a known concept, or learns an unknown one, before the next lesson on it. */
const forgets = 0.02;
const learns = 0.02;
/** Probabilities by which a concept becomes mastered, and stays so after a lesson that is not passed. */
const becomesMastered = 0.99;
const staysMastered = 0.95;
/** Number of lessons in a row that are not passed, after which earlier passes no longer count. */
const forgettingFailures = 2;
/** For each difficulty: a slip of a learner who knows the concept, and a right answer without it that is not a guess. */
const byDifficulty: Record<Difficulty, { slips: number; solves: number }> = {
  beginner: { slips: 0.05, solves: 0.1 },
  intermediate: { slips: 0.1, solves: 0 },
  advanced: { slips: 0.2, solves: 0 },
};

/** Answers of a lesson, with the number of choices of each question. */
export interface Answers {
  correct: readonly boolean[];
  choices: readonly number[];
  difficulty: Difficulty;
  /** Day of the family (`2026-11-20`). Events of version 1 of the rules have none, and count days in UTC. */
  day?: string | undefined;
}

/**
 * Second model: returns the probability after a lesson. Its answers are evidence, and nothing but evidence: with 4 choices, a
 * right one at `intermediate` multiplies the odds by 3.6, a wrong one by 0.13. An easy one counts less if it is
 * right and more if it is wrong; a hard one counts less if it is wrong. Before the next lesson, the probability lies between
 * 0.02 and 0.98 again, so a learner can come back from any number of failures, and can lose what is forgotten.
 */
export function probabilityAfter(
  last: number | undefined,
  { correct, choices, difficulty }: Answers,
): number {
  const { slips, solves } = byDifficulty[difficulty];
  const known = last === undefined ? strictPrior : last * (1 - forgets) + (1 - last) * learns;
  let [ifKnown, ifNot] = [known, 1 - known];
  correct.forEach((isCorrect, i) => {
    const guess = 1 / (choices[i] ?? 2);
    const lucky = guess + (1 - guess) * solves;
    ifKnown *= isCorrect ? 1 - slips : slips;
    ifNot *= isCorrect ? lucky : 1 - lucky;
  });
  return ifKnown / (ifKnown + ifNot);
}

/** What a row of the second model says about a learner and a concept. */
export interface Progress {
  probability: number;
  is_mastered: boolean;
  /** Time of the last passed lesson since the concept was not mastered, or was lost. */
  passed_at: string | null;
  /** Day of that lesson, if its event has one. */
  passed_day: string | null;
  /** Number of days with a passed lesson since then. */
  passed_days: number;
  /** True if a lesson at `intermediate` or `advanced` was passed since then. */
  passed_harder: boolean;
  /** Number of lessons in a row that were not passed. */
  failures: number;
  /** Difficulty of the last lesson. */
  last_difficulty: string | null;
}

/** Returns true if a lesson counts as passed: at least 80 % of its answers are right. */
export function isPassed(correct: readonly boolean[]): boolean {
  return correct.filter(Boolean).length * 5 >= correct.length * 4;
}

/**
 * Second model: returns the progress after a lesson. A concept is mastered after passed lessons on two days, with one of them
 * at `intermediate` or harder, and a probability of at least 0.99; the last of them makes it so. It is lost by a lesson that is
 * not passed and leaves less than 0.95. Then, and after two failures before it is mastered, the learner begins anew.
 */
export function progressAfter(before: Progress | undefined, answers: Answers, at: string): Progress {
  const { correct, difficulty } = answers;
  const probability = probabilityAfter(before?.probability, answers);
  const passes = passesAfter(before, answers, at);
  const wasMastered = before?.is_mastered ?? false;
  const isLost = wasMastered && probability < staysMastered && !isPassed(correct);
  const isShown =
    isPassed(correct) && probability >= becomesMastered && passes.passed_days >= 2 && passes.passed_harder;
  const failures = isPassed(correct) ? 0 : (before?.failures ?? 0) + 1;
  // Chance passes now and then; without this, each would count until a second one comes.
  const isForgotten = !wasMastered && failures >= forgettingFailures;
  return {
    probability,
    is_mastered: wasMastered ? !isLost : isShown,
    ...(isLost || isForgotten ? noPasses : passes),
    failures,
    last_difficulty: difficulty,
  };
}

type Passes = Pick<Progress, 'passed_at' | 'passed_day' | 'passed_days' | 'passed_harder'>;

export const noPasses: Passes = { passed_at: null, passed_day: null, passed_days: 0, passed_harder: false };

/** Counts a passed lesson. A failed one between two passed ones changes nothing. */
function passesAfter(before: Passes = noPasses, { correct, difficulty, day }: Answers, at: string): Passes {
  const { passed_at, passed_day, passed_days, passed_harder } = before;
  if (!isPassed(correct)) return { passed_at, passed_day, passed_days, passed_harder };
  const lastDay = passed_day ?? passed_at?.slice(0, 10);
  return {
    passed_at: at,
    passed_day: day ?? null,
    passed_days: passed_days + (lastDay === (day ?? at.slice(0, 10)) ? 0 : 1),
    passed_harder: passed_harder || difficulty !== 'beginner',
  };
}
