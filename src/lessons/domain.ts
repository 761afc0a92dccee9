import { achievementTexts } from '../../schema/achievements.ts';
import type { Difficulty, QuizResult } from '../../schema/lessons.ts';
import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import type { Movement, RecordedEvent } from '../ledger/events.ts';
import type { Change, StateReader } from '../ledger/state.ts';
import { specOf, toLesson } from './content.ts';
import { type NewLesson, newLesson } from './new-lesson.ts';

/** A new lesson becomes the learner's ACTIVE one; the one before is retired without a score (decisions.md 4.1). */
export const createLesson: CommandHandler<NewLesson, Row<'lessons'>> = {
  name: 'CreateLesson',
  needs: ({ learnerId, id, moduleId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'lessons', where: { learner_id: learnerId, status: 'ACTIVE' } },
    { table: 'lessons', where: { id } },
    { table: 'seen_questions', where: { learner_id: learnerId, concept_id: moduleId } },
  ],
  decide(lesson, state, context) {
    requireLearner(lesson.learnerId, state);
    // Carried out again after a commit that may have been lost: its own questions would count as asked before.
    if (state.get('lessons', { id: lesson.id })) return { events: [] };
    const { changes, jobs } = newLesson(lesson, 'ACTIVE', state, context);
    return { events: [], changes: [...retireActive(lesson.learnerId, state), ...changes], jobs };
  },
  reply: ({ id }, state) => lessonRow(id, state),
};

/** What a request wants of the lesson that waits; anything where it says nothing. */
export interface WantedLesson {
  learnerId: number;
  gradeLevel: number;
  subject: string | undefined;
  difficulty: Difficulty | undefined;
  category: string | undefined;
}

/** The QUEUED lesson becomes ACTIVE. Refused as LESSON_NOT_FOUND where none waits that fits (decisions.md 4.1). */
export const takeQueuedLesson: CommandHandler<WantedLesson, Row<'lessons'>> = {
  name: 'TakeQueuedLesson',
  needs: ({ learnerId }) => [
    { table: 'lessons', where: { learner_id: learnerId, status: 'ACTIVE' } },
    { table: 'lessons', where: { learner_id: learnerId, status: 'QUEUED' } },
  ],
  decide(wanted, state, { now }) {
    const [queued] = state.where('lessons', { learner_id: wanted.learnerId, status: 'QUEUED' });
    if (!queued || !fits(queued, wanted)) throw new Problem('LESSON_NOT_FOUND');
    const put = {
      ...queued,
      status: 'ACTIVE',
      category: wanted.category ?? queued.category,
      created_at: now,
    };
    return { events: [], changes: [...retireActive(wanted.learnerId, state), { table: 'lessons', put }] };
  },
  reply({ learnerId }, state) {
    const [active] = state.where('lessons', { learner_id: learnerId, status: 'ACTIVE' });
    if (!active) throw new Error('a lesson that was taken is not there');
    return active;
  },
};

/** A lesson generated ahead; dropped where another one waits already: at most one a learner. */
export const queueLesson: CommandHandler<NewLesson, boolean> = {
  name: 'QueueLesson',
  needs: ({ learnerId, moduleId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'lessons', where: { learner_id: learnerId, status: 'QUEUED' } },
    { table: 'seen_questions', where: { learner_id: learnerId, concept_id: moduleId } },
  ],
  decide(lesson, state, context) {
    const isWanted =
      state.get('balances', { learner_id: lesson.learnerId }) !== undefined &&
      state.where('lessons', { learner_id: lesson.learnerId, status: 'QUEUED' }).length === 0;
    return { events: [], ...(isWanted && newLesson(lesson, 'QUEUED', state, context)) };
  },
  reply: () => true,
};

export interface QuizAnswers {
  lessonId: string;
  /** Immutable facts of the lesson, which the caller has looked up to find its family. */
  learnerId: number;
  moduleId: string;
  answers: number[];
  doubleOrLoss: boolean;
  doubleQuestionIndices: number[];
}

/** The job that follows an answered quiz: the next lesson is generated (decisions.md 4.1). */
export const nextLessonJob = 'next-lesson';

/** A learner answers the quiz of its ACTIVE lesson, once (interface.md 4.4, decisions.md 4.5 to 4.8). */
export const answerLesson: CommandHandler<QuizAnswers, QuizResult> = {
  name: 'AnswerLesson',
  needs: ({ lessonId, learnerId, moduleId }) => [
    { table: 'lessons', where: { id: lessonId } },
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'learner_settings', where: { learner_id: learnerId } },
    { table: 'progress', where: { learner_id: learnerId } },
    { table: 'achievements', where: { learner_id: learnerId } },
    { table: 'mastery', where: { learner_id: learnerId, concept_id: moduleId } },
  ],
  decide(data, state, { familyId, now }) {
    const { lessonId, learnerId } = data;
    const { row, questions, doubled } = openQuiz(data, state);
    const correct = questions.map((question, i) => data.answers[i] === question.correctIndex);
    const payload = {
      learnerId,
      lessonId,
      conceptId: row.module_id,
      correct,
      choices: questions.map((question) => question.choices.length),
      doubled,
    };
    const movements = quizMovements(data, correct, doubled, requireLearner(learnerId, state).balance);
    const answers = questions.map((question, i) => validIndex(data.answers[i], question.choices.length));
    const put = { ...row, status: 'DONE', score: scoreOf(correct), answers, answered_at: now };
    return {
      events: [{ type: 'QuizAnswered', payload, movements }],
      changes: [{ table: 'lessons', put }],
      jobs: [{ name: nextLessonJob, data: { familyId, learnerId, lessonId } }],
    };
  },
  reply({ lessonId, learnerId }, state, events) {
    const [quiz] = events;
    if (quiz?.type !== 'QuizAnswered') throw new Error('an answered quiz without its event');
    const { correct, doubled } = quiz.payload;
    const correctCount = correct.filter(Boolean).length;
    const sum = (sourceType: string) =>
      quiz.entries
        .filter((entry) => entry.sourceType === sourceType)
        .reduce((total, entry) => total + entry.amount, 0);
    return {
      lesson: toLesson(lessonRow(lessonId, state), false),
      score: scoreOf(correct),
      correctCount,
      totalQuestions: correct.length,
      wrongCount: correct.length - correctCount,
      pointsAwarded: sum('QUIZ_CORRECT'),
      pointsDeducted: 0 - sum('DOUBLE_OR_LOSS_DEDUCTION'),
      doubleOrLoss: doubled.length > 0,
      doubleQuestionIndices: [...doubled],
      newBalance: requireLearner(learnerId, state).balance,
      newAchievements: events.flatMap((event) =>
        event.type === 'AchievementEarned' ? [achievementReply(event)] : [],
      ),
    };
  },
};

/** The lesson that can be answered, its questions, and which of them count double; a Problem where it cannot. */
function openQuiz(data: QuizAnswers, state: StateReader) {
  const row = lessonRow(data.lessonId, state);
  if (row.status !== 'ACTIVE') throw new Problem('LESSON_NOT_ACTIVE');
  const questions = specOf(row)?.questions;
  if (!questions) throw new Problem('INVALID_LESSON_SPEC');
  const faults = [
    ...(data.answers.length > questions.length
      ? [{ pointer: '/body/answers', message: tooMany(questions) }]
      : []),
    ...data.doubleQuestionIndices.flatMap((index, i) =>
      index < questions.length
        ? []
        : [{ pointer: `/body/doubleQuestionIndices/${i}`, message: tooMany(questions) }],
    ),
  ];
  const [first] = faults;
  if (first)
    throw new Problem('VALIDATION_FAILED', { detail: `${first.pointer}: ${first.message}`, errors: faults });
  return { row, questions, doubled: doubledQuestions(data, questions.length, state) };
}

function tooMany(questions: unknown[]): string {
  return `goes beyond the ${questions.length} questions of the lesson`;
}

/** The questions that count double: none where the learner's setting does not allow it (decisions.md 4.5). */
function doubledQuestions(data: QuizAnswers, total: number, state: StateReader): number[] {
  const settings = state.get('learner_settings', { learner_id: data.learnerId });
  if (!settings?.double_or_loss_enabled) return [];
  if (data.doubleQuestionIndices.length > 0)
    return [...new Set(data.doubleQuestionIndices)].sort((a, b) => a - b);
  return data.doubleOrLoss ? Array.from({ length: total }, (_, i) => i) : [];
}

/** First the points of all right answers, then the deduction, which takes the balance to 0 at most (decisions.md 4.6). */
function quizMovements(
  { learnerId, lessonId }: QuizAnswers,
  correct: boolean[],
  doubled: number[],
  balance: number,
): Movement[] {
  const awarded = correct.filter(Boolean).length + doubled.filter((i) => correct[i]).length;
  const deducted = Math.min(doubled.filter((i) => !correct[i]).length, balance + awarded);
  const movements: Movement[] = [
    { learnerId, amount: awarded, sourceType: 'QUIZ_CORRECT', sourceId: lessonId },
    { learnerId, amount: -deducted, sourceType: 'DOUBLE_OR_LOSS_DEDUCTION', sourceId: lessonId },
  ];
  return movements.filter((movement) => movement.amount !== 0);
}

/** In percent. Divided last: 23 / 40 × 100 is less than 57.5 where 23 / 40 has been rounded before. */
function scoreOf(correct: boolean[]): number {
  return Math.round((correct.filter(Boolean).length * 100) / correct.length);
}

function validIndex(answer: number | undefined, choices: number): number | null {
  return answer !== undefined && answer >= 0 && answer < choices ? answer : null;
}

function fits(queued: Row<'lessons'>, wanted: WantedLesson): boolean {
  return (
    queued.grade_level === wanted.gradeLevel &&
    (wanted.difficulty === undefined || wanted.difficulty === queued.difficulty) &&
    (wanted.subject === undefined || wanted.subject.toLowerCase() === queued.subject.toLowerCase())
  );
}

function retireActive(learnerId: number, state: StateReader): Change[] {
  const active = state.where('lessons', { learner_id: learnerId, status: 'ACTIVE' });
  return active.map((row) => ({ table: 'lessons', put: { ...row, status: 'DONE' } }));
}

function lessonRow(id: string, state: StateReader): Row<'lessons'> {
  const row = state.get('lessons', { id });
  if (!row) throw new Problem('LESSON_NOT_FOUND');
  return row;
}

function requireLearner(learnerId: number, state: StateReader): Row<'balances'> {
  const row = state.get('balances', { learner_id: learnerId });
  if (!row) throw new Problem('LEARNER_NOT_FOUND');
  return row;
}

function achievementReply(event: RecordedEvent<'AchievementEarned'>) {
  const type = event.payload.achievement;
  return { type, ...achievementTexts[type] };
}
