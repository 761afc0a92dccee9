import { LearnerPageQuery, pageOf } from '../../schema/common.ts';
import { ConceptMastery } from '../../schema/lessons.ts';
import { columnsOf } from '../db/columns.ts';
import type { Deps } from '../deps.ts';
import { namedLearner, ofLearner } from '../http/access.ts';
import { type App, roles } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { learnerErrors, operation } from '../http/operation.ts';
import { type Order, readPage, sendPage } from '../http/paging.ts';
import { describeConceptsOf } from './concept-descriptions.ts';

const listMastery = operation('listMastery', 'Lessons', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's mastery",
  description: `Lists every concept on which the learner has answered questions: how well the learner knows it, and when to
review it. Answered quizzes determine both. They decide the concept of the next lesson if the request names no topic.`,
  querystring: LearnerPageQuery,
  response: { 200: pageOf(ConceptMastery, 'A page of concepts, earliest review first.') },
});

const earliestFirst: Order = { direction: 'asc', columns: { due_at: 'timestamp', concept_id: 'text' } };

/** Registers the list of a learner's mastery (interface.md 3.1). */
export function registerMasteryRoutes(app: App, { database: { db } }: Deps): void {
  app.get('/api/mastery', listMastery, async (request, reply) => {
    const learner = await namedLearner(db, callerOf(request), request.query.learnerId);
    const describe = await describeConceptsOf(db, learner);
    const rows = db.selectFrom('mastery').select(columnsOf('mastery')).where(ofLearner(learner));
    const page = await readPage(rows, earliestFirst, request.query, (row) => {
      const { title, subject } = describe(row.concept_id);
      return {
        conceptId: row.concept_id,
        title,
        subject,
        level: Math.round(row.probability * 1000) / 1000,
        isMastered: row.is_mastered,
        attempts: row.attempts,
        correct: row.correct,
        lastAttempted: row.last_at,
        dueAt: row.due_at,
      };
    });
    return sendPage(page, request, reply);
  });
}
