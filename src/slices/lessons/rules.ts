import { balanceOf } from '../../kernel/ledger/balances.ts';
import { type Effect, eventRule, type JudgedEvent } from '../../kernel/ledger/event-rules.ts';
import type { EventPayloads, Movement } from '../../kernel/ledger/events.ts';
import { one, type RowsOf } from '../../kernel/state/reads.ts';
import { checkDay } from '../../slice/event-days.ts';
import { areaOf, isPlacement } from './areas.ts';

function quizReads({ learnerId: learner_id }: { learnerId: number }) {
  return {
    balance: one('balances', { learner_id }),
    setting: one('double_or_loss', { learner_id }),
  };
}

/** Returns the points of a quiz. Throws an Error for answers that no request can give. */
function quizEffect(
  payload: EventPayloads['QuizAnswered'],
  { balance, setting }: RowsOf<ReturnType<typeof quizReads>>,
): Effect {
  const { correct, choices, doubled } = payload;
  if (choices.length !== correct.length)
    throw new Error(`there are ${choices.length} numbers of choices for ${correct.length} questions`);
  if (doubled.some((index, i) => index >= correct.length || index <= (doubled[i - 1] ?? -1)))
    throw new Error('the doubled questions are not in order, or beyond the questions');
  // Without a row, the setting is from a version that had no event for it.
  if (doubled.length > 0 && setting?.enabled === false) throw new Error('double-or-loss is turned off');
  return { movements: quizMovements(payload, balanceOf(balance)) };
}

function datedReads(ids: { learnerId: number }) {
  return { quiz: quizReads(ids), progress: one('progress', { learner_id: ids.learnerId }) };
}

/** Returns the points of a quiz with a day. Throws an Error for a day or answers that no request can give. */
function datedEffect(
  payload: EventPayloads['QuizAnswered'],
  { quiz, progress }: RowsOf<ReturnType<typeof datedReads>>,
  { recordedAt }: JudgedEvent,
): Effect {
  checkDay(payload.day, recordedAt, progress?.last_day);
  return quizEffect(payload, quiz);
}

/** A quiz gives points for right answers, and takes points for wrong ones with double-or-loss (decisions.md 4.5, 4.6). */
export const quizRules = [
  eventRule({
    on: 'QuizAnswered',
    byLearner: true,
    unique: 'lessonId',
    reads: quizReads,
    effect: quizEffect,
  }),
  eventRule({
    on: 'QuizAnswered',
    since: 2,
    byLearner: true,
    unique: 'lessonId',
    reads: datedReads,
    effect: datedEffect,
  }),
  eventRule({
    on: 'QuizAnswered',
    since: 4,
    byLearner: true,
    unique: 'lessonId',
    reads: datedReads,
    effect(payload, rows, event) {
      checkPlacement(payload);
      return datedEffect(payload, rows, event);
    },
  }),
];

/** Checks that a placement has a concept of its subject and a grade for each question, and that no other lesson has any. */
function checkPlacement({
  conceptId,
  correct,
  concepts = [],
  grades = [],
}: EventPayloads['QuizAnswered']): void {
  const count = isPlacement(conceptId) ? correct.length : 0;
  if (concepts.length !== count || grades.length !== count)
    throw new Error(`there are ${concepts.length} concepts and ${grades.length} grades instead of ${count}`);
  const area = areaOf(conceptId);
  if (new Set(concepts).size !== count || concepts.some((id) => areaOf(id) !== area))
    throw new Error(`the concepts of the placement repeat, or are not all of ${area}`);
}

/** Awards the points of all right answers, then deducts, but never below a balance of 0 (decisions.md 4.6). */
function quizMovements(
  { learnerId, lessonId, correct, doubled }: EventPayloads['QuizAnswered'],
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
