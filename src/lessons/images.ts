import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type QuestionFigure, specOf } from './content.ts';
import type { LessonDeps } from './deps.ts';
import { drawFigure } from './figures/index.ts';
import { type Picture, storeImages } from './images.domain.ts';
import { drawPicture, type PictureBrief } from './provider/illustrator.ts';
import type { Provider } from './provider/provider.ts';

const LessonImages = TypeCompiler.Compile(Type.Object({ familyId: Type.Integer(), lessonId: Type.String() }));

/**
 * The job that follows a new lesson: makes its images and stores them (decisions.md 4.4). Where the lesson has been
 * erased, has its images already, or has nothing to show, nothing is to be done.
 */
export async function prepareImages(
  { database: { db }, ledger, provider }: LessonDeps,
  data: unknown,
): Promise<void> {
  if (!LessonImages.Check(data)) throw new Error('a job without the data of a lesson');
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
    // Written from the questions' figures by the command that makes lessons, and by nothing else.
    figures(lesson.figures as unknown as QuestionFigure[]);
  if (pictures.length === 0) return;
  const command = { handler: storeImages, data: { lessonId, pictures }, familyId };
  await ledger.execute({ ...command, actorId: lesson.learner_id });
}

/** The picture of the provider's model as the only image of a lesson; undefined where there is none. */
async function picture(provider: Provider, lesson: PictureBrief): Promise<Picture[] | undefined> {
  const drawn = await drawPicture(provider, lesson);
  const alt = `A picture for a lesson on ${lesson.topic}`;
  return drawn && [{ ...drawn, alt, description: `${alt}, drawn by a model.` }];
}

/** The images of a lesson: the figures of its questions. */
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
