import t from 'tap';
import { headLeaf } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../src/ledger/checkpoints/note.ts';
import type { LogProblem } from '../../../src/ledger/log/problems.ts';
import { verifyLog } from '../../../src/ledger/log/verify.ts';
import { rootOf } from '../../../src/ledger/merkle.ts';
import { testSettings } from '../../helpers/app.ts';
import { createDatabase } from '../../helpers/database.ts';
import { createInstance } from './instance.ts';

const databaseUrl = await createDatabase(t);
const instance = createInstance(t, databaseUrl);
const { database } = instance;

/** Creates families with events. The log checks neither payloads nor chains. */
async function addEvents(first: number, events: number): Promise<void> {
  for (let id = first; id < first + 3; id += 1) {
    await database.sql`INSERT INTO users (id, username, email, name, role)
      VALUES (${id}, ${`user${id}`}, ${`${id}@example.org`}, 'A User', 'PARENT')`;
    await database.sql`INSERT INTO families (family_id) VALUES (${id})`;
    await database.sql`INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
      SELECT ${id}, n, gen_random_uuid(), 'X', '{}', 1, now(), sha256((${id}::bigint || ' ' || n)::bytea)
      FROM generate_series(1, ${events}::bigint) n`;
    await database.sql`UPDATE families f SET (seq, head) = (SELECT seq, hash FROM events e
      WHERE e.family_id = f.family_id ORDER BY seq DESC LIMIT 1) WHERE family_id = ${id}`;
  }
}

/** Stores a checkpoint over the heads of all families, as earlier versions did. */
async function addOldCheckpoint(): Promise<void> {
  const rows = await database.sql<{ familyId: number; seq: number; head: string }[]>`
    SELECT family_id AS "familyId", seq, encode(head, 'hex') AS head FROM families ORDER BY family_id`;
  const root = rootOf(rows.map(headLeaf));
  const old = createSigner('learn.example/ledger', testSettings.ledgerSigningKey);
  const note = old.sign(`learn.example/ledger\n${rows.length}\n${root.toString('base64')}\n`);
  await database.sql`INSERT INTO checkpoints (id, created_at, size, root, note)
    VALUES (1, now(), ${rows.length}, ${root}, ${note})`;
  await database.sql`INSERT INTO checkpoint_heads SELECT family_id, 1, seq, head FROM families`;
}

t.before(async () => {
  await addEvents(1, 300);
  await addOldCheckpoint();
  await instance.current();
  await addEvents(4, 100);
  await instance.current();
});

const verify = () => verifyLog(database, { own: instance.verifierKey });

t.test('finds nothing in an honest log, also with a changed key', async (t) => {
  t.same(await verify(), []);
  t.same(await verifyLog(database), [], 'without the key of the service');
  let leaves = 0;
  await verifyLog(database, { onProgress: (count) => (leaves += count) });
  t.equal(leaves, 1200);
});

const zeros = "decode(repeat('00', 32), 'hex')";

/** Statements of a superuser, with the problem that the verification must find. */
const tamperings: [name: string, expected: Partial<LogProblem>, ...statements: string[]][] = [
  [
    'an event in the middle',
    { kind: 'rewritten', familyId: 2, seq: 7, found: 'ee'.repeat(32) },
    "UPDATE events SET hash = decode(repeat('ee', 32), 'hex') WHERE family_id = 2 AND seq = 7",
  ],
  [
    'a missing event',
    { kind: 'truncated', familyId: 3, seq: 8, found: 'no event' },
    'DELETE FROM events WHERE family_id = 3 AND seq = 8',
  ],
  ['a leaf in the middle', { kind: 'tile' }, 'UPDATE log_leaves SET seq = 1000 WHERE idx = 5'],
  ['a missing leaf', { kind: 'size', expected: '5' }, 'DELETE FROM log_leaves WHERE idx = 5'],
  [
    'a tile',
    { kind: 'tile' },
    "UPDATE log_tiles SET hashes = decode(repeat('01', 8192), 'hex') WHERE idx = 1",
  ],
  ['the root of a tile', { kind: 'tile' }, `UPDATE log_tiles SET root = ${zeros} WHERE idx = 0`],
  ['a missing tile', { kind: 'tile', found: 'no tile' }, 'DELETE FROM log_tiles WHERE idx = 2'],
  ['an older checkpoint', { kind: 'note' }, 'UPDATE log_checkpoints SET size = 899 WHERE id = 1'],
  ['an older note', { kind: 'signature' }, "UPDATE log_checkpoints SET note = '' WHERE id = 1"],
  ['a missing checkpoint', { kind: 'size', expected: '1' }, 'DELETE FROM log_checkpoints WHERE id = 1'],
  ['all checkpoints', { kind: 'size', found: 'none' }, 'DELETE FROM log_checkpoints'],
  ['the keys', { kind: 'signature' }, 'DELETE FROM log_keys'],
  ['a family', { kind: 'family', familyId: 5 }, 'DELETE FROM families WHERE family_id = 5'],
  [
    'a family with its events and leaves',
    { kind: 'size' },
    ...['log_leaves', 'events', 'families'].map((table) => `DELETE FROM ${table} WHERE family_id = 5`),
  ],
  ['a checkpoint over heads', { kind: 'note' }, 'UPDATE checkpoints SET size = 2'],
  [
    'the signature over heads',
    { kind: 'signature' },
    "UPDATE checkpoints SET note = replace(note, '— learn', '— teach')",
  ],
  [
    'a signed head',
    { kind: 'rewritten', familyId: 1 },
    `UPDATE checkpoint_heads SET head = ${zeros} WHERE family_id = 1`,
  ],
  ['a missing head', { kind: 'root' }, 'DELETE FROM checkpoint_heads WHERE family_id = 1'],
];

t.test('finds what a superuser changes', async (t) => {
  for (const [name, expected, ...statements] of tamperings) {
    const tx = await database.begin();
    await tx.query('SET LOCAL session_replication_role = replica');
    for (const statement of statements) await tx.query(statement);
    const problems = await verifyLog(tx, { own: instance.verifierKey });
    await tx.rollBack();
    const isExpected = (problem: LogProblem) =>
      Object.entries(expected).every(([member, value]) => Object(problem)[member] === value);
    t.ok(problems.some(isExpected), `${name}: ${JSON.stringify(problems.slice(0, 5))}`);
  }
  t.same(await verify(), []);
});

t.test('names a lost key, unless the caller trusts it', async (t) => {
  const ledgerSigningKey = Buffer.alloc(32, 9).toString('base64');
  const next = createInstance(t, databaseUrl, { settings: { ledgerSigningKey } });
  await next.current();
  const own = next.verifierKey;
  t.match(await verifyLog(database, { own }), [
    { kind: 'key', expected: `a statement of ${instance.verifierKey}`, found: 'no statement' },
  ]);
  t.same(await verifyLog(database, { own, trusted: [instance.verifierKey] }), []);
});
