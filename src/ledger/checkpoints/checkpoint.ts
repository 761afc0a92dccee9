import { lengthPrefixed } from '../chain.ts';
import { leafHash } from '../merkle.ts';
import { openNote, type Signer } from './note.ts';

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

/** Number of families in a checkpoint and the root of the tree over their heads. */
export interface TreeHead {
  size: number;
  root: Buffer;
}

/** Returns the signed note of a checkpoint (https://c2sp.org/tlog-checkpoint). The signer's name is its origin. */
export function signCheckpoint({ size, root }: TreeHead, signer: Signer): string {
  return signer.sign(`${signer.name}\n${size}\n${root.toString('base64')}\n`);
}

/** Returns the content of a checkpoint that the holder of the key signed, otherwise undefined. */
export function openCheckpoint(note: string, verifierKey: string): TreeHead | undefined {
  const [origin, size = '', root = '', ...rest] = openNote(note, verifierKey)?.split('\n') ?? [];
  const isOwn = origin !== undefined && verifierKey.startsWith(`${origin}+`);
  // The format allows extensions after the third line.
  if (!isOwn || rest.length === 0 || !/^(0|[1-9]\d{0,15})$/.test(size)) return undefined;
  return { size: Number(size), root: Buffer.from(root, 'base64') };
}
