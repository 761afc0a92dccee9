import { existing, Problem } from '../../../base/errors.ts';
import type { Row } from '../../../db/tables.ts';
import { balanceOf } from '../../../kernel/ledger/balances.ts';
import { eventRule } from '../../../kernel/ledger/event-rules.ts';
import { one } from '../../../kernel/state/reads.ts';
import { type QuizQuestion, questionsOf } from './quiz-questions.ts';

/** A question of an answered quiz is voided once, and gives back what it took (decisions.md 4.23). */
export const voidingRule = eventRule({
  on: 'QuestionVoided',
  reads: ({ learnerId: learner_id, lessonId: lesson_id }) => ({
    balance: one('balances', { learner_id }),
    quiz: one('quizzes', { lesson_id }),
  }),
  effect({ learnerId, lessonId, conceptId, questionIndex }, { balance, quiz }) {
    balanceOf(balance); // Throws if the learner was erased.
    const answered = existing(quiz, 'LESSON_NOT_ANSWERED');
    if (answered.learner_id !== learnerId) throw new Error('the lesson is of another learner');
    const question = existing(questionsOf(answered)[questionIndex], 'QUESTION_NOT_FOUND');
    if (question.conceptId !== conceptId) throw new Error('the question is on another concept');
    if (question.isVoided) throw new Problem('QUESTION_ALREADY_VOIDED');
    const amount = takenBy(question, answered);
    if (amount === 0) return {};
    return { movements: [{ learnerId, amount, sourceType: 'QUESTION_VOIDED', sourceId: lessonId }] };
  },
});

/**
 * Returns the points that a question took: the point of a wrong answer, and the loss of a doubled one. A deduction of the quiz that
 * the balance cut short returns with the first voided questions.
 */
function takenBy({ isCorrect, isDoubled }: QuizQuestion, quiz: Row<'quizzes'>): number {
  if (isCorrect) return 0;
  const returned = questionsOf(quiz).filter((other) => other.isVoided && other.isDoubled && !other.isCorrect);
  return isDoubled && returned.length < quiz.deducted ? 2 : 1;
}
