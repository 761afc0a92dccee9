import type { Queryable } from '../../../db/transaction.ts';
import { openCheckpoint } from '../checkpoints/checkpoint.ts';
import type { TreeHead } from '../merkle.ts';
import { Edge } from './edge.ts';
import { checkKeys, type LogKey, readKeys, type Signers } from './keys.ts';
import { type LogProblem, logFault } from './log-problems.ts';
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

/** Knowledge with which an instance reads the end of the log. */
export interface Knowledge {
  signers: Signers;
  /** Tree of a checkpoint that this instance has seen. The log must continue it. */
  seen: TreeHead | undefined;
  /** Last keys of the log that the operator accepts, though the service does not have them. */
  trusted?: readonly string[];
}

/**
 * Reads the end of the log, and checks it: the keys, the newest checkpoint and its signature by the last key, the number of
 * leaves, and the root. With an earlier checkpoint that this instance has seen, checks that the log continues it.
 */
export async function readEnd(db: Queryable, known: Knowledge): Promise<LogEnd> {
  const [newest, keys, leaves] = [await newestCheckpoint(db), await readKeys(db), await countLeaves(db)];
  const { seen } = known;
  const problems = checkKeys(keys, known);
  const size = newest?.size ?? 0;
  if (newest) problems.push(...checkNewest(newest, keys));
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

/** Returns the faults of the newest checkpoint. An earlier key may be in other hands. */
function checkNewest(newest: Checkpoint, keys: readonly LogKey[]): LogProblem[] {
  const { publicKey, problems } = judgeCheckpoint(newest, keys);
  const last = keys.at(-1)?.publicKey;
  if (publicKey === undefined || publicKey === last) return problems;
  const values = { expected: last ?? 'none', found: publicKey };
  return [...problems, logFault('key', `an earlier key signed the newest checkpoint ${newest.id}`, values)];
}

/** Returns the key that signed a stored checkpoint, and its faults: one of the keys must have signed what the row says. */
export function judgeCheckpoint(
  { id, note, size, root }: Checkpoint,
  keys: readonly LogKey[],
): { publicKey: string | undefined; problems: LogProblem[] } {
  // The newest keys signed the most.
  for (const { publicKey } of keys.toReversed()) {
    const signed = openCheckpoint(note, publicKey);
    if (!signed) continue;
    if (signed.size === size && signed.root.equals(root)) return { publicKey, problems: [] };
    const textOf = (head: TreeHead) => `size ${head.size}, root ${head.root.toString('base64')}`;
    const values = { expected: textOf(signed), found: textOf({ size, root }) };
    const problem = logFault('note', `checkpoint ${id} has another size or root than its note`, values);
    return { publicKey, problems: [problem] };
  }
  const values = { expected: 'a signature of a key of the log', found: 'none' };
  const problem = logFault('signature', `no key of the log signed checkpoint ${id}`, values);
  return { publicKey: undefined, problems: [problem] };
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
  const message = `the log does not continue the tree of ${seen.size} leaves that this instance has seen`;
  return [logFault('root', message, values)];
}
