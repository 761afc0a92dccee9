import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { documentFile } from '../../helpers/documents/document.ts';
import { redoclyFaults, rulesFile } from '../../helpers/documents/redocly.ts';

t.test('is valid OpenAPI 3.1 under the rules of openapi-rules.yaml', async (t) => {
  t.same(await redoclyFaults(documentFile), '');
});

t.test('is valid under the rules of openapi-rules.yaml in OpenAPI 3.0 too', async (t) => {
  const { app } = await startApp(t);
  const directory = await mkdtemp(join(tmpdir(), 'openapi-'));
  t.teardown(() => rm(directory, { recursive: true }));
  // The exceptions are those of a file with the name openapi.yaml. JSON is YAML too.
  for (const name of [rulesFile, '.redocly.lint-ignore.yaml'])
    await copyFile(join(dirname(documentFile), name), join(directory, name));
  const file = join(directory, 'openapi.yaml');
  const { body } = await app.inject('/docs/openapi-3.0.json');
  t.match(JSON.parse(body), { openapi: '3.0.3' });
  await writeFile(file, body);
  t.equal(await redoclyFaults(file), '');
});
