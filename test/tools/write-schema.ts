/** `npm run schema`: writes sql/schema.sql from a database that the migrations have just made. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../helpers/connection.ts';
import { provideTemplate } from '../helpers/template.ts';
import { dumpSchema } from './schema-dump.ts';

const template = await provideTemplate();
try {
  const sql = connect(template.url);
  const dump = await dumpSchema(sql).finally(() => sql.end());
  await writeFile(join(import.meta.dirname, '../../sql/schema.sql'), dump);
} finally {
  await template.remove();
}
