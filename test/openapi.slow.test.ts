import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startApp } from './helpers/app.ts';
import { redoclyFaults } from './helpers/redocly.ts';

t.test('is valid under the rules of redocly.yaml in OpenAPI 3.0 too', async (t) => {
  const { app } = await startApp(t);
  const directory = await mkdtemp(join(tmpdir(), 'openapi-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const file = join(directory, 'openapi-3.0.json');
  const { body } = await app.inject('/docs/openapi-3.0.json');
  t.match(JSON.parse(body), { openapi: '3.0.3' });
  await writeFile(file, body);
  t.equal(await redoclyFaults(file), '');
});
