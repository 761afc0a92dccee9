import t, { type Test } from 'tap';
import { createDatabasePool } from '../../../src/db/database.ts';
import { openCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { type CheckpointLog, createCheckpointLog } from '../../../src/ledger/checkpoints/log.ts';
import { startApp, type TestApp, testSettings } from '../../helpers/app.ts';
import { type Member, register } from '../../helpers/client.ts';
import { createClock } from '../../helpers/clock.ts';
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

/** Creates the checkpoints' share of an instance of the service. */
function createInstance(
  t: Test,
  options: { settings?: object; now?: () => Date; databaseUrl?: string } = {},
) {
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const database = createDatabasePool(options.databaseUrl ?? app.databaseUrl);
  t.teardown(database.close);
  const settings = { ...testSettings, ...options.settings };
  const checkpoints = createCheckpointLog({
    database,
    settings,
    now: options.now ?? (() => new Date()),
    log,
    paceMs: 0,
  });
  return { ...checkpoints, database, errors };
}

async function countCheckpoints(): Promise<number> {
  const rows = await app.database.sql<{ id: number }[]>`SELECT id FROM checkpoints`;
  return rows.length;
}

/** Checks the proof of a family's head with the independent verifier. */
async function isProvenBy(checkpoints: CheckpointLog, familyId: number): Promise<boolean> {
  const found = await checkpoints.prove(familyId);
  if (!found) throw new Error(`missing family ${familyId}`);
  const saved = { ...found, proof: found.proof.map((hash) => hash.toString('base64')) };
  return isProven(saved, checkpoints.verifierKey);
}

t.test('makes one checkpoint of the same state on several instances', async (t) => {
  const instances = Array.from({ length: 4 }, () => createInstance(t));
  const [first] = parents;
  if (first) await addLearner(first);
  const before = await countCheckpoints();
  const made = await Promise.all(
    instances.flatMap(({ current }) => Array.from({ length: 10 }, () => current())),
  );
  t.equal(await countCheckpoints(), before + 1);
  t.equal(new Set(made.map(({ note }) => note)).size, 1, 'all instances return it');
});

t.test('stores only the heads that changed since the previous checkpoint', async (t) => {
  const { current } = createInstance(t);
  const [first, second] = parents;
  if (!first || !second) throw new Error('missing parent');
  await current();
  t.equal((await current()).id, (await current()).id, 'no new checkpoint without changes');
  await addLearner(second);
  const { id, root, size } = await current();
  const heads = await app.database.sql`
    SELECT h.family_id, h.seq = f.seq AND h.head = f.head AS is_current
    FROM checkpoint_heads h JOIN families f USING (family_id) WHERE checkpoint_id = ${id}`;
  t.same([...heads], [{ family_id: second.id, is_current: true }]);
  const [stored] = await app.database.sql`SELECT size, root, note FROM checkpoints WHERE id = ${id}`;
  t.match(stored, { size, root });
});

t.test('includes a new family before its first event', async (t) => {
  const { current, prove } = createInstance(t);
  const { size } = await current();
  const parent = await register(app.app, 'PARENT');
  t.equal((await current()).size, size + 1);
  t.match(await prove(parent.id), { seq: 0, head: '00'.repeat(32) });
  t.equal(await prove(999_999), undefined);
});

t.test('rejects changes to stored checkpoints', async (t) => {
  await createInstance(t).current();
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
  'makes a checkpoint on any instance if the newest is a minute old and there are changes',
  async (t) => {
    const clock = createClock('2100-01-01T00:00:00.000Z');
    const [one, two] = [createInstance(t, clock), createInstance(t, clock)];
    const [first] = parents;
    if (!first) throw new Error('missing parent');
    await addLearner(first);
    await one.current();
    await addLearner(first);
    const before = await countCheckpoints();
    clock.set('2100-01-01T00:00:59.000Z');
    t.equal(await two.keepCurrent(minuteMs), 1000, 'waits for the rest of the minute');
    t.equal(await countCheckpoints(), before);
    clock.set('2100-01-01T00:01:00.000Z');
    await Promise.all([one, two, createInstance(t, clock)].map(({ keepCurrent }) => keepCurrent(minuteMs)));
    t.equal(await countCheckpoints(), before + 1, 'one instance makes it');
    clock.set('2100-01-01T00:09:00.000Z');
    t.equal(await one.keepCurrent(minuteMs), minuteMs);
    t.equal(await countCheckpoints(), before + 1, 'no changes');
    await addLearner(first);
    await createInstance(t, clock).keepCurrent(minuteMs);
    t.equal(await countCheckpoints(), before + 2, 'a new instance makes the checkpoint that is due');
    clock.set('2099-12-31T23:00:00.000Z');
    await addLearner(first);
    await one.keepCurrent(minuteMs);
    t.equal(await countCheckpoints(), before + 3, 'a clock that was set back delays nothing');
  },
);

t.test('checks again whether a checkpoint is due after waiting for another instance', async (t) => {
  const clock = createClock('2100-02-01T00:00:00.000Z');
  const { current, keepCurrent } = createInstance(t, clock);
  const [parent] = parents;
  if (!parent) throw new Error('missing parent');
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

t.test('makes the next checkpoint with a changed key or address and keeps the old ones', async (t) => {
  const [parent] = parents;
  if (!parent) throw new Error('missing parent');
  const old = await createInstance(t).current();
  const changes = [
    { ledgerSigningKey: Buffer.alloc(32, 9).toString('base64') },
    { appUrl: 'https://new.example/' },
  ];
  for (const settings of changes) {
    const instance = createInstance(t, { settings });
    t.ok(await isProvenBy(instance, parent.id));
    const made = await instance.current();
    t.ok(openCheckpoint(made.note, instance.verifierKey));
    t.same(made.root, old.root, 'the heads are the same');
  }
  const [kept] = await app.database.sql<
    { note: string }[]
  >`SELECT note FROM checkpoints WHERE id = ${old.id}`;
  t.equal(kept?.note, old.note);
});

t.test('keeps the signed head of a ledger that does not continue it, and logs an error', async (t) => {
  const { app: own, database, databaseUrl } = await startApp(t);
  const tamperings: Record<string, (familyId: number, seq: number) => Promise<void>> = {
    'a deleted tail': (familyId, seq) => dropTail(databaseUrl, familyId, seq - 1),
    'a different last event': (familyId, seq) => rewriteFrom(database, databaseUrl, familyId, seq),
    'a different first event': (familyId) => rewriteFrom(database, databaseUrl, familyId, 1),
  };
  const other = await register(own, 'PARENT');
  for (const [name, tamper] of Object.entries(tamperings)) {
    const victim = await register(own, 'PARENT');
    await addLearner(victim);
    const instance = createInstance(t, { databaseUrl });
    const signed = await instance.prove(victim.id);
    if (!signed) throw new Error('missing proof');
    await tamper(victim.id, signed.seq);
    await addLearner(victim); // So the ledger may have its previous length.
    const { seq, head } = (await instance.prove(victim.id)) ?? {};
    t.same({ seq, head }, { seq: signed.seq, head: signed.head }, name);
    const report = `The ledger of family ${victim.id} lacks its signed event ${seq}: run "ledger verify".`;
    t.ok(instance.errors.includes(report), report);
    t.ok(await isProvenBy(instance, victim.id), 'the proof of the signed head is valid');

    await addLearner(other);
    const [now] =
      await database.sql`SELECT seq, encode(head, 'hex') AS head FROM families WHERE family_id = ${other.id}`;
    t.match(await instance.prove(other.id), now, 'other families are not affected');
  }
});

t.test('includes all families of several chunks in the tree', async (t) => {
  const databaseUrl = await createDatabase(t);
  const instance = createInstance(t, { databaseUrl });
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

t.test('returns no proof if the stored heads do not lead to the signed root', async (t) => {
  const databaseUrl = await createDatabase(t);
  const { current, database } = createInstance(t, { databaseUrl });
  await database.sql`INSERT INTO users (id, username, email, name, role)
    VALUES (1, 'a', 'a@b', 'A', 'PARENT'), (2, 'b', 'b@b', 'B', 'PARENT')`;
  await database.sql`INSERT INTO families (family_id) VALUES (1), (2)`;
  await current();
  await asSuperuser(databaseUrl, (sql) => sql`DELETE FROM families WHERE family_id = 2`);
  await t.rejects(createInstance(t, { databaseUrl }).prove(1), { message: /do not match its root/ });
});

t.test('shares the next checkpoint among requests that arrive while one is made', async (t) => {
  const { database } = createInstance(t);
  let transactions = 0;
  const counted: typeof database = {
    ...database,
    transaction(work) {
      transactions += 1;
      return database.transaction(work);
    },
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const now = () => new Date();
  const { current } = createCheckpointLog({
    database: counted,
    settings: testSettings,
    now,
    log,
    paceMs: 0,
  });
  const first = current();
  await until('the first run starts', () => transactions === 1);
  await Promise.all([first, ...Array.from({ length: 50 }, () => current())]);
  t.equal(transactions, 2);
});
