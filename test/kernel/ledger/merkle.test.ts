import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { Edge } from '../../../src/kernel/ledger/log/edge.ts';
import { LogContradiction } from '../../../src/kernel/ledger/log/log-problems.ts';
import { createTree } from '../../../src/kernel/ledger/log/tree.ts';
import { isConsistent, leafHash, rootOf, rootOfProof } from '../../../src/kernel/ledger/merkle.ts';
import { auditPath, consistencyProof, treeHash } from './checkpoints/reference.ts';
import { tilesOf } from './log/tiles-in-memory.ts';
import { createRandom } from './model/random.ts';

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
const hashesOf = (count: number) => leavesOf(count).map(leafHash);

t.test('computes the roots of the known test vectors, including the empty tree', async (t) => {
  for (const [count, root] of knownRoots.entries()) {
    const found = rootOf(knownLeaves.slice(0, count).map(leafHash));
    t.equal(found.toString('hex'), root, `${count} leaves`);
  }
});

interface InclusionVector {
  kind: 'inclusion';
  leafIdx: number;
  treeSize: number;
  root: string;
  leafHash: string;
  proof: string[] | null;
  desc: string;
  wantErr: boolean;
}

interface ConsistencyVector {
  kind: 'consistency';
  size1: number;
  size2: number;
  root1: string;
  root2: string;
  proof: string[] | null;
  desc: string;
  wantErr: boolean;
}

// From the tests of github.com/transparency-dev/merkle (testdata at commit 417fb0c3), which hash like RFC 6962.
const vectors: (InclusionVector | ConsistencyVector)[] = (
  await readFile(join(import.meta.dirname, 'merkle-vectors.ndjson'), 'utf8')
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const bytes = (text: string) => Buffer.from(text, 'base64');

t.test('accepts and rejects the proofs of the test vectors of transparency-dev', async (t) => {
  for (const vector of vectors) {
    const proof = (vector.proof ?? []).map(bytes);
    t.equal(isAccepted(vector, proof), !vector.wantErr, `${vector.kind}: ${vector.desc}`);
  }
  t.equal(vectors.length, 196);
});

function isAccepted(vector: (typeof vectors)[number], proof: Buffer[]): boolean {
  if (vector.kind === 'consistency') {
    const { size1, size2, root1, root2 } = vector;
    return isConsistent({ size: size1, root: bytes(root1) }, { size: size2, root: bytes(root2) }, proof);
  }
  const { leafIdx: index, treeSize: size, leafHash: leaf, root } = vector;
  return rootOfProof(bytes(leaf), { index, size, proof })?.equals(bytes(root)) ?? false;
}

t.test('proves as the recursive definitions of RFC 6962 do, for every size up to 20', async (t) => {
  const tree = createTree(tilesOf(hashesOf(20)));
  for (let size = 0; size <= 20; size += 1) {
    const leaves = leavesOf(size);
    t.same(await tree.root(size), await treeHash(leaves), `root of ${size}`);
    t.same(rootOf(leaves.map(leafHash)), await treeHash(leaves));
    for (const i of leaves.keys()) {
      t.same(await tree.inclusion(i, size), await auditPath(i, leaves), `leaf ${i} of ${size}`);
      if (i > 0)
        t.same(await tree.consistency(i, size), await consistencyProof(i, leaves), `${i} to ${size}`);
    }
  }
});

t.test('proves in large trees of several levels of tiles, and the edge has the same root', async (t) => {
  const hashes = hashesOf(66_000);
  const tree = createTree(tilesOf(hashes));
  const random = createRandom(20_260_101);
  const sizes = [1, 255, 256, 257, 65_535, 65_536, 65_537, 66_000];
  const edge = await Edge.read(tilesOf(hashes), 0);
  for (const size of sizes) {
    const root = await tree.root(size);
    while (edge.size < size) edge.push(hashes[edge.size] ?? Buffer.alloc(0));
    t.ok(edge.root().equals(root), `edge of ${size}`);
    t.ok((await Edge.read(tilesOf(hashes), size)).root().equals(root), `edge of ${size} from tiles`);
    for (let round = 0; round < 4; round += 1) {
      const index = random.below(size);
      const proof = await tree.inclusion(index, size);
      const leaf = hashes[index] ?? Buffer.alloc(0);
      t.ok(rootOfProof(leaf, { index, size, proof })?.equals(root), `leaf ${index} of ${size}`);
      const from = 1 + index;
      const earlier = { size: from, root: await tree.root(from) };
      t.ok(isConsistent(earlier, { size, root }, await tree.consistency(from, size)), `${from} to ${size}`);
    }
  }
});

t.test('proves only its own leaf, index and size', async (t) => {
  for (const size of [1, 2, 3, 5, 8, 13]) {
    const leaves = hashesOf(size);
    const tree = createTree(tilesOf(leaves));
    const root = await tree.root(size);
    for (const [index, leaf] of leaves.entries()) {
      const proof = await tree.inclusion(index, size);
      const isProved = (from: Buffer, changed: { index?: number; size?: number; proof?: Buffer[] } = {}) =>
        rootOfProof(from, { index, size, proof, ...changed })?.equals(root) ?? false;
      t.ok(isProved(leaf), `leaf ${index} of ${size}`);
      t.notOk(isProved(leafHash(Buffer.from('another leaf'))), 'another leaf');
      for (let other = -1; other < size + 2; other += 1) {
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

t.test('rejects consistency with another root, size or proof', async (t) => {
  const tree = createTree(tilesOf(hashesOf(13)));
  const head = async (size: number) => ({ size, root: await tree.root(size) });
  for (let from = 1; from < 13; from += 1) {
    const [earlier, later, proof] = [await head(from), await head(13), await tree.consistency(from, 13)];
    const other = Buffer.alloc(32, 1);
    t.ok(isConsistent(earlier, later, proof));
    t.notOk(isConsistent({ ...earlier, root: other }, later, proof), 'another earlier root');
    t.notOk(isConsistent(earlier, { ...later, root: other }, proof), 'another later root');
    t.notOk(isConsistent(earlier, later, [...proof, other]), 'an extra hash');
    t.notOk(isConsistent(earlier, later, proof.slice(1)), 'a missing hash');
    t.notOk(isConsistent(later, earlier, proof), 'a smaller size');
  }
  t.ok(isConsistent(await head(0), await head(13), []), 'anything continues the empty tree');
});

t.test('hashes leaves differently from nodes', async (t) => {
  const [a, b] = hashesOf(2);
  if (!a || !b) throw new Error('fewer than two leaves');
  t.notOk(leafHash(Buffer.concat([a, b])).equals(rootOf([a, b])));
});

t.test('throws for a tile that lacks hashes', async (t) => {
  const tree = createTree(tilesOf(hashesOf(3)));
  await t.rejects(tree.root(4), LogContradiction);
  await t.rejects(Edge.read(tilesOf(hashesOf(3)), 4), LogContradiction);
});
