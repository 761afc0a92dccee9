/** `npm run schema`: writes sql/schema.sql from a migrated database, and the schema files of slices. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../helpers/connection.ts';
import { contributions } from '../helpers/contributions.ts';
import { provideTemplate } from '../helpers/template.ts';
import { dumpSchema } from './schema-dump.ts';

const directory = join(import.meta.dirname, '../../sql');
for (const [file, text] of contributions.flatMap(({ schemaFiles = {} }) => Object.entries(schemaFiles))) {
  await writeFile(join(directory, file), text);
}
const template = await provideTemplate();
try {
  const sql = connect(template.url);
  const dump = await dumpSchema(sql).finally(() => sql.end());
  await writeFile(join(directory, 'schema.sql'), dump);
} finally {
  await template.remove();
}
