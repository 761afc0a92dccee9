import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Deps } from '../deps.ts';
import { type QuestionFigure, specOf } from './content.ts';
import { drawFigure } from './figures/index.ts';
import { type Picture, storeImages } from './images.domain.ts';
import { drawPicture, type PictureBrief } from './provider/illustrator.ts';
import type { Provider } from './provider/provider.ts';

const LessonImages = TypeCompiler.Compile(Type.Object({ familyId: Type.Integer(), lessonId: Type.String() }));

/** Draws and stores the images of a new lesson as a job (decisions.md 4.4), unless it is erased or has images. */
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
  const { grade_level: gradeLevel, subject } = lesson;
  const pictures =
    (provider && (await picture(provider, { gradeLevel, subject, topic: spec.topic }))) ??
    // Only the command that creates lessons writes this column.
    figures(lesson.figures as unknown as QuestionFigure[]);
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

/** Draws the figures of the questions. */
function figures(figures: readonly QuestionFigure[]): Picture[] {
  return figures.map(({ question, figure }) => {
    const { svg, title, description } = drawFigure(figure);
    return {
      contentType: 'image/svg+xml',
      bytes: Buffer.from(svg),
      alt: `Question ${question + 1}: ${title}`,
      description,
    };
  });
}
