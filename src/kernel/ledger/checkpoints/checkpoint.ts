import { lengthPrefixed } from '../chain.ts';
import { leafHash, type TreeHead } from '../merkle.ts';
import { checkpointIn, signedCheckpointIn } from './checkpoint-parts.ts';
import { isSigned, type Signer } from './note.ts';
import { type NoteFault, wrongSignature } from './note-parts.ts';

/** docs/checkpoints.md describes these formats for other programs. */

/** End of a family's chain: the number and the hash of its last event. */
export interface Head {
  familyId: number;
  /** 0 before the first event. */
  seq: number;
  /** In hexadecimal; zeros before the first event. */
  head: string;
}

const leafVersion = 'learning-service/ledger-head/1';

/** Returns the hash of a family's leaf in the tree of a checkpoint. */
export function headLeaf({ familyId, seq, head }: Head): Buffer {
  return leafHash(lengthPrefixed([leafVersion, String(familyId), String(seq), head]));
}

/** Returns the signed note of a checkpoint (https://c2sp.org/tlog-checkpoint). The signer's name is its origin. */
export function signCheckpoint({ size, root }: TreeHead, signer: Signer): string {
  return signer.sign(`${signer.name}\n${size}\n${root.toString('base64')}\n`);
}

/**
 * Returns the content of a checkpoint that the holder of the key signed, or the fault. A key belongs to the origin that is
 * its name.
 */
export function readCheckpoint(
  note: string,
  verifierKey: string | undefined,
): { checkpoint: TreeHead } | { fault: NoteFault } {
  const signed = signedCheckpointIn(note, verifierKey);
  if ('fault' in signed) return signed;
  return isSigned(signed) ? checkpointIn(signed.text) : wrongSignature(signed);
}

/** Returns the content of a checkpoint that the holder of the key signed, otherwise undefined. */
export function openCheckpoint(note: string, verifierKey: string): TreeHead | undefined {
  const result = readCheckpoint(note, verifierKey);
  return 'checkpoint' in result ? result.checkpoint : undefined;
}
