import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { mock } from 'node:test';
import t from 'tap';
import { createDatabasePool } from '../../../src/db/database.ts';
import { defaultIdleMs } from '../../../src/db/database-client.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { registry } from '../../../src/service/app.ts';
import { familyTablesOf } from '../../../src/slice/family-table.ts';
import { exportPool, maxMs } from '../../../src/slices/family/routes.ts';
import { slices } from '../../../src/slices/index.ts';
import { startApp } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { createReward, expectStatus, registerFamily } from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { tally } from '../../helpers/families/races.ts';
import { leaveTraces } from '../../helpers/traces.ts';
import { until } from '../../helpers/until.ts';
import { addSecrets } from './secrets.ts';

const started = await startApp(t, { isAlone: true });
const { app, database, databaseUrl } = started;
const { admin, parent, learner, sibling } = await leaveTraces(started);
const secrets = await addSecrets(database, parent.id);
const other = await registerFamily(app);

/** Columns that name a user or a family. */
const owner = /^((family|learner|user|parent|actor|subject)_id|\w+_by|waits_for)$/;

t.test('has each column of each table with data of users, or gives a reason', async (t) => {
  const { body } = await expectStatus(200, parent.get('/api/family/export'));
  const shapes = await readTableShapes(database);
  const tables = new Map(registry.familyTables.map((table) => [String(table.name), table]));
  // The slice can be taken out, but not its table.
  const absent = slices.some(({ name }) => name === 'sync') ? '' : 'sync_configs';
  const owned = [...shapes.values()].filter(({ name, columns }) => {
    return name !== absent && columns.some((column) => owner.test(column.name));
  });
  t.same(
    owned.map(({ name }) => name).filter((name) => !tables.has(name)),
    [],
    'declare each in `erasure`, `closing`, `projectedTables` or `familyTables` of its slice',
  );
  for (const [name, table] of tables) {
    const columns = shapes.get(name)?.columns.map((column) => column.name) ?? [];
    const { leftOut, notImported, omits = {} } = table;
    for (const reason of [leftOut, notImported, ...Object.values(omits)])
      if (reason !== undefined) t.match(reason, /^[A-Z].+\.$/, `${name}: ${reason}`);
    const unknown = Object.keys(omits).filter((column) => !columns.includes(column));
    t.same(unknown, [], `${name} has the columns that it omits`);
    const rows = body.tables[name];
    if (leftOut !== undefined) t.equal(rows, undefined, name);
    else {
      const exported = columns.filter((column) => column !== 'family_id' && !(column in omits));
      t.ok(rows.length > 0, `${name} has a row`);
      t.same(Object.keys(rows[0] ?? {}), exported, name);
    }
  }
  t.throws(
    () =>
      familyTablesOf({
        declared: [{ name: 'users' }, { name: 'users' }],
        projectedTables: [],
        erasures: [],
        closings: [],
      }),
    { message: 'two slices declare the same table of a family' },
  );
});

t.test('has every row of the family, and no secret', async (t) => {
  const answer = await expectStatus(200, parent.get('/api/family/export'));
  t.match(answer.headers, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="family-${parent.id}.json"`,
    'cache-control': 'no-store',
  });
  const { tables, counts, ledger, familyId } = answer.body;
  t.equal(familyId, parent.id);
  t.same(
    tables.users.map(({ id }: { id: number }) => id),
    [parent.id, learner.id, sibling.id],
  );
  for (const [name, rows] of Object.entries<object[]>({ ...tables, ledger }))
    t.equal(counts[name], rows.length, name);
  const events = await database.sql`SELECT FROM events WHERE family_id = ${parent.id}`;
  t.equal(ledger.length, events.length);
  for (const { table, isOfFamily } of await ownedTables()) {
    // The export itself adds a record.
    if (!isOfFamily || !(table in tables) || table === 'audit_log') continue;
    const rows = await database.query(`SELECT FROM ${table} WHERE family_id = $1`, [String(parent.id)]);
    t.equal(tables[table].length, rows.length, table);
  }
  const text = JSON.stringify(answer.body);
  for (const secret of await secrets()) t.notOk(text.includes(secret), secret);
  t.same((await admin.get(`/api/family/export?familyId=${parent.id}`)).body.tables.lessons, tables.lessons);
});

/** Returns the tables of the database. */
async function ownedTables() {
  const shapes = await readTableShapes(database);
  return [...shapes.values()].map(({ name, columns }) => {
    return { table: name, isOfFamily: columns.some((column) => column.name === 'family_id') };
  });
}

t.test('documents the tables and columns that are left out', async (t) => {
  const document = await readFile(join(import.meta.dirname, '../../../docs/family-export.md'), 'utf8');
  for (const { name, leftOut, notImported, omits = {} } of registry.familyTables) {
    const names = Object.keys(omits).map((column) => `${name}.${column}`);
    if (leftOut !== undefined || notImported !== undefined) names.push(name);
    for (const each of names) t.ok(document.includes(`\`${each}\``), each);
  }
});

t.test('exports the rows of one learner, with its part of the ledger', async (t) => {
  // The event of a deleted reward has entries of everybody who saved for it.
  const { id } = await createReward(parent);
  for (const saver of [learner, sibling])
    await expectStatus(200, saver.post(`/api/rewards/${id}/save`, { points: 1 }));
  await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  const { body } = await expectStatus(200, learner.get(`/api/learners/${learner.id}/export`));
  t.match(body, { format: 'learning-service/learner-export', familyId: parent.id, learnerId: learner.id });
  t.same(
    body.tables.users.map(({ id }: { id: number }) => id),
    [learner.id],
  );
  t.equal(body.tables.rewards.length, 1);
  t.equal(body.tables.reward_texts.length, 1, 'the title of its goal, but not of other rewards');
  const strangers = [sibling.id, other.learner.id];
  for (const [name, rows] of Object.entries<Record<string, unknown>[]>(body.tables)) {
    for (const row of rows) {
      for (const column of ['learner_id', 'user_id']) t.notOk(strangers.includes(Number(row[column])), name);
    }
  }
  const whole = (await parent.get('/api/family/export')).body;
  const own = (rows: { learner_id: number }[]) => rows.filter((row) => row.learner_id === learner.id);
  for (const name of ['lessons', 'lesson_images', 'balances', 'adjustment_notes', 'redemption_notes'])
    t.same(body.tables[name], own(whole.tables[name]), name);
  const entries = (events: { entries: { learnerId: number }[] }[]) =>
    events.flatMap((event) => event.entries);
  t.same(
    entries(body.ledger),
    entries(whole.ledger).filter(({ learnerId }) => learnerId === learner.id),
  );
  t.ok(body.ledger.length < whole.ledger.length);
  t.notOk(JSON.stringify(body).includes(`"learnerId":${sibling.id}`));
});

t.test('exports a family only to its parent and to administrators', async (t) => {
  const query = `/api/family/export?familyId=${parent.id}`;
  t.match(await other.parent.get(query), refusal(403, 'FORBIDDEN'));
  t.match(await admin.get('/api/family/export?familyId=999999'), refusal(404, 'USER_NOT_FOUND'));
  t.match(await admin.get(`/api/family/export?familyId=${learner.id}`), refusal(404, 'USER_NOT_FOUND'));
  t.match((await admin.get('/api/family/export')).body, { familyId: admin.id, ledger: [] });
  t.match(await sibling.get(`/api/learners/${learner.id}/export`), refusal(403, 'FORBIDDEN'));
  t.match(await parent.get(`/api/learners/${parent.id}/export`), refusal(404, 'LEARNER_NOT_FOUND'));
  const head = await parent.send({ method: 'HEAD', url: '/api/family/export' });
  t.same([head.status, head.body], [200, '']);
});

t.test('leaves a record of each export in the audit log', async (t) => {
  const family = await registerFamily(app);
  await expectStatus(200, family.learner.get(`/api/learners/${family.learner.id}/export`));
  await expectStatus(200, admin.get(`/api/family/export?familyId=${family.parent.id}`));
  const { body } = await expectStatus(200, family.parent.get('/api/audit-log?action=EXPORT'));
  t.match(body, [
    { actorId: admin.id, detail: { operation: 'exportFamily' } },
    { actorId: family.learner.id, subjectId: family.learner.id, detail: { operation: 'exportLearner' } },
  ]);
});

t.test('shows one state of the database while others write', async (t) => {
  const family = await registerFamily(app);
  const [before, during] = await Promise.all([
    family.parent.get('/api/family/export'),
    family.parent.get('/api/family/export'),
    ...Array.from({ length: 5 }, () => addLearner(family.parent)),
  ]);
  for (const { body } of [before, during]) {
    const added = body.ledger.filter(({ type }: { type: string }) => type === 'LearnerAdded');
    t.equal(body.tables.users.length, 1 + added.length);
    t.equal(body.tables.families[0].seq, body.ledger.length);
  }
});

t.test(
  'reads only as fast as its client, while two of the family wait, until the client leaves',
  async (t) => {
    const { parent: reader, learner: owner, sibling: small } = await registerFamily(app);
    // 100 MB, of which the buffers of the system hold a few.
    await database.sql`
    INSERT INTO lesson_images SELECT ${reader.id}, gen_random_uuid(), gen_random_uuid(), ${owner.id}, 'image/png',
      decode(repeat('ab', 1000000), 'hex') FROM generate_series(1, 50)`;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = openSocket(port, '127.0.0.1').on('error', () => {});
    socket.pause();
    const request = `GET /api/family/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${reader.token}`;
    socket.write(`${request}\r\n\r\n`);
    const open = () => database.sql<{ is_stalled: boolean }[]>`
    SELECT now() - state_change > interval '1 second' AS is_stalled FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'idle in transaction' AND query LIKE 'FETCH%'`;
    await until('the export waits for its client', async () => (await open()).some((row) => row.is_stalled));
    // The same family, but a small answer.
    const others = [0, 1, 2].map(() => reader.get(`/api/learners/${small.id}/export`));
    t.match(await Promise.race(others), refusal(429, 'TOO_MANY_REQUESTS'));
    socket.destroy();
    t.same(tally(await Promise.all(others)), { '200': 2, '429 TOO_MANY_REQUESTS': 1 });
    await until('the snapshot has ended', async () => (await open()).length === 0);
    const { body } = await expectStatus(200, reader.get('/api/family/export'));
    t.equal(body.tables.lesson_images.length, 50, 'its place is free again');
  },
);

t.test('keeps its connection while the client pauses, until the time limit of exports', async (t) => {
  const pool = createDatabasePool(databaseUrl, exportPool);
  t.teardown(pool.close);
  const timers = mock.method(globalThis, 'setTimeout').mock;
  t.teardown(() => timers.restore());
  await pool.snapshot(async (tx) => {
    t.match(await tx.query('SHOW idle_in_transaction_session_timeout'), [
      { idle_in_transaction_session_timeout: '15min' },
    ]);
  });
  // The driver has a limit too: a timer that starts after each statement, also within a transaction.
  const delays = timers.calls.map((call) => call.arguments[1]);
  t.ok(delays.includes(maxMs + 2 * defaultIdleMs), `the driver's timers have ${delays} ms`);

  const short = createDatabasePool(databaseUrl, { transactionIdleMs: 50 });
  t.teardown(short.close);
  await short.snapshot(async (tx) => {
    const [row] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await until('PostgreSQL has ended it', async () => {
      const rows = await database.sql`SELECT FROM pg_stat_activity WHERE pid = ${row?.pid ?? 0}`;
      return rows.length === 0;
    });
  });
});
