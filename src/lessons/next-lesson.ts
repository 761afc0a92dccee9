import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { ofLearner } from '../http/access.ts';
import { authorLesson } from './authoring.ts';
import { queueLesson } from './domain.ts';
import { pictured } from './images.ts';

const NextLesson = TypeCompiler.Compile(
  Type.Object({ familyId: Type.Integer(), learnerId: Type.Integer(), lessonId: Type.String() }),
);

/**
 * Handles the job after an answered lesson: queues the next lesson for the same grade (decisions.md 4.1). The learner's
 * mastery decides subject, concept and difficulty. Does nothing if a lesson is queued or the learner is erased.
 */
export async function prepareNextLesson(deps: Deps, data: unknown): Promise<void> {
  if (!NextLesson.Check(data)) throw new Error('invalid data of a job for the next lesson');
  const { familyId, learnerId, lessonId } = data;
  const { registry, commands, now } = deps;
  const { db } = deps.database;
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'status', 'grade_level'])
    .where(ofLearner({ familyId, learnerId }))
    .where((eb) => eb.or([eb('id', '=', lessonId), eb('status', '=', 'QUEUED')]))
    .execute();
  const answered = rows.find(({ id }) => id === lessonId);
  if (!answered || rows.some(({ status }) => status === 'QUEUED')) return;
  try {
    const options = { gradeLevel: answered.grade_level };
    const lesson = await authorLesson(db, { familyId, learnerId }, options, now());
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
