import { emptyRoot, nodeHash, rootOf } from '../merkle.ts';
import { missingHashes } from './log-problems.ts';

/**
 * Trees in tiles (https://c2sp.org/tlog-tiles): a tile of level 0 has the hashes of 256 leaves, and a tile of level n
 * the roots of 256 tiles of level n − 1. A proof reads few tiles, and its cost does not grow with the tree.
 */

export const tileWidth = 256;
const heightOfTile = 8;
/** Maximum number of tiles that a tree keeps: 8 KiB each. */
const maxTiles = 64;

/** Function that returns the hashes of a tile: all 256, or as many as there are. */
export type ReadTile = (level: number, idx: number) => Promise<readonly Buffer[]>;

/** Tree that grows only, so a tree of any earlier size is a part of it. */
export interface Tree {
  /** Returns the root of the tree over the first leaves. */
  root(size: number): Promise<Buffer>;
  /** Returns the audit path of a leaf in the tree of this size (RFC 6962, section 2.1.1), bottom up. */
  inclusion(index: number, size: number): Promise<Buffer[]>;
  /** Returns the proof that a tree continues an earlier one (RFC 6962, section 2.1.2). Empty from size 0. */
  consistency(from: number, to: number): Promise<Buffer[]>;
}

/** Creates a tree on stored tiles. Throws if a tile lacks hashes. */
export function createTree(readTile: ReadTile): Tree {
  const tiles = new Map<string, Promise<readonly Buffer[]>>();

  function tile(level: number, idx: number): Promise<readonly Buffer[]> {
    const key = `${level} ${idx}`;
    const hashes = tiles.get(key) ?? readTile(level, idx);
    if (tiles.size >= maxTiles) tiles.clear();
    tiles.set(key, hashes);
    return hashes;
  }

  /** Returns the root of the subtree with 2^height leaves from the given one, a multiple of 2^height. */
  async function subtree(height: number, start: number): Promise<Buffer> {
    const level = Math.floor(height / heightOfTile);
    const width = 2 ** (height % heightOfTile);
    const first = start / tileWidth ** level;
    const [idx, offset] = [Math.floor(first / tileWidth), first % tileWidth];
    const hashes = (await tile(level, idx)).slice(offset, offset + width);
    if (hashes.length < width) throw missingHashes(level, idx);
    return rootOf(hashes);
  }

  /** Returns the root over the leaves from `start` to `end`, as the definitions of RFC 6962 divide the tree. */
  async function range(start: number, end: number): Promise<Buffer> {
    const parts: Promise<Buffer>[] = [];
    for (let at = start; at < end; ) {
      let height = 0;
      while (2 ** (height + 1) <= end - at) height += 1;
      parts.push(subtree(height, at));
      at += 2 ** height;
    }
    const hashes = await Promise.all(parts);
    return hashes.reduceRight<Buffer | undefined>(join, undefined) ?? emptyRoot;
  }

  return {
    root: (size) => range(0, size),
    inclusion: (index, size) => Promise.all(path(index, 0, size).map(([start, end]) => range(start, end))),
    consistency: (from, to) =>
      Promise.all((from === 0 ? [] : subproof(from, 0, to, true)).map(([start, end]) => range(start, end))),
  };
}

const join = (right: Buffer | undefined, left: Buffer) => (right ? nodeHash(left, right) : left);

/** Leaves from the first number up to the second one. */
type Range = readonly [start: number, end: number];

/** PATH of RFC 6962 over the leaves from `start` to `end`. */
function path(index: number, start: number, end: number): Range[] {
  if (end - start <= 1) return [];
  const middle = start + splitOf(end - start);
  return index < middle
    ? [...path(index, start, middle), [middle, end]]
    : [...path(index, middle, end), [start, middle]];
}

/** SUBPROOF of RFC 6962 for the earlier tree that ends at `until`. */
function subproof(until: number, start: number, end: number, isWhole: boolean): Range[] {
  if (until === end) return isWhole ? [] : [[start, end]];
  const middle = start + splitOf(end - start);
  return until <= middle
    ? [...subproof(until, start, middle, isWhole), [middle, end]]
    : [...subproof(until, middle, end, false), [start, middle]];
}

/** Returns the largest power of two below `n`. */
function splitOf(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}
