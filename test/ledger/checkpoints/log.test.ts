import t, { type Test } from 'tap';
import { openDatabase } from '../../../src/db/connection.ts';
import { openCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { type CheckpointLog, openCheckpointLog } from '../../../src/ledger/checkpoints/log.ts';
import { startApp, type TestApp, testSettings } from '../../helpers/app.ts';
import { type Member, register } from '../../helpers/client.ts';
import { openClock } from '../../helpers/clock.ts';
import { connect } from '../../helpers/connection.ts';
import { createDatabase } from '../../helpers/database.ts';
import { addLearner } from '../../helpers/learners.ts';
import { until } from '../../helpers/until.ts';
import { isProven } from './reference.ts';
import { asSuperuser, dropTail, rewriteFrom } from './tampering.ts';

const minuteMs = 60_000;

let app: TestApp;
let parents: Member[];
t.before(async () => {
  app = await startApp(t);
  parents = [await register(app.app, 'PARENT'), await register(app.app, 'PARENT')];
  for (const parent of parents) await addLearner(parent);
});

/** An instance of the service, as far as checkpoints go. */
function openInstance(t: Test, options: { settings?: object; now?: () => Date; databaseUrl?: string } = {}) {
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const database = openDatabase(options.databaseUrl ?? app.databaseUrl);
  t.teardown(database.close);
  const settings = { ...testSettings, ...options.settings };
  const checkpoints = openCheckpointLog({ database, settings, now: options.now ?? (() => new Date()), log });
  return { ...checkpoints, database, errors };
}

async function countCheckpoints(): Promise<number> {
  const rows = await app.database.sql<{ id: number }[]>`SELECT id FROM checkpoints`;
  return rows.length;
}

/** Whether the proof of the family's head holds, by a program of somebody else. */
async function isProvenBy(checkpoints: CheckpointLog, familyId: number): Promise<boolean> {
  const found = await checkpoints.prove(familyId);
  if (!found) throw new Error(`there is no family ${familyId}`);
  const saved = { ...found, proof: found.proof.map((hash) => hash.toString('base64')) };
  return isProven(saved, checkpoints.verifierKey);
}

t.test('instances side by side make one checkpoint of the same state', async (t) => {
  const instances = Array.from({ length: 4 }, () => openInstance(t));
  const [first] = parents;
  if (first) await addLearner(first);
  const before = await countCheckpoints();
  const made = await Promise.all(
    instances.flatMap(({ current }) => Array.from({ length: 10 }, () => current())),
  );
  t.equal(await countCheckpoints(), before + 1);
  t.equal(new Set(made.map(({ note }) => note)).size, 1, 'and all of them answer it');
});

t.test('a checkpoint stores the heads of the families that have changed since the one before', async (t) => {
  const { current } = openInstance(t);
  const [first, second] = parents;
  if (!first || !second) throw new Error('there are two parents');
  await current();
  t.equal((await current()).id, (await current()).id, 'none is made while there is nothing new');
  await addLearner(second);
  const { id, root, size } = await current();
  const heads = await app.database.sql`
    SELECT h.family_id, h.seq = f.seq AND h.head = f.head AS is_current
    FROM checkpoint_heads h JOIN families f USING (family_id) WHERE checkpoint_id = ${id}`;
  t.same([...heads], [{ family_id: second.id, is_current: true }]);
  const [stored] = await app.database.sql`SELECT size, root, note FROM checkpoints WHERE id = ${id}`;
  t.match(stored, { size, root });
});

t.test('a new family is in the next checkpoint before its first event', async (t) => {
  const { current, prove } = openInstance(t);
  const { size } = await current();
  const parent = await register(app.app, 'PARENT');
  t.equal((await current()).size, size + 1);
  t.match(await prove(parent.id), { seq: 0, head: '00'.repeat(32) });
  t.equal(await prove(999_999), undefined);
});

t.test('checkpoints are never changed nor removed', async (t) => {
  await openInstance(t).current();
  for (const table of ['checkpoints', 'checkpoint_heads']) {
    for (const statement of [
      `UPDATE ${table} SET note = ''`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      const change = statement.replace(/(?<=heads SET ).*/, 'seq = 0');
      await t.rejects(app.database.query(change), { code: '23001', message: /append-only/ }, change);
    }
  }
});

t.test(
  'one is due when the newest is a minute old, whichever instance asks, and made where something is new',
  async (t) => {
    const clock = openClock('2100-01-01T00:00:00.000Z');
    const [one, two] = [openInstance(t, clock), openInstance(t, clock)];
    const [first] = parents;
    if (!first) throw new Error('there is a parent');
    await addLearner(first);
    await one.current();
    await addLearner(first);
    const before = await countCheckpoints();
    clock.set('2100-01-01T00:00:59.000Z');
    t.equal(await two.keepCurrent(minuteMs), 1000, 'the rest of the minute is to be waited for');
    t.equal(await countCheckpoints(), before);
    clock.set('2100-01-01T00:01:00.000Z');
    await Promise.all([one, two, openInstance(t, clock)].map(({ keepCurrent }) => keepCurrent(minuteMs)));
    t.equal(await countCheckpoints(), before + 1, 'one of them makes it');
    clock.set('2100-01-01T00:09:00.000Z');
    t.equal(await one.keepCurrent(minuteMs), minuteMs);
    t.equal(await countCheckpoints(), before + 1, 'nothing is new');
    await addLearner(first);
    await openInstance(t, clock).keepCurrent(minuteMs);
    t.equal(await countCheckpoints(), before + 2, 'an instance that has just started makes what is due');
    clock.set('2099-12-31T23:00:00.000Z');
    await addLearner(first);
    await one.keepCurrent(minuteMs);
    t.equal(await countCheckpoints(), before + 3, 'a clock that was set back stops nothing');
  },
);

t.test('who has waited for another instance looks again whether one is due', async (t) => {
  const clock = openClock('2100-02-01T00:00:00.000Z');
  const { current, keepCurrent } = openInstance(t, clock);
  const [parent] = parents;
  if (!parent) throw new Error('there is a parent');
  await current();
  await addLearner(parent);
  clock.set('2100-02-01T00:01:00.000Z');
  const sql = connect(app.databaseUrl);
  t.teardown(() => sql.end());
  const { kept } = await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(7061320)`;
    const waiting = keepCurrent(minuteMs);
    await until('it waits', async () => {
      const [row] = await tx`SELECT count(*)::int AS count FROM pg_locks
        WHERE locktype = 'advisory' AND objid = 7061320 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      return row?.['count'] === 1;
    });
    await tx`INSERT INTO checkpoints (created_at, size, root, note)
      SELECT '2100-02-01T00:01:00Z', size, root, note FROM checkpoints ORDER BY id DESC LIMIT 1`;
    return { kept: waiting };
  });
  const before = await countCheckpoints();
  await kept;
  t.equal(await countCheckpoints(), before);
});

t.test(
  'under another key or address the next checkpoint is by that one, and the old ones stay',
  async (t) => {
    const [parent] = parents;
    if (!parent) throw new Error('there is a parent');
    const old = await openInstance(t).current();
    const changes = [
      { ledgerSigningKey: Buffer.alloc(32, 9).toString('base64') },
      { appUrl: 'https://new.example/' },
    ];
    for (const settings of changes) {
      const instance = openInstance(t, { settings });
      t.ok(await isProvenBy(instance, parent.id));
      const made = await instance.current();
      t.ok(openCheckpoint(made.note, instance.verifierKey));
      t.same(made.root, old.root, 'of the same heads');
    }
    const [kept] = await app.database.sql<
      { note: string }[]
    >`SELECT note FROM checkpoints WHERE id = ${old.id}`;
    t.equal(kept?.note, old.note);
  },
);

t.test(
  'a ledger that no longer continues what was signed keeps the head that was signed, and is reported',
  async (t) => {
    const { app: own, database, databaseUrl } = await startApp(t);
    const tamperings: Record<string, (familyId: number, seq: number) => Promise<void>> = {
      'a tail that is gone': (familyId, seq) => dropTail(databaseUrl, familyId, seq - 1),
      'a last event that is another': (familyId, seq) => rewriteFrom(database, databaseUrl, familyId, seq),
      'a first event that is another': (familyId) => rewriteFrom(database, databaseUrl, familyId, 1),
    };
    const other = await register(own, 'PARENT');
    for (const [what, tamper] of Object.entries(tamperings)) {
      const victim = await register(own, 'PARENT');
      await addLearner(victim);
      const instance = openInstance(t, { databaseUrl });
      const signed = await instance.prove(victim.id);
      if (!signed) throw new Error('the family is there');
      await tamper(victim.id, signed.seq);
      await addLearner(victim); // The ledger goes on, so that it may be as long as before.
      const { seq, head } = (await instance.prove(victim.id)) ?? {};
      t.same({ seq, head }, { seq: signed.seq, head: signed.head }, what);
      const report = `The ledger of family ${victim.id} no longer holds its signed event ${seq}: verify it.`;
      t.ok(instance.errors.includes(report), report);
      t.ok(await isProvenBy(instance, victim.id), 'the proof of what was there holds');

      await addLearner(other);
      const [now] =
        await database.sql`SELECT seq, encode(head, 'hex') AS head FROM families WHERE family_id = ${other.id}`;
      t.match(await instance.prove(other.id), now, 'other families go on');
    }
  },
);

t.test('more families than the database answers at once are all in the tree', async (t) => {
  const databaseUrl = await createDatabase(t);
  const instance = openInstance(t, { databaseUrl });
  await instance.database.sql`
    INSERT INTO users (id, username, email, name, role)
    SELECT n * 3, 'user' || n, n || '@example.org', 'A User', 'PARENT' FROM generate_series(1, 10001) n`;
  await instance.database.sql`
    INSERT INTO families (family_id, head) SELECT id, sha256(id::text::bytea) FROM users`;
  t.equal((await instance.current()).size, 10_001);
  for (const n of [1, 2, 4999, 5000, 5001, 10_000, 10_001]) {
    t.match(await instance.prove(n * 3), { familyId: n * 3, index: n - 1, size: 10_001 });
    t.ok(await isProvenBy(instance, n * 3), `family ${n}`);
  }
  t.equal((await instance.export()).heads.length, 10_001);
});

t.test('no proof is given where the stored heads do not lead to the signed root', async (t) => {
  const databaseUrl = await createDatabase(t);
  const { current, database } = openInstance(t, { databaseUrl });
  await database.sql`INSERT INTO users (id, username, email, name, role)
    VALUES (1, 'a', 'a@b', 'A', 'PARENT'), (2, 'b', 'b@b', 'B', 'PARENT')`;
  await database.sql`INSERT INTO families (family_id) VALUES (1), (2)`;
  await current();
  await asSuperuser(databaseUrl, (sql) => sql`DELETE FROM families WHERE family_id = 2`);
  await t.rejects(openInstance(t, { databaseUrl }).prove(1), { message: /do not give its root/ });
});

t.test('requests that come while a checkpoint is made share the one after it', async (t) => {
  const { database } = openInstance(t);
  let transactions = 0;
  const counted: typeof database = {
    ...database,
    transaction(work, last) {
      transactions += 1;
      return database.transaction(work, last);
    },
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const now = () => new Date();
  const { current } = openCheckpointLog({ database: counted, settings: testSettings, now, log });
  const first = current();
  await until('it is under way', () => transactions === 1);
  await Promise.all([first, ...Array.from({ length: 50 }, () => current())]);
  t.equal(transactions, 2);
});
