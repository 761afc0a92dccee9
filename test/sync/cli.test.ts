import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { replicaVersion } from '../../src/sync/replica/version.ts';
import { runCliWith } from '../helpers/cli.ts';
import { connect, withDatabase } from '../helpers/connection.ts';
import { createEmptyDatabase } from '../helpers/database.ts';
import { replicaUrlOf, schema } from './replicas.ts';

t.test('keeps sql/target/schema.sql up to date (npm run schema updates it)', async (t) => {
  const file = await readFile(join(import.meta.dirname, '../../sql/target/schema.sql'), 'utf8');
  t.equal(file.replaceAll('\r\n', '\n'), schema);
});

t.test('sync schema, sync check: prints the schema, and reports missing tables and columns', async (t) => {
  const url = await createEmptyDatabase(t);
  const check = () => runCliWith({}, 'sync', 'check', replicaUrlOf(url));
  const missing = 'The target database lacks the required schema:';
  t.match(await check(), { code: 1, errors: `${missing} the table learning.sync_cursor is missing.` });
  const sql = connect(url);
  t.teardown(() => sql.end());
  await sql.unsafe((await runCliWith({}, 'sync', 'schema')).output);
  t.match(await check(), {
    code: 0,
    errors: `The target has the required schema, version ${replicaVersion}, and the user has`,
  });
  await sql`ALTER TABLE learning.rewards DROP COLUMN color`;
  t.match(await check(), { code: 1, errors: `${missing} the column learning.rewards.color is missing.` });
});

t.test('sync check: rejects an encoding other than UTF8', async (t) => {
  const url = await createEmptyDatabase(t);
  const admin = connect(url);
  const name = `latin_${randomBytes(6).toString('hex')}`;
  await admin`CREATE DATABASE ${admin(name)} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`;
  t.teardown(async () => {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  });
  const latin = withDatabase(url, name);
  const sql = connect(latin);
  await sql.unsafe(schema).finally(() => sql.end());
  t.match(await runCliWith({}, 'sync', 'check', replicaUrlOf(latin)), {
    code: 1,
    errors: 'the encoding UTF8 is missing.',
  });
});

t.test('sync check: names the cause, and sslmode=disable for a server without TLS', async (t) => {
  const url = replicaUrlOf(await createEmptyDatabase(t));
  const check = (url: string) => runCliWith({}, 'sync', 'check', url);
  t.match(await check(url.replace('?sslmode=disable', '')), {
    code: 1,
    errors: /^The server has no TLS\. With sslmode=disable .*SYNC_ALLOW_PRIVATE_TARGETS=true\. \(tls, /,
  });
  t.match(await check(url.replace(/:\d+\//, ':1/')), {
    code: 1,
    errors: 'Nothing listens at the port of the host. (connection, ECONNREFUSED)',
  });
  t.match(await check(url.replace(/\/\w+\?/, '/none?')), { code: 1, errors: /no database of this name/ });
});

t.test('sync check: hides the password of an invalid connection string', async (t) => {
  const { code, errors } = await runCliWith({}, 'sync', 'check', 'postgresql://user:canary@host/');
  t.equal(code, 2);
  t.match(errors, /^The connection string must /);
  t.notMatch(errors, /canary/);
});
