import type { Database } from '../../../db/database.ts';
import { proveConsistency, verifySigned } from '../log/proofs.ts';
import { type Checkpoint, checkpointOfSize, newestCheckpoint, tileReader } from '../log/store.ts';
import { createTree } from '../log/tree.ts';
import { readCosignature } from './cosignature.ts';
import { endTurn, insertCosignature, lastCosigned, takeTurn } from './store.ts';
import { type Answer, addCheckpoint, type Witness } from './witness-client.ts';

/** Results of asking a witness. The last two mean that it has seen another log. */
export const outcomes = ['cosigned', 'unreachable', 'refused', 'invalid', 'ahead', 'inconsistent'] as const;

export interface Result {
  outcome: (typeof outcomes)[number];
  /** Sentence for the log of the service. */
  message: string;
}

interface Cosigning {
  database: Pick<Database, 'query'>;
  now: () => Date;
  /** Signal that the service stops. */
  stopping: AbortSignal;
}

/**
 * Asks a witness to cosign the newest checkpoint, if that is not the last one that it cosigned, and if this instance has the
 * turn. Returns undefined if it did not ask.
 */
export async function cosignNewest(cosigning: Cosigning, witness: Witness): Promise<Result | undefined> {
  const { database, now } = cosigning;
  const { publicKey } = witness;
  if (!(await findDue(database, publicKey))) return undefined;
  const failures = await takeTurn(database, publicKey, now());
  if (failures === undefined) return undefined;
  let hasFailed = true;
  try {
    // Another instance may have had the turn in the meantime.
    const due = await findDue(database, publicKey);
    const result = due && (await cosign(cosigning, witness, due));
    hasFailed = result !== undefined && result.outcome !== 'cosigned';
    return result;
  } finally {
    await endTurn(database, publicKey, hasFailed ? failures + 1 : 0, now());
  }
}

interface Due {
  newest: Checkpoint;
  /** Size of the last checkpoint that the witness cosigned, as far as we know. */
  lastSize: number;
}

async function findDue(db: Pick<Database, 'query'>, witness: string): Promise<Due | undefined> {
  const [newest, last] = [await newestCheckpoint(db), await lastCosigned(db, witness)];
  return newest && newest.id !== last?.checkpointId ? { newest, lastSize: last?.size ?? 0 } : undefined;
}

async function cosign(
  { database, now, stopping }: Cosigning,
  witness: Witness,
  { newest, lastSize }: Due,
): Promise<Result> {
  // It would be evidence against this log.
  await verifySigned(database, [newest]);
  const ask = async (old: number) => {
    const proof = await proofFrom(database, old, newest);
    return addCheckpoint(witness, { old, proof, note: newest.note }, stopping);
  };
  const first = await ask(lastSize);
  const isRetried = 'size' in first && first.size <= newest.size && first.size !== lastSize;
  const answer = isRetried ? await ask(first.size) : first;
  if (!('lines' in answer)) return refusal(witness, answer, newest.size);
  const cosignature = readCosignature(newest.note, answer.lines, witness.publicKey, now());
  if (typeof cosignature === 'string')
    return result('invalid', witness, `gave no valid cosignature: ${cosignature}.`);
  const { line } = cosignature;
  const stored = { witness: witness.publicKey, checkpointId: newest.id, line, now: now() };
  await insertCosignature(database, stored);
  return result('cosigned', witness, 'cosigns the checkpoints of the log.');
}

/** Returns the proof that a checkpoint continues the log of a size. The witness may have one that we do not. */
async function proofFrom(db: Pick<Database, 'query'>, size: number, to: Checkpoint): Promise<Buffer[]> {
  const from = await checkpointOfSize(db, size);
  return from && size > 0
    ? proveConsistency(db, from, to)
    : createTree(tileReader(db)).consistency(size, to.size);
}

const advice: Record<number, string> = {
  403: 'it has another public key for this log',
  404: 'it does not know this log',
};

function refusal(witness: Witness, answer: Exclude<Answer, { lines: string }>, size: number): Result {
  if ('fault' in answer) return result('unreachable', witness, `does not answer: ${answer.fault}.`);
  if ('size' in answer && answer.size > size)
    return result(
      'ahead',
      witness,
      `has cosigned ${answer.size} events, but this log has only ${size}: it was rolled back.`,
    );
  const status = 'size' in answer ? 409 : answer.status;
  if (status === 422)
    return result(
      'inconsistent',
      witness,
      `denies that this log of ${size} events continues what it has cosigned: the log was rewritten.`,
    );
  const reason = advice[status] ? ` (${advice[status]})` : '';
  return result('refused', witness, `does not cosign: it answers ${status}${reason}.`);
}

function result(outcome: Result['outcome'], { name }: Witness, text: string): Result {
  return { outcome, message: `The witness ${name} ${text}` };
}
