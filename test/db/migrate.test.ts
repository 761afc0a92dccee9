import { spawn } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { migrate } from '../../src/db/migrate.ts';
import { connect } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { silent } from '../helpers/silent.ts';
import { until } from '../helpers/until.ts';

const MIGRATE = join(import.meta.dirname, '../helpers/database/migrate.ts');

const FILES = {
  '0001_shelf.sql': 'CREATE TABLE shelf (id int);\nINSERT INTO shelf VALUES (1);\n',
  '0002_book.sql': 'CREATE TABLE book (id int);\n',
};

interface Trial {
  directory: string;
  sql: Sql;
  url: string;
  run(sql?: Sql): Promise<string[]>;
  write(files: Record<string, string>): Promise<void>;
}

/** Creates an empty database and a directory of migrations for it. */
async function trial(t: Test, files: Record<string, string>): Promise<Trial> {
  const url = await createEmptyDatabase(t);
  const sql = connect(url);
  await sql.unsafe('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  t.teardown(async () => {
    await sql.end();
    await rm(directory, { recursive: true });
  });
  const write = async (changed: Record<string, string>) => {
    await Promise.all(Object.entries(changed).map(([name, text]) => writeFile(join(directory, name), text)));
  };
  await write(files);
  return { directory, sql, url, write, run: (by = sql) => migrate(by, { directory, log: silent }) };
}

async function tables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

t.test('applies and records migrations in order', async (t) => {
  const { sql, run } = await trial(t, FILES);
  t.same(await run(), ['0001_shelf.sql', '0002_book.sql']);
  t.same(await tables(sql), ['book', 'schema_migrations', 'shelf']);
  const rows =
    await sql`SELECT version, name, length(checksum), applied_at <= now() AS past FROM schema_migrations`;
  t.same(
    [...rows],
    [
      { version: 1, name: '0001_shelf.sql', length: 64, past: true },
      { version: 2, name: '0002_book.sql', length: 64, past: true },
    ],
  );
});

t.test('migrates under its own settings, whatever those of the database', async (t) => {
  const { sql, url, run } = await trial(t, {
    '0001_word.sql': `CREATE TABLE word (text text CHECK (text ~ '^\\d$'), empty boolean DEFAULT (NULL = NULL));
      SELECT pg_sleep(0.3); INSERT INTO word VALUES ('1')`,
  });
  const name = new URL(url).pathname.slice(1);
  for (const setting of ['standard_conforming_strings = off', 'transform_null_equals = on'])
    await sql.unsafe(`ALTER DATABASE "${name}" SET ${setting}`);
  await sql.unsafe(`ALTER DATABASE "${name}" SET statement_timeout = '250ms'`);
  const later = connect(url);
  t.teardown(() => later.end());
  t.same(await run(later), ['0001_word.sql']);
  t.same(await later`SELECT text, empty FROM word`, [{ text: '1', empty: null }]);
});

t.test('sends each statement alone, whatever semicolons it has', async (t) => {
  const { sql, run } = await trial(t, {
    '0001_parts.sql': `-- It's one; with a table.
      CREATE TABLE "a;b" (text text DEFAULT 'it''s; fine'); /* Two; */
      CREATE FUNCTION f() RETURNS text LANGUAGE plpgsql AS $body$ BEGIN PERFORM 1; RETURN $$;$$; END $body$;
      INSERT INTO "a;b" VALUES (DEFAULT), (E'it\\'s;'), (f());
      INSERT INTO "a;b" SELECT current_query();
      -- The end;`,
  });
  await run();
  const rows = await sql<{ text: string }[]>`SELECT text FROM "a;b"`;
  t.same(
    rows.map(({ text }) => text),
    ["it's; fine", "it's;", ';', 'INSERT INTO "a;b" SELECT current_query()'],
  );
});

t.test('skips applied migrations and runs new ones', async (t) => {
  const { sql, run, write } = await trial(t, FILES);
  await run();
  t.same(await run(), []);
  await write({ '0003_reader.sql': 'CREATE TABLE reader (id int);' });
  t.same(await run(), ['0003_reader.sql']);
  t.same(await sql`SELECT id FROM shelf`, [{ id: 1 }]);
});

t.test('applies each migration once for concurrent instances', async (t) => {
  const { sql, url, run } = await trial(t, FILES);
  const instances = Array.from({ length: 6 }, () => connect(url));
  const applied = await Promise.all(instances.map((instance) => run(instance)));
  await Promise.all(instances.map((instance) => instance.end()));
  t.same(applied.flat().sort(), ['0001_shelf.sql', '0002_book.sql']);
  t.same(await sql`SELECT id FROM shelf`, [{ id: 1 }]);
});

t.test('a migration that waits for a table lets requests for it through, and runs later', async (t) => {
  const { directory, url, sql, run, write } = await trial(t, FILES);
  await run();
  await write({ '0003_more.sql': 'ALTER TABLE shelf ADD COLUMN more text;' });
  const [reader, other] = [connect(url), connect(url)];
  t.teardown(() => Promise.all([reader.end(), other.end()]));
  const lines: string[] = [];
  const info = (line: string) => lines.push(line);
  const options = { directory, log: { ...silent, info }, lockMs: 20, pauseMs: 20 };
  const migrating = await reader.begin(async (tx) => {
    await tx`SELECT FROM shelf`;
    await t.rejects(migrate(other, { ...options, limitMs: 0 }), {
      message: /^A migration cannot lock a table that others use: end long transactions/,
    });
    // In an object, since a promise would be awaited here.
    const migrating = { done: migrate(sql, options) };
    await until('it waits', () => lines.length > 0);
    t.equal((await other`SELECT FROM shelf`).length, 1);
    return migrating;
  });
  t.same(await migrating.done, ['0003_more.sql']);
  t.same(lines, ['A migration waits for a table that others use.']);
});

t.test('releases the lock and leaves no trace if an instance dies during a migration', async (t) => {
  const { directory, sql, url, run, write } = await trial(t, {
    '0001_slow.sql': 'CREATE TABLE slow (id int); SELECT pg_sleep(600);',
  });
  const dying = spawn(process.execPath, [MIGRATE, url, directory], { stdio: 'ignore' });
  const isAtWork = () => sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`;
  await until('the migration runs', async () => (await isAtWork()).length > 0);
  dying.kill('SIGKILL');
  // A busy session notices the lost client only at its next answer, so the test ends it.
  for (const { pid } of await isAtWork()) await sql`SELECT pg_terminate_backend(${pid})`;
  await write({ '0001_slow.sql': 'CREATE TABLE slow (id int);' });
  t.same(await run(), ['0001_slow.sql']);
});

t.test('rolls back a failed migration and keeps the earlier ones', async (t) => {
  const { sql, run, write } = await trial(t, {
    ...FILES,
    '0003_bad.sql': 'CREATE TABLE half (id int); SELECT 1/0; CREATE TABLE other (id int);',
    '0004_late.sql': 'CREATE TABLE late (id int);',
  });
  await t.rejects(run(), {
    message: /^Migration 0003_bad\.sql failed with SQLSTATE 22012, .*: restore a backup, or report this\.$/,
  });
  t.same(await tables(sql), ['book', 'schema_migrations', 'shelf']);
  await write({ '0003_bad.sql': 'CREATE TABLE fixed (id int);' });
  t.same(await run(), ['0003_bad.sql', '0004_late.sql']);
});

t.test('rejects an edited file', async (t) => {
  const { sql, run, write } = await trial(t, FILES);
  await run();
  await write({
    '0001_shelf.sql': 'CREATE TABLE shelf (id bigint);',
    '0003_more.sql': 'CREATE TABLE more ()',
  });
  await t.rejects(run(), {
    message: 'The migration 0001_shelf.sql was edited after it was applied: install its released form.',
  });
  t.notOk((await tables(sql)).includes('more'), 'applies no other file');
});

t.test('accepts other line endings', async (t) => {
  const { run, write } = await trial(t, FILES);
  await run();
  await write({ '0001_shelf.sql': FILES['0001_shelf.sql'].replaceAll('\n', '\r\n') });
  t.same(await run(), []);
});

t.test('rejects a missing applied file', async (t) => {
  const { directory, run } = await trial(t, FILES);
  await run();
  await rm(join(directory, '0001_shelf.sql'));
  await t.rejects(run(), {
    message: 'The applied migration 0001_shelf.sql is missing: install the program completely.',
  });
});

t.test('rejects a renamed applied file', async (t) => {
  const { directory, run } = await trial(t, FILES);
  await run();
  await rename(join(directory, '0001_shelf.sql'), join(directory, '0001_shelves.sql'));
  await t.rejects(run(), {
    message: 'The applied migration 0001_shelf.sql is missing: install the program completely.',
  });
});

t.test('rejects a new file before an applied one', async (t) => {
  const { run, write } = await trial(t, { '0002_book.sql': FILES['0002_book.sql'] });
  await run();
  await write({ '0001_shelf.sql': FILES['0001_shelf.sql'] });
  await t.rejects(run(), {
    message: 'The migration 0001_shelf.sql is out of order: number 2 is already applied.',
  });
});

t.test('rejects a database that is newer than the program', async (t) => {
  const { directory, run } = await trial(t, FILES);
  await run();
  await rm(join(directory, '0002_book.sql'));
  await t.rejects(run(), {
    message: /^The database is newer than this program: it has 0002_book\.sql\. Start the newer/,
  });
});

t.test('rejects two files with one number, and a file without a number', async (t) => {
  const { directory, run, write } = await trial(t, { ...FILES, '0002_twin.sql': 'SELECT 1' });
  await t.rejects(run(), { message: '0002_book.sql and 0002_twin.sql have the same number.' });
  await rm(join(directory, '0002_twin.sql'));
  await write({ 'third.sql': 'SELECT 1' });
  await t.rejects(run(), { message: 'third.sql must have a name like 0001_name.sql.' });
});
