import { Buffer } from 'buffer';
import type { LedgerProof } from '../../../../../schema/audit.ts';
import { hashForm } from '../../../../kernel/ledger/event-fields.ts';
import { Heads } from './chain-heads.ts';
import type { Proof } from './check-log.ts';

/** Proof in a file, which somebody keeps and compares with the ledger later. */
export interface ProofFile {
  proof: Proof;
  publicKey: string;
  /** Milliseconds since 1970; undefined in a saved answer of the service. */
  keptAt: number | undefined;
  /** Hashes of all events; undefined in a saved answer of the service. */
  heads: Heads | undefined;
}

/** Returns the text of a file with a proof. `ledger verify-file --checkpoint` and `proofs.py` read it too. */
export function proofFileText({ proof, publicKey, keptAt = 0, heads }: ProofFile): string {
  const at = new Date(keptAt).toISOString();
  const base64 = heads && Buffer.from(heads.toBytes()).toString('base64');
  return `${JSON.stringify({ ...proof, publicKey, keptAt: at, heads: base64 })}\n`;
}

/** Reads a proof from a file: one of this page, or a saved answer of `GET /api/ledger/proof`. Undefined for another file. */
export function parseProofFile(text: string): ProofFile | undefined {
  const { familyId, seq, head, index, size, proof, checkpoint, publicKey, keptAt, heads } = membersOf(text);
  if (![familyId, seq, index, size].every(Number.isSafeInteger)) return undefined;
  if (typeof checkpoint !== 'string' || typeof publicKey !== 'string' || !Array.isArray(proof))
    return undefined;
  if (typeof head !== 'string' || !hashForm.test(head) || !proof.every((item) => typeof item === 'string'))
    return undefined;
  return {
    proof: {
      familyId: Number(familyId),
      seq: Number(seq),
      head,
      index: Number(index),
      size: Number(size),
      proof,
      checkpoint,
    },
    publicKey,
    keptAt: typeof keptAt === 'string' ? Date.parse(keptAt) || undefined : undefined,
    heads: typeof heads === 'string' ? Heads.parse(heads) : undefined,
  };
}

type Members = Partial<Record<keyof LedgerProof | 'keptAt' | 'heads', unknown>>;

function membersOf(text: string): Members {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Not JSON; the caller says that the file is no proof.
  }
}
