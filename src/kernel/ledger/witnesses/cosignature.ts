import { isSignedBy } from '../checkpoints/note.ts';
import { parseVerifierKey, partsOf, signatureLine, signatureTypes } from '../checkpoints/note-parts.ts';

/** Cosignatures of checkpoints with Ed25519 (https://c2sp.org/tlog-cosignature). */

const timeBytes = 8;
/** Maximum number of milliseconds by which the clock of a witness may be ahead. */
const maxAheadMs = 10 * 60_000;

/** Statement of a witness: at this time, the checkpoint was the newest one of the log that it had seen. */
export interface Cosignature {
  at: Date;
  /** Line that may follow the note. */
  line: string;
}

/**
 * Returns the cosignature by a witness among the lines that follow a note, or what is wrong with them. Ignores lines by
 * others, as the format demands.
 */
export function readCosignature(
  note: string,
  lines: string,
  publicKey: string,
  now: Date,
): Cosignature | string {
  const witness = parseVerifierKey(publicKey, signatureTypes.cosignature);
  if (typeof witness === 'string') return `its public key is wrong: ${witness}`;
  const [signed, all] = [partsOf(note), partsOf(note + lines)];
  // An empty line among the lines would change the text of the note.
  if (typeof signed === 'string' || typeof all === 'string' || all.text !== signed.text)
    return 'the lines are not those of signatures';
  const own = all.signatures.filter(({ name, id }) => name === witness.name && id.equals(witness.id));
  const [found] = own;
  if (!found || own.length > 1) return `there are ${own.length} cosignatures by its key`;
  if (found.signature.length <= timeBytes) return 'the cosignature is too short';
  const time = found.signature.readBigUInt64BE();
  const message = Buffer.from(`cosignature/v1\ntime ${time}\n${signed.text}`);
  if (!isSignedBy(witness, message, found.signature.subarray(timeBytes)))
    return 'the cosignature does not match the checkpoint and its time';
  const at = new Date(Number(time) * 1000);
  if (time === 0n || !(at.getTime() <= now.getTime() + maxAheadMs)) return 'its time is 0 or in the future';
  return { at, line: signatureLine(found) };
}
