import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t from 'tap';
import { connectForCopy, copyIn, copyOut } from '../../src/backup/copy.ts';
import { type Dump, withDump } from '../../src/backup/dump.ts';
import { rejectRows } from '../../src/backup/empty.ts';
import { load } from '../../src/backup/load-dump.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { saveBackup } from '../../src/backup/save.ts';
import { migrate } from '../../src/db/migrate.ts';
import { isConsistent } from '../../src/kernel/ledger/merkle.ts';
import { registry } from '../../src/service/app.ts';
import { runCli } from '../helpers/cli.ts';
import { connect, runOn } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { startJobs, storedJobs } from '../helpers/kernel/jobs.ts';
import { createKernel } from '../helpers/kernel/kernel.ts';
import { silent } from '../helpers/silent.ts';
import { until } from '../helpers/until.ts';
import { createInstance } from '../kernel/ledger/log/instance.ts';
import { take } from '../kernel/ledger/model/steps.ts';

const { localTables } = registry;
const migrations = join(import.meta.dirname, '../../sql/migrations');
const directory = await mkdtemp(join(tmpdir(), 'learning-dump-'));
t.teardown(() => rm(directory, { recursive: true }));
const options = {
  localTables,
  passphraseOf: async () => '',
  checkSecrets: async () => {},
  storeSecrets: async () => {},
  onStart: async () => () => {},
};

t.test('a backup holds one moment of a family that writes on, and restores to a sound ledger', async (t) => {
  const { commands, newFamily, databaseUrl } = await createKernel(t);
  const familyId = await newFamily();
  const learnerId = 1_000_001;
  const by = { familyId, actorId: familyId };
  const give = () => take({ kind: 'adjust', learnerId, amount: 1 }, by, commands.execute);
  await take({ kind: 'addLearner', learnerId }, by, commands.execute);
  await Promise.all(Array.from({ length: 100 }, give));
  const before = await createInstance(t, databaseUrl).current();
  const file = join(directory, 'load.backup');
  let isSaving = true;
  const writer = (async () => {
    while (isSaving) await Promise.all(Array.from({ length: 20 }, give));
  })();
  const { header } = await saveBackup(databaseUrl, file, {
    localTables,
    // Runs after the snapshot, and before the first table.
    onStart: async () => {
      await Promise.all(Array.from({ length: 20 }, give));
      return () => {};
    },
  });
  isSaving = false;
  await writer;
  const url = await createEmptyDatabase(t);
  await restoreBackup(url, file, options);
  const sql = connect(url);
  t.teardown(() => sql.end());
  const [row] = await sql`
    SELECT f.seq, (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM entries) AS entries,
      (SELECT balance FROM balances) AS balance FROM families f`;
  const entries = header.tables.find(({ name }) => name === 'entries')?.rows;
  t.same(row, { seq: row?.['events'], events: row?.['events'], entries, balance: entries });
  const restored = createInstance(t, url);
  const after = await restored.current();
  t.equal(after.id, before.id + 1, 'the log goes on');
  t.ok(isConsistent(before, after, await restored.connect(before, after)));
  t.match(await runCli(url, 'ledger', 'verify'), { code: 0 });
  const [now] = await connectOnce(
    databaseUrl,
    (source) => source`SELECT count(*)::int AS events FROM events`,
  );
  t.ok(now?.['events'] >= Number(row?.['events']) + 20, 'later events are not in the backup');
});

t.test('interrupted work leaves no file and no tables, and can be repeated', async (t) => {
  const { databaseUrl, newFamily } = await createKernel(t);
  await newFamily();
  const file = join(directory, 'interrupted.backup');
  const interruption = () => {
    const controller = new AbortController();
    return { signal: controller.signal, onStart: async () => () => controller.abort() };
  };
  const names = await readdir(directory);
  await t.rejects(saveBackup(databaseUrl, file, { localTables, ...interruption() }));
  t.same(await readdir(directory), names);
  await saveBackup(databaseUrl, file, { localTables });
  const url = await createEmptyDatabase(t);
  await t.rejects(restoreBackup(url, file, { ...options, ...interruption() }));
  await t.rejects(restoreBackup(url, file, { ...options, signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
  t.same(await createContentView(t, url)(), {});
  // PostgreSQL notices the cut connection when it answers the statement under way.
  await until('the interrupted session has ended', async () => (await sessionsOn(url)).length === 0);
  await restoreBackup(url, file, options);
  t.match(await createContentView(t, url)(), { users: /^1 rows/ });
});

/** Returns the sessions of the service's programs on a database. */
function sessionsOn(url: string): Promise<object[]> {
  return runOn(
    url,
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'learning-service%'`,
  );
}

t.test('carries the background jobs that wait', async (t) => {
  const first = await startJobs(t, async () => {}, { workers: 0 });
  const ids = [await first.add({ learnerId: 5 }, 7), await first.add({}, 7)];
  const file = join(directory, 'jobs.backup');
  await saveBackup(first.databaseUrl, file, { localTables });
  const url = await createEmptyDatabase(t);
  t.match(await restoreBackup(url, file, options), { skipped: [] });
  const done: unknown[] = [];
  const second = await startJobs(t, async (data) => void done.push(data), { url });
  await until('both jobs have run', () => done.length === 2);
  const stored = await storedJobs(second.database);
  t.same(stored.map(({ id }) => id).sort(), ids.sort());
  t.same(done.map((data) => JSON.stringify(data)).sort(), ['{"learnerId":5}', '{}']);
});

t.test('backs up a database of an earlier version, restores and migrates it', async (t) => {
  const earlier = join(directory, 'migrations');
  await cp(migrations, earlier, { recursive: true, filter: (path) => !/\/(001[1-9]|00[2-9])/.test(path) });
  const source = await createEmptyDatabase(t);
  await connectOnce(source, async (sql) => {
    await migrate(sql, { directory: earlier, log: silent });
    await sql`INSERT INTO users (username, email, name, role) VALUES ('p', 'p@x', 'P', 'PARENT')`;
    await sql`INSERT INTO families (family_id) VALUES (1)`;
    await sql`INSERT INTO rewards VALUES (1, gen_random_uuid(), 5, NULL, 0, true, now(), NULL)`;
    await sql`CREATE TABLE notes (id bigint PRIMARY KEY)`;
  });
  const file = join(directory, 'earlier.backup');
  const saved = await runCli(source, '--json', 'backup', file);
  t.match([saved.code, JSON.parse(saved.output).migration], [0, /^0010_/], saved.errors);
  const url = await createEmptyDatabase(t);
  t.match(await restoreBackup(url, file, options), { skipped: ['notes'] });
  await connectOnce(url, async (sql) => {
    const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
    const applied = await sql`SELECT name FROM schema_migrations ORDER BY 1`;
    t.same(
      applied.map(({ name }) => name),
      files.sort(),
    );
    t.same(
      [...(await sql`SELECT rewards FROM catalogs`)],
      [{ rewards: '1' }],
      'the later migrations see the rows',
    );
  });
  const head = await createEmptyDatabase(t);
  await connectOnce(head, (sql) => migrate(sql, { directory: migrations, log: silent }));
  await t.rejects(restoreBackup(head, file, options), /later migrations than the backup/);
});

t.test('a database is empty with the rows of migrations and of a first start only', async (t) => {
  const url = await createDatabase(t);
  const sql = await connectForCopy(url);
  t.teardown(() => sql.end());
  const check = () => rejectRows(sql, { migrations, localTables });
  await check();
  await sql`INSERT INTO last_verification VALUES (true, now(), true)`;
  await sql`INSERT INTO checkpoints (created_at, size, root, note) VALUES (now(), 0, ${Buffer.alloc(32)}, '')`;
  await sql`INSERT INTO one_time_codes VALUES (${Buffer.alloc(32)}, 'setup', NULL, NULL, now())`;
  await sql`INSERT INTO audit_log (action, outcome, detail) VALUES ('EXPORT', 'X', '{"command": "nightly backup"}')`;
  await check();
  const steps = [
    [`INSERT INTO audit_log (action, outcome) VALUES ('SIGN_IN_FAILED', 'X')`, 'audit_log'],
    [`INSERT INTO activities VALUES (gen_random_uuid(), 'a', 'a', 'a')`, 'activities, audit_log'],
    [`CREATE TABLE notes (text text); INSERT INTO notes VALUES ('a')`, 'activities, audit_log, notes'],
    [
      `INSERT INTO checkpoints (created_at, size, root, note) SELECT now(), 1, root, '' FROM checkpoints`,
      'activities, audit_log, checkpoints and 1 other table',
    ],
  ] as const;
  for (const [statement, tables] of steps) {
    await sql.unsafe(statement);
    const message = `The database is not empty: it has rows in ${tables}. Choose an empty one.`;
    await t.rejects(check(), { message });
  }
  t.same([...(await sql`SELECT FROM pg_namespace WHERE nspname ~ '^learning'`)], [], 'leaves no schema');
});

t.test('restore and move reject rows that the database returns in another form', async (t) => {
  const [source, target] = [await createDatabase(t), await createEmptyDatabase(t)];
  /** Yields the rows with another word for true, which the database accepts and does not return. */
  async function* altered(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of rows) yield Buffer.from(chunk.toString().replaceAll('\tt\n', '\ttrue\n'));
  }
  const loading = (rowsOf: (rows: AsyncIterable<Buffer>) => AsyncIterable<Buffer>) =>
    withDump(source, { localTables, now: () => new Date() }, (dump) => {
      const changed: Dump = {
        ...dump,
        async *tables() {
          for await (const { table, rows } of dump.tables())
            yield { table, rows: table.name === 'activities' ? rowsOf(rows) : rows };
        },
      };
      return load(target, changed, { migrations, localTables, command: 'move', onRows: () => {} });
    });
  await t.rejects(loading(altered), {
    message: 'The rows of activities differ from those that the database returns.',
  });
  const damaged = async function* () {
    yield Buffer.from('Ada\n');
  };
  await t.rejects(loading(damaged), {
    message: 'The data is damaged: the database refuses rows of activities.',
  });
  t.same(await createContentView(t, target)(), {});
  await loading((rows) => rows);
});

t.test(
  'COPY: reports an error that comes after the last row, and leaves the connection usable',
  async (t) => {
    const sql = await connectForCopy(await createEmptyDatabase(t));
    t.teardown(() => sql.end());
    await sql.unsafe(
      'CREATE TABLE a (id text PRIMARY KEY, value text); CREATE TABLE b (id text PRIMARY KEY REFERENCES a)',
    );
    const columns = ['id', 'value'].map((name) => ({ name, type: 'text' }));
    const [a, b] = [
      { name: 'a', columns, key: ['id'] },
      { name: 'b', columns: columns.slice(0, 1), key: ['id'] },
    ];
    const rows = (text: string) => Readable.from([Buffer.from(text)]);
    await t.rejects(copyIn(sql, b, rows('lost\n')), /violates foreign key constraint/);
    await t.rejects(copyIn(sql, b, rows('a\tb\n')), /extra data/);
    // One row that is longer than the driver's buffer, so that the end arrives while the driver pauses.
    const long = 'x'.repeat(300_000);
    await copyIn(sql, a, rows(`c\t${long}\nB\t\nb\t\\N\n`));
    const chunks: Buffer[] = [];
    for await (const chunk of copyOut(sql, a)) chunks.push(chunk);
    t.equal(Buffer.concat(chunks).toString(), `B\t\nb\t\\N\nc\t${long}\n`, 'the order is that of bytes');
    t.same([...(await sql`SELECT count(*)::int AS count FROM a`)], [{ count: 3 }]);
  },
);

async function connectOnce<T>(
  url: string,
  work: (sql: ReturnType<typeof connect>) => PromiseLike<T>,
): Promise<T> {
  const sql = connect(url);
  return Promise.resolve(work(sql)).finally(() => sql.end());
}
