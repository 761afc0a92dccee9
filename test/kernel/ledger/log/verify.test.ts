import t from 'tap';
import { headLeaf } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { readKeys } from '../../../../src/kernel/ledger/log/keys.ts';
import { type LogProblem, LogProblems, logFault } from '../../../../src/kernel/ledger/log/log-problems.ts';
import { checkSlice } from '../../../../src/kernel/ledger/log/past-check.ts';
import { verifyLog } from '../../../../src/kernel/ledger/log/verify-log.ts';
import { rootOf } from '../../../../src/kernel/ledger/merkle.ts';
import { testSettings } from '../../../helpers/app.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { withoutTriggers } from '../checkpoints/tampering.ts';
import { addFamilies } from './add-families.ts';
import { createInstance, errorOf } from './instance.ts';

const databaseUrl = await createDatabase(t);
const instance = createInstance(t, databaseUrl);
const { database } = instance;

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
  await addFamilies(database, { first: 1, families: 3, events: 300 });
  await addOldCheckpoint();
  await instance.current();
  await addFamilies(database, { first: 4, families: 3, events: 100 });
  await instance.current();
});

const verify = () => verifyLog(database, { signers: instance.signers });

t.test('finds nothing in an honest log, also with a changed key', async (t) => {
  t.same(await verify(), []);
  t.same(await verifyLog(database), [], 'without the key of the service');
  let leaves = 0;
  await verifyLog(database, { onProgress: (count) => (leaves += count) });
  t.equal(leaves, 1200);
  const keys = await readKeys(database);
  t.same(await checkSlice(database, keys, start), start, 'a slice that reaches the end begins again');
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

/** Changes behind the end, which the check before a checkpoint finds some time later. */
const isInSlice = new Set([
  'an event in the middle',
  'a missing event',
  'a leaf in the middle',
  'a tile',
  'a missing tile',
  'an older checkpoint',
  'an older note',
]);
const start = { checkpoint: 0, leaf: 0 };

t.test('finds what a superuser changes', async (t) => {
  for (const [name, expected, ...statements] of tamperings) {
    const tx = await database.begin();
    await tx.query(withoutTriggers);
    for (const statement of statements) await tx.query(statement);
    const problems = await verifyLog(tx, { signers: instance.signers });
    const sliced = isInSlice.has(name) ? await errorOf(checkSlice(tx, await readKeys(tx), start)) : undefined;
    await tx.rollBack();
    const isExpected = (problem: LogProblem) =>
      Object.entries(expected).every(([member, value]) => Object(problem)[member] === value);
    t.ok(problems.some(isExpected), `${name}: ${JSON.stringify(problems.slice(0, 5))}`);
    if (isInSlice.has(name))
      t.ok(
        sliced?.problems.some(({ kind }) => kind === expected.kind),
        `a slice has ${name}`,
      );
  }
  t.same(await verify(), []);
});

t.test(
  'names a last key of somebody else, and a lost key to all who do not know that the service accepted it',
  async (t) => {
    const ledgerSigningKey = Buffer.alloc(32, 9).toString('base64');
    const next = createInstance(t, databaseUrl, { settings: { ledgerSigningKey } });
    const { signers } = next;
    t.match(await verifyLog(database, { signers }), [
      { kind: 'key', expected: next.verifierKey, found: instance.verifierKey },
    ]);
    await next.accept(instance.verifierKey, async () => {});
    t.match(await verifyLog(database), [
      { kind: 'key', expected: `a statement of ${instance.verifierKey}`, found: 'an acceptance' },
    ]);
    t.same(await verifyLog(database, { trusted: [instance.verifierKey] }), []);
    t.same(await verifyLog(database, { signers }), []);
  },
);

t.test('keeps a bounded number of problems', async (t) => {
  const problems = new LogProblems();
  const found = Array.from({ length: 200_000 }, (_, i) =>
    logFault('tile', `tile ${i}`, { expected: 1, found: 2 }),
  );
  problems.add(found);
  problems.add(found);
  t.equal(problems.list.length, 1000);
});
