/** `npm run types`: writes src/db/types.ts from a newly migrated database. */
import { provideTemplate } from '../helpers/template.ts';
import { generateTypes } from './table-types.ts';

const template = await provideTemplate();
try {
  await generateTypes(template.url);
} finally {
  await template.remove();
}
