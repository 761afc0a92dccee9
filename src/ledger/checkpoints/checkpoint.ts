import { lengthPrefixed } from '../chain.ts';
import { leafHash, type TreeHead } from '../merkle.ts';
import { fromBase64, type NoteFault, quoted, readNote, type Signer } from './note.ts';

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
  if (verifierKey === undefined) {
    const [message, expected] = ['there is no key to check the note with', 'a public key'];
    return { fault: { kind: 'key', message, expected, found: 'nothing' } };
  }
  const result = readNote(note, verifierKey);
  if ('fault' in result && result.fault.kind === 'note') return result;
  const [origin = '', size = '', root = ''] = note.split('\n');
  const [name = '', ...key] = verifierKey.split('+');
  // It is the reason for the other faults, since another origin has other keys.
  if (origin !== name && key.length > 0) {
    const message = 'the note is of another origin than the key';
    return { fault: { kind: 'origin', message, expected: quoted(name), found: quoted(origin) } };
  }
  if ('fault' in result) return result;
  const bytes = fromBase64(root);
  // The format allows extensions after the third line.
  if (/^(0|[1-9]\d{0,15})$/.test(size) && bytes?.length === 32 && result.text.split('\n').length > 3)
    return { checkpoint: { size: Number(size), root: bytes } };
  const message = 'the signed text is no checkpoint';
  const expected = 'lines with the origin, the size, and 32 bytes in Base64';
  return { fault: { kind: 'note', message, expected, found: quoted(result.text) } };
}

/** Returns the content of a checkpoint that the holder of the key signed, otherwise undefined. */
export function openCheckpoint(note: string, verifierKey: string): TreeHead | undefined {
  const result = readCheckpoint(note, verifierKey);
  return 'checkpoint' in result ? result.checkpoint : undefined;
}

/** Returns the origin that a checkpoint names. */
export function originIn(note: string): string {
  return note.split('\n', 1)[0] ?? '';
}
