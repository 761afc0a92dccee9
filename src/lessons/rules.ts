import { balanceOf } from '../ledger/balances.ts';
import { eventRule } from '../ledger/event-rules.ts';
import type { EventPayloads, Movement } from '../ledger/events.ts';
import { one } from '../state/reads.ts';

/** A quiz gives points for right answers, and takes points for wrong ones with double-or-loss (decisions.md 4.5, 4.6). */
export const quizRule = eventRule({
  on: 'QuizAnswered',
  byLearner: true,
  unique: 'lessonId',
  reads: ({ learnerId: learner_id }) => ({
    balance: one('balances', { learner_id }),
    setting: one('double_or_loss', { learner_id }),
  }),
  effect(payload, { balance, setting }) {
    const { correct, choices, doubled } = payload;
    if (choices.length !== correct.length)
      throw new Error(`there are ${choices.length} numbers of choices for ${correct.length} questions`);
    if (doubled.some((index, i) => index >= correct.length || index <= (doubled[i - 1] ?? -1)))
      throw new Error('the doubled questions are not in order, or beyond the questions');
    // Without a row, the setting is from a version that had no event for it.
    if (doubled.length > 0 && setting?.enabled === false) throw new Error('double-or-loss is turned off');
    return { movements: quizMovements(payload, balanceOf(balance)) };
  },
});

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
