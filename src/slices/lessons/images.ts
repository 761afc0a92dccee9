import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Deps } from '../../slice/deps.ts';
import { type PlacedFigure, specOf } from './authoring/content.ts';
import { drawFigures, type Picture, storeImages } from './authoring/images.domain.ts';
import type { NewLesson } from './authoring/new-lesson.ts';
import { drawPicture, type PictureBrief } from './provider/illustrator.ts';
import type { Provider } from './provider/provider.ts';

const LessonImages = TypeCompiler.Compile(Type.Object({ familyId: Type.Integer(), lessonId: Type.String() }));

/** Returns the lesson as one that a job has a model draw a picture for, if there is a model of pictures. */
export function pictured({ services: { provider } }: Deps, lesson: NewLesson): NewLesson {
  return { ...lesson, awaitsPicture: provider?.draw !== undefined };
}

/**
 * Stores the images of a new lesson as a job (decisions.md 4.4), unless it is erased or has images: the model's picture, or the
 * figures of the lesson if there is none.
 */
export async function prepareImages(
  { database: { db }, commands, services: { provider } }: Deps,
  data: unknown,
): Promise<void> {
  if (!LessonImages.Check(data)) throw new Error('invalid data of a job for images');
  const { familyId, lessonId } = data;
  const lesson = await db
    .selectFrom('lessons')
    .select(['learner_id', 'grade_level', 'subject', 'spec', 'figures'])
    .where('family_id', '=', familyId)
    .where('id', '=', lessonId)
    .executeTakeFirst();
  const spec = lesson && specOf(lesson);
  if (!spec || spec.images.length > 0) return;
  const { grade_level: gradeLevel, subject, learner_id: learnerId } = lesson;
  const asker = { familyId, learnerId };
  const pictures =
    (provider && (await picture(provider, { gradeLevel, subject, topic: spec.topic, asker }))) ??
    // Only the command that creates lessons writes this column.
    drawFigures(lesson.figures as unknown as PlacedFigure[]);
  if (pictures.length === 0) return;
  const command = { handler: storeImages, data: { lessonId, pictures }, familyId };
  await commands.execute({ ...command, actorId: lesson.learner_id });
}

/** Returns the model's picture as the only image of a lesson; undefined if there is no picture. */
async function picture(provider: Provider, lesson: PictureBrief): Promise<Picture[] | undefined> {
  const drawn = await drawPicture(provider, lesson);
  const alt = `A picture for a lesson on ${lesson.topic}`;
  return drawn && [{ ...drawn, alt, description: `${alt}, drawn by a model.` }];
}
