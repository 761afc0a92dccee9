import type { imageTypes } from '../../../../schema/lessons.ts';
import { derivedId } from '../../../base/derived-ids.ts';
import type { Row } from '../../../db/tables.ts';
import { command } from '../../../kernel/commands/command.ts';
import { one } from '../../../kernel/state/reads.ts';
import type { Change } from '../../../kernel/state/state.ts';
import { curriculum } from '../curriculum.ts';
import { type PlacedFigure, type StoredSpec, specOf } from './content.ts';

/** Job that has a model draw the picture of a new lesson (decisions.md 4.4). */
export const lessonImagesJob = 'lesson-images';

/** Image with its text alternatives. */
export interface Picture {
  contentType: (typeof imageTypes)[number];
  bytes: Buffer;
  alt: string;
  description: string;
  /** Part of the lesson that it illustrates. Absent for a picture of the whole lesson. */
  place?: { questionIndex: number } | { introductionIndex: number };
}

/** Draws the figures of a lesson. */
export function drawFigures(figures: readonly PlacedFigure[]): Picture[] {
  return figures.map(({ question, figure }) => {
    const { svg, title, description } = curriculum().drawFigure(figure);
    const isExample = question === undefined;
    return {
      contentType: 'image/svg+xml',
      bytes: Buffer.from(svg),
      alt: isExample ? `Example: ${title}` : `Question ${question + 1}: ${title}`,
      description,
      place: isExample ? { introductionIndex: 0 } : { questionIndex: question },
    };
  });
}

/** Returns the changes that store a lesson with its pictures. */
export function illustrate(lesson: Row<'lessons'>, spec: StoredSpec, pictures: readonly Picture[]): Change[] {
  const { family_id, id: lesson_id, learner_id } = lesson;
  // Every attempt derives the same ids.
  const ids = pictures.map((_, i) => derivedId(lesson_id, i));
  const images = pictures.map(({ alt, description, place }, i) => {
    const id = ids[i] ?? '';
    return { id, alt, description, path: `/api/lessons/${lesson_id}/images/${id}`, ...place };
  });
  const image_paths = images.map(({ path, alt, description }) => ({ path, alt, description }));
  const rows = pictures.map(({ contentType: content_type, bytes }, i): Change => {
    const put = { family_id, lesson_id, id: ids[i] ?? '', learner_id, content_type, bytes };
    return { table: 'lesson_images', put };
  });
  return [{ table: 'lessons', put: { ...lesson, spec: { ...spec, images }, image_paths } }, ...rows];
}

/** Stores the images of a lesson once. Does nothing if the lesson has images or is erased. */
export const storeImages = command({
  // The lesson counted more than its figures take, and the budget of the model limits its pictures.
  quota: 'none',
  reads: ({ lessonId }: { lessonId: string; pictures: readonly Picture[] }) => ({
    row: one('lessons', { id: lessonId }),
  }),
  decide({ pictures }, { row }) {
    const spec = row && specOf(row);
    if (!spec || spec.images.length > 0) return { events: [] };
    return { events: [], changes: illustrate(row, spec, pictures) };
  },
  reply: () => true,
});
