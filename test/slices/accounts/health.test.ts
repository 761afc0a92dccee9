import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { programVersion, versionText } from '../../../src/base/version.ts';
import { startApp } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { documentOf } from '../../helpers/documents/document.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { parallel } from './registrations.ts';

t.test('decisions.md 2.10: returns ok without a token', async (t) => {
  const { app } = await startApp(t);
  const { status, body } = await clientOf(app).get('/api/healthcheck');
  t.equal(status, 200);
  t.same(body, { status: 'ok', message: 'The service and its database answer.' });
});

t.test(
  'decisions.md 2.10: returns 503 in its own schema if the database does not answer within 2 s',
  async (t) => {
    const { app, ofService, databaseUrl } = await startApp(t, { isAlone: true });
    const other = connect(databaseUrl);
    t.teardown(() => other.end());
    const { waiting } = await other.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(1)`;
      // More statements than connections; each waits until this transaction ends.
      const waiting = parallel(20, () => ofService.sql`SELECT pg_advisory_lock_shared(1)`);
      const answers = await parallel(3, () => clientOf(app).get('/api/healthcheck'));
      for (const { status, body, headers } of answers) {
        t.equal(status, 503);
        t.same(body, { status: 'error', message: 'The database does not answer.' });
        t.match(headers['content-type'], /^application\/json/);
      }
      return { waiting };
    });
    await waiting;
    t.equal(
      (await clientOf(app).get('/api/healthcheck')).status,
      200,
      'returns 200 when the database answers again',
    );
  },
);

t.test('decisions.md 2.10: returns 503 while the database is unavailable', async (t) => {
  const proxy = await createProxy(t, await createDatabase(t));
  const { app } = await startApp(t, { databaseUrl: proxy.url });
  const health = () => clientOf(app).get('/api/healthcheck');
  t.equal((await health()).status, 200);
  await proxy.cut();
  const { status, body } = await health();
  t.equal(status, 503);
  t.equal(body.status, 'error');
  await proxy.open();
  await until('it is healthy again', async () => (await health()).status === 200);
});

t.test('decisions.md 2.10: returns the version without a token, and without the database', async (t) => {
  const proxy = await createProxy(t, await createDatabase(t));
  const { app, database } = await startApp(t, { databaseUrl: proxy.url });
  const [latest] = await database.sql`SELECT max(version) AS schema FROM schema_migrations`;
  await proxy.cut();
  const { status, body } = await clientOf(app).get('/api/version');
  t.equal(status, 200);
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const { name, version } = manifest;
  t.same(body, { name, version, commit: null, node: process.versions.node, ...latest });
  t.equal(documentOf(app).info.version, version, 'the document has the same version');
});

t.test('has the commit of the build, if it is a hash', async (t) => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  t.match(programVersion(commit), { commit });
  t.equal(versionText({ version: '1.2.3', commit }), `1.2.3 (commit ${commit})`);
  for (const other of ['', 'main', '0123abc; x']) t.equal(programVersion(other).commit, null, other);
  t.equal(versionText({ version: '1.2.3', commit: null }), '1.2.3');
});

t.test('documents the schema of an unhealthy response instead of problem details', async (t) => {
  const { app } = await startApp(t);
  const { body } = await clientOf(app).get('/docs/json');
  const response = body.paths['/api/healthcheck'].get.responses['503'];
  const shared = body.components.responses[String(response.$ref).split('/').at(-1) ?? ''];
  const { content } = shared ?? response;
  t.same(Object.keys(content), ['application/json']);
  t.same(content['application/json'].schema, { $ref: '#/components/schemas/Health' });
});
