/** `npm run openapi`: writes openapi.yaml from the application. */
import { writeFile } from 'node:fs/promises';
import { startApp } from '../helpers/app.ts';
import { documentFile, documentText } from '../helpers/document.ts';

const closers: (() => Promise<void>)[] = [];
try {
  const { app } = await startApp({ teardown: (close) => closers.push(close) });
  await writeFile(documentFile, documentText(app));
} finally {
  for (const close of closers.toReversed()) await close();
}
