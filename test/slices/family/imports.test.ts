import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { exportNdjson, ledgerEnd } from '../../../src/kernel/ledger/export/export.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { type Imported, importFamily } from '../../../src/slices/family/import.ts';
import { startApp, type TestApp } from '../../helpers/app.ts';
import { createReward, type Member, register, registerAdmin } from '../../helpers/families/client.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { leaveTraces } from '../../helpers/traces.ts';
import { damagedFiles, forge, forgedLedgers, forgedRows } from './forgeries.ts';
import { addSecrets } from './secrets.ts';

let aheadMs = 0;
const source = await startApp(t, { now: () => new Date(Date.now() + aheadMs) });
const { admin, parent, learner, sibling } = await leaveTraces(source);
// The last event is in the future: the clock of the other instance is ahead.
aheadMs = 10 * 60_000;
await createReward(parent);
await parent.put('/api/user', { timeZone: 'Asia/Seoul' });
await addSecrets(source.database, parent.id);
// An administrator of another family shares an award in place of the learner.
await source.database.sql`UPDATE award_shares SET shared_by = ${admin.id} WHERE learner_id = ${sibling.id}`;
const exported = await textOf(parent, '/api/family/export');
const learnerExport = await textOf(parent, `/api/learners/${learner.id}/export`);
const shapes = await readTableShapes(source.database);

async function textOf({ token }: Member, url: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await source.app.inject({ url, headers })).body;
}

function importInto({ database }: TestApp, content: string, renames = {}): Promise<Imported> {
  // Pieces end within lines and within rows.
  const pieces = content.match(/[\s\S]{1,9999}/g) ?? [];
  const context = { database, registry, shapes, renames: new Map(Object.entries<string>(renames)) };
  return importFamily(context, Readable.from(pieces));
}

/** Returns the reason for which an instance refuses a file. */
async function reasonOf(target: TestApp, content: string, renames = {}): Promise<string> {
  return importInto(target, content, renames).then(
    () => 'imported',
    (error: Error) => error.message,
  );
}

/** Returns the number of rows in each table. */
async function countsOf({ database }: TestApp): Promise<Record<string, number>> {
  const counts = [...shapes.keys()].map(async (name) => {
    const [row] = await database.query<{ count: number }>(`SELECT count(*) AS count FROM ${name}`);
    return [name, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

t.test('refuses a changed file with the reason, and stores nothing', async (t) => {
  const target = await startApp(t);
  await registerAdmin(target.app);
  const before = await countsOf(target);
  const forgeries = {
    ...forgedLedgers(exported),
    ...forgedRows(exported),
    ...damagedFiles(exported, learnerExport),
  };
  for (const [name, [content, reason]] of Object.entries(forgeries)) {
    t.not(content, exported, name);
    t.match(await reasonOf(target, content), reason, name);
  }
  t.same(await countsOf(target), before);
});

t.test('imports a family with the same rows, ids and ledger', async (t) => {
  const target = await startApp(t);
  await registerAdmin(target.app);
  const imported = await importInto(target, exported);
  const { ledger, tables } = JSON.parse(exported);
  t.match(imported, { users: [{ id: parent.id }, { id: learner.id }, { id: sibling.id }] });
  t.match(imported.notImported, { credentials: 3, second_factors: 1 });
  for (const [name, rows] of Object.entries(await importedRows(target))) {
    t.ok(rows.length > 0, `${name} has rows`);
    if (name === 'award_shares') {
      const inPlace = tables.award_shares.map(
        (row: object) =>
          'shared_by' in row && { ...row, shared_by: row.shared_by === admin.id ? parent.id : row.shared_by },
      );
      t.same(rows, inPlace, 'the parent is in the place of the administrator');
    } else t.same(rows, tables[name], name);
  }
  const [row] = await target.database.query('SELECT time_zone FROM users WHERE id = $1', [String(parent.id)]);
  t.same(row, { time_zone: 'Asia/Seoul' }, "the zone of the family's days");
  const ledgers = await Promise.all([source, target].map(ledgerOf));
  t.equal(ledgers[1], ledgers[0], 'the export of the ledger has the same bytes');
  const { database } = target;
  const context = { database, shapes, rules: registry.rules, now: () => new Date(Date.now() + aheadMs) };
  const verification = await verifyFamily(context, parent.id);
  t.match(verification, { ok: true, events: ledger.length, head: imported.head });
  t.same(await ledgerFaults(database.sql), []);
});

/** Returns the rows of a family that an import stored, in the form of exports. */
async function importedRows({ database }: TestApp): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const {
    name,
    leftOut,
    notImported,
    omits = {},
    ofFamily = 'family_id = $1',
  } of registry.familyTables) {
    if (leftOut !== undefined || notImported !== undefined) continue;
    const rows = await database.query<{ row: object }>(
      `SELECT to_jsonb(t) - $1::text[] AS row FROM ${name} t WHERE ${ofFamily.replaceAll('$1', String(parent.id))}
       ORDER BY ${shapes.get(name)?.primaryKey}`,
      [['family_id', ...Object.keys(omits)]],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function ledgerOf({ database }: TestApp): Promise<string> {
  const end = await ledgerEnd(database, parent.id);
  return end ? text(Readable.from(exportNdjson(database, parent.id, end))) : '';
}

t.test('refuses ids and names that the instance has, or had', async (t) => {
  const target = await startApp(t);
  const first = await registerAdmin(target.app);
  const [other, child] = [await register(target.app, 'PARENT'), 3];
  t.equal(other.id, parent.id, 'both instances count from 1');
  await other.post('/api/learners', { name: 'Somebody' });
  const { username } = (await parent.get('/api/user')).body;
  await other.delete(`/api/learners/${child}`);
  await target.database.sql`UPDATE users SET username = ${username.toUpperCase()} WHERE id = ${first.id}`;
  const before = await countsOf(target);
  t.equal(
    await reasonOf(target, exported),
    `this instance has, or had, users with the same\n  ids of users: ${parent.id}, ${child}\n  usernames: ${username.toUpperCase()}`,
    'also the id of an erased learner',
  );
  t.same(await countsOf(target), before);
});

t.test('gives users of the file other names', async (t) => {
  const target = await startApp(t);
  const { username, email } = (await parent.get('/api/user')).body;
  await importInto(target, exported, { [username]: 'anna', [email]: 'anna@example.org' });
  const [row] = await target.database.sql`SELECT username, email, role FROM users WHERE id = ${parent.id}`;
  t.same({ ...row }, { username: 'anna', email: 'anna@example.org', role: 'PARENT' });
  t.match(await reasonOf(target, exported), /ids of users: 2, 3, 4/, 'once only');
  const wrong = await reasonOf(await startApp(t), exported, { nobody: 'anna' });
  t.equal(wrong, 'no user in the file has the name nobody');
});

t.test('makes an administrator of another instance a parent, and gives later users higher ids', async (t) => {
  const target = await startApp(t);
  const file = await textOf(admin, '/api/family/export');
  t.match(await importInto(target, file), { familyId: admin.id, events: 0 });
  await importInto(target, exported);
  const users = await target.database.sql`SELECT id, role FROM users ORDER BY id`;
  t.same(
    users.map(({ id, role }) => `${id} ${role}`),
    ['1 PARENT', '2 PARENT', '3 LEARNER', '4 LEARNER'],
  );
  t.equal((await register(target.app, 'PARENT')).id, 5);
});

t.test('rebuilds the projected rows of a file from an older version', async (t) => {
  const target = await startApp(t);
  const older = exported.replace(/"schema":(\d+)/, (_, schema) => `"schema":${schema - 1}`);
  const lines = (all: string[]) =>
    all
      // An older version may lack a column of a table, and a projected table.
      .map((line) => line.replace(/,"checks":\[.*\](?=\},?$)/, ''))
      .filter((line) => !line.includes('"stability":'));
  await importInto(target, forge(older, lines));
  const rows = await importedRows(target);
  const { tables } = JSON.parse(exported);
  t.same(rows['mastery'], tables.mastery);
  t.same(rows['lessons']?.length, tables.lessons.length);
});
