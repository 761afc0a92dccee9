import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../slice/deps.ts';
import { timeZoneOf } from '../../slice/family-days.ts';
import { authorLesson } from './authoring/authoring.ts';
import { recordOf } from './choice/record.ts';
import { queueLesson } from './domain.ts';
import { pictured } from './images.ts';

const NextLesson = TypeCompiler.Compile(
  Type.Object({ familyId: Type.Integer(), learnerId: Type.Integer(), lessonId: Type.String() }),
);

/**
 * Handles the job after an answered lesson: queues the next lesson for the same grade of the learner (decisions.md 4.1).
 * The learner's levels and mastery decide subject, concept, grade and difficulty. Does nothing if a lesson is queued or the learner is erased.
 */
export async function prepareNextLesson(deps: Deps, data: unknown): Promise<void> {
  if (!NextLesson.Check(data)) throw new Error('invalid data of a job for the next lesson');
  const { familyId, learnerId, lessonId } = data;
  const { registry, commands, settings, now } = deps;
  const learner = { familyId, learnerId };
  const [gradeLevel, record] = await Promise.all([
    gradeLevelOf(deps.database.db, familyId, lessonId),
    recordOf(deps, learner),
  ]);
  if (gradeLevel === undefined || record.queued) return;
  try {
    const timeZone = timeZoneOf(record.parent, settings.timeZone);
    const lesson = authorLesson(record, learner, { gradeLevel }, { now: now(), timeZone });
    await commands.execute({
      handler: queueLesson,
      data: pictured(deps, lesson),
      familyId,
      actorId: learnerId,
    });
  } catch (error) {
    // The learner was erased, or no concept fits: another attempt would fail too.
    if (error instanceof Problem && registry.errors[error.code][0] < 500) return;
    throw error;
  }
}

/** Returns the grade of the learner of a lesson; undefined for one of an erased learner. */
async function gradeLevelOf(db: Db, familyId: number, lessonId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('lessons')
    .select(['grade_level', 'learner_grade'])
    .where('family_id', '=', familyId)
    .where('id', '=', lessonId)
    .executeTakeFirst();
  return row && (row.learner_grade ?? row.grade_level);
}
