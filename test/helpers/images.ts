import type { Lesson } from '../../schema/lessons.ts';
import { rules } from '../../src/app.ts';
import type { Database } from '../../src/db/database.ts';
import { openLedger } from '../../src/ledger/execute.ts';
import { prepareImages } from '../../src/lessons/images.ts';
import type { Provider } from '../../src/lessons/provider/provider.ts';
import { testSettings } from './app.ts';
import { type Client, readLesson } from './client.ts';

/** Makes the images of a lesson at once, as its job does, and returns the lesson with them. */
export async function withImages(
  database: Database,
  client: Client,
  { id }: Lesson,
  provider?: Provider,
): Promise<Lesson> {
  const now = () => new Date();
  const ledger = await openLedger({ database, rules, now, conflicts: {} });
  const [row] = await database.sql`SELECT family_id FROM lessons WHERE id = ${id}`;
  const data = { familyId: row?.['family_id'], lessonId: id };
  await prepareImages({ database, ledger, now, settings: testSettings, provider }, data);
  return readLesson(client, { id });
}
