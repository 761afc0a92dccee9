import type { Queryable } from '../../db/transaction.ts';
import { openCheckpoint } from '../checkpoints/checkpoint.ts';
import type { TreeHead } from '../merkle.ts';
import { Edge } from './edge.ts';
import { checkKeys, type LogKey, readKeys } from './keys.ts';
import { type LogProblem, logFault } from './problems.ts';
import { type Checkpoint, countLeaves, newestCheckpoint, tileReader } from './store.ts';
import { createTree } from './tree.ts';

/** End of the log. */
export interface LogEnd {
  /** Newest checkpoint; undefined before the first one. */
  newest: Checkpoint | undefined;
  keys: LogKey[];
  edge: Edge;
  /** Contradictions. With one, the rest is not to be trusted. */
  problems: LogProblem[];
}

/**
 * Reads the end of the log, and checks it: the keys, the newest checkpoint and its signature, the number of leaves, and
 * the root. With an earlier checkpoint that this instance has seen, checks that the log continues it.
 */
export async function readEnd(
  db: Queryable,
  { own, seen }: { own: string; seen?: TreeHead | undefined },
): Promise<LogEnd> {
  const [newest, keys, leaves] = [await newestCheckpoint(db), await readKeys(db), await countLeaves(db)];
  const problems = checkKeys(keys, own);
  const size = newest?.size ?? 0;
  if (newest) problems.push(...checkCheckpoint(newest, keys));
  if (leaves !== size) {
    const message = `the newest checkpoint has ${size} leaves, but the log has ${leaves}`;
    problems.push(logFault('size', message, { expected: size, found: leaves }));
  }
  if (!newest && keys.length > 0)
    problems.push(
      logFault('size', 'the log has keys, but no checkpoint', { expected: 'one', found: 'none' }),
    );
  if (seen && problems.length === 0) problems.push(...(await checkSeen(db, seen, size)));
  if (problems.length > 0) return { newest, keys, edge: new Edge(), problems };
  const edge = await Edge.read(tileReader(db), size);
  if (newest) problems.push(...checkRoot(newest, edge.root()));
  return { newest, keys, edge, problems };
}

/** Returns the key that signed a checkpoint; undefined if it is none of these. */
export function keyThatSigned({ note }: Checkpoint, keys: readonly LogKey[]): string | undefined {
  return keys.find(({ publicKey }) => openCheckpoint(note, publicKey))?.publicKey;
}

/** Returns the faults of a stored checkpoint: one of the keys must have signed what the row says. */
export function checkCheckpoint(checkpoint: Checkpoint, keys: readonly LogKey[]): LogProblem[] {
  const { id, note, size, root } = checkpoint;
  const publicKey = keyThatSigned(checkpoint, keys);
  const signed = publicKey === undefined ? undefined : openCheckpoint(note, publicKey);
  if (!signed) {
    const values = { expected: 'a signature of a key of the log', found: 'none' };
    return [logFault('signature', `no key of the log signed checkpoint ${id}`, values)];
  }
  if (signed.size === size && signed.root.equals(root)) return [];
  const textOf = (head: TreeHead) => `size ${head.size}, root ${head.root.toString('base64')}`;
  const values = { expected: textOf(signed), found: textOf({ size, root }) };
  return [logFault('note', `checkpoint ${id} has another size or root than its note`, values)];
}

/** Returns a fault if a tree has another root than the checkpoint of its size. */
export function checkRoot(
  { id, root }: Pick<Checkpoint, 'id' | 'root'>,
  found: Buffer | undefined,
): LogProblem[] {
  if (found?.equals(root)) return [];
  const values = { expected: root.toString('base64'), found: found?.toString('base64') ?? 'none' };
  return [logFault('root', `the leaves do not lead to the signed root of checkpoint ${id}`, values)];
}

async function checkSeen(db: Queryable, seen: TreeHead, size: number): Promise<LogProblem[]> {
  if (size < seen.size) {
    const message = `the log has shrunk: this instance has seen ${seen.size} leaves`;
    return [logFault('size', message, { expected: seen.size, found: size })];
  }
  const root = await createTree(tileReader(db)).root(seen.size);
  if (root.equals(seen.root)) return [];
  const values = { expected: seen.root.toString('base64'), found: root.toString('base64') };
  return [
    logFault(
      'root',
      `the log does not continue the tree of ${seen.size} leaves that this instance has seen`,
      values,
    ),
  ];
}
