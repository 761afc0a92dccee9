import { rootOf } from '../merkle.ts';
import { missingHashes } from './log-problems.ts';
import { type ReadTile, tileWidth } from './tree.ts';

/** Complete tile. */
export interface Tile {
  level: number;
  idx: number;
  hashes: Buffer;
  root: Buffer;
}

/** Right edge of a tree: the incomplete tile of each level. That is all that the next leaf and the root need. */
export class Edge {
  #size = 0;
  readonly #levels: Buffer[][] = [];

  get size(): number {
    return this.#size;
  }

  /** Reads the edge of the tree with the first leaves. Throws if hashes are missing. */
  static async read(readTile: ReadTile, size: number): Promise<Edge> {
    const edge = new Edge();
    edge.#size = size;
    for (let count = size, level = 0; count > 0; count = Math.floor(count / tileWidth), level += 1) {
      const width = count % tileWidth;
      const idx = Math.floor(count / tileWidth);
      const hashes = width === 0 ? [] : await readTile(level, idx);
      if (hashes.length < width) throw missingHashes(level, idx);
      edge.#levels.push(hashes.slice(0, width));
    }
    return edge;
  }

  /** Appends the hash of a leaf, and returns the tiles that it completes. */
  push(leaf: Buffer): Tile[] {
    const complete: Tile[] = [];
    this.#size += 1;
    let hash: Buffer | undefined = leaf;
    for (let level = 0; hash; level += 1) {
      const hashes = this.#levels[level] ?? [];
      this.#levels[level] = hashes;
      hashes.push(hash);
      hash = undefined;
      if (hashes.length === tileWidth) {
        hash = rootOf(hashes);
        const idx = this.#size / tileWidth ** (level + 1) - 1;
        complete.push({ level, idx, hashes: Buffer.concat(hashes), root: hash });
        hashes.length = 0;
      }
    }
    return complete;
  }

  root(): Buffer {
    let right: Buffer | undefined;
    for (const hashes of this.#levels) {
      // What the lower levels leave over is the last and smaller subtree.
      if (hashes.length > 0 || right) right = rootOf(right ? [...hashes, right] : hashes);
    }
    return right ?? rootOf([]);
  }
}
