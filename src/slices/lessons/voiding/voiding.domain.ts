import type { VoidedQuestion } from '../../../../schema/question-reports.ts';
import { existing, Problem, stored } from '../../../base/errors.ts';
import { command } from '../../../kernel/commands/command.ts';
import { balanceOf } from '../../../kernel/ledger/balances.ts';
import { one } from '../../../kernel/state/reads.ts';
import { toLesson } from '../authoring/lesson-reply.ts';
import { voidedOf } from './quiz-questions.ts';

interface Voiding {
  lessonId: string;
  questionIndex: number;
  /** Immutable fields of the lesson and the question, which the caller reads to find the family. */
  learnerId: number;
  conceptId: string;
}

/** Voids a question of an answered lesson, once: its learner gets back what it took (decisions.md 4.23). */
export const voidQuestion = command({
  quota: 'reserve',
  reads: ({ lessonId, learnerId }: Voiding) => ({
    lesson: one('lessons', { id: lessonId }),
    quiz: one('quizzes', { lesson_id: lessonId }),
    balance: one('balances', { learner_id: learnerId }),
  }),
  emits: ({ learnerId, lessonId, conceptId }) => [
    { type: 'QuestionVoided', payload: { learnerId, lessonId, conceptId } },
  ],
  decide({ lessonId, questionIndex, learnerId, conceptId }, { lesson }) {
    if (existing(lesson, 'LESSON_NOT_FOUND').answers === null) throw new Problem('LESSON_NOT_ANSWERED');
    const payload = { learnerId, lessonId, conceptId, questionIndex };
    return { events: [{ type: 'QuestionVoided', payload }] };
  },
  reply({ questionIndex }, { lesson, quiz, balance }, [event]): VoidedQuestion {
    return {
      lesson: toLesson(stored(lesson), false, voidedOf(quiz)),
      questionIndex,
      pointsReturned: event?.entries[0]?.amount ?? 0,
      newBalance: balanceOf(balance),
    };
  },
});
