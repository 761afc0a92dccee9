import { type ReadTile, tileWidth } from '../../../../src/kernel/ledger/log/tree.ts';
import { rootOf } from '../../../../src/kernel/ledger/merkle.ts';

/** Returns the reader of the tiles over hashes of leaves in memory. */
export function tilesOf(leaves: readonly Buffer[]): ReadTile {
  const levels: (readonly Buffer[])[] = [leaves];
  return async (level, idx) => {
    for (let below = levels.at(-1) ?? []; levels.length <= level; below = levels.at(-1) ?? []) {
      const complete = Math.floor(below.length / tileWidth);
      levels.push(
        Array.from({ length: complete }, (_, i) => rootOf(below.slice(i * tileWidth, (i + 1) * tileWidth))),
      );
    }
    return levels[level]?.slice(idx * tileWidth, (idx + 1) * tileWidth) ?? [];
  };
}
