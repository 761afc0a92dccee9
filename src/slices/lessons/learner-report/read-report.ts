import { sql } from 'kysely';
import type { LearnerReport } from '../../../../schema/learner-report.ts';
import { existing } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import { columnsOf } from '../../../db/known-columns.ts';
import type { Row } from '../../../db/tables.ts';
import { type LearnerAccess, ofLearner } from '../../../http/access.ts';
import type { Deps } from '../../../slice/deps.ts';
import { gradesOf, profileOf } from '../authoring/authoring.ts';
import { isTaught, selectConcept } from '../choice/concept-selection.ts';
import { type LearnerRecord, recordOf } from '../choice/record.ts';
import { describeConceptsOf } from '../concept-descriptions.ts';
import type { Period } from './period.ts';
import {
  type AnsweredLesson,
  activityIn,
  isSame,
  type LessonTexts,
  lessonsWithMissed,
  minutesOf,
  type ReportFacts,
  subjectReport,
} from './report.ts';

/** Returns a learner's report. Throws 404 if the learner has no profile. @param timeZone zone of the family's days */
export async function readReport(
  deps: Deps,
  learner: LearnerAccess,
  period: Period,
  timeZone: string,
): Promise<LearnerReport> {
  const { db } = deps.database;
  const [record, describe, name, quizzes, lessons, queued] = await Promise.all([
    recordOf(deps, learner),
    describeConceptsOf(db, learner),
    readName(db, learner),
    readQuizzes(db, learner),
    readLessons(db, learner, period),
    readQueued(db, learner),
  ]);
  const { gradeLevel, subjects: own } = profileOf(record);
  const facts: ReportFacts = { ...period, quizzes, lessons, gradeLevel, describe };
  const activity = activityIn(facts);
  const texts = await readTexts(db, learner, lessonsWithMissed(activity.failed));
  const subjects = [...lessons.map(({ subject }) => subject), ...own]
    .filter((subject, i, all) => all.findIndex((other) => isSame(other, subject)) === i)
    .map((subject) => {
      const id = nextIn(subject, { record, queued, gradeLevel, now: deps.now().toISOString(), timeZone });
      const next = id === undefined ? null : { conceptId: id, title: describe(id).title };
      return subjectReport(facts, subject, activity, texts, next);
    });
  return {
    learnerId: learner.learnerId,
    learnerName: name,
    ...period,
    timeZone,
    lessons: lessons.length,
    minutes: minutesOf(lessons),
    subjects,
  };
}

interface NextOptions {
  record: LearnerRecord;
  /** Lesson that was generated ahead. */
  queued: Pick<Row<'lessons'>, 'subject' | 'module_id'> | undefined;
  gradeLevel: number;
  now: string;
  timeZone: string;
}

/** Returns the concept of the next lesson in a subject; undefined for a subject without concepts. */
function nextIn(subject: string, { record, queued, gradeLevel, now, timeZone }: NextOptions) {
  if (queued && isSame(queued.subject, subject)) return queued.module_id;
  if (!isTaught(subject)) return undefined;
  const { mastery } = record;
  const { subjects } = profileOf(record);
  return selectConcept({ ...gradesOf(record, gradeLevel), mastery, subjects, subject, now, timeZone }).id;
}

async function readName(db: Db, { learnerId }: LearnerAccess): Promise<string> {
  const row = await db.selectFrom('users').select('name').where('id', '=', learnerId).executeTakeFirst();
  return existing(row, 'LEARNER_NOT_FOUND').name;
}

/** Reads all quizzes of a learner, oldest first: levels and mastery follow from all of them. */
function readQuizzes(db: Db, learner: LearnerAccess): Promise<Row<'quizzes'>[]> {
  return db
    .selectFrom('quizzes')
    .select(columnsOf('quizzes'))
    .where(ofLearner(learner))
    .orderBy('seq')
    .execute();
}

async function readLessons(db: Db, learner: LearnerAccess, { from, to }: Period): Promise<AnsweredLesson[]> {
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'subject', 'created_at', 'answered_at'])
    .where(ofLearner(learner))
    .where('answered_at', '>=', from)
    .where('answered_at', '<=', to)
    .orderBy('answered_at')
    .execute();
  return rows.flatMap((row) => (row.answered_at === null ? [] : [{ ...row, answered_at: row.answered_at }]));
}

function readQueued(
  db: Db,
  learner: LearnerAccess,
): Promise<Pick<Row<'lessons'>, 'subject' | 'module_id'> | undefined> {
  return db
    .selectFrom('lessons')
    .select(['subject', 'module_id'])
    .where(ofLearner(learner))
    .where('status', '=', sql.lit('QUEUED'))
    .executeTakeFirst();
}

async function readTexts(
  db: Db,
  learner: LearnerAccess,
  ids: string[],
): Promise<ReadonlyMap<string, LessonTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'spec', 'answers'])
    .where(ofLearner(learner))
    .where('id', '=', sql<string>`any(${ids}::text[]::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
