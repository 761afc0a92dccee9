import t from 'tap';
import { leafHash, merkleTree, rootOfProof } from '../../src/ledger/merkle.ts';
import { auditPath, treeHash } from './checkpoints/reference.ts';

/** Test vectors of Certificate Transparency (RFC 6962): leaves, and the roots over the first 0, 1, 2, … of them. */
const knownLeaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'));
const knownRoots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** Returns distinct leaves. */
const leavesOf = (count: number) => Array.from({ length: count }, (_, i) => Buffer.from(`leaf ${i}`));
const treeOf = (leaves: readonly Buffer[]) => merkleTree(leaves.map(leafHash));

t.test('computes the roots of the known test vectors, including the empty tree', async (t) => {
  for (const [count, root] of knownRoots.entries()) {
    t.equal(treeOf(knownLeaves.slice(0, count)).root.toString('hex'), root, `${count} leaves`);
  }
});

t.test('matches the recursive definitions of RFC 6962 for every size up to 33', async (t) => {
  for (let count = 1; count <= 33; count += 1) {
    const leaves = leavesOf(count);
    const tree = treeOf(leaves);
    t.same(tree.root, await treeHash(leaves), `root of ${count}`);
    for (const i of leaves.keys()) t.same(tree.proof(i), await auditPath(i, leaves), `leaf ${i} of ${count}`);
  }
});

t.test('proves only its own leaf, index and size', async (t) => {
  for (const size of [1, 2, 3, 5, 8, 13]) {
    const leaves = leavesOf(size).map(leafHash);
    const tree = merkleTree(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const proof = tree.proof(index);
      const isProved = (from: Buffer, changed: { index?: number; size?: number; proof?: Buffer[] } = {}) =>
        rootOfProof(from, { index, size, proof, ...changed })?.equals(tree.root) ?? false;
      t.ok(isProved(leaf), `leaf ${index} of ${size}`);
      t.notOk(isProved(leafHash(Buffer.from('another leaf'))), 'another leaf');
      for (let other = 0; other < size + 2; other += 1) {
        if (other !== index)
          t.notOk(isProved(leaf, { index: other }), `index ${other} for ${index} of ${size}`);
      }
      t.notOk(isProved(leaf, { proof: [...proof, leaf] }), 'an extra hash');
      if (proof.length === 0) continue;
      t.notOk(isProved(leaf, { proof: proof.slice(1) }), 'a missing hash');
      t.notOk(isProved(leaf, { proof: proof.map((hash) => hash.subarray(1)) }), 'hashes too short');
      t.notOk(isProved(leaf, { proof: proof.with(0, leaf) }), 'another hash');
    }
  }
});

t.test('hashes leaves differently from nodes', async (t) => {
  const [a, b] = leavesOf(2).map(leafHash);
  if (!a || !b) throw new Error('fewer than two leaves');
  t.not(leafHash(Buffer.concat([a, b])).toString('hex'), merkleTree([a, b]).root.toString('hex'));
});

t.test('throws for the proof of an unknown leaf', async (t) => {
  for (const index of [-1, 3, 0.5]) t.throws(() => treeOf(leavesOf(3)).proof(index), RangeError);
});
