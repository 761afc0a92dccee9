import type { Queryable } from '../../db/transaction.ts';
import { Edge } from './edge.ts';
import { findLostFamilies, findMissing } from './families.ts';
import { checkKeys, checkLostKeys, type LogKey, readKeys } from './keys.ts';
import { hashOfLeaf } from './leaf.ts';
import { checkCheckpoint, checkRoot, keyThatSigned } from './newest.ts';
import { checkOldCheckpoints } from './old-checkpoints.ts';
import { eventFault, type LogProblem, logFault } from './problems.ts';
import { checkOldHeads } from './sequencer.ts';
import {
  allCheckpoints,
  type Checkpoint,
  countLeaves,
  type LeafWithEvent,
  leavesWithEvents,
  readTileRow,
} from './store.ts';

/** Maximum number of problems of leaves and tiles, of which one fault may cause many. */
const maxProblems = 1000;

interface LogVerification {
  /** Public key of the service, if its private key is known. It must be the last one of the log. */
  own?: string | undefined;
  /** Keys that the caller trusts besides, such as one that the service has lost. */
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
  { own, trusted = [], onProgress = () => {} }: LogVerification = {},
): Promise<LogProblem[]> {
  const keys = await readKeys(db);
  const problems = [...checkKeys(keys, own), ...checkLostKeys(keys, trusted), ...checkOwn(keys, own)];
  const size = await checkTree(db, keys, problems, onProgress);
  const leaves = await countLeaves(db);
  if (leaves !== size) {
    const message = `the newest checkpoint has ${size} leaves, but the log has ${leaves}`;
    problems.push(logFault('size', message, { expected: size, found: leaves }));
  }
  problems.push(...(await findLostFamilies(db)));
  for await (const _ of findMissing(db, problems));
  problems.push(...(await checkOldCheckpoints(db, keys)), ...(await checkOldHeads(db)));
  return withoutRepeats(problems);
}

function checkOwn(keys: readonly LogKey[], own: string | undefined): LogProblem[] {
  const last = keys.at(-1)?.publicKey;
  if (own === undefined || last === undefined || last === own) return [];
  // A key that waits for its first checkpoint is no fault, unless the log has left it already.
  if (keys.every(({ publicKey }) => publicKey !== own)) return [];
  return [
    logFault('key', 'the last key of the log is not that of the service', { expected: own, found: last }),
  ];
}

/** Checks all leaves, tiles and checkpoints in one pass. Returns the size of the newest checkpoint. */
async function checkTree(
  db: Queryable,
  keys: readonly LogKey[],
  problems: LogProblem[],
  onProgress: (leaves: number) => void,
): Promise<number> {
  const edge = new Edge();
  const leaves = leavesWithEvents(db);
  let last: Checkpoint | undefined;
  let lastKey = 0;
  for await (const checkpoint of allCheckpoints(db)) {
    const faults = checkCheckpoint(checkpoint, keys);
    problems.push(...faults, ...checkOrder(checkpoint, last));
    const signed = keyThatSigned(checkpoint, keys);
    // A key may come back later.
    const key = keys.findIndex(({ publicKey }, i) => i >= lastKey && publicKey === signed);
    if (faults.length === 0 && key < 0) {
      const values = { expected: keys[lastKey]?.publicKey ?? '', found: signed ?? '' };
      problems.push(logFault('key', `an earlier key signed checkpoint ${checkpoint.id}`, values));
    }
    lastKey = Math.max(key, lastKey);
    last = checkpoint;
    while (edge.size < checkpoint.size) {
      const { value: leaf } = await leaves.next();
      if (!leaf) break;
      await checkLeaf(db, edge, leaf, problems);
      if (edge.size % 1000 === 0) onProgress(1000);
    }
    if (edge.size === checkpoint.size) problems.push(...checkRoot(checkpoint, edge.root()));
  }
  onProgress(edge.size % 1000);
  if (!last && keys.length > 0)
    problems.push(
      logFault('size', 'the log has keys, but no checkpoint', { expected: 'one', found: 'none' }),
    );
  return last?.size ?? 0;
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
  problems: LogProblem[],
): Promise<void> {
  const report = (problem: LogProblem) => problems.length < maxProblems && problems.push(problem);
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

/** Returns the problems, each event once: several checks may find the same one. */
function withoutRepeats(problems: readonly LogProblem[]): LogProblem[] {
  const keyOf = ({ kind, familyId, seq, message }: LogProblem) =>
    familyId === null ? message : [kind, familyId, seq].join(' ');
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
