import type { TreeHead } from '../merkle.ts';
import { fromBase64, type NoteFault, quoted, type SignedNote, signedNoteIn } from './note-parts.ts';

/** Parts of signed checkpoints, also for browsers, which verify the signatures themselves. */

/**
 * Returns the note of a checkpoint with the signature under a public key, which the caller verifies, or the fault. A key
 * belongs to the origin that is its name.
 */
export function signedCheckpointIn(
  note: string,
  verifierKey: string | undefined,
): SignedNote | { fault: NoteFault } {
  if (verifierKey === undefined) {
    const [message, expected] = ['there is no key to check the note with', 'a public key'];
    return { fault: { kind: 'key', message, expected, found: 'nothing' } };
  }
  const signed = signedNoteIn(note, verifierKey);
  if ('fault' in signed && signed.fault.kind === 'note') return signed;
  const origin = originIn(note);
  const [name = '', ...key] = verifierKey.split('+');
  if (origin === name || key.length === 0) return signed;
  // It is the reason for the other faults, since another origin has other keys.
  const message = 'the note is of another origin than the key';
  return { fault: { kind: 'origin', message, expected: quoted(name), found: quoted(origin) } };
}

/** Returns the content of a checkpoint, from the text that its signature covers, or the fault. */
export function checkpointIn(text: string): { checkpoint: TreeHead } | { fault: NoteFault } {
  const [, size = '', root = '', ...rest] = text.split('\n');
  const bytes = fromBase64(root);
  // The format allows extensions after the third line.
  if (/^(0|[1-9]\d{0,15})$/.test(size) && bytes?.length === 32 && rest.length > 0)
    return { checkpoint: { size: Number(size), root: bytes } };
  const message = 'the signed text is no checkpoint';
  const expected = 'lines with the origin, the size, and 32 bytes in Base64';
  return { fault: { kind: 'note', message, expected, found: quoted(text) } };
}

/** Returns the origin that a checkpoint names. */
export function originIn(note: string): string {
  return note.split('\n', 1)[0] ?? '';
}

/** Checks whether a note is a checkpoint of a log, and not one over heads. */
export function isOfLog(note: string): boolean {
  return originIn(note).endsWith('/ledger/log');
}
