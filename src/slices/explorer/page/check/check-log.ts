import { Buffer } from 'buffer';
import type { LedgerProof } from '../../../../../schema/audit.ts';
import { isCode } from '../../../../http/pages/kit/client.ts';
import { originIn } from '../../../../kernel/ledger/checkpoints/checkpoint-parts.ts';
import { hashOfLeaf } from '../../../../kernel/ledger/log/leaf.ts';
import { continueFrom, type Kept, type Watched } from '../../../../kernel/ledger/log/watch.ts';
import { rootOfProof } from '../../../../kernel/ledger/merkle.ts';
import type { Signed } from '../model/model.ts';
import type { LogService } from './log-service.ts';
import { openCheckpoint, openKeyChange, signersOf } from './notes.ts';

/** Proof that a checkpoint of the log contains an event: the answer of the service, or a file. */
export type Proof = Pick<
  LedgerProof,
  'familyId' | 'seq' | 'head' | 'index' | 'size' | 'proof' | 'checkpoint'
>;

/** Verified proof of an event of the ledger, with the checkpoint that contains it. */
export interface Proven {
  signed: Signed;
  /** Hash of the event `signed.upTo` in the log. */
  head: string;
  proof: Proof;
  /** Checkpoint to keep, with its key. */
  kept: Kept;
}

/** Proof that does not lead to the signed root. */
export class WrongProof extends Error {
  override name = 'WrongProof';
}

/**
 * Returns the newest checkpoint of the service with the proof of an event in it, by default of the family's last one. Undefined
 * if the log has no such event. Throws NotContinued, WrongProof, or a ServiceError.
 *
 * @param kept newest checkpoint that this browser knows: the new one must continue it, and its key must lead to the new one
 */
export async function proveEvent(
  log: LogService,
  { familyId, seq }: { familyId: number; seq?: number | undefined },
  kept: Kept | undefined,
): Promise<Proven | undefined> {
  const newest = await log.checkpoint();
  const next = await continueFrom(kept, watchedBy(log, newest));
  const proof = await proofAt(log, { familyId, seq, size: next.size });
  if (!proof) return undefined;
  // A leaf of another family may have the hash of this one's event.
  if (proof.familyId !== familyId || (seq !== undefined && proof.seq !== seq))
    throw new WrongProof('The proof is of another event.');
  const signed = await openProof(proof, next.publicKey);
  const isSame = signed.size === next.size && signed.root === next.root.toString('base64');
  if (!isSame) throw new WrongProof('The proof is of another checkpoint.');
  const key = keyReason(kept?.publicKey, next.publicKey);
  return {
    signed: { ...signed, key, at: Date.parse(newest.createdAt) },
    head: proof.head,
    proof,
    kept: { note: next.note, publicKey: next.publicKey },
  };
}

function keyReason(before: string | undefined, publicKey: string): Signed['key'] {
  if (before === undefined) return 'first';
  return before === publicKey ? 'pinned' : 'followed';
}

/** Returns the answers of the service that show whether its log continues an earlier checkpoint. */
function watchedBy(log: LogService, newest: Kept): Watched {
  return {
    openCheckpoint,
    openKeyChange,
    checkpoint: async () => ({ note: newest.note, publicKey: newest.publicKey }),
    async *statements() {
      for await (const { statement } of log.keys()) yield statement;
    },
    consistency: async (from, to) => [...(await log.consistency(from, to))],
  };
}

/** Checks that the log of the service continues a checkpoint. Throws NotContinued or a ServiceError. */
export async function assertLogContinues(log: LogService, kept: Kept): Promise<void> {
  await continueFrom(kept, watchedBy(log, await log.checkpoint()));
}

async function proofAt(
  log: LogService,
  { familyId, seq, size }: { familyId: number; seq: number | undefined; size: number },
): Promise<Proof | undefined> {
  try {
    return await log.proof({ familyId, size, ...(seq !== undefined && { seq }) });
  } catch (error) {
    if (isCode(error, 'EVENT_NOT_FOUND')) return undefined;
    throw error;
  }
}

/** Verifies a proof with a key. Throws a WrongProof unless the event leads to the root that the holder of the key signed. */
export async function openProof(proof: Proof, publicKey: string): Promise<Signed> {
  const { familyId, seq, head, index, size } = proof;
  const checkpoint = await openCheckpoint(proof.checkpoint, publicKey);
  if (!checkpoint) throw new WrongProof('The signature of the checkpoint is wrong.');
  const hashes = proof.proof.map((hash) => Buffer.from(hash, 'base64'));
  const root = rootOfProof(hashOfLeaf({ familyId, seq, head }), { index, size, proof: hashes });
  if (size !== checkpoint.size || !root?.equals(checkpoint.root))
    throw new WrongProof('The event does not lead to the signed root.');
  // The signed text has it; anybody may add signatures.
  const origin = originIn(proof.checkpoint);
  return {
    upTo: seq,
    at: undefined,
    size,
    root: checkpoint.root.toString('base64'),
    origin,
    publicKey,
    key: 'first',
    witnesses: signersOf(proof.checkpoint).filter((name) => name !== origin),
  };
}
