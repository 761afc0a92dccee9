import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { firstFault } from '../../src/db/schema/schema-check.ts';
import { dumpSchema } from '../../src/db/schema/schema-dump.ts';
import { prepareDatabase, requireSchema } from '../../src/service/prepare-database.ts';
import { startApp } from '../helpers/app.ts';
import { asService, runOn } from '../helpers/database/connection.ts';
import { createEmptyDatabase, createPlainDatabase } from '../helpers/database/database.ts';
import { registerFamily } from '../helpers/families/client.ts';

import { silent } from '../helpers/silent.ts';

/** Settings that change what SQL means, or its text, each with a value that PostgreSQL does not have by default. */
const settings: Readonly<Record<string, string>> = {
  standard_conforming_strings: 'off',
  escape_string_warning: 'off',
  backslash_quote: 'on',
  transform_null_equals: 'on',
  array_nulls: 'off',
  quote_all_identifiers: 'on',
  DateStyle: 'SQL, DMY',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Asia/Seoul',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  check_function_bodies: 'off',
  row_security: 'off',
  default_transaction_isolation: 'serializable',
  xmloption: 'document',
  default_text_search_config: 'pg_catalog.german',
  // So long that no slow machine reaches them.
  lock_timeout: '10min',
  idle_session_timeout: '10min',
  client_min_messages: 'debug5',
};

t.test('a first start under any settings makes the same tables, and lessons work', async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  const name = new URL(ownerUrl).pathname.slice(1);
  const statements = Object.entries(settings).map(
    ([setting, value]) =>
      `ALTER DATABASE "${name}" SET ${setting} = ${/,/.test(value) ? value : `'${value}'`}`,
  );
  for (const statement of statements) await runOn(ownerUrl, statement);
  await prepareDatabase({ url: asService(ownerUrl), ownerUrl }, silent);
  const { database, app, ofService } = await startApp(t, { databaseUrl: ownerUrl });
  const shipped = await readFile(join(import.meta.dirname, '../../sql/schema.sql'), 'utf8');
  t.equal(await database.snapshot(dumpSchema), shipped.replaceAll('\r\n', '\n'));
  await requireSchema(ofService);
  const { learner } = await registerFamily(app);
  t.match(await learner.post('/api/lessons/create', { learnerId: learner.id, gradeLevel: 3 }), {
    status: 201,
  });
});

const owner = createDatabasePool(await createPlainDatabase(t));
t.teardown(() => owner.close());

/** Changes that keep a service from starting: the statements, and the part that the sentence names. */
const changes: Readonly<Record<string, [statements: string, subject: string, hasRemedy: boolean]>> = {
  'a check with another meaning': [
    `ALTER TABLE schema_migrations ADD CHECK (name <> '');
     ALTER TABLE users DROP CONSTRAINT users_email_check; ALTER TABLE users ADD CONSTRAINT users_email_check CHECK (email ~ 'x')`,
    'constraint users_email_check of users',
    true,
  ],
  'a missing index': ['DROP INDEX log_leaves_idx', 'index log_leaves_idx of log_leaves', true],
  'a missing trigger': [
    'DROP TRIGGER events_append_only ON events',
    'trigger events_append_only of events',
    true,
  ],
  'a disabled trigger': [
    'ALTER TABLE events DISABLE TRIGGER events_append_only',
    'trigger events_append_only of events',
    true,
  ],
  'another function': [
    `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'function refuse_change()',
    true,
  ],
  'a missing table': ['DROP TABLE last_verification', 'table last_verification', false],
  'another default': [`ALTER TABLE users ALTER name SET DEFAULT 'x'`, 'column name of users', false],
  'a further unique index': [
    'CREATE UNIQUE INDEX one_name ON users (name)',
    'index one_name of users',
    false,
  ],
};

for (const [name, [statements, subject, hasRemedy]] of Object.entries(changes))
  t.test(`no service starts on ${name}, and doctor knows a remedy`, async (t) => {
    const tx = await owner.begin();
    t.teardown(() => tx.rollBack());
    await tx.query(statements);
    const snapshot: typeof owner.snapshot = (work) => work(tx);
    await t.rejects(requireSchema({ ...owner, snapshot }), {
      message: `The database differs from what the migrations make, first in ${subject}: run the command "doctor", which says how to correct it.`,
    });
    const fault = await firstFault(tx);
    t.equal(fault?.statements !== undefined, hasRemedy);
    if (fault?.statements === undefined) return;
    await tx.query('ALTER TABLE schema_migrations DROP CONSTRAINT IF EXISTS schema_migrations_name_check');
    await tx.query(fault.statements);
    t.equal(await firstFault(tx), undefined);
  });

t.test('starts with what an operator adds, and while another instance has migrated further', async (t) => {
  const harmless = [
    'CREATE INDEX of_reports ON entries (amount)',
    'CREATE TABLE notes (id bigint); CREATE VIEW totals AS SELECT sum(amount) FROM entries',
    "CREATE FUNCTION round(double precision, int) RETURNS numeric LANGUAGE sql AS 'SELECT round($1::numeric, $2)'",
    "INSERT INTO schema_migrations VALUES (9999, '9999_later.sql', ''); ALTER TABLE users ADD later text",
  ];
  for (const statements of harmless) {
    const tx = await owner.begin();
    await tx.query(statements);
    t.equal(await firstFault(tx), undefined, statements);
    await tx.rollBack();
  }
});
