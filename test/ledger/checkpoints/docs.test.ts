import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { lengthPrefixed } from '../../../src/ledger/chain.ts';
import { headLeaf, signCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../src/ledger/checkpoints/note.ts';
import { originOf } from '../../../src/ledger/checkpoints/origin.ts';
import { checkpointFile, verifyAgainstCheckpoint } from '../../../src/ledger/checkpoints/verify.ts';
import { merkleTree } from '../../../src/ledger/merkle.ts';
import { isProven, leafData } from './reference.ts';

const text = await readFile(join(import.meta.dirname, '../../../docs/checkpoints.md'), 'utf8');
const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block = '']) => block);
const [proof, checkpoint] = blocks.slice(0, 2).map((block) => JSON.parse(block));

/** Hashes by the word at the start of their lines. */
const hashes = Object.fromEntries(
  [...text.matchAll(/^(leaf \d|node|root) +([0-9a-f]{64})$/gm)].map(([, name, hash]) => [name, hash]),
);
const heads = [
  { familyId: 1, seq: 0, head: '00'.repeat(32) },
  { familyId: 4, seq: 12, head: 'aa'.repeat(32) },
  { familyId: 9, seq: 7, head: 'bb'.repeat(32) },
];
const privateKey = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
const signer = createSigner(originOf('https://learn.example'), privateKey);

t.test('creates the bytes and hashes of the documented example', async (t) => {
  const leaves = heads.map(headLeaf);
  const tree = merkleTree(leaves);
  t.same(hashes, {
    ...Object.fromEntries(leaves.map((leaf, i) => [`leaf ${i}`, leaf.toString('hex')])),
    node: merkleTree(leaves.slice(0, 2)).root.toString('hex'),
    root: tree.root.toString('hex'),
  });
  const note = signCheckpoint({ size: 3, root: tree.root }, signer);
  t.same(checkpoint, JSON.parse(checkpointFile({ note, publicKey: signer.verifierKey, heads })));
  t.same(proof, {
    familyId: 4,
    seq: 12,
    head: 'aa'.repeat(32),
    index: 1,
    size: 3,
    proof: tree.proof(1).map((hash) => hash.toString('base64')),
    checkpoint: note,
    publicKey: signer.verifierKey,
  });
  t.ok(text.includes(`\`${privateKey}\``), 'the private key is documented');
  const leaf = blocks.find((block) => block.startsWith('0000001e'))?.replaceAll(/\s/g, '') ?? '';
  t.equal(leaf, leafData(proof).toString('hex'));
  const fields = ['learning-service/ledger-head/1', '4', '12', 'aa'.repeat(32)];
  t.equal(leaf, lengthPrefixed(fields).toString('hex'));
  t.ok(text.includes(`is ${leaf.length / 2} bytes long`));
});

t.test('accepts the documented files with both verifiers', async (t) => {
  t.ok(await isProven(proof, signer.verifierKey));
  const stored = async (familyId: number) => heads.find((head) => head.familyId === familyId)?.head;
  for (const file of [proof, checkpoint]) {
    t.same(await verifyAgainstCheckpoint(JSON.stringify(file), signer.verifierKey, stored), []);
  }
  // A tree of 4 has the same path to the root, but 4 is not the signed size.
  const larger = JSON.stringify({ ...proof, size: 4 });
  t.match(await verifyAgainstCheckpoint(larger, signer.verifierKey, stored), [{ kind: 'root' }]);
});
