import type { Queryable } from '../../../db/transaction.ts';
import { Edge } from './edge.ts';
import { checkKeys, checkLostKeys, type LogKey, readKeys, type Signers, statedKeys } from './keys.ts';
import { hashOfLeaf } from './leaf.ts';
import { eventFault, type LogProblem, LogProblems, logFault } from './log-problems.ts';
import { findLostFamilies, findMissing } from './lost-families.ts';
import { checkRoot, judgeCheckpoint } from './newest.ts';
import { checkOldCheckpoints } from './old-checkpoints.ts';
import { checkOldHeads } from './sequencer.ts';
import {
  allCheckpoints,
  type Checkpoint,
  countLeaves,
  type LeafWithEvent,
  leavesWithEvents,
  readTileRow,
} from './store.ts';

interface LogVerification {
  /** Keys of the service, if they are known. The last key of the log must be one of them. */
  signers?: Signers | undefined;
  /** Further keys that the caller trusts, such as one that the service has lost. */
  trusted?: readonly string[];
  /** Function that takes the numbers of checked leaves. */
  onProgress?: (leaves: number) => void;
}

/**
 * Verifies the whole log in constant memory: keys, each checkpoint, each leaf against its event, each tile, the families,
 * and the checkpoints of earlier versions. Run it in one snapshot. Returns the contradictions.
 */
export async function verifyLog(
  db: Queryable,
  { signers, trusted = [], onProgress = () => {} }: LogVerification = {},
): Promise<LogProblem[]> {
  const keys = await readKeys(db);
  const problems = new LogProblems();
  problems.add(checkKeys(keys, { signers, trusted }));
  // With its key, the service itself has signed that it accepts the others.
  if (!signers) problems.add(checkLostKeys(keys, trusted));
  const size = await checkTree(db, keys, problems, onProgress);
  const leaves = await countLeaves(db);
  if (leaves !== size) {
    const message = `the newest checkpoint has ${size} leaves, but the log has ${leaves}`;
    problems.add([logFault('size', message, { expected: size, found: leaves })]);
  }
  problems.add(await findLostFamilies(db));
  for await (const _ of findMissing(db, problems));
  await checkOldCheckpoints(db, keys, problems);
  problems.add((await checkOldHeads(db)).list);
  return problems.list;
}

/** Checks all leaves, tiles and checkpoints in one pass. Returns the size of the newest checkpoint. */
async function checkTree(
  db: Queryable,
  keys: readonly LogKey[],
  problems: LogProblems,
  onProgress: (leaves: number) => void,
): Promise<number> {
  const edge = new Edge();
  const leaves = leavesWithEvents(db);
  const changes = statedKeys(keys);
  problems.add(checkRootOfChanges(changes, edge));
  let last: Checkpoint | undefined;
  let lastKey = 0;
  for await (const checkpoint of allCheckpoints(db)) {
    const { publicKey, problems: faults } = judgeCheckpoint(checkpoint, keys);
    problems.add([...faults, ...checkOrder(checkpoint, last)]);
    // A key may come back later.
    const key = keys.findIndex((one, i) => i >= lastKey && one.publicKey === publicKey);
    if (faults.length === 0 && key < 0) {
      const values = { expected: keys[lastKey]?.publicKey ?? '', found: publicKey ?? '' };
      problems.add([logFault('key', `an earlier key signed checkpoint ${checkpoint.id}`, values)]);
    }
    lastKey = Math.max(key, lastKey);
    last = checkpoint;
    while (edge.size < checkpoint.size) {
      const { value: leaf } = await leaves.next();
      if (!leaf) break;
      await checkLeaf(db, edge, leaf, problems);
      if (edge.size % 1000 === 0) onProgress(1000);
    }
    if (edge.size !== checkpoint.size) continue;
    problems.add([...checkRoot(checkpoint, edge.root()), ...checkRootOfChanges(changes, edge)]);
  }
  onProgress(edge.size % 1000);
  if (!last && keys.length > 0)
    problems.add([
      logFault('size', 'the log has keys, but no checkpoint', { expected: 'one', found: 'none' }),
    ]);
  return last?.size ?? 0;
}

/** Returns the faults of the statements of changed keys at this size: they name the root of the log. */
function checkRootOfChanges(changes: ReturnType<typeof statedKeys>, edge: Edge): LogProblem[] {
  return changes.flatMap(({ key, change }) => {
    if (change?.size !== edge.size || change.root.equals(edge.root())) return [];
    const values = { expected: edge.root().toString('base64'), found: change.root.toString('base64') };
    return [logFault('key', `the statement of the key ${key.id} names another root`, values)];
  });
}

/** Returns the faults in the order of two checkpoints. */
function checkOrder({ id, size }: Checkpoint, last: Checkpoint | undefined): LogProblem[] {
  const problems: LogProblem[] = [];
  const expectedId = (last?.id ?? 0) + 1;
  if (id !== expectedId)
    problems.push(
      logFault('size', `checkpoint ${expectedId} is missing`, { expected: expectedId, found: id }),
    );
  if (last && size < last.size) {
    const values = { expected: `at least ${last.size}`, found: size };
    problems.push(logFault('size', `checkpoint ${id} is smaller than the one before`, values));
  }
  return problems;
}

/** Checks a leaf against its place and its event, and the tiles that it completes. */
async function checkLeaf(
  db: Queryable,
  edge: Edge,
  leaf: LeafWithEvent,
  problems: LogProblems,
): Promise<void> {
  const report = (problem: LogProblem) => problems.add([problem]);
  if (leaf.index !== edge.size) {
    const values = { expected: edge.size, found: leaf.index };
    report(logFault('size', `the leaf at ${edge.size} is missing`, values));
  }
  if (leaf.event !== leaf.head) report(eventFault(leaf, leaf.head, leaf.event ?? undefined));
  for (const { level, idx, hashes, root } of edge.push(hashOfLeaf(leaf))) {
    const stored = await readTileRow(db, level, idx);
    if (stored?.hashes.equals(hashes) && stored.root.equals(root)) continue;
    const values = { expected: root.toString('hex'), found: stored?.root.toString('hex') ?? 'no tile' };
    report(logFault('tile', `tile ${idx} of level ${level} does not have the hashes of its leaves`, values));
  }
}
