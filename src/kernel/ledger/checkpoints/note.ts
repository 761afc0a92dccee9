import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import {
  keyBytes,
  keyId,
  type NoteFault,
  type SignedNote,
  signatureLine,
  signatureTypes,
  signedNoteIn,
  type VerifierKey,
  wrongSignature,
} from './note-parts.ts';

/** Signed notes with Ed25519 (https://c2sp.org/signed-note). */

/** Prefixes of the 32 bytes of an Ed25519 key in its DER encodings (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Name and private key that sign notes. */
export interface Signer {
  name: string;
  /** Public key in the form `name+key id+Base64 of type and public key`. */
  verifierKey: string;
  /** Returns the signed note of a text, which must end with a newline. */
  sign(text: string): string;
}

/** Creates a signer from a private key (see `readPrivateKey`). */
export function createSigner(name: string, privateKey: string): Signer {
  const key = readPrivateKey(privateKey);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spkiPrefix.length);
  const typed = Buffer.concat([Buffer.of(signatureTypes.note), publicKey]);
  const id = keyId(name, typed);
  return {
    name,
    verifierKey: `${name}+${id.toString('hex')}+${typed.toString('base64')}`,
    sign(text) {
      const signature = sign(null, Buffer.from(text), key);
      return `${text}\n${signatureLine({ name, id, signature })}\n`;
    },
  };
}

/** Reads an Ed25519 key in Base64: the 32 bytes of RFC 8032, or PKCS #8. Throws for other texts. */
export function readPrivateKey(text: string): KeyObject {
  // Buffer.from skips characters that are not Base64.
  if (!/^[\w+/-]+={0,2}$/.test(text)) throw new Error('the key is not Base64');
  const bytes = Buffer.from(text, 'base64');
  const der = bytes.length === keyBytes ? Buffer.concat([pkcs8Prefix, bytes]) : bytes;
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is not for Ed25519');
  return key;
}

/** Checks whether the holder of the key signed the bytes. */
export function isSignedBy({ bytes }: VerifierKey, signed: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([spkiPrefix, bytes]), format: 'der', type: 'spki' });
  return verify(null, signed, key, signature);
}

/** Checks whether the key verifies the signature of the note. */
export function isSigned({ text, signature, key }: SignedNote): boolean {
  return isSignedBy(key, Buffer.from(text), signature);
}

/** Returns the text of a note that the holder of the key signed, or the fault. */
export function readNote(note: string, verifierKey: string): { text: string } | { fault: NoteFault } {
  const signed = signedNoteIn(note, verifierKey);
  return 'fault' in signed || isSigned(signed) ? signed : wrongSignature(signed);
}

/** Returns the text of a note that the holder of the key signed, otherwise undefined. */
export function openNote(note: string, verifierKey: string): string | undefined {
  const result = readNote(note, verifierKey);
  return 'text' in result ? result.text : undefined;
}
