import fc from 'fast-check';
import type { Row } from '../../../src/db/tables.ts';
import type { Change } from '../../../src/kernel/state/state.ts';
import type { StoredCheck } from '../../../src/slices/lessons/checking/checks.ts';
import { answerLesson, type QuizAnswers } from '../../../src/slices/lessons/domain.ts';
import { testSettings } from '../../helpers/app.ts';
import { decide } from '../../helpers/kernel/decisions.ts';

/** Decisions on quizzes without a database. */

export const learnerId = 2;
export const lessonId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
export const before = '2026-03-01T08:30:00.000Z';
export const now = '2026-03-02T08:30:00.000Z';
const unanswered = {
  score: null,
  answers: null,
  answered_at: null,
  is_too_fast: null,
  checks: [],
  salt: null,
  learner_grade: 3,
};
export const days = { familyId: 1, serverTimeZone: 'UTC' };
const ids = { familyId: 1, actorId: 1, id: lessonId, salt: 'ab'.repeat(32) };
export const context = { ...ids, now, quotas: testSettings.quotas };

export function question(correctIndex: number, choices: number) {
  const texts = Array.from({ length: choices }, (_, i) => `choice ${i}`);
  return { question: 'Which?', choices: texts, correctIndex, explanation: 'This one.' };
}

export function lessonRow(fields: Partial<Row<'lessons'>> = {}): Row<'lessons'> {
  return {
    family_id: 1,
    id: lessonId,
    learner_id: learnerId,
    module_id: 'math.addition',
    status: 'ACTIVE',
    subject: 'Math',
    category: 'Arithmetic',
    difficulty: 'beginner',
    grade_level: 3,
    spec: { topic: 'Adding', learningObjectives: [], questions: [question(1, 4)], images: [] },
    figures: [],
    image_paths: [],
    created_at: before,
    ...unanswered,
    ...fields,
  };
}

export function balance(points: number): Row<'balances'>[] {
  return [{ family_id: 1, learner_id: learnerId, balance: points }];
}

export function lessonsPut(changes: Change[] = []) {
  return changes.flatMap((change) => (change.table === 'lessons' && 'put' in change ? [change.put] : []));
}

/** Quizzes of up to 12 questions, with their answers and doubled questions. */
export const quizzes = fc
  .array(
    fc.record({
      choices: fc.integer({ min: 2, max: 6 }),
      correctIndex: fc.nat(1),
      answer: fc.integer({ min: -1, max: 7 }),
      isDoubled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((questions) =>
    fc.record({
      questions: fc.constant(questions),
      given: fc.nat(questions.length),
      points: fc.nat(6),
      isAllowed: fc.boolean(),
      isFlagged: fc.boolean(),
    }),
  );
export type Quiz = typeof quizzes extends fc.Arbitrary<infer Q> ? Q : never;

export function decideQuiz(
  { questions, given: count, points, isAllowed, isFlagged }: Quiz,
  checks: StoredCheck[] = [],
) {
  const spec = {
    topic: 'Adding',
    learningObjectives: [],
    questions: questions.map(({ correctIndex, choices }) => question(correctIndex, choices)),
    images: [],
  };
  const state = {
    lessons: [lessonRow({ spec, checks })],
    balances: balance(points),
    double_or_loss: [{ family_id: 1, learner_id: learnerId, enabled: isAllowed }],
  };
  const data: QuizAnswers = {
    ...days,
    lessonId,
    learnerId,
    conceptId: 'math.addition',
    hasNext: false,
    answers: questions.slice(0, count).map(({ answer }) => answer),
    doubleOrLoss: isFlagged,
    doubleQuestionIndices: questions.flatMap(({ isDoubled }, i) => (isDoubled ? [i, i] : [])),
  };
  return decide(answerLesson, data, state, context);
}
