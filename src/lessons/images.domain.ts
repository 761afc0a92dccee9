import type { imageTypes } from '../../schema/lessons.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import { derivedId } from '../ledger/ids.ts';
import type { Change } from '../ledger/state.ts';
import { specOf } from './content.ts';

/** The job that follows a new lesson: its images are made (decisions.md 4.4). */
export const lessonImagesJob = 'lesson-images';

/** An image as it is stored and served, and what is said for it where it is not seen. */
export interface Picture {
  contentType: (typeof imageTypes)[number];
  bytes: Buffer;
  alt: string;
  description: string;
}

/** A lesson gets its images, once; one that has some already, or was erased meanwhile, is left as it is. */
export const storeImages: CommandHandler<{ lessonId: string; pictures: readonly Picture[] }, boolean> = {
  name: 'StoreImages',
  needs: ({ lessonId }) => [{ table: 'lessons', where: { id: lessonId } }],
  decide({ lessonId, pictures }, state, { familyId }) {
    const row = state.get('lessons', { id: lessonId });
    const spec = row && specOf(row);
    if (!spec || spec.images.length > 0) return { events: [] };
    const images = pictures.map(({ alt, description }, i) => {
      // The same at every attempt.
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
};
