import { sql } from 'kysely';
import { QuestionReport } from '../../../../schema/question-reports.ts';
import type { Db } from '../../../db/database.ts';
import type { Asked } from '../../../db/together.ts';
import { listing } from '../../../http/listings/listing.ts';

/** Reports to list: by a learner, about a learner, of a family, or all. */
interface ReportFilter {
  of: 'reporter' | 'learner' | 'family' | 'all';
}

/** Lists reports of questions, newest first. */
export const listReports = listing({
  order: { direction: 'desc', columns: { reportedAt: 'timestamp', id: 'uuid' } },
  item: QuestionReport,
  select: selectReports,
});

function selectReports(db: Db, { familyId, learnerId }: Asked, { of }: ReportFilter) {
  return reportsWithQuestions(db)
    .select(['r.id', 'r.lesson_id as lessonId', 'r.question_index as questionIndex'])
    .select(['r.learner_id as learnerId', 'r.reason', 'r.reported_by as reportedBy'])
    .select([
      'r.reported_at as reportedAt',
      sql<string>`${storedQuestion}->>'question'`.as('question'),
      isVoided.as('isVoided'),
    ])
    .$if(of !== 'all', (query) => query.where('r.family_id', '=', familyId))
    .$if(of === 'learner' || of === 'reporter', (query) => query.where('r.learner_id', '=', learnerId))
    .$if(of === 'reporter', (query) => query.where('r.reported_by', '=', learnerId));
}

/** Joins reports with their lessons and quizzes. */
export function reportsWithQuestions(db: Db) {
  return db
    .selectFrom('question_reports as r')
    .innerJoin('lessons as l', (join) =>
      join.onRef('l.family_id', '=', 'r.family_id').onRef('l.id', '=', 'r.lesson_id'),
    )
    .leftJoin('quizzes as q', (join) =>
      join.onRef('q.family_id', '=', 'r.family_id').onRef('q.lesson_id', '=', 'r.lesson_id'),
    );
}

/** Reported question, as its lesson stores it. */
export const storedQuestion = sql`l.spec->'questions'->(r.question_index::int)`;
export const isVoided = sql<boolean>`coalesce(q.voided @> to_jsonb(r.question_index), false)`;
