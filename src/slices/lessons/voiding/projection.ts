import { stored } from '../../../base/errors.ts';
import type { Row } from '../../../db/tables.ts';
import { projection } from '../../../kernel/ledger/rules.ts';
import { all, one } from '../../../kernel/state/reads.ts';
import { areaOf, isPlacement, placementOf } from '../areas.ts';
import { placedRecord, type QuizFacts, record } from '../projection.ts';
import { payloadOf, type QuizQuestion, questionsOf, voidedOf } from './quiz-questions.ts';

/** Keeps each quiz, so that mastery can be computed again. */
const quizProjection = projection({
  on: 'QuizAnswered',
  reads: () => ({}),
  project({ familyId: family_id, seq, recordedAt: answered_at, payload, entries }) {
    const { learnerId: learner_id, lessonId: lesson_id, conceptId: concept_id } = payload;
    const { correct, choices, doubled, concepts = [], grades = [], difficulty, day, isTooFast } = payload;
    const { gradeLevel, learnerGrade } = payload;
    const loss = entries.find(({ sourceType }) => sourceType === 'DOUBLE_OR_LOSS_DEDUCTION');
    const ids = { family_id, lesson_id, learner_id, concept_id, seq, answered_at };
    const lists = { correct, choices, concepts, grades, doubled, voided: [] };
    const deducted = 0 - (loss?.amount ?? 0);
    const made = { difficulty: difficulty ?? null, day: day ?? null, is_too_fast: isTooFast ?? null };
    const atGrade = { grade_level: gradeLevel ?? null, learner_grade: learnerGrade ?? null };
    return [{ table: 'quizzes', put: { ...ids, ...lists, deducted, ...made, ...atGrade } }];
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
    const mastery = masteryOf(quizzes, conceptId);
    const ids = { learner_id: learnerId, concept_id: conceptId };
    return [
      { table: 'quizzes', put },
      mastery ? { table: 'mastery', put: mastery } : { table: 'mastery', remove: ids },
    ];
  },
});

/** Returns the mastery of a concept after its quizzes. A quiz without a question that is left counts as no lesson. */
export function masteryOf(
  quizzes: readonly Row<'quizzes'>[],
  concept_id: string,
): Row<'mastery'> | undefined {
  let mastery: Row<'mastery'> | undefined;
  for (const quiz of quizzes) {
    const { family_id, learner_id, answered_at: last_at } = quiz;
    const left = recordAfter(mastery, quiz, concept_id);
    if (left) mastery = { ...left, family_id, learner_id, concept_id, last_at };
  }
  return mastery;
}

/** Returns what the row of a concept says after a quiz without its voided questions; undefined if none is left. */
function recordAfter(before: Row<'mastery'> | undefined, quiz: Row<'quizzes'>, conceptId: string) {
  const questions = questionsOf(quiz);
  const isLeft = (question: QuizQuestion) => question.conceptId === conceptId && !question.isVoided;
  if (isPlacement(quiz.concept_id)) {
    const question = questions.findIndex(isLeft);
    return question < 0
      ? undefined
      : placedRecord(before, factsOf(quiz, questions), question, quiz.answered_at);
  }
  const left = questions.filter(isLeft);
  return left.length === 0 ? undefined : record(before, factsOf(quiz, left), quiz.answered_at);
}

function factsOf(quiz: Row<'quizzes'>, questions: readonly QuizQuestion[]): QuizFacts {
  return {
    ...payloadOf(quiz),
    correct: questions.map(({ isCorrect }) => isCorrect),
    choices: questions.map(({ choices }) => choices),
  };
}

export const voidingProjections = [quizProjection, voidingProjection];
