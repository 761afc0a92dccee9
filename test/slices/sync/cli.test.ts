import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { replicaVersion } from '../../../src/slices/sync/replica/replica-version.ts';
import { runCliWith } from '../../helpers/cli.ts';
import { onCluster } from '../../helpers/database/citus.ts';
import { connect, withDatabase } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import { createReplica, replicaUrlOf, schema } from './replicas.ts';

t.test('keeps sql/target/schema.sql up to date (npm run schema updates it)', async (t) => {
  const file = await readFile(join(import.meta.dirname, '../../../sql/target/schema.sql'), 'utf8');
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
    errors: `The target has the required schema, version ${replicaVersion}, and the role has`,
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

// Nodes of a cluster have TLS by default.
t.test(
  'sync check: names the cause, and sslmode=disable for a server without TLS',
  { skip: onCluster },
  async (t) => {
    const url = replicaUrlOf(await createEmptyDatabase(t));
    const check = (url: string) => runCliWith({}, 'sync', 'check', url);
    t.match(await check(url.replace('?sslmode=disable', '')), {
      code: 1,
      errors: /^The server has no TLS\. With sslmode=disable .*SYNC_ALLOW_PRIVATE_TARGETS=true\. \(tls, /,
    });
    t.match(await check(url.replace(/:\d+\//, ':1/')), {
      code: 1,
      errors: 'Nothing listens on this port of the host. (connection, ECONNREFUSED)',
    });
    t.match(await check(url.replace(/\/\w+\?/, '/none?')), { code: 1, errors: /no database of this name/ });
  },
);

t.test('sync check, sync upgrade: explain a failed statement as a fault of the target', async (t) => {
  const { url, replicaUrl } = await createReplica(t);
  const sql = connect(url);
  t.teardown(() => sql.end());
  await sql`DROP TABLE learning.schema_versions`;
  const failWith = (code: string) =>
    sql.unsafe(`CREATE OR REPLACE FUNCTION learning.fail() RETURNS bigint LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
  await failWith('22012');
  await sql`CREATE VIEW learning.schema_versions AS SELECT learning.fail() AS version`;
  const causes = {
    '22012': 'The server rejected a statement. (rejected, 22012)',
    '25006': 'The server is read-only. The connection string must name the primary server. (rejected, 25006)',
    '42501':
      'The user lacks the privilege to read and write the tables of the target database. (privileges, 42501)',
    '53300': 'The server has too many connections. (connection, 53300)',
    '55P03':
      'Another transaction, such as a synchronisation, uses the tables. Run the command again in a few minutes. (timeout, 55P03)',
    '57014': 'The server does not answer in time. (timeout, 57014)',
    '57P01': 'The server closed the connection. (connection, 57P01)',
  };
  for (const [code, cause] of Object.entries(causes)) {
    await failWith(code);
    t.same(await runCliWith({}, 'sync', 'check', replicaUrl), { code: 1, output: '', errors: `${cause}\n` });
    const upgraded = code === '42501' ? 'Only the owner of the tables can upgrade them.' : cause;
    t.same(await runCliWith({}, 'sync', 'upgrade', replicaUrl), {
      code: 1,
      output: '',
      errors: `${upgraded}\n`,
    });
  }
});

t.test('sync check: says if the service refuses the connection string by default', async (t) => {
  const { replicaUrl } = await createReplica(t);
  t.match(await runCliWith({}, 'sync', 'check', replicaUrl), { code: 0, errors: /^The target has/ });
  const other = await runCliWith({}, 'sync', 'check', replicaUrl.replace('postgresql:', 'postgres:'));
  t.match(other, {
    code: 0,
    errors: /^The service refuses .* it begins with postgres:\/\/\. .*SYNC_TARGET_URLS=any\.\nThe target has/,
  });
  const json = await runCliWith(
    {},
    'sync',
    'check',
    '--json',
    replicaUrl.replace('postgresql:', 'postgres:'),
  );
  t.match(JSON.parse(json.output), { hasSchema: true, isAcceptedByDefault: false });
});

t.test('sync check: hides the password of an invalid connection string', async (t) => {
  const { code, errors } = await runCliWith({}, 'sync', 'check', 'postgresql://user:canary@host/');
  t.equal(code, 2);
  t.match(errors, /^The connection string must /);
  t.notMatch(errors, /canary/);
});
