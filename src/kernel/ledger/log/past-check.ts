import type { Queryable } from '../../../db/transaction.ts';
import type { LogKey } from './keys.ts';
import { hashOfLeaf } from './leaf.ts';
import { eventFault, logFault, throwIfAny } from './log-problems.ts';
import { checkRoot, judgeCheckpoint } from './newest.ts';
import { checkpointsAfter, type LeafWithEvent, readTileRow, readWithEvents, tileReader } from './store.ts';
import { createTree, tileWidth } from './tree.ts';

/** Place in the log from which the next slice is checked. */
export interface SliceStart {
  /** Id of the last checked checkpoint. */
  checkpoint: number;
  /** Position of the next leaf: the first one of a tile. */
  leaf: number;
}

/** Number of checkpoints in a slice. Each needs a signature and a few tiles. */
const checkpointsPerSlice = 50;
/** Number of tiles of leaves in a slice: with one a minute, a million leaves take four hours. */
const tilesPerSlice = 16;

/**
 * Checks a slice of what is behind the end of the log: some older checkpoints, and leaves against their events and tiles.
 * Returns the start of the next slice, which is the beginning after the end. Throws a LogContradiction.
 */
export async function checkSlice(
  db: Queryable,
  keys: readonly LogKey[],
  start: SliceStart,
): Promise<SliceStart> {
  let leaf = start.leaf;
  let leaves: LeafWithEvent[] = [];
  for (let tiles = 0; tiles < tilesPerSlice; tiles += 1, leaf += tileWidth) {
    leaves = await readWithEvents(db, leaf, tileWidth);
    if (leaves.length < tileWidth) break;
    await checkTile(db, leaves, leaf / tileWidth);
  }
  const checkpoints = await checkpointsAfter(db, start.checkpoint, checkpointsPerSlice);
  const tree = createTree(tileReader(db));
  for (const checkpoint of checkpoints) {
    throwIfAny(judgeCheckpoint(checkpoint, keys).problems);
    throwIfAny(checkRoot(checkpoint, await tree.root(checkpoint.size)));
  }
  return {
    checkpoint: checkpoints.length < checkpointsPerSlice ? 0 : (checkpoints.at(-1)?.id ?? 0),
    leaf: leaves.length < tileWidth ? 0 : leaf,
  };
}

/** Checks the leaves of a complete tile. Each check of the end reads the incomplete one. */
async function checkTile(db: Queryable, leaves: readonly LeafWithEvent[], idx: number): Promise<void> {
  const changed = leaves.filter(({ head, event }) => event !== head);
  const problems = changed.map((leaf) => eventFault(leaf, leaf.head, leaf.event ?? undefined));
  const stored = await readTileRow(db, 0, idx);
  if (!stored?.hashes.equals(Buffer.concat(leaves.map(hashOfLeaf)))) {
    const values = { expected: 'the hashes of its leaves', found: stored ? 'others' : 'no tile' };
    const message = `tile ${idx} of level 0 does not have the hashes of its leaves`;
    problems.push(logFault('tile', message, values));
  }
  throwIfAny(problems);
}
