import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { asOwner, giveRights, limitLocks } from '../../src/db/schema/roles.ts';
import { prepareDatabase } from '../../src/service/prepare-database.ts';
import { onCluster } from '../helpers/database/citus.ts';
import { asService, connect } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase, createPlainDatabase } from '../helpers/database/database.ts';
import { createTestLog } from '../helpers/kernel/jobs.ts';
import { silent } from '../helpers/silent.ts';

const denied = { code: '42501' };

/** Opens a connection of the owner and one of the service's role. */
function connections(t: Test, ownerUrl: string, url = asService(ownerUrl)) {
  const [owner, service] = [connect(ownerUrl), connect(url)];
  t.teardown(() => Promise.all([owner.end(), service.end()]));
  return { owner, service, ownerUrl, url };
}

/** Returns the tables whose triggers refuse changes, by what these do and not by their names. */
async function appendOnlyTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE tgfoid IN ('refuse_change'::regproc, 'keep_audit_record'::regproc) ORDER BY name`;
  return rows.map(({ name }) => name);
}

t.test('the service can change nothing that is append-only, even without its triggers', async (t) => {
  // A cluster does not let the owner disable triggers.
  const { owner, service } = connections(t, await createPlainDatabase(t));
  const tables = await appendOnlyTables(owner);
  t.match(tables, ['audit_log', 'checkpoint_heads', 'checkpoints', 'entries', 'events']);
  for (const table of tables) {
    await owner.unsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const [column] = await owner<{ name: string }[]>`
      SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum = 1`;
    for (const statement of [
      `UPDATE ${table} SET ${column?.name} = ${column?.name}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `SELECT FROM ${table} FOR UPDATE`,
      `MERGE INTO ${table} USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE`,
      `ALTER TABLE ${table} DISABLE TRIGGER USER`,
      `DROP TABLE ${table} CASCADE`,
    ])
      await t.rejects(service.unsafe(statement), denied, statement);
    await service.unsafe(`SELECT FROM ${table}`);
  }
});

t.test('the service can take no right and make no table', async (t) => {
  const { owner, service } = connections(t, await createDatabase(t));
  const [row] = await owner`SELECT quote_ident(current_user) AS name`;
  for (const statement of [
    'CREATE TABLE other (id int)',
    'CREATE SCHEMA other',
    'CREATE TABLE pgboss.other (id int)',
    'TRUNCATE families CASCADE',
    'DROP FUNCTION refuse_change() CASCADE',
    'GRANT UPDATE ON events TO CURRENT_USER',
    'SET session_replication_role = replica',
    "UPDATE schema_migrations SET checksum = ''",
    `SET ROLE ${row?.['name']}`,
  ]) {
    // A lack of the right to grant is a warning only, so the right itself is looked for.
    const failed = await service.unsafe(statement).then(
      () => '',
      ({ code }) => code,
    );
    if (!statement.startsWith('GRANT')) t.equal(failed, denied.code, statement);
  }
  t.match(await service`SELECT has_table_privilege('events', 'UPDATE') AS may`, [{ may: false }]);
});

t.test('the service ends records of the audit log by their age only', async (t) => {
  const { owner, service } = connections(t, await createDatabase(t));
  const ages = ['3 days', '25 hours', '23 hours', '0'];
  for (const age of ages)
    await service`INSERT INTO audit_log (action, outcome, at) VALUES ('EXPORT', 'SUCCESS', now() - ${age}::text::interval)`;
  await service`SELECT set_config('learning.audit_log_end', 'infinity', false)`;
  await t.rejects(service`DELETE FROM audit_log`, denied);
  await service.begin((tx) => tx`SELECT end_audit_records(now() - interval '2 days', 1000)`);
  t.match(await owner`SELECT count(*)::int AS count FROM audit_log`, [{ count: 3 }]);
  // A table of the caller must not replace that of the service.
  await service.unsafe('CREATE TEMP TABLE audit_log (LIKE audit_log); SET search_path = pg_temp, public');
  await service.begin((tx) => tx`SELECT public.end_audit_records('infinity', 1000)`);
  t.match(await owner`SELECT count(*)::int AS count FROM public.audit_log`, [{ count: 2 }]);
  const granted = await owner`
    SELECT FROM pg_proc, aclexplode(proacl) WHERE proname = 'end_audit_records' AND grantee = 0`;
  t.same(granted, [], 'no other role may call it');
});

t.test('rights are given once, follow new tables, and mend what differs', async (t) => {
  const { owner, service, url } = connections(t, await createDatabase(t));
  const state = () => owner`
    SELECT 'relation' AS kind, oid, xmin::text FROM pg_class UNION ALL SELECT 'function', oid, xmin::text FROM pg_proc
    UNION ALL SELECT 'schema', oid, xmin::text FROM pg_namespace ORDER BY kind, oid`;
  const give = () => giveRights(owner, url);
  const before = await state();
  await give();
  t.same(await state(), before, 'a repetition writes nothing');
  for (const table of ['events', 'users'])
    await owner.unsafe(`GRANT ALL ON ${table} TO ${new URL(url).username}`);
  await owner.unsafe(`
    CREATE TABLE "Later" (id int);
    CREATE TABLE kept (id int);
    CREATE TRIGGER kept_append_only BEFORE UPDATE OR DELETE ON kept FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  await give();
  await service`UPDATE "Later" SET id = 1`;
  await service`INSERT INTO kept VALUES (1)`;
  for (const statement of [
    'UPDATE kept SET id = 2',
    'DELETE FROM events WHERE false',
    'TRUNCATE users CASCADE',
  ])
    await t.rejects(service.unsafe(statement), denied, statement);
});

t.test('the service waits for a lock for a bounded time, on every connection', async (t) => {
  const ownerUrl = await createPlainDatabase(t);
  const url = asService(ownerUrl);
  await prepareDatabase({ url, ownerUrl }, silent);
  const { owner, service } = connections(t, ownerUrl);
  t.match(await service`SHOW lock_timeout`, [{ lock_timeout: '5s' }]);
  t.match(await owner`SHOW lock_timeout`, [{ lock_timeout: '0' }]);
  await service`ALTER ROLE CURRENT_USER IN DATABASE ${service(new URL(url).pathname.slice(1))} SET lock_timeout = '1s'`;
  await prepareDatabase({ url, ownerUrl }, silent);
  t.match(
    await connections(t, ownerUrl).service`SHOW lock_timeout`,
    [{ lock_timeout: '1s' }],
    'an own limit stays',
  );
});

t.test('several instances may set the limit for waiting on locks at once', async (t) => {
  const ownerUrl = await createDatabase(t);
  const { service } = connections(t, ownerUrl);
  await service`ALTER ROLE CURRENT_USER IN DATABASE ${service(new URL(ownerUrl).pathname.slice(1))} RESET lock_timeout`;
  await Promise.all(Array.from({ length: 12 }, () => limitLocks(asService(ownerUrl))));
  t.match(await connections(t, ownerUrl).service`SHOW lock_timeout`, [{ lock_timeout: '5s' }]);
});

/** Returns a connection string with another user, whose roles are dropped after the test. */
function withUser(t: Test, url: string, username: string, admin: Sql): string {
  t.teardown(async () => {
    const [found] = await admin`SELECT FROM pg_roles WHERE rolname = ${username}`;
    if (!found) return;
    const role = admin(username);
    await admin`REASSIGN OWNED BY ${role} TO CURRENT_USER`;
    await admin`DROP OWNED BY ${role}`;
    await admin`DROP ROLE ${role}`;
  });
  return Object.assign(new URL(url), { username: encodeURIComponent(username), password: "p'%25 \\" }).href;
}

t.test('the first start creates the role, also when several instances start at once', async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  const admin = connect(ownerUrl);
  t.teardown(() => admin.end());
  const name = `the "service's" ${new URL(ownerUrl).pathname.slice(1)}`;
  const url = withUser(t, ownerUrl, name, admin);
  const log = createTestLog();
  await Promise.all([1, 2, 3].map(() => prepareDatabase({ url, ownerUrl }, log)));
  t.equal(log.lines.filter((line) => line === `info Created the role ${name}`).length, 1);
  const { service } = connections(t, ownerUrl, url);
  t.match(await service`SELECT current_user::text AS name`, [{ name }]);
  await service`UPDATE pgboss.job SET priority = 0`;
  await t.rejects(service`DELETE FROM entries`, denied);
});

t.test(
  'two URLs that name different databases are refused before a migration',
  { skip: onCluster },
  async (t) => {
    const [ownerUrl, otherUrl] = [await createEmptyDatabase(t), await createEmptyDatabase(t)];
    const { owner } = connections(t, ownerUrl);
    const missing = withUser(t, otherUrl, `${new URL(ownerUrl).pathname.slice(1)}_missing`, owner);
    for (const url of [asService(otherUrl), missing])
      await t.rejects(prepareDatabase({ url, ownerUrl }, silent), {
        message:
          'DATABASE_URL and DATABASE_OWNER_URL name different databases: correct the one that is wrong.',
      });
    const url = Object.assign(new URL(asService(ownerUrl)), { password: 'wrong' }).href;
    await t.rejects(prepareDatabase({ url, ownerUrl }, silent), {
      message: `The database rejects the password of ${new URL(url).username}: correct DATABASE_URL.`,
    });
    t.match(await owner`SELECT to_regclass('schema_migrations') AS table`, [{ table: null }]);
    await owner`REVOKE CONNECT ON DATABASE ${owner(new URL(ownerUrl).pathname.slice(1))} FROM PUBLIC`;
    await prepareDatabase({ url: asService(ownerUrl), ownerUrl }, silent);
    t.match(
      await connections(t, ownerUrl).service`SELECT FROM users`,
      [],
      'the first start lets the role connect',
    );
  },
);

t.test('an owner without rights on roles needs only that the role exists', async (t) => {
  const databaseUrl = await createEmptyDatabase(t);
  const admin = connect(databaseUrl);
  t.teardown(() => admin.end());
  const database = new URL(databaseUrl).pathname.slice(1);
  const ownerUrl = withUser(t, databaseUrl, `${database}_owner`, admin);
  const url = withUser(t, databaseUrl, `${database}_service`, admin);
  const passwordOf = (text: string) => decodeURIComponent(new URL(text).password).replaceAll("'", "''");
  await admin.unsafe(`
    CREATE ROLE ${database}_owner LOGIN PASSWORD '${passwordOf(ownerUrl)}';
    ALTER DATABASE ${database} OWNER TO ${database}_owner; ALTER SCHEMA public OWNER TO ${database}_owner`);
  await t.rejects(prepareDatabase({ url, ownerUrl }, silent), {
    message: `The role ${database}_service of DATABASE_URL does not exist: as a superuser, run CREATE ROLE "${database}_service" LOGIN PASSWORD '…'.`,
  });
  await admin.unsafe(`CREATE ROLE ${database}_service LOGIN PASSWORD '${passwordOf(url)}'`);
  await prepareDatabase({ url, ownerUrl }, silent);
  const { owner, service } = connections(t, ownerUrl, url);
  await owner.unsafe('ALTER TABLE events DISABLE TRIGGER USER');
  await t.rejects(service`DELETE FROM events`, denied);
  await service`SELECT end_audit_records(now(), 1)`;
  t.match(await service`SHOW lock_timeout`, [{ lock_timeout: '5s' }]);
});

t.test('a fault of the owner names its variable', { skip: onCluster }, async (t) => {
  const ownerUrl = await createDatabase(t);
  const wrong = Object.assign(new URL(ownerUrl), { password: 'wrong' }).href;
  await t.rejects(
    asOwner({ url: asService(ownerUrl), ownerUrl: wrong }, async () => {}),
    {
      message: `The database rejects the password of ${new URL(wrong).username}: correct DATABASE_OWNER_URL.`,
    },
  );
});
