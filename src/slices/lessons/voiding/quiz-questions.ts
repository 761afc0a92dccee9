import type { Row } from '../../../db/tables.ts';

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
  // Only the projection writes these columns, from payloads of these types.
  const choices = quiz.choices as number[];
  const concepts = quiz.concepts as string[];
  const doubled = quiz.doubled as number[];
  const voided = voidedOf(quiz);
  return (quiz.correct as boolean[]).map((isCorrect, i) => ({
    conceptId: concepts[i] ?? quiz.concept_id,
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
