import type { imageTypes } from '../../schema/lessons.ts';
import { command } from '../commands/command.ts';
import { derivedId } from '../derived-ids.ts';
import { one } from '../state/reads.ts';
import type { Change } from '../state/state.ts';
import { specOf } from './content.ts';

/** Job that draws the images of a new lesson (decisions.md 4.4). */
export const lessonImagesJob = 'lesson-images';

/** Image with its text alternatives. */
export interface Picture {
  contentType: (typeof imageTypes)[number];
  bytes: Buffer;
  alt: string;
  description: string;
}

/** Stores the images of a lesson once. Does nothing if the lesson has images or is erased. */
export const storeImages = command({
  reads: ({ lessonId }: { lessonId: string; pictures: readonly Picture[] }) => ({
    row: one('lessons', { id: lessonId }),
  }),
  decide({ lessonId, pictures }, { row }, { familyId }) {
    const spec = row && specOf(row);
    if (!spec || spec.images.length > 0) return { events: [] };
    const images = pictures.map(({ alt, description }, i) => {
      // Every attempt derives the same ids.
      const id = derivedId(lessonId, i);
      return { id, alt, description, path: `/api/lessons/${lessonId}/images/${id}` };
    });
    const image_paths = images.map(({ path, alt, description }) => ({ path, alt, description }));
    const stored = pictures.map(({ contentType: content_type, bytes }, i): Change => {
      const key = { family_id: familyId, lesson_id: lessonId, id: derivedId(lessonId, i) };
      return { table: 'lesson_images', put: { ...key, learner_id: row.learner_id, content_type, bytes } };
    });
    const put = { ...row, spec: { ...spec, images }, image_paths };
    return { events: [], changes: [{ table: 'lessons', put }, ...stored] };
  },
  reply: () => true,
});
