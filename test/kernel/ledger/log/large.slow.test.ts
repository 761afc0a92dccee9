import t from 'tap';
import { readKeys } from '../../../../src/kernel/ledger/log/keys.ts';
import { checkSlice } from '../../../../src/kernel/ledger/log/past-check.ts';
import { verifyLog } from '../../../../src/kernel/ledger/log/verify-log.ts';
import { isConsistent } from '../../../../src/kernel/ledger/merkle.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { isProven, leafData, treeHash } from '../checkpoints/reference.ts';
import { addFamilies } from './add-families.ts';
import { createInstance } from './instance.ts';

const minuteMs = 60_000;

t.test('the first log of 70,000 events takes two checkpoints, and has a tile of level 1', async (t) => {
  const databaseUrl = await createDatabase(t);
  const instance = createInstance(t, databaseUrl);
  const { database, keepCurrent, prove, connect, ofSize } = instance;
  await addFamilies(database, { families: 70, events: 1000 });
  t.equal(await keepCurrent(minuteMs), 0, 'goes on at once');
  t.equal(await keepCurrent(minuteMs), minuteMs);
  const { sql } = database;
  const sizes = await sql<{ size: number }[]>`SELECT size FROM log_checkpoints ORDER BY id`;
  t.match(sizes, [{ size: 50_176 }, { size: 70_000 }]);
  const tiles = await sql`SELECT level, count(*)::int AS count FROM log_tiles GROUP BY level ORDER BY level`;
  t.same(
    [...tiles],
    [
      { level: 0, count: 273 },
      { level: 1, count: 1 },
    ],
  );
  const later = await ofSize(70_000);
  const earlier = await ofSize(50_176);
  if (!later || !earlier) throw new Error('missing checkpoint');
  const leaves = await sql<{ familyId: number; seq: number; head: string }[]>`
    SELECT family_id AS "familyId", seq, encode(hash, 'hex') AS head FROM log_leaves ORDER BY idx`;
  t.ok(later.root.equals(await treeHash(leaves.map(leafData))), 'the root is that of the definition');
  t.ok(isConsistent(earlier, later, await connect(earlier, later)));
  for (const index of [0, 255, 256, 50_175, 65_535, 65_536, 69_999]) {
    const { familyId = 0, seq } = leaves[index] ?? {};
    const found = await prove(familyId, seq);
    if (!found) throw new Error(`missing leaf ${index}`);
    const { checkpoint, proof, ...leaf } = found;
    const hashes = proof.map((hash) => hash.toString('base64'));
    const saved = { ...leaf, proof: hashes, size: checkpoint.size, checkpoint: checkpoint.note };
    t.ok(await isProven(saved, checkpoint.publicKey), `leaf ${index}`);
  }
  const keys = await readKeys(database);
  const starts: number[] = [];
  let start = { checkpoint: 0, leaf: 0 };
  do {
    starts.push(start.leaf);
    start = await checkSlice(database, keys, start);
  } while (start.leaf > 0);
  const slices = Array.from({ length: 18 }, (_, i) => i * 4096);
  t.same(starts, slices, 'slices cover all complete tiles, and begin again');
  // A restarted instance reads the edge from the stored tiles.
  await addFamilies(database, { first: 71, events: 1 });
  const next = createInstance(t, databaseUrl);
  t.equal((await next.current()).size, 70_001);
  t.same(await verifyLog(database, { signers: next.signers }), []);
});
