import { difficulties } from '../../../../schema/difficulties.ts';
import type { Difficulty } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import type { EventPayloads } from '../../../kernel/ledger/events.ts';
import { areaOf, hasLevel } from '../areas.ts';
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
const risingProofs = 5;
/** Chance below which right answers are no guesses. */
const leastChance = 0.01;

/** Probabilities of a right answer in a placement: to a question up to the level, and to one above it. */
const ifKnown = 0.9;
const ifUnknown = 0.3;

type Quiz = EventPayloads['QuizAnswered'];

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

/** Returns the level in the subject of a quiz after it. Events before version 4 of the rules move none. */
export function levelAfter(before: SubjectLevel | undefined, quiz: Quiz): SubjectLevel | undefined {
  const { learnerGrade, gradeLevel = 0, correct, grades = [], isTooFast } = quiz;
  // Answers without reading say nothing, whether they are right or wrong.
  if (learnerGrade === undefined || isTooFast || !hasLevel(areaOf(quiz.conceptId))) return before;
  if (grades.length > 0) return placed(learnerGrade, correct, grades);
  const level = levelFor(before, learnerGrade);
  const now = { ...(before ?? noAnswers), level, learner_grade: learnerGrade };
  if (!isPassed(correct)) return gradeLevel > level ? now : fallen(now, correct);
  return gradeLevel < level ? now : { ...now, ...risen(now, quiz), failures: 0 };
}

const noAnswers = { difficulty: 'beginner', failures: 0, is_settled: false, proofs: 0 };

/**
 * Returns the level with which the answers of a placement are the likeliest, of several the lowest. The next lesson at `advanced` with
 * right answers only raises it.
 */
function placed(grade: number, correct: readonly boolean[], grades: readonly number[]): SubjectLevel {
  const likelihoods = new Map<number, number>();
  for (let level = within(0, grade); level <= Math.min(grade + lowest, highest); level++) {
    const right = grades.map((asked) => (asked <= level ? ifKnown : ifUnknown));
    likelihoods.set(
      level,
      right.reduce((product, chance, i) => product * (correct[i] ? chance : 1 - chance), 1),
    );
  }
  const [[level] = [grade]] = [...likelihoods].sort(([a, x], [b, y]) => y - x || a - b);
  const state = { difficulty: 'advanced', failures: 0, is_settled: true, proofs: risingProofs - 1 };
  return { ...state, level, learner_grade: grade };
}

/**
 * Returns the level after a lesson that is not passed. From the second one in a row on, each lowers the level. So does one with less
 * than a third of right answers, while the level has risen quickly above the learner's grade: that was too far. A level that comes
 * back to the grade rests there: two more are necessary to go below.
 */
function fallen(now: SubjectLevel, correct: readonly boolean[]): SubjectLevel {
  const failures = now.failures + 1;
  const isAhead = now.level > now.learner_grade;
  const isTooFar = isAhead && !now.is_settled && correct.filter(Boolean).length * 3 < correct.length;
  if (failures < fallingFailures && !isTooFar)
    return { ...now, failures, difficulty: step(now.difficulty, -1) };
  const level = within(now.level - 1, now.learner_grade);
  return {
    ...now,
    level,
    failures: isAhead && level === now.learner_grade ? 0 : failures,
    difficulty: 'beginner',
    is_settled: true,
    proofs: 0,
  };
}

/** Returns what changes by a passed lesson at the level or above. */
function risen(
  { level, learner_grade, is_settled, proofs }: SubjectLevel,
  { correct, choices, difficulty = 'beginner', gradeLevel = 0 }: Quiz,
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
