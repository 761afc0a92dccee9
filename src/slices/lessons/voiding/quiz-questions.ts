import type { Difficulty } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import type { EventPayloads } from '../../../kernel/ledger/events.ts';

/** Question of an answered quiz, as the ledger knows it. */
export interface QuizQuestion {
  conceptId: string;
  isCorrect: boolean;
  /** Number of its choices. */
  choices: number;
  isDoubled: boolean;
  isVoided: boolean;
}

/** Returns the questions of an answered quiz in their order. */
export function questionsOf(quiz: Row<'quizzes'>): QuizQuestion[] {
  const { conceptId, correct, choices, doubled, concepts } = payloadOf(quiz);
  const voided = voidedOf(quiz);
  return correct.map((isCorrect, i) => ({
    conceptId: concepts?.[i] ?? conceptId,
    isCorrect,
    choices: choices[i] ?? 2,
    isDoubled: doubled.includes(i),
    isVoided: voided.includes(i),
  }));
}

/** Returns the indices of the voided questions; none of a lesson without an answer. */
export function voidedOf(quiz: Pick<Row<'quizzes'>, 'voided'> | undefined): readonly number[] {
  // Only projections write the column.
  return (quiz?.voided ?? []) as number[];
}

/** Returns the payload of the event of a quiz. Members of later versions of the rules are absent there too. */
export function payloadOf(quiz: Row<'quizzes'>): EventPayloads['QuizAnswered'] {
  const { difficulty, day, is_too_fast: isTooFast, grade_level, learner_grade } = quiz;
  return {
    learnerId: quiz.learner_id,
    lessonId: quiz.lesson_id,
    conceptId: quiz.concept_id,
    // Only the projection writes these columns, from payloads of these types.
    correct: quiz.correct as boolean[],
    choices: quiz.choices as number[],
    doubled: quiz.doubled as number[],
    concepts: quiz.concepts as string[],
    grades: quiz.grades as number[],
    ...(difficulty !== null && { difficulty: difficulty as Difficulty }),
    ...(day !== null && { day }),
    ...(isTooFast !== null && { isTooFast }),
    ...(grade_level !== null && { gradeLevel: grade_level }),
    ...(learner_grade !== null && { learnerGrade: learner_grade }),
  };
}
