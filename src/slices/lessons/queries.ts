import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type LessonKind, LessonListing } from '../../../schema/lessons.ts';
import { Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/known-columns.ts';
import type { Row } from '../../db/tables.ts';
import { type Asked, createSharedSelect, type ReadDeps } from '../../db/together.ts';
import { authorizeForLearner, findOwnFirst, type LearnerAccess, ofLearner } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { listing } from '../../http/listings/listing.ts';
import { type SeenQuestions, seenIn } from './authoring/new-lesson.ts';

/** Lesson with the mark of its row. */
type MarkedLesson = Row<'lessons'> & { mark: string };
/** The same with the voided questions of its quiz; null without an answer. */
type ReachedLesson = MarkedLesson & { voided: unknown };

// Numbers of transactions repeat (db/marks.ts). The answer, a check, a next lesson, and pictures that come later change these columns.
const mark = sql<string>`concat_ws(' ', lessons.xmin, id, status, image_paths = '[]', length(checks::text))`;
const ownMark = mark.as('mark');
const voided = sql<unknown>`(SELECT voided FROM quizzes q WHERE q.family_id = lessons.family_id AND q.lesson_id = lessons.id)`;

/** Returns the lesson. Throws 404 for an unknown lesson, 403 if the caller may not act for its learner. */
export async function reachLesson(db: Db, caller: Caller, lessonId: string): Promise<ReachedLesson> {
  const row = await findOwnFirst(caller, (isInScope) =>
    db
      .selectFrom('lessons')
      .select(columnsOf('lessons'))
      .select([sql<string>`${mark} || ' ' || coalesce(${voided}::text, '')`.as('mark'), voided.as('voided')])
      .where('id', '=', lessonId)
      .where(isInScope)
      .executeTakeFirst(),
  );
  if (!row) throw new Problem('LESSON_NOT_FOUND');
  const access = { familyId: row.family_id, learnerId: row.learner_id };
  authorizeForLearner(caller, access, 'This lesson belongs to another learner.');
  return row;
}

/** Returns an image of a lesson. Throws 404 for an unknown one. */
export function findImage(
  db: Db,
  { family_id, id: lesson_id }: Row<'lessons'>,
  imageId: string,
): Promise<Pick<Row<'lesson_images'>, 'content_type' | 'bytes'>> {
  return db
    .selectFrom('lesson_images')
    .select(['content_type', 'bytes'])
    .where('family_id', '=', family_id)
    .where('lesson_id', '=', lesson_id)
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow(() => new Problem('IMAGE_NOT_FOUND'));
}

const readActive = createSharedSelect(
  (db, learner) => selectActive(db, learner).select(columnsOf('lessons')).select(ownMark),
  1,
);
const readActiveMark = createSharedSelect((db, learner) => selectActive(db, learner).select(ownMark), 1);

function selectActive(db: Db, learner: Asked) {
  return db.selectFrom('lessons').where(ofLearner(learner)).where('status', '=', sql.lit('ACTIVE'));
}

/** Returns the learner's lesson that has no answer yet. */
export async function activeLesson(
  deps: ReadDeps,
  learner: LearnerAccess,
): Promise<MarkedLesson | undefined> {
  const [row] = await readActive(deps, learner, 1);
  return row;
}

/** Returns the mark of the learner's lesson that has no answer yet. */
export async function activeLessonMark(deps: ReadDeps, learner: LearnerAccess): Promise<string | undefined> {
  const [row] = await readActiveMark(deps, learner, 1);
  return row?.mark;
}

const kinds: Record<LessonKind, RawBuilder<SqlBool>> = {
  answered: sql`(status = 'DONE' AND score IS NOT NULL)`,
  open: sql`status = 'ACTIVE'`,
  queued: sql`status = 'QUEUED'`,
  retired: sql`(status = 'DONE' AND score IS NULL)`,
};
const questionCount = sql<number | null>`jsonb_array_length(answers)`;
// A lesson has at most 100 questions, so that each number of right answers has a percentage of its own.
const correctCount = sql<number | null>`round(score * ${questionCount} / 100.0)::bigint`;

/** Lists a learner's lessons, newest first. */
export const listLessons = listing({
  order: { direction: 'desc', columns: { createdAt: 'timestamp', id: 'uuid' } },
  item: LessonListing,
  select(db, learner, { kind }: { kind?: LessonKind | undefined }) {
    const lessons = db
      .selectFrom('lessons')
      .select(['id', 'learner_id as learnerId', 'status', 'subject', 'difficulty', 'score'])
      .select(sql<string>`coalesce(spec->>'topic', '')`.as('title'))
      .select([correctCount.as('correctCount'), questionCount.as('totalQuestions')])
      .select(['created_at as createdAt', sql<boolean | null>`nullif(is_too_fast, false)`.as('isTooFast')])
      .select(sql<boolean | null>`nullif(${kinds.retired}, false)`.as('isRetired'))
      .where(ofLearner(learner));
    return kind ? lessons.where(kinds[kind]) : lessons;
  },
});

/** Lists the free-text topics of the learner's lessons. */
export function topicsOf(
  db: Db,
  learner: LearnerAccess,
): Promise<Pick<Row<'lesson_topics'>, 'concept_id' | 'title' | 'subject'>[]> {
  return db
    .selectFrom('lesson_topics')
    .select(['concept_id', 'title', 'subject'])
    .where(ofLearner(learner))
    .execute();
}

/** Returns the questions that the learner has seen on a concept. */
export async function seenQuestions(
  db: Db,
  learner: LearnerAccess,
  conceptId: string,
): Promise<SeenQuestions> {
  const rows = await db
    .selectFrom('seen_questions')
    .select(['hash', 'seen_at'])
    .where(ofLearner(learner))
    .where('concept_id', '=', conceptId)
    .execute();
  return seenIn(rows);
}
