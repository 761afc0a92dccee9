import t, { type Test } from 'tap';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { createLedgerLog, type LedgerLog } from '../../../../src/kernel/ledger/log/log.ts';
import { isConsistent } from '../../../../src/kernel/ledger/merkle.ts';
import { startApp, type TestApp, testSettings } from '../../../helpers/app.ts';
import { createClock } from '../../../helpers/clock.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { type Member, register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { silent } from '../../../helpers/silent.ts';
import { until } from '../../../helpers/until.ts';
import { isProven, leafData, treeHash } from '../checkpoints/reference.ts';

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
  options: { settings?: object; now?: () => Date; databaseUrl?: string; maxEvents?: number } = {},
) {
  const errors: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const database = createDatabasePool(options.databaseUrl ?? app.databaseUrl);
  t.teardown(database.close);
  const settings = { ...testSettings, ...options.settings };
  const checkpoints = createLedgerLog({
    database,
    settings,
    now: options.now ?? (() => new Date()),
    log,
    paceMs: 0,
    ...(options.maxEvents && { maxEvents: options.maxEvents }),
  });
  return { ...checkpoints, database, errors };
}

async function countCheckpoints(): Promise<number> {
  const rows = await app.database.sql<{ id: number }[]>`SELECT id FROM log_checkpoints`;
  return rows.length;
}

/** Checks the proof of a family's event with the independent verifier. */
async function isProvenBy(ledgerLog: LedgerLog, familyId: number, seq?: number): Promise<boolean> {
  const found = await ledgerLog.prove(familyId, seq);
  if (!found) throw new Error(`missing event of family ${familyId}`);
  const { checkpoint, proof, ...leaf } = found;
  const hashes = proof.map((hash) => hash.toString('base64'));
  const saved = { ...leaf, proof: hashes, size: checkpoint.size, checkpoint: checkpoint.note };
  return isProven(saved, checkpoint.publicKey);
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

t.test('appends only the events since the previous checkpoint, and continues its tree', async (t) => {
  const { current, connect, ofSize } = createInstance(t);
  const [, second] = parents;
  if (!second) throw new Error('missing parent');
  const before = await current();
  t.equal((await current()).id, before.id, 'no new checkpoint without changes');
  await addLearner(second);
  const after = await current();
  t.equal(after.id, before.id + 1);
  const leaves = await app.database.sql`
    SELECT l.family_id, l.hash = e.hash AS is_same FROM log_leaves l JOIN events e USING (family_id, seq)
    WHERE idx >= ${before.size}`;
  t.equal(leaves.length, after.size - before.size);
  t.ok(leaves.every((leaf) => leaf['family_id'] === second.id && leaf['is_same'] === true));
  t.ok(isConsistent(before, after, await connect(before, after)));
  t.match(await ofSize(before.size), { note: before.note });
  t.equal(await ofSize(after.size + 1), undefined);
});

t.test('proves each event at each checkpoint that has it', async (t) => {
  const instance = createInstance(t);
  const [first] = parents;
  if (!first) throw new Error('missing parent');
  const early = await instance.current();
  await addLearner(first);
  const [{ seq: last = 0 } = {}] = await app.database
    .sql`SELECT seq FROM families WHERE family_id = ${first.id}`;
  t.equal(await instance.prove(first.id, last, early), undefined, 'the event is newer');
  t.match(await instance.prove(first.id), { seq: last }, 'makes a checkpoint with the last event');
  for (let seq = 1; seq <= last; seq += 1) t.ok(await isProvenBy(instance, first.id, seq), `event ${seq}`);
  const before = await instance.prove(first.id, undefined, early);
  t.ok(before && before.seq < last, 'the last event of the earlier checkpoint');
  t.equal(await instance.prove(first.id, last + 1), undefined);
  t.equal(await instance.prove(999_999), undefined);
});

t.test('rejects changes to stored checkpoints', async (t) => {
  await createInstance(t).current();
  const { sql } = app.database;
  await sql`INSERT INTO log_cosignatures SELECT max(id), 'w', 'line', now() FROM log_checkpoints`;
  await sql`INSERT INTO log_tiles VALUES (7, 7, ${Buffer.alloc(8192)}, ${Buffer.alloc(32)})`;
  for (const table of ['log_checkpoints', 'log_leaves', 'log_tiles', 'log_keys', 'log_cosignatures']) {
    const column = { log_leaves: 'seq', log_tiles: 'idx', log_cosignatures: 'witness' }[table] ?? 'size';
    for (const change of [
      `UPDATE ${table} SET ${column} = ${column}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
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
    await tx`INSERT INTO log_checkpoints (id, created_at, size, root, note)
      SELECT id + 1, '2100-02-01T00:01:00Z', size, root, note FROM log_checkpoints ORDER BY id DESC LIMIT 1`;
    return { kept: waiting };
  });
  const before = await countCheckpoints();
  await kept;
  t.equal(await countCheckpoints(), before);
});

t.test('includes the events of earlier versions, in chunks, and of large families', async (t) => {
  const databaseUrl = await createDatabase(t);
  const instance = createInstance(t, { databaseUrl, maxEvents: 3000 });
  const { sql } = instance.database;
  await sql`INSERT INTO users (id, username, email, name, role)
    SELECT n * 3, 'user' || n, n || '@example.org', 'A User', 'PARENT' FROM generate_series(1, 5001) n`;
  await sql`INSERT INTO families (family_id) SELECT id FROM users`;
  // The log checks neither payloads nor chains.
  await sql`INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
    SELECT family_id, n, gen_random_uuid(), 'X', '{}', 1, now(), sha256((family_id || ' ' || n)::bytea)
    FROM families, generate_series(1, CASE family_id WHEN 9 THEN 3000 WHEN 12 THEN 0 ELSE 1 END) n`;
  await sql`UPDATE families f SET (seq, head) =
    (SELECT seq, hash FROM events e WHERE e.family_id = f.family_id ORDER BY seq DESC LIMIT 1) WHERE family_id <> 12`;
  const size = 5000 + 2999;
  await t.rejects(instance.current(), { name: 'LogBehind' }, 'a request makes one checkpoint at most');
  t.equal(await instance.keepCurrent(minuteMs), 0, 'goes on at once, though none is due');
  t.equal(await instance.keepCurrent(minuteMs), minuteMs);
  const sizes = await sql<{ size: number }[]>`SELECT size FROM log_checkpoints ORDER BY id`;
  t.match(sizes, [{ size: 3072 }, { size: 6144 }, { size }]);
  const { root } = await instance.current();
  const tiles = await sql<{ level: number; count: number }[]>`
    SELECT level, count(*)::int AS count FROM log_tiles GROUP BY level`;
  t.same([...tiles], [{ level: 0, count: Math.floor(size / 256) }]);
  const leaves = await sql<{ familyId: number; seq: number; head: string }[]>`
    SELECT family_id AS "familyId", seq, encode(hash, 'hex') AS head FROM log_leaves ORDER BY idx`;
  t.ok(root.equals(await treeHash(leaves.map(leafData))), 'the root is that of the definition');
  for (const [familyId, seq] of [
    [3, 1],
    [9, 1],
    [9, 1500],
    [9, 3000],
    [15, 1],
    [15_003, 1],
  ] as const) {
    t.ok(await isProvenBy(instance, familyId, seq), `event ${seq} of family ${familyId}`);
  }
  t.equal(await instance.prove(12), undefined, 'a family without events');
  let proven = 0;
  for await (const { checkpoint } of instance.proveAll(await instance.current())) {
    if (checkpoint.size === size) proven += 1;
  }
  t.equal(proven, 5000);
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
  const now = () => new Date();
  const { current } = createLedgerLog({
    database: counted,
    settings: testSettings,
    now,
    log: silent,
    paceMs: 0,
  });
  const first = current();
  await until('the first run starts', () => transactions === 1);
  await Promise.all([first, ...Array.from({ length: 50 }, () => current())]);
  t.equal(transactions, 2);
});
