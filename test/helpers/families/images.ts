import type { Lesson } from '../../../schema/lessons.ts';
import type { Database } from '../../../src/db/database.ts';
import { createDeps } from '../../../src/service/app.ts';
import { prepareImages } from '../../../src/slices/lessons/images.ts';
import type { Provider } from '../../../src/slices/lessons/provider/provider.ts';
import { ProviderFailure } from '../../../src/slices/lessons/provider/provider-failure.ts';
import { testSettings } from '../app.ts';
import { type Client, readLesson } from './client.ts';

/** Creates the images of a lesson at once, as its job does, and returns the lesson with them. */
export async function withImages(
  database: Database,
  client: Client,
  { id }: Lesson,
  provider?: Provider,
): Promise<Lesson> {
  const services = provider && { provider };
  const deps = await createDeps({ database, databaseUrl: '', settings: testSettings, services });
  const [row] = await database.sql`SELECT family_id FROM lessons WHERE id = ${id}`;
  const data = { familyId: row?.['family_id'], lessonId: id };
  await prepareImages(deps, data);
  return readLesson(client, { id });
}

/** Model that draws no usable picture: a job makes the images, which are the figures of the questions. */
export const failingIllustrator: Provider = {
  deadline: () => AbortSignal.timeout(60_000),
  ask: () => Promise.reject(new ProviderFailure('unreachable')),
  draw: async () => '',
};
