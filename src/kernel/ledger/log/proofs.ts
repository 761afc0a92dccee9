import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../../db/transaction.ts';
import { readEventHash } from '../checkpoints/store.ts';
import { isConsistent, rootOfProof } from '../merkle.ts';
import { readKeys } from './keys.ts';
import { hashOfLeaf } from './leaf.ts';
import { eventFault, LogContradiction, throwIfAny } from './log-problems.ts';
import { checkRoot, judgeCheckpoint } from './newest.ts';
import { type Checkpoint, countLeaves, findLeaf, lastLeaves, type PlacedLeaf, tileReader } from './store.ts';
import { createTree, type Tree } from './tree.ts';

/** Checkpoint with the public key that verifies it. */
export interface SignedCheckpoint extends Checkpoint {
  publicKey: string;
}

/** Proof that a checkpoint contains an event. The public key is enough to check it. */
export interface EventProof extends PlacedLeaf {
  proof: Buffer[];
  checkpoint: SignedCheckpoint;
}

/**
 * Checks that the keys of the log signed stored checkpoints, and adds these keys. Throws a LogContradiction, as all
 * functions here do, before it returns anything that does not verify.
 */
export async function verifySigned(
  db: Queryable,
  checkpoints: readonly Checkpoint[],
): Promise<SignedCheckpoint[]> {
  const keys = await readKeys(db);
  const signed: SignedCheckpoint[] = [];
  for (const [i, checkpoint] of checkpoints.entries()) {
    // Verifying a signature is slow enough to hold up other requests.
    if (i % signaturesPerPause === 0) await setImmediate();
    const { publicKey = '', problems } = judgeCheckpoint(checkpoint, keys);
    throwIfAny(problems);
    signed.push({ ...checkpoint, publicKey });
  }
  return signed;
}

/** Number of signatures between two turns of other requests. */
export const signaturesPerPause = 20;

/** Returns the proof of a family's event in a checkpoint, by default of the last one. Undefined if it has no such event. */
export async function proveEvent(
  db: Queryable,
  { familyId, seq }: { familyId: number; seq: number | undefined },
  checkpoint: SignedCheckpoint,
): Promise<EventProof | undefined> {
  const leaf = await findLeaf(db, familyId, { seq, size: checkpoint.size });
  return leaf && proveLeaf(db, createTree(tileReader(db)), leaf, checkpoint);
}

/** Yields the proof of the last event of each family in a checkpoint. */
export async function* proveLastEvents(
  db: Queryable,
  checkpoint: SignedCheckpoint,
): AsyncGenerator<EventProof> {
  const tree = createTree(tileReader(db));
  for await (const leaf of lastLeaves(db, checkpoint.size)) yield proveLeaf(db, tree, leaf, checkpoint);
}

async function proveLeaf(
  db: Queryable,
  tree: Tree,
  leaf: PlacedLeaf,
  checkpoint: SignedCheckpoint,
): Promise<EventProof> {
  const event = await readEventHash(db, leaf.familyId, leaf.seq);
  if (event !== leaf.head) throw new LogContradiction([eventFault(leaf, leaf.head, event)]);
  const place = { index: leaf.index, size: checkpoint.size };
  const proof = await tree.inclusion(place.index, place.size);
  throwIfAny(checkRoot(checkpoint, rootOfProof(hashOfLeaf(leaf), { ...place, proof })));
  return { ...leaf, proof, checkpoint };
}

/** Returns the hash of an event, which must be that of its leaf if there is one. Undefined if there is no such event. */
export async function attestedHash(
  db: Queryable,
  familyId: number,
  seq: number,
): Promise<string | undefined> {
  // Read first, since another instance may store the event and its leaf meanwhile.
  const leaf = await findLeaf(db, familyId, { seq, size: Number.MAX_SAFE_INTEGER });
  const hash = await readEventHash(db, familyId, seq);
  if (leaf && leaf.head !== hash) throw new LogContradiction([eventFault(leaf, leaf.head, hash)]);
  return hash;
}

/** Returns the proof that the tree of the later checkpoint continues that of the earlier one. */
export async function proveConsistency(db: Queryable, from: Checkpoint, to: Checkpoint): Promise<Buffer[]> {
  const tree = createTree(tileReader(db));
  const proof = await tree.consistency(from.size, to.size);
  if (isConsistent(from, to, proof)) return proof;
  const [earlier, later] = [await tree.root(from.size), await tree.root(to.size)];
  throw new LogContradiction([...checkRoot(from, earlier), ...checkRoot(to, later)]);
}

/** Returns the root of the log at a size; undefined if it is smaller. */
export async function rootAt(db: Queryable, size: number): Promise<Buffer | undefined> {
  return size > (await countLeaves(db)) ? undefined : createTree(tileReader(db)).root(size);
}
