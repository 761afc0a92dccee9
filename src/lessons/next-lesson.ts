import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { authorLesson } from './authoring.ts';
import { queueLesson } from './domain.ts';

const NextLesson = TypeCompiler.Compile(
  Type.Object({ familyId: Type.Integer(), learnerId: Type.Integer(), lessonId: Type.String() }),
);

/**
 * The job that follows an answered lesson: generates the next one, which waits as QUEUED (decisions.md 4.1), for the
 * same grade. Subject, concept and difficulty are left to what the learner needs and knows. Where a lesson waits already, or the learner has been erased, nothing is to be done.
 */
export async function prepareNextLesson(
  { database: { db }, ledger, now }: Deps,
  data: unknown,
): Promise<void> {
  if (!NextLesson.Check(data)) throw new Error('a job without the data of a next lesson');
  const { familyId, learnerId, lessonId } = data;
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'status', 'grade_level'])
    .where('family_id', '=', familyId)
    .where('learner_id', '=', learnerId)
    .where((eb) => eb.or([eb('id', '=', lessonId), eb('status', '=', 'QUEUED')]))
    .execute();
  const answered = rows.find(({ id }) => id === lessonId);
  if (!answered || rows.some(({ status }) => status === 'QUEUED')) return;
  try {
    const wish = { gradeLevel: answered.grade_level };
    const lesson = await authorLesson(db, { familyId, learnerId }, wish, now());
    await ledger.execute({ handler: queueLesson, data: lesson, familyId, actorId: learnerId });
  } catch (error) {
    // Erased meanwhile, or there is nothing to generate from: another attempt would come to the same.
    if (error instanceof Problem && error.status < 500) return;
    throw error;
  }
}
