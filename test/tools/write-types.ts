/** `npm run types`: writes src/db/types.ts and src/db/table-shapes.ts from a newly migrated database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideTemplate } from '../helpers/database/template.ts';
import { tableTypes } from './table-types.ts';

const template = await provideTemplate();
try {
  const { types, shapes } = await tableTypes(template.url);
  const directory = join(import.meta.dirname, '../../src/db');
  await writeFile(join(directory, 'types.ts'), types);
  await writeFile(join(directory, 'table-shapes.ts'), shapes);
} finally {
  await template.remove();
}
