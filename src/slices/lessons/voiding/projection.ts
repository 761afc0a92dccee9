import type { Difficulty } from '../../../../schema/lessons.ts';
import { stored } from '../../../base/errors.ts';
import type { Row } from '../../../db/tables.ts';
import { projection } from '../../../kernel/ledger/rules.ts';
import { all, one } from '../../../kernel/state/reads.ts';
import type { Change } from '../../../kernel/state/state.ts';
import { areaOf, placementOf } from '../areas.ts';
import { type ConceptAnswers, masteryAfter } from '../projection.ts';
import { questionsOf, voidedOf } from './quiz-questions.ts';

/** Keeps each quiz, so that mastery can be computed again. */
const quizProjection = projection({
  on: 'QuizAnswered',
  reads: () => ({}),
  project({ familyId: family_id, seq, recordedAt: answered_at, payload, entries }) {
    const { learnerId: learner_id, lessonId: lesson_id, conceptId: concept_id } = payload;
    const { correct, choices, doubled, concepts = [], difficulty, day, isTooFast } = payload;
    const loss = entries.find(({ sourceType }) => sourceType === 'DOUBLE_OR_LOSS_DEDUCTION');
    const ids = { family_id, lesson_id, learner_id, concept_id, seq, answered_at };
    const lists = { correct, choices, concepts, doubled, voided: [] };
    const deducted = 0 - (loss?.amount ?? 0);
    const facts = { difficulty: difficulty ?? null, day: day ?? null, is_too_fast: isTooFast ?? false };
    return [{ table: 'quizzes', put: { ...ids, ...lists, deducted, ...facts } }];
  },
});

/** Voids a question, and computes the mastery of its concept from the questions that are left. */
const voidingProjection = projection({
  on: 'QuestionVoided',
  reads: ({ learnerId: learner_id, lessonId: lesson_id, conceptId: concept_id }) => ({
    quiz: one('quizzes', { lesson_id }),
    lessons: all('quizzes', { learner_id, concept_id }),
    placements: all('quizzes', { learner_id, concept_id: placementOf(areaOf(concept_id)) }),
  }),
  project({ payload: { learnerId, conceptId, questionIndex } }, { quiz, lessons, placements }) {
    const before = stored(quiz);
    const put = { ...before, voided: [...voidedOf(before), questionIndex] };
    const quizzes = [...lessons, ...placements]
      .map((row) => (row.lesson_id === put.lesson_id ? put : row))
      .toSorted((a, b) => a.seq - b.seq);
    return [{ table: 'quizzes', put }, masteryChange(quizzes, learnerId, conceptId)];
  },
});

/** Returns the mastery of a concept after its quizzes. A quiz without a question that is left counts as no lesson. */
function masteryChange(quizzes: readonly Row<'quizzes'>[], learner_id: number, concept_id: string): Change {
  let mastery: Row<'mastery'> | undefined;
  for (const quiz of quizzes) {
    const answers = answersOn(concept_id, quiz);
    if (answers.correct.length === 0) continue;
    mastery = masteryAfter(mastery, quiz.family_id, answers, quiz.answered_at);
  }
  return mastery
    ? { table: 'mastery', put: mastery }
    : { table: 'mastery', remove: { learner_id, concept_id } };
}

/** Returns the answers of a quiz on a concept, without voided questions. */
function answersOn(conceptId: string, quiz: Row<'quizzes'>): ConceptAnswers {
  const left = questionsOf(quiz).filter((question) => question.conceptId === conceptId && !question.isVoided);
  return {
    learnerId: quiz.learner_id,
    conceptId,
    correct: left.map(({ isCorrect }) => isCorrect),
    choices: left.map(({ choices }) => choices),
    // The rules allow only difficulties. Quizzes of version 1 have none, and no day.
    ...(quiz.difficulty !== null && { difficulty: quiz.difficulty as Difficulty }),
    ...(quiz.day !== null && { day: quiz.day }),
    isTooFast: quiz.is_too_fast,
  };
}

export const voidingProjections = [quizProjection, voidingProjection];
