/** `npm run schema`: writes sql/schema.sql from a migrated database, and sql/target/schema.sql from the replica tables. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '../../src/app.ts';
import { replicaSchemaSql } from '../../src/replica-table.ts';
import { connect } from '../helpers/connection.ts';
import { provideTemplate } from '../helpers/template.ts';
import { dumpSchema } from './schema-dump.ts';

const directory = join(import.meta.dirname, '../../sql');
await writeFile(join(directory, 'target/schema.sql'), replicaSchemaSql(registry.replicaTables));
const template = await provideTemplate();
try {
  const sql = connect(template.url);
  const dump = await dumpSchema(sql).finally(() => sql.end());
  await writeFile(join(directory, 'schema.sql'), dump);
} finally {
  await template.remove();
}
