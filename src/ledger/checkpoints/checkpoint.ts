import { lengthPrefixed } from '../chain.ts';
import { leafHash } from '../merkle.ts';
import { openNote, type Signer } from './note.ts';

/** Written down for other languages in docs/checkpoints.md. */

/** Where a family's chain was: the number and the hash of its last event. */
export interface Head {
  familyId: number;
  /** 0 before the first event. */
  seq: number;
  /** In hexadecimal; zeros before the first event. */
  head: string;
}

const leafVersion = 'learning-service/ledger-head/1';

/** The hash of a family's leaf in the tree of a checkpoint. */
export function headLeaf({ familyId, seq, head }: Head): Buffer {
  return leafHash(lengthPrefixed([leafVersion, String(familyId), String(seq), head]));
}

/** What a checkpoint says: the root of the tree over the heads of this many families. */
export interface TreeHead {
  size: number;
  root: Buffer;
}

/** The signed note of a checkpoint (https://c2sp.org/tlog-checkpoint). The signer's name is its origin. */
export function signCheckpoint({ size, root }: TreeHead, signer: Signer): string {
  return signer.sign(`${signer.name}\n${size}\n${root.toString('base64')}\n`);
}

/** What the checkpoint says, if the holder of the key has signed it. */
export function openCheckpoint(note: string, verifierKey: string): TreeHead | undefined {
  const [origin, size = '', root = '', ...rest] = openNote(note, verifierKey)?.split('\n') ?? [];
  const isOwn = origin !== undefined && verifierKey.startsWith(`${origin}+`);
  // Lines after the third are extensions, which the format allows.
  if (!isOwn || rest.length === 0 || !/^(0|[1-9]\d{0,15})$/.test(size)) return undefined;
  return { size: Number(size), root: Buffer.from(root, 'base64') };
}

/** The origin of the checkpoints of the service that people reach by this URL: a URL without scheme, `+` or spaces. */
export function originOf(appUrl: string): string {
  const { host, pathname } = new URL(appUrl);
  return `${host}${pathname.replace(/\/+$/, '').replaceAll('+', '%2B')}/ledger`;
}
