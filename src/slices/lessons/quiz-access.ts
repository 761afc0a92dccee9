import { CompiledQuery } from 'kysely';
import { columnArrays, unnestRows } from '../../db/bulk.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import { createLookUp } from '../../db/coalesce.ts';
import type { Database, Db } from '../../db/database.ts';
import { authorizeForLearner } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { reachLesson } from './queries.ts';

/** Lesson whose quiz a caller may answer: only what the command needs in advance. */
interface Quiz {
  familyId: number;
  learnerId: number;
  conceptId: string;
  /** True if the learner's next lesson is QUEUED. */
  hasNext: boolean;
}

const columns = { family_id: 'bigint', id: 'uuid' };
const text = `SELECT l.family_id, l.id, l.learner_id, l.module_id, EXISTS (SELECT FROM lessons q
    WHERE q.family_id = l.family_id AND q.learner_id = l.learner_id AND q.status = 'QUEUED') AS has_next
  FROM ${unnestRows(columns, 2)} k JOIN lessons l USING (family_id, id)
  WHERE l.family_id = ANY ($1::text[]::bigint[])`;

interface QuizRow {
  family_id: number;
  id: string;
  learner_id: number;
  module_id: string;
  has_next: boolean;
}

/** Look-up of quizzes of one place, by their families and ids. The requests of a turn share it. */
const lookUpQuiz = createLookUp(async (db: Db, keys: string[]) => {
  const pairs = keys.map((key) => {
    const [family_id = '', id = ''] = key.split(' ');
    return { family_id, id };
  });
  const families = [...new Set(pairs.map(({ family_id }) => family_id))];
  const query = CompiledQuery.raw(text, [families, ...columnArrays(columns, pairs)]);
  const { rows } = await db.executeQuery<QuizRow>(query);
  return new Map(
    rows.map(
      ({ family_id: familyId, id, learner_id: learnerId, module_id: conceptId, has_next: hasNext }) => [
        keyOf(familyId, id),
        { familyId, learnerId, conceptId, hasNext },
      ],
    ),
  );
});

function keyOf(familyId: number, lessonId: string): string {
  return `${familyId} ${lessonId}`;
}

/** Returns the quiz of a lesson. Throws 404 for an unknown lesson, 403 if the caller may not act for its learner. */
export async function reachQuiz(
  { database: { db }, places }: { database: Pick<Database, 'db'>; places: Pick<Places, 'placeOf'> },
  caller: Caller,
  lessonId: string,
): Promise<Quiz> {
  const { familyId } = caller;
  const own = await lookUpQuiz(db, keyOf(familyId, lessonId), places.placeOf(familyId));
  if (own) {
    authorizeForLearner(caller, own, 'This lesson belongs to another learner.');
    return own;
  }
  const { family_id, learner_id, module_id } = await reachLesson(db, caller, lessonId);
  return { familyId: family_id, learnerId: learner_id, conceptId: module_id, hasNext: false };
}
