import { type Static, Type } from '@sinclair/typebox';
import { sql } from 'kysely';
import { LearnerPageQuery, pageOf } from '../../../../schema/common.ts';
import { ConceptMastery } from '../../../../schema/mastery.ts';
import { type LearnerAccess, namedLearner, ofLearner } from '../../../http/access.ts';
import { type App, roles } from '../../../http/app-types.ts';
import { callerOf } from '../../../http/authentication.ts';
import { type ListingDeps, listing } from '../../../http/listings/listing.ts';
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

/** Concept before the service, which knows the curriculum, has named it. */
const Unnamed = Type.Omit(ConceptMastery, ['title', 'subject']);

/** Lists a learner's mastery, due at most 60 days after the last lesson (decisions.md 4.14). */
const masteryOf = listing({
  order: { direction: 'asc', columns: { dueAt: 'timestamp', conceptId: 'text' } },
  item: Unnamed,
  select: (db, learner) =>
    db
      .selectFrom('mastery')
      .select(['concept_id as conceptId', 'probability as level', 'is_mastered as isMastered'])
      .select(['attempts', 'correct', 'last_at as lastAttempted', sql.lit(true).as('isIncomplete')])
      // Rows of the first model may have a later time. Hours, since a day may have 23 or 25.
      .select(sql<string>`least(due_at, last_at + interval '1440 hours')`.as('dueAt'))
      .where(ofLearner(learner)),
  complete: withNames,
});

async function withNames(
  { database: { db } }: ListingDeps,
  learner: LearnerAccess,
  concepts: Static<typeof Unnamed>[],
): Promise<Static<typeof ConceptMastery>[]> {
  const describe = await describeConceptsOf(db, learner);
  return concepts.map(({ conceptId, level, ...concept }) => {
    const { title, subject } = describe(conceptId);
    return { conceptId, title, subject, level: Math.round(level * 1000) / 1000, ...concept };
  });
}

/** Registers the list of a learner's mastery (interface.md 3.1). */
export function registerMasteryRoutes(app: App, deps: Deps): void {
  app.get('/api/mastery', listMastery, async (request, reply) => {
    const learner = await namedLearner(deps.database.db, callerOf(request), request.query.learnerId);
    return masteryOf(deps, request, reply, learner, {});
  });
}
