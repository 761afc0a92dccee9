import type { QuestionReport } from '../../../../schema/question-reports.ts';
import { existing, stored } from '../../../base/errors.ts';
import type { Row } from '../../../db/tables.ts';
import { command } from '../../../kernel/commands/command.ts';
import { one } from '../../../kernel/state/reads.ts';
import { specOf } from '../authoring/content.ts';
import { voidedOf } from '../voiding/quiz-questions.ts';

interface NewReport {
  lessonId: string;
  questionIndex: number;
  /** Who reports it. */
  reportedBy: number;
  reason: string;
}

/** Reports a question of a lesson. A further report by the same user takes the place of the first (decisions.md 4.23). */
export const reportQuestion = command({
  reads: ({ lessonId, questionIndex: question_index, reportedBy: reported_by }: NewReport) => ({
    lesson: one('lessons', { id: lessonId }),
    quiz: one('quizzes', { lesson_id: lessonId }),
    report: one('question_reports', { lesson_id: lessonId, question_index, reported_by }),
  }),
  decide({ lessonId, questionIndex, reportedBy, reason }, { lesson, report }, { familyId, id, now }) {
    const row = existing(lesson, 'LESSON_NOT_FOUND');
    requireQuestion(row, questionIndex);
    const ids = { family_id: familyId, lesson_id: lessonId, question_index: questionIndex };
    const who = { reported_by: reportedBy, id: report?.id ?? id, learner_id: row.learner_id };
    const put = { ...ids, ...who, reason, reported_at: now };
    return { events: [], changes: [{ table: 'question_reports', put }] };
  },
  reply({ questionIndex }, { lesson, quiz, report }): QuestionReport {
    const { id, lesson_id, learner_id, reason, reported_by, reported_at } = stored(report);
    return {
      id,
      lessonId: lesson_id,
      questionIndex,
      learnerId: learner_id,
      question: requireQuestion(stored(lesson), questionIndex).question,
      reason,
      reportedBy: reported_by,
      reportedAt: reported_at,
      isVoided: voidedOf(quiz).includes(questionIndex),
    };
  },
});

/** Returns a question of a lesson. Throws a Problem if there is none. */
export function requireQuestion(lesson: Row<'lessons'>, index: number) {
  return existing(specOf(lesson)?.questions[index], 'QUESTION_NOT_FOUND');
}
