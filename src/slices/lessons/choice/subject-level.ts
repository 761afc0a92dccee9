import { type Difficulty, difficulties } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import { isPassed } from './mastery.ts';

/*
 * The model of levels. Verifying and rebuilding a ledger compute each row again from its events, so nothing in this file ever
 * changes, as in mastery.ts. The choice of a lesson is elsewhere, and may change at any time.
 */

/** What a row says about a learner's level in a subject. */
export type SubjectLevel = Pick<
  Row<'subject_levels'>,
  'level' | 'learner_grade' | 'difficulty' | 'failures' | 'is_settled' | 'proofs'
>;

/** Number of grades by which a level lies below the learner's grade at most. */
const lowest = 3;
const highest = 12;
/** Number of failed lessons in a row from which on each one lowers the level. */
const fallingFailures = 2;
/** Number of lessons at `advanced` with right answers only that raise a settled level. */
const risingProofs = Number(process.env['PROOFS'] ?? 4);
/** Chance below which right answers are no guesses. */
const leastChance = 0.01;

/** Answers of a lesson at a grade. */
interface Answers {
  correct: readonly boolean[];
  choices: readonly number[];
  difficulty: Difficulty;
  gradeLevel: number;
}

/**
 * Returns the level for a learner in a grade: that of the last answers, which moves along with the grade. Without any answers, it
 * is the grade.
 */
export function levelFor(
  before: Pick<SubjectLevel, 'level' | 'learner_grade'> | undefined,
  grade: number,
): number {
  return before ? within(before.level + grade - before.learner_grade, grade) : grade;
}

function within(level: number, grade: number): number {
  return Math.min(Math.max(level, grade - lowest, 0), highest);
}

/** Returns a learner's level in a subject after a lesson on one of its concepts. @param learnerGrade grade of the learner */
export function levelAfter(
  before: SubjectLevel | undefined,
  learnerGrade: number,
  answers: Answers,
): SubjectLevel {
  const level = levelFor(before, learnerGrade);
  const { difficulty = 'beginner', failures = 0, is_settled = false, proofs = 0 } = before ?? {};
  const now = { level, learner_grade: learnerGrade, difficulty, failures, is_settled, proofs };
  if (!isPassed(answers.correct)) return answers.gradeLevel > level ? now : fallen(now);
  return answers.gradeLevel < level ? now : { ...now, ...risen(now, answers), failures: 0 };
}

/** A lesson that is not passed. From the second one in a row on, each lowers the level. */
function fallen(now: SubjectLevel): SubjectLevel {
  const failures = now.failures + 1;
  const isFalling = failures >= fallingFailures;
  const level = within(now.level - (isFalling ? 1 : 0), now.learner_grade);
  const difficulty = isFalling ? 'beginner' : step(now.difficulty, -1);
  const { is_settled, proofs } = now;
  return { ...now, level, difficulty, failures, is_settled: is_settled || isFalling, proofs: isFalling ? 0 : proofs };
}

/** Returns what changes by a passed lesson at the level or above. */
function risen(
  { level, learner_grade, is_settled, proofs }: SubjectLevel,
  { correct, choices, difficulty, gradeLevel }: Answers,
): Partial<SubjectLevel> {
  const isPerfect =
    correct.every(Boolean) && choices.reduce((chance, count) => chance / count, 1) < leastChance;
  const isHardest = difficulty === 'advanced';
  if (is_settled) {
    if (!isPerfect) return {};
    if (!isHardest) return { difficulty: step(difficulty, 1) };
    return proofs + 1 < risingProofs
      ? { proofs: proofs + 1, difficulty: 'advanced' }
      : { level: Math.min(gradeLevel + 1, highest), difficulty: 'beginner', proofs: 0 };
  }
  if (!isHardest) return { difficulty: isPerfect ? 'advanced' : step(difficulty, 1) };
  const ahead = level - learner_grade;
  const grades = ahead > 0 && ahead < 3 ? 2 : 1;
  return { level: Math.min(gradeLevel + grades, highest), difficulty: 'advanced' };
}

function step(difficulty: string, by: 1 | -1): Difficulty {
  const names: readonly string[] = difficulties;
  return (
    difficulties[Math.min(Math.max(names.indexOf(difficulty) + by, 0), difficulties.length - 1)] ?? 'beginner'
  );
}
