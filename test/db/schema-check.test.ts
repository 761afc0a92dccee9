import t from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { type SchemaProblem, verifySchema } from '../../src/db/schema/schema-check.ts';
import { noCluster } from '../helpers/database/citus.ts';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase, createPlainDatabase } from '../helpers/database/database.ts';
import { schemaAttacks } from './schema-attacks.ts';

const database = createDatabasePool(await createPlainDatabase(t));
t.teardown(() => database.close());

/** Runs statements, and returns the problems that they cause, without their effect. */
async function problemsAfter(statements: string): Promise<SchemaProblem[]> {
  const tx = await database.begin();
  try {
    await tx.query(statements);
    return await verifySchema(tx);
  } finally {
    await tx.rollBack();
  }
}

/** Returns the lines of the problems: subject, expected and found. */
async function linesAfter(statements: string): Promise<string[]> {
  const problems = await problemsAfter(statements);
  return problems.map(({ message, expected, found }) => {
    const subject = message.replace(' differs from what the migrations make', '');
    return `${subject}: ${expected} / ${found}`;
  });
}

t.test('finds no problem in a migrated database, and leaves the search_path', async (t) => {
  t.same(await database.snapshot(verifySchema), []);
  await database.transaction(async (tx) => {
    await tx.query(`CREATE SCHEMA "other one"; SET LOCAL search_path = "other one", public`);
    t.same(await verifySchema(tx), []);
    t.match(await tx.query('SHOW search_path'), [{ search_path: '"other one", public' }]);
    await tx.query('DROP SCHEMA "other one"');
  });
});

const [server] = await database.query<{ version: number }>(
  `SELECT current_setting('server_version_num')::int / 10000 AS version`,
);

for (const [name, { by, finds, since = 0 }] of Object.entries(schemaAttacks)) {
  const skip = (server?.version ?? 0) < since && `PostgreSQL ${since} introduced it`;
  t.test(`finds ${name}`, { skip }, async (t) => {
    const lines = await linesAfter(by);
    t.match(lines, finds);
    t.equal(lines.length, finds.length);
  });
}

t.test('ignores objects that do not change the meaning of a name', async (t) => {
  const own = `CREATE TABLE notes (id bigint); CREATE VIEW totals AS SELECT learner_id, sum(amount) FROM entries GROUP BY 1;
    CREATE FUNCTION to_euros(bigint) RETURNS numeric LANGUAGE sql AS 'SELECT $1 / 100.0';
    CREATE AGGREGATE total(bigint) (SFUNC = int8pl, STYPE = bigint); CREATE SCHEMA reports; CREATE TABLE reports.entries ()`;
  t.same(await linesAfter(own), []);
});

t.test('works in a schema with another name', async (t) => {
  t.same(
    await linesAfter('ALTER SCHEMA public RENAME TO "my ""own"; SET LOCAL search_path = "my ""own"'),
    [],
  );
  t.match(
    await linesAfter(`ALTER SCHEMA public RENAME TO own; SET LOCAL search_path = own; DROP TABLE entries`),
    ['table entries: table / nothing'],
  );
});

t.test('says in one problem that program and database have other migrations', async (t) => {
  const subject = 'the list of migrations: exactly the migrations of this program / ';
  t.same(
    await linesAfter(`INSERT INTO schema_migrations VALUES (9999, '9999_later.sql', ''); DROP TABLE entries`),
    [
      `${subject}The database is newer than this program: it has 9999_later.sql. Start the newer version again, or restore a backup from before.`,
    ],
  );
  const [line = '', ...others] = await linesAfter(
    'DELETE FROM schema_migrations WHERE version > 20; DROP TABLE entries',
  );
  t.match(
    line,
    /^the list of migrations: .* \/ \d+ missing, starting with 0022_audit_log\.sql: run "migrate"/,
  );
  t.same(others, []);
  t.match(await linesAfter('DROP SCHEMA public CASCADE; CREATE SCHEMA public'), [
    / \d+ missing, starting with 0001_/,
  ]);
});

t.test('shortens long definitions', async (t) => {
  const [problem] = await problemsAfter(`ALTER TABLE users ALTER name SET DEFAULT '${'x'.repeat(5000)}'`);
  t.match(problem, {
    familyId: null,
    seq: null,
    kind: 'schema',
    message: 'column name of users differs from what the migrations make',
  });
  t.ok((problem?.found.length ?? 0) < 400);
});

t.test('finds a disabled trigger of a shard on a cluster', { skip: noCluster }, async (t) => {
  const url = await createDatabase(t);
  const spread = createDatabasePool(url);
  t.teardown(() => spread.close());
  t.same(await spread.snapshot(verifySchema), []);
  const sql = connect(url);
  t.teardown(() => sql.end());
  await sql`SELECT run_command_on_shards('events', 'ALTER TABLE %s DISABLE TRIGGER USER') LIMIT 1`;
  const [problem] = await spread.snapshot(verifySchema);
  t.match(problem, { kind: 'schema', message: /^triggers of events on .* in shard \d+ differs/ });
});
