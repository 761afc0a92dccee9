/** `npm run schema`: writes sql/schema.sql from a migrated database, the schema files of slices, and the hashes of new migrations. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabasePool } from '../../src/db/database.ts';
import { dumpSchema } from '../../src/db/schema/schema-dump.ts';
import { provideTemplate } from '../helpers/database/template.ts';
import { addHashes } from '../helpers/documents/migration-hashes.ts';
import { contributions } from '../helpers/families/contributions.ts';

const directory = join(import.meta.dirname, '../../sql');
for (const [file, text] of contributions.flatMap(({ schemaFiles = {} }) => Object.entries(schemaFiles))) {
  await writeFile(join(directory, file), text);
}
await addHashes();
const template = await provideTemplate();
try {
  const database = createDatabasePool(template.url);
  const dump = await database.snapshot(dumpSchema).finally(database.close);
  await writeFile(join(directory, 'schema.sql'), dump);
} finally {
  await template.remove();
}
