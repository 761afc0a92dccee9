import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** Signed notes with Ed25519 (https://c2sp.org/signed-note). */

const signatureType = Buffer.of(0x01);
const keyBytes = 32;
/** Prefixes of the 32 bytes of an Ed25519 key in its DER encodings (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Limits for notes from others. Notes of this service are much smaller. */
const maxNoteLength = 100_000;
const maxSignatures = 100;

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
  const id = keyId(name, publicKey);
  return {
    name,
    verifierKey: `${name}+${id.toString('hex')}+${Buffer.concat([signatureType, publicKey]).toString('base64')}`,
    sign(text) {
      const signature = sign(null, Buffer.from(text), key);
      return `${text}\n— ${name} ${Buffer.concat([id, signature]).toString('base64')}\n`;
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

function keyId(name: string, publicKey: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(`${name}\n`), signatureType, publicKey]);
  return hash('sha256', named, 'buffer').subarray(0, 4);
}

/** Returns the text of a note that the holder of the key signed, otherwise undefined. */
export function openNote(note: string, verifierKey: string): string | undefined {
  const verifier = parseVerifierKey(verifierKey);
  const end = note.lastIndexOf('\n\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must not contain any except the newline.
  const isNote = note.length <= maxNoteLength && end >= 0 && !/[\x00-\x09\x0b-\x1f]/.test(note);
  if (!verifier || !isNote || !note.endsWith('\n')) return undefined;
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.slice(0, maxSignatures).map(parseSignature);
  if (signatures.includes(undefined)) return undefined;
  const own = signatures.find((s) => s?.name === verifier.name && s.id.equals(verifier.id));
  const isSigned = own && verify(null, Buffer.from(text), verifier.key, own.signature);
  return isSigned ? text : undefined;
}

function parseSignature(line: string): { name: string; id: Buffer; signature: Buffer } | undefined {
  const [, name, base64 = ''] = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/u.exec(line) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (name === undefined || bytes.length <= 4) return undefined;
  return { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

function parseVerifierKey(text: string): { name: string; id: Buffer; key: KeyObject } | undefined {
  const [, name, id = '', base64 = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/u.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const publicKey = bytes.subarray(1);
  if (name === undefined || bytes[0] !== signatureType[0] || publicKey.length !== keyBytes) return undefined;
  if (keyId(name, publicKey).toString('hex') !== id) return undefined;
  const key = createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' });
  return { name, id: Buffer.from(id, 'hex'), key };
}
