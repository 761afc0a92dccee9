/** `npm run openapi`: writes openapi.yaml and the types of the TypeScript client from the application. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startApp } from '../helpers/app.ts';
import { documentFile, documentOf, documentText } from '../helpers/documents/document.ts';
import { clientDirectory, clientSources } from './client-types.ts';

const closers: (() => Promise<void>)[] = [];
try {
  const { app } = await startApp({ teardown: (close) => closers.push(close) });
  await writeFile(documentFile, documentText(app));
  for (const [name, text] of Object.entries(await clientSources(documentOf(app))))
    await writeFile(join(clientDirectory, 'src', name), text);
} finally {
  for (const close of closers.toReversed()) await close();
}
