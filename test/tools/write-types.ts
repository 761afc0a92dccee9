/** `npm run types`: writes src/db/types.ts from a newly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideTemplate } from '../helpers/template.ts';
import { tableTypes } from './table-types.ts';

const template = await provideTemplate();
try {
  await writeFile(join(import.meta.dirname, '../../src/db/types.ts'), await tableTypes(template.url));
} finally {
  await template.remove();
}
