import type { Queryable, Transaction } from '../../../db/transaction.ts';
import { openCheckpoint, signCheckpoint } from '../checkpoints/checkpoint.ts';
import { signedHeads } from '../checkpoints/store.ts';
import { emptyRoot } from '../merkle.ts';
import { appendMissing } from './append-leaves.ts';
import { followKey } from './keys.ts';
import { eventFault, LogProblems, throwIfAny } from './log-problems.ts';
import { findLostFamilies, findMissing } from './lost-families.ts';
import { type Knowledge, type LogEnd, readEnd } from './newest.ts';
import { type Checkpoint, insertCheckpoint, lockLog, newestCheckpoint } from './store.ts';

/**
 * Checks the log, appends events that it lacks, and makes a checkpoint if there were any. Returns the newest one. Throws a
 * LogContradiction before it signs anything that contradicts an earlier checkpoint or the ledger.
 */
export async function makeCheckpoint(
  tx: Transaction,
  { now, maxEvents, ...known }: Knowledge & { now: () => Date; maxEvents: number },
): Promise<{ checkpoint: Checkpoint; isComplete: boolean }> {
  const { signers } = known;
  // Behind the lock, the newest checkpoint is that of its previous holder.
  await lockLog(tx);
  const { newest, keys, edge } = await readSound(tx, known);
  const isComplete = await appendMissing(tx, edge, maxEvents);
  // A changed key or origin needs a new checkpoint: the API's key cannot verify the old one.
  if (newest?.size === edge.size && openCheckpoint(newest.note, signers.current.verifierKey))
    return { checkpoint: newest, isComplete };
  const before = newest ?? { size: 0, root: emptyRoot };
  await followKey(tx, { keys, signers, head: before, now });
  const head = { size: edge.size, root: edge.root() };
  const note = signCheckpoint(head, signers.current);
  const checkpoint = { ...head, id: (newest?.id ?? 0) + 1, createdAt: now().toISOString(), note };
  await insertCheckpoint(tx, checkpoint);
  return { checkpoint, isComplete };
}

/**
 * Checks the end of the log against itself, and all families against their last events in it. Returns the end. Throws a
 * LogContradiction.
 */
export async function checkLog(db: Queryable, known: Knowledge): Promise<LogEnd> {
  const end = await readSound(db, known);
  const problems = new LogProblems();
  for await (const _ of findMissing(db, problems));
  throwIfAny(problems.list);
  return end;
}

/** Reads the end of the log. Throws a LogContradiction unless it is sound, and all families in it exist. */
async function readSound(db: Queryable, known: Knowledge): Promise<LogEnd> {
  const end = await readEnd(db, known);
  const problems = [...end.problems, ...(await findLostFamilies(db))];
  throwIfAny(problems);
  // The first log must not hide what contradicts the checkpoints before it.
  if (!end.newest) throwIfAny((await checkOldHeads(db)).list);
  return end;
}

/** Returns the differences between the ledger and the checkpoints over heads, which the service made before the log. */
export async function checkOldHeads(db: Queryable): Promise<LogProblems> {
  const problems = new LogProblems();
  for await (const { familyId, seq, head, event } of signedHeads(db)) {
    if (seq > 0 && event !== head) problems.add([eventFault({ familyId, seq }, head, event ?? undefined)]);
  }
  return problems;
}

/** Returns the milliseconds until the newest checkpoint reaches this age; 0 if it has, or if there is none. */
export async function untilDue(db: Queryable, maxAgeMs: number, now: Date): Promise<number> {
  const newest = await newestCheckpoint(db);
  const ageMs = newest ? now.getTime() - Date.parse(newest.createdAt) : maxAgeMs;
  // A clock that was set back must not pause the checkpoints.
  return ageMs < 0 ? 0 : Math.max(0, maxAgeMs - ageMs);
}
