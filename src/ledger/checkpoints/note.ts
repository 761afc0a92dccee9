import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** Signed notes with Ed25519 (https://c2sp.org/signed-note). */

/** First byte of a public key, by what its holder signs: any note, or a checkpoint at a time (tlog-cosignature). */
export const signatureTypes = { note: 0x01, cosignature: 0x04 } as const;
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

/** Returns the id of a public key after the byte of its type. */
function keyId(name: string, typed: Buffer): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').subarray(0, 4);
}

/** Fault of a note, or of the key to check it with. */
export interface NoteFault {
  /** `note` for another text than a note, `key` if the key did not sign it, and `signature` if its signature is wrong. */
  kind: 'note' | 'origin' | 'key' | 'signature';
  message: string;
  expected: string;
  found: string;
}

/** Returns the text of a note that the holder of the key signed, or the fault. */
export function readNote(note: string, verifierKey: string): { text: string } | { fault: NoteFault } {
  const verifier = parseVerifierKey(verifierKey, signatureTypes.note);
  if (typeof verifier === 'string')
    return faultOf('key', 'the given key is no public key', keyForm, quoted(verifierKey));
  const parts = partsOf(note);
  if (typeof parts === 'string') return faultOf('note', 'the text is no signed note', noteForm, parts);
  const { text, signatures } = parts;
  const own = signatures.find(({ name, id }) => name === verifier.name && id.equals(verifier.id));
  if (!own) {
    const names = signatures.map(({ name, id }) => `${name}+${id.toString('hex')}`);
    const expected = `a signature by ${verifier.name}+${verifier.id.toString('hex')}`;
    return faultOf('key', 'the key did not sign the note', expected, quoted(names.join(', ')));
  }
  if (verify(null, Buffer.from(text), verifier.key(), own.signature)) return { text };
  const expected = `the signature of this text by ${verifier.name}+${verifier.id.toString('hex')}`;
  return faultOf('signature', 'the signature does not match the text', expected, 'another signature');
}

/** Returns the text of a note that the holder of the key signed, otherwise undefined. */
export function openNote(note: string, verifierKey: string): string | undefined {
  const result = readNote(note, verifierKey);
  return 'text' in result ? result.text : undefined;
}

const keyForm = 'name+key id+Base64 of an Ed25519 key';
const noteForm = 'a text, an empty line, and lines with signatures';

function faultOf(kind: NoteFault['kind'], message: string, expected: string, found: string) {
  return { fault: { kind, message, expected, found } };
}

/** Returns the beginning of a text from others, without control characters. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}

interface Signature {
  name: string;
  id: Buffer;
  signature: Buffer;
}

/** Returns the line of a signature in a note, without its end. */
export function signatureLine({ name, id, signature }: Signature): string {
  return `— ${name} ${Buffer.concat([id, signature]).toString('base64')}`;
}

/** Returns the text and the signatures of a note, or what it has instead. */
export function partsOf(note: string): { text: string; signatures: Signature[] } | string {
  if (note.length > maxNoteLength) return `${note.length} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must not contain any except the newline.
  if (/[\x00-\x09\x0b-\x1f]/.test(note) || !note.isWellFormed())
    return 'other control characters than newlines';
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return 'no empty line';
  if (!note.endsWith('\n')) return 'a last line without an end';
  const lines = note
    .slice(end + 2, -1)
    .split('\n')
    .slice(0, maxSignatures);
  const signatures = lines.map(parseSignature);
  const wrong = signatures.indexOf(undefined);
  if (wrong >= 0) return `the line ${quoted(lines[wrong] ?? '')}`;
  return { text: note.slice(0, end + 1), signatures: signatures.filter((one) => one !== undefined) };
}

function parseSignature(line: string): Signature | undefined {
  const [, name, base64 = ''] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (name === undefined || bytes === undefined || bytes.length <= 4) return undefined;
  return { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

/** Public key that verifies signatures under its name and id. */
export interface VerifierKey {
  name: string;
  id: Buffer;
  key(): KeyObject;
}

/** Reads a public key of a type in the form `name+id+Base64`. Returns what is wrong with any other text. */
export function parseVerifierKey(text: string, type: number): VerifierKey | string {
  const [, name, id = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text) ?? [];
  const typed = fromBase64(base64);
  if (name === undefined || !typed) return 'not of the form name+id+Base64';
  if (typed[0] !== type) return `type ${typed[0]}, not ${type}`;
  if (typed.length !== 1 + keyBytes) return `${typed.length - 1} bytes, not ${keyBytes}`;
  if (keyId(name, typed).toString('hex') !== id) return 'the id is not that of the name and the bytes';
  const der = Buffer.concat([spkiPrefix, typed.subarray(1)]);
  // Most notes have no signature of a given key, which saves making it.
  const key = () => createPublicKey({ key: der, format: 'der', type: 'spki' });
  return { name, id: Buffer.from(id, 'hex'), key };
}

/** Returns the bytes of a Base64 text with padding; undefined for another spelling. */
export function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
