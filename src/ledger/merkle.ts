import { hash } from 'node:crypto';

/** Merkle trees with the hashing of RFC 6962 (section 2.1): SHA-256 with different prefixes for leaves and nodes. */

const leafPrefix = Buffer.of(0x00);
const nodePrefix = Buffer.of(0x01);

const hashBytes = 32;

/** Returns the hash of a leaf with this data. */
export function leafHash(data: Buffer): Buffer {
  return hash('sha256', Buffer.concat([leafPrefix, data]), 'buffer');
}

function nodeHash(left: Buffer, right: Buffer): Buffer {
  return hash('sha256', Buffer.concat([nodePrefix, left, right]), 'buffer');
}

export interface MerkleTree {
  root: Buffer;
  /** Returns the hashes that lead from the leaf with this index to the root, bottom up. */
  proof(index: number): Buffer[];
}

/** Creates the tree over the hashes of leaves. A last node without a neighbour moves up unchanged. */
export function merkleTree(leaves: readonly Buffer[]): MerkleTree {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = levelAbove(level);
  return {
    root: levels.at(-1)?.[0] ?? hash('sha256', '', 'buffer'),
    proof(index) {
      if (leaves[index] === undefined) throw new RangeError(`the tree has no leaf ${index}`);
      return levels.flatMap((level, height) => level[Math.floor(index / 2 ** height) ^ 1] ?? []);
    },
  };
}

function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const [left, right] = level.slice(i, i + 2);
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}

/** Returns the root to which the proof leads from a leaf; undefined if no tree of this size has such a proof. */
export function rootOfProof(
  leaf: Buffer,
  { index, size, proof }: { index: number; size: number; proof: readonly Buffer[] },
): Buffer | undefined {
  if (index >= size) return undefined;
  let node = leaf;
  let used = 0;
  for (let [i, n] = [index, size]; n > 1; [i, n] = [Math.floor(i / 2), Math.ceil(n / 2)]) {
    const isRight = i % 2 === 1;
    if (!isRight && i === n - 1) continue;
    const sibling = proof[used++];
    if (sibling?.length !== hashBytes) return undefined;
    node = isRight ? nodeHash(sibling, node) : nodeHash(node, sibling);
  }
  return used === proof.length ? node : undefined;
}
