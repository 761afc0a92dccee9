import { hash } from 'node:crypto';

/** Merkle trees with the hashing of RFC 6962 (section 2.1): SHA-256 with different prefixes for leaves and nodes. */

const leafPrefix = Buffer.of(0x00);
const nodePrefix = Buffer.of(0x01);

export const hashBytes = 32;

/** Root of the tree without leaves. */
export const emptyRoot = hash('sha256', '', 'buffer');

/** Returns the hash of a leaf with this data. */
export function leafHash(data: Buffer): Buffer {
  return hash('sha256', Buffer.concat([leafPrefix, data]), 'buffer');
}

export function nodeHash(left: Buffer, right: Buffer): Buffer {
  return hash('sha256', Buffer.concat([nodePrefix, left, right]), 'buffer');
}

/** Returns the root over the hashes of leaves or of equal subtrees. A last node without a neighbour moves up unchanged. */
export function rootOf(hashes: readonly Buffer[]): Buffer {
  let level = hashes;
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? emptyRoot;
}

function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const left = level[i];
    const right = level[i + 1];
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}

/** Returns the root to which the proof leads from a leaf; undefined if no tree of this size has such a proof. */
export function rootOfProof(
  leaf: Buffer,
  { index, size, proof }: { index: number; size: number; proof: readonly Buffer[] },
): Buffer | undefined {
  if (index < 0 || index >= size || leaf.length !== hashBytes) return undefined;
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

/** Number of leaves of a tree and its root. */
export interface TreeHead {
  size: number;
  root: Buffer;
}

/**
 * Checks that the proof shows that the later tree begins with the leaves of the earlier one (RFC 9162, section 2.1.4.2).
 * The empty tree is consistent with any later one, without a proof.
 */
export function isConsistent(from: TreeHead, to: TreeHead, proof: readonly Buffer[]): boolean {
  if (from.size > to.size || (from.size === 0 && !from.root.equals(emptyRoot))) return false;
  if (from.size === to.size) return proof.length === 0 && from.root.equals(to.root);
  if ([to.root, ...proof].some(({ length }) => length !== hashBytes)) return false;
  if (from.size === 0) return proof.length === 0;
  let [fn, sn] = [from.size - 1, to.size - 1];
  const shift = () => {
    [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)];
  };
  while (fn % 2 === 1) shift();
  // The root of a complete subtree is not in the proof.
  const [first, ...rest] = fn === 0 ? [from.root, ...proof] : proof;
  if (!first) return false;
  let [earlier, later] = [first, first];
  for (const sibling of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      earlier = nodeHash(sibling, earlier);
      later = nodeHash(sibling, later);
      while (fn % 2 === 0 && fn !== 0) shift();
    } else {
      later = nodeHash(later, sibling);
    }
    shift();
  }
  return sn === 0 && earlier.equals(from.root) && later.equals(to.root);
}
