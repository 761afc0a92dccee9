import type { Log } from '../../db/log.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { openCheckpoint, signCheckpoint } from '../checkpoints/checkpoint.ts';
import { signedHeads } from '../checkpoints/store.ts';
import { emptyRoot, type TreeHead } from '../merkle.ts';
import { appendMissing } from './append.ts';
import { findLostFamilies, findMissing } from './families.ts';
import { followKey, type Signers } from './keys.ts';
import { type LogEnd, readEnd } from './newest.ts';
import { eventFault, LogContradiction, type LogProblem } from './problems.ts';
import { type Checkpoint, insertCheckpoint, lockLog, newestCheckpoint } from './store.ts';

interface SequencerOptions {
  signers: Signers;
  now: () => Date;
  log: Log;
  /** Tree of a checkpoint that this instance has seen. The log must continue it. */
  seen: TreeHead | undefined;
}

/**
 * Checks the log, appends the events that it lacks, and makes a checkpoint if there were any. Returns the newest one.
 * Throws a LogContradiction before it signs anything that contradicts an earlier checkpoint or the ledger.
 */
export async function makeCheckpoint(
  tx: Transaction,
  { signers, now, log, seen }: SequencerOptions,
): Promise<Checkpoint> {
  // Behind the lock, the newest checkpoint is that of its previous holder.
  await lockLog(tx);
  const { newest, keys, edge, problems } = await readSound(tx, { signers, seen });
  problems.push(...(await appendMissing(tx, edge)));
  if (problems.length > 0) throw new LogContradiction(problems);
  // A changed key or origin needs a new checkpoint: the API's key cannot verify the old one.
  if (newest?.size === edge.size && openCheckpoint(newest.note, signers.current.verifierKey)) return newest;
  const before = newest ?? { size: 0, root: emptyRoot };
  await followKey(tx, { keys, signers, head: before, now, log });
  const head = { size: edge.size, root: edge.root() };
  const note = signCheckpoint(head, signers.current);
  const made = { ...head, id: (newest?.id ?? 0) + 1, createdAt: now().toISOString(), note };
  await insertCheckpoint(tx, made);
  return made;
}

/** Checks the log against itself, the ledger, and what this instance has seen. Throws a LogContradiction. */
export async function checkLog(
  db: Queryable,
  options: Pick<SequencerOptions, 'signers' | 'seen'>,
): Promise<void> {
  const { problems } = await readSound(db, options);
  for await (const _ of findMissing(db, problems));
  if (problems.length > 0) throw new LogContradiction(problems);
}

/** Reads the end of the log. Throws a LogContradiction unless it is sound, and all families in it exist. */
async function readSound(
  db: Queryable,
  { signers, seen }: Pick<SequencerOptions, 'signers' | 'seen'>,
): Promise<LogEnd> {
  const end = await readEnd(db, { own: signers.current.verifierKey, seen });
  const problems = [...end.problems, ...(await findLostFamilies(db))];
  // The first log must not hide what contradicts the checkpoints before it.
  if (!end.newest) problems.push(...(await checkOldHeads(db)));
  if (problems.length > 0) throw new LogContradiction(problems);
  return end;
}

/** Returns the differences between the ledger and the checkpoints over heads, which the service made before the log. */
export async function checkOldHeads(db: Queryable): Promise<LogProblem[]> {
  const problems: LogProblem[] = [];
  for await (const { familyId, seq, head, event } of signedHeads(db)) {
    if (seq > 0 && event !== head) problems.push(eventFault({ familyId, seq }, head, event ?? undefined));
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
