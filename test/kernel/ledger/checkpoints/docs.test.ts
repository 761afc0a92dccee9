import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { lengthPrefixed } from '../../../../src/kernel/ledger/chain.ts';
import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { originOf } from '../../../../src/kernel/ledger/checkpoints/origin.ts';
import { logOrigin, openKeyChange, signKeyChange } from '../../../../src/kernel/ledger/log/keys.ts';
import { hashOfLeaf } from '../../../../src/kernel/ledger/log/leaf.ts';
import { checkpointFile } from '../../../../src/kernel/ledger/log/log-files.ts';
import { createTree } from '../../../../src/kernel/ledger/log/tree.ts';
import { rootOf } from '../../../../src/kernel/ledger/merkle.ts';
import { tilesOf } from '../log/tiles-in-memory.ts';
import { verifyAgainstCheckpoint } from './attested.ts';
import { isProven, leafData } from './reference.ts';

const text = await readFile(join(import.meta.dirname, '../../../../docs/checkpoints.md'), 'utf8');
const json = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, block = '']) => JSON.parse(block));
const [proof, checkpoint, consistency, statement] = json;

/** Hashes by the word at the start of their lines. */
const hashes = Object.fromEntries(
  [...text.matchAll(/^(leaf \d|node|root) +([0-9a-f]{64})$/gm)].map(([, name, hash]) => [name, hash]),
);
const events = [
  { familyId: 4, seq: 1, head: 'aa'.repeat(32) },
  { familyId: 4, seq: 2, head: 'bb'.repeat(32) },
  { familyId: 9, seq: 1, head: 'cc'.repeat(32) },
];
const keyFrom = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => first + i)).toString('base64');
const origin = logOrigin(originOf('https://learn.example'));
const signer = createSigner(origin, keyFrom(0));
const next = createSigner(origin, keyFrom(0x20));
const leaves = events.map(hashOfLeaf);
const tree = createTree(tilesOf(leaves));
const base64 = (list: readonly Buffer[]) => list.map((hash) => hash.toString('base64'));

t.test('creates the bytes and hashes of the documented example', async (t) => {
  const [root, node] = [rootOf(leaves), rootOf(leaves.slice(0, 2))];
  t.same(hashes, {
    ...Object.fromEntries(leaves.map((leaf, i) => [`leaf ${i}`, leaf.toString('hex')])),
    node: node.toString('hex'),
    root: root.toString('hex'),
  });
  const note = signCheckpoint({ size: 3, root }, signer);
  const publicKey = signer.verifierKey;
  const prove = async (index: number) => ({
    ...(events[index] ?? { familyId: 0, seq: 0, head: '' }),
    ...{ index, proof: await tree.inclusion(index, 3) },
    checkpoint: { id: 1, size: 3, root, note, publicKey, createdAt: '' },
  });
  async function* proofs() {
    yield* [await prove(1), await prove(2)];
  }
  let file = '';
  for await (const piece of checkpointFile({ note, publicKey }, proofs())) file += piece;
  t.same(checkpoint, JSON.parse(file));
  const proven = { ...events[1], index: 1, size: 3, checkpoint: note, publicKey };
  t.same(proof, { ...proven, proof: base64(await tree.inclusion(1, 3)) });
  const earlier = signCheckpoint({ size: 2, root: node }, signer);
  t.same(consistency, { from: 2, to: 3, proof: base64(await tree.consistency(2, 3)), earlier, later: note });
  const change = { from: publicKey, to: next.verifierKey, size: 3, root };
  t.equal(statement, signKeyChange(change, signer));
  t.same(openKeyChange(statement, publicKey), change);
  t.ok(text.includes(`\`${keyFrom(0)}\``), 'the private key is documented');
  const leaf = /^0000001e [0-9a-f\s]+/m.exec(text)?.[0].replaceAll(/\s/g, '') ?? '';
  t.equal(leaf, leafData(proof).toString('hex'));
  const fields = ['learning-service/ledger-leaf/1', '4', '2', 'bb'.repeat(32)];
  t.equal(leaf, lengthPrefixed(fields).toString('hex'));
  t.ok(text.replaceAll('\n', ' ').includes(`is ${leaf.length / 2} bytes long`));
});

t.test('accepts the documented files with both verifiers', async (t) => {
  t.ok(await isProven(proof, signer.verifierKey));
  const stored = async (familyId: number, seq: number) =>
    events.find((event) => event.familyId === familyId && event.seq === seq)?.head;
  const rootAt = (size: number) => tree.root(size);
  for (const file of [proof, checkpoint, { note: checkpoint.note }]) {
    const problems = await verifyAgainstCheckpoint(JSON.stringify(file), signer.verifierKey, stored, rootAt);
    t.same(problems, []);
  }
  // A tree of 4 has the same path to the root, but 4 is not the signed size.
  const larger = JSON.stringify({ ...proof, size: 4 });
  t.match(await verifyAgainstCheckpoint(larger, signer.verifierKey, stored), [
    { kind: 'root', found: 'size 4' },
  ]);
});
