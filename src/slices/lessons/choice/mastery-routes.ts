import { sql } from 'kysely';
import { LearnerPageQuery, pageOf } from '../../../../schema/common.ts';
import { ConceptMastery } from '../../../../schema/lessons.ts';
import type { Db } from '../../../db/database.ts';
import { type LearnerAccess, namedLearner, ofLearner } from '../../../http/access.ts';
import { type App, roles } from '../../../http/app-types.ts';
import { callerOf } from '../../../http/authentication.ts';
import type { Order } from '../../../http/listings/cursor.ts';
import { readPage, sendPage } from '../../../http/listings/paging.ts';
import { learnerErrors, operation } from '../../../http/operation.ts';
import type { Deps } from '../../../slice/deps.ts';
import { describeConceptsOf } from '../concept-descriptions.ts';

const listMastery = operation('listMastery', 'Lessons', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's mastery",
  description: `Lists every concept on which the learner has answered questions: how well the learner knows it, and when to
review it. Answered quizzes determine both. They decide the concept of the next lesson if the request names no topic.
Lessons that were answered faster than a person can read (\`isTooFast\`) are in the counts, but change nothing else.`,
  querystring: LearnerPageQuery,
  response: { 200: pageOf(ConceptMastery, 'A page of concepts, earliest review first.') },
});

const earliestFirst: Order = { direction: 'asc', columns: { due_at: 'timestamp', concept_id: 'text' } };

const columns = ['concept_id', 'probability', 'is_mastered', 'attempts', 'correct', 'last_at'] as const;
/** Rows of the first model may have a later time than 60 days after the lesson. Hours, since a day may have 23 or 25. */
const dueSoon = sql<string>`least(due_at, last_at + interval '1440 hours')`.as('due_at');

/** Selects a learner's mastery, due at most 60 days after the last lesson (decisions.md 4.14). */
function selectMastery(db: Db, learner: LearnerAccess) {
  const rows = db.selectFrom('mastery').select(columns).select(dueSoon).where(ofLearner(learner));
  return db.selectFrom(rows.as('mastery')).select([...columns, 'due_at']);
}

/** Registers the list of a learner's mastery (interface.md 3.1). */
export function registerMasteryRoutes(app: App, { database: { db } }: Deps): void {
  app.get('/api/mastery', listMastery, async (request, reply) => {
    const learner = await namedLearner(db, callerOf(request), request.query.learnerId);
    const describe = await describeConceptsOf(db, learner);
    const page = await readPage(selectMastery(db, learner), earliestFirst, request.query, (row) => {
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
