import { hash } from 'node:crypto';

/** Parts of signed notes with Ed25519 (https://c2sp.org/signed-note), also for browsers, which verify the signatures themselves. */

/** First byte of a public key, by what its holder signs: any note, or a checkpoint at a time (tlog-cosignature). */
export const signatureTypes = { note: 0x01, cosignature: 0x04 } as const;
export const keyBytes = 32;

/** Limits for notes from others. Notes of this service are much smaller. */
const maxNoteLength = 100_000;
const maxSignatures = 100;

/** Fault of a note, or of the key to check it with. */
export interface NoteFault {
  /** `note` for another text than a note, `key` if the key did not sign it, and `signature` if its signature is wrong. */
  kind: 'note' | 'origin' | 'key' | 'signature';
  message: string;
  expected: string;
  found: string;
}

/** Note with a signature that the key should verify. */
export interface SignedNote {
  /** Text that the signature covers. */
  text: string;
  signature: Buffer;
  key: VerifierKey;
}

/** Returns the text of a note with the signature under a public key, which the caller verifies, or the fault. */
export function signedNoteIn(note: string, verifierKey: string): SignedNote | { fault: NoteFault } {
  const key = parseVerifierKey(verifierKey, signatureTypes.note);
  if (typeof key === 'string')
    return faultOf('key', 'the given key is no public key', keyForm, quoted(verifierKey));
  const parts = partsOf(note);
  if (typeof parts === 'string') return faultOf('note', 'the text is no signed note', noteForm, parts);
  const { text, signatures } = parts;
  const own = signatures.find(({ name, id }) => name === key.name && id.equals(key.id));
  if (own) return { text, signature: own.signature, key };
  const names = signatures.map(({ name, id }) => `${name}+${id.toString('hex')}`);
  const expected = `a signature by ${key.name}+${key.id.toString('hex')}`;
  return faultOf('key', 'the key did not sign the note', expected, quoted(names.join(', ')));
}

/** Returns the fault of a note whose signature the key does not verify. */
export function wrongSignature({ key }: SignedNote): { fault: NoteFault } {
  const expected = `the signature of this text by ${key.name}+${key.id.toString('hex')}`;
  return faultOf('signature', 'the signature does not match the text', expected, 'another signature');
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

/** Signature in a note, by the name and the id of its key. */
export interface Signature {
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
  /** 32 bytes of an Ed25519 key (RFC 8032). */
  bytes: Buffer;
}

/** Reads a public key of a type in the form `name+id+Base64`. Returns what is wrong with any other text. */
export function parseVerifierKey(text: string, type: number): VerifierKey | string {
  const [, name, id = '', base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text) ?? [];
  const typed = fromBase64(base64);
  if (name === undefined || !typed) return 'not of the form name+id+Base64';
  if (typed[0] !== type) return `type ${typed[0]}, not ${type}`;
  if (typed.length !== 1 + keyBytes) return `${typed.length - 1} bytes, not ${keyBytes}`;
  if (keyId(name, typed).toString('hex') !== id) return 'the id is not that of the name and the bytes';
  return { name, id: Buffer.from(id, 'hex'), bytes: typed.subarray(1) };
}

/** Returns the bytes of a Base64 text with padding; undefined for another spelling. */
export function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** Returns the id of a public key after the byte of its type. */
export function keyId(name: string, typed: Buffer): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').subarray(0, 4);
}
