import type { Kysely } from 'kysely';
import type { Difficulty, LessonListing, LessonStatus } from '../../schema/lessons.ts';
import type { Row } from '../db/tables.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { LearnerAccess } from '../http/access.ts';
import type { Caller } from '../http/app-types.ts';
import { decodeCursor } from '../http/paging.ts';
import { type SeenQuestions, seenIn } from './new-lesson.ts';

/** The lesson, if the caller reaches its learner; 404 where there is none, 403 where it is another's. */
export async function reachLesson(db: Kysely<DB>, caller: Caller, lessonId: string): Promise<Row<'lessons'>> {
  const row = await db.selectFrom('lessons').selectAll().where('id', '=', lessonId).executeTakeFirst();
  if (!row) throw new Problem('LESSON_NOT_FOUND');
  const reaches =
    caller.role === 'ADMIN' ||
    (caller.role === 'PARENT' && row.family_id === caller.userId) ||
    (caller.role === 'LEARNER' && row.learner_id === caller.userId);
  if (!reaches) throw new Problem('FORBIDDEN', { detail: 'This lesson belongs to another learner.' });
  return row;
}

/** An image of a lesson; 404 where it has none of this id. */
export async function findImage(
  db: Kysely<DB>,
  { family_id, id: lesson_id }: Row<'lessons'>,
  imageId: string,
): Promise<Pick<Row<'lesson_images'>, 'content_type' | 'bytes'>> {
  const image = await db
    .selectFrom('lesson_images')
    .select(['content_type', 'bytes'])
    .where('family_id', '=', family_id)
    .where('lesson_id', '=', lesson_id)
    .where('id', '=', imageId)
    .executeTakeFirst();
  if (!image) throw new Problem('IMAGE_NOT_FOUND');
  return image;
}

/** The learner's ACTIVE lesson. */
export function activeLesson(
  db: Kysely<DB>,
  { familyId, learnerId }: LearnerAccess,
): Promise<Row<'lessons'> | undefined> {
  return db
    .selectFrom('lessons')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** A learner's lessons, newest first; one more than the limit where there are more. */
export async function listLessons(
  db: Kysely<DB>,
  { familyId, learnerId }: LearnerAccess,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<LessonListing[]> {
  let query = db
    .selectFrom('lessons')
    .select(['id', 'learner_id', 'status', 'subject', 'difficulty', 'score', 'created_at'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const place = decodeCursor(cursor, ['timestamp', 'uuid']);
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...place)));
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    learnerId: row.learner_id,
    // The table's CHECKs allow no other status and difficulty.
    status: row.status as LessonStatus,
    subject: row.subject,
    difficulty: row.difficulty as Difficulty,
    score: row.score,
    createdAt: row.created_at,
  }));
}

/** The topics in free text that the learner has had lessons on. */
export function topicsOf(
  db: Kysely<DB>,
  { familyId, learnerId }: LearnerAccess,
): Promise<Pick<Row<'lesson_topics'>, 'concept_id' | 'title' | 'subject'>[]> {
  return db
    .selectFrom('lesson_topics')
    .select(['concept_id', 'title', 'subject'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .execute();
}

/** When the learner was last asked each question that it has had on a concept, by the questions' hashes. */
export async function seenQuestions(
  db: Kysely<DB>,
  { familyId, learnerId }: LearnerAccess,
  conceptId: string,
): Promise<SeenQuestions> {
  const rows = await db
    .selectFrom('seen_questions')
    .select(['hash', 'seen_at'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .where('concept_id', '=', conceptId)
    .execute();
  return seenIn(rows);
}
