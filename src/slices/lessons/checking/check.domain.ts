import { existing, stored } from '../../../base/errors.ts';
import { command } from '../../../kernel/commands/command.ts';
import { one } from '../../../kernel/state/reads.ts';
import { validIndex } from '../authoring/content.ts';
import { checkedQuestion } from '../authoring/lesson-reply.ts';
import { checksOf, type StoredCheck } from './checks.ts';
import { allowsDoubling, doublingReads, isRisked } from './doubling.ts';
import { beyondQuestions, openQuestions } from './open-questions.ts';

interface FirstChoice {
  lessonId: string;
  /** Immutable field of the lesson, which the caller reads to find its family. */
  learnerId: number;
  questionIndex: number;
  choice: number;
  isDoubled: boolean;
}

/** Keeps the first choice for a question of the ACTIVE lesson; the answer then counts it (decisions.md 4.26). */
export const checkQuestion = command({
  reads: ({ lessonId, learnerId }: FirstChoice) => ({
    lesson: one('lessons', { id: lessonId }),
    ...doublingReads(learnerId),
  }),
  decide({ questionIndex, choice, isDoubled }, { lesson, ...settings }) {
    const row = existing(lesson, 'LESSON_NOT_FOUND');
    const questions = openQuestions(row);
    const question = questions[questionIndex];
    if (!question) throw beyondQuestions(['/body/questionIndex'], questions.length);
    const checks = checksOf(row);
    if (checks.has(questionIndex)) return { events: [] };
    const check: StoredCheck = {
      question: questionIndex,
      choice: validIndex(choice, question.choices.length),
      isDoubled: isDoubled && allowsDoubling(settings) && isRisked(row.module_id, choice),
    };
    const put = { ...row, checks: [...checks.values(), check] };
    return { events: [], changes: [{ table: 'lessons', put }] };
  },
  reply: ({ questionIndex }, { lesson }) => checkedQuestion(stored(lesson), questionIndex),
});
