import type { Client } from 'openapi-fetch';
import type { components, paths } from './api.d.ts';
import { unwrap } from './errors.ts';

/** Checks of receipts: that an entry is in the signed ledger (docs/ledger-format.md, docs/checkpoints.md). */

type Proof = components['schemas']['LedgerProof'];
type Entry = Pick<components['schemas']['PointTransaction'], 'id' | 'learnerId' | 'amount' | 'balanceAfter'>;

/** Reason why an entry is not proven. */
export class ReceiptError extends Error {
  override name = 'ReceiptError';
}

/** Event in an export. */
interface ExportedEvent {
  familyId: number;
  seq: number;
  id: string;
  type: string;
  rules?: number;
  payload: unknown;
  commitments?: unknown;
  actorId: number;
  recordedAt: string;
  entries: (Entry & { idx: number; sourceType: string; sourceId: string; description: string })[];
  hash: string;
}

const noHash = '0'.repeat(64);

/**
 * Checks that an entry is in the ledger that the service has signed, and returns the number of its event. Pass the public
 * key that you saved earlier. Requires the token of the parent, or of an administrator with `familyId`. Throws a
 * ReceiptError if the entry is not proven, and a ServiceError if the service refuses to give the proof or the export.
 */
export async function checkReceipt(
  client: Client<paths>,
  entry: Entry,
  { publicKey, familyId }: { publicKey: string; familyId?: number },
): Promise<number> {
  const query = familyId === undefined ? {} : { familyId };
  const proof = unwrap(await client.GET('/api/ledger/proof', { params: { query } }));
  return verifyReceipt(entry, exportedLines(client, query), proof, publicKey);
}

/** Verifies an entry offline with an export and a proof; otherwise like `checkReceipt`. The export may be newer than the proof. */
export async function verifyReceipt(
  entry: Entry,
  lines: AsyncIterable<string> | Iterable<string>,
  proof: Proof,
  publicKey: string,
): Promise<number> {
  await verifyProof(proof, publicKey);
  let previous = noHash;
  let seq = 0;
  let found: number | undefined;
  let isFirst = true;
  for await (const line of lines) {
    if (isFirst || seq === proof.seq) {
      isFirst = false;
      continue;
    }
    const event = parse(line);
    seq += 1;
    assertProven(event.seq === seq && event.familyId === proof.familyId, `event ${seq} is missing`);
    assertProven(event.hash === (await hashOf(event, previous)), `event ${seq} has another hash`);
    previous = event.hash;
    if (event.entries.some((other) => isSame(entry, other))) found = seq;
  }
  assertProven(seq === proof.seq && previous === proof.head, 'the export does not lead to the signed head');
  if (found === undefined) throw new ReceiptError('the signed ledger does not have the entry');
  return found;
}

/** Verifies that the owner of the key signed a checkpoint with this end of the family's ledger. Throws a ReceiptError. */
export async function verifyProof(proof: Proof, publicKey: string): Promise<void> {
  const text = await openNote(proof.checkpoint, publicKey);
  const [, size, root] = text.split('\n');
  const leaf = ['learning-service/ledger-leaf/1', proof.familyId, proof.seq, proof.head];
  let node = await sha256(join(Uint8Array.of(0), lengthPrefixed(leaf)));
  const siblings = proof.proof.map(bytesOf);
  for (let [i, n] = [proof.index, proof.size]; n > 1; [i, n] = [Math.floor(i / 2), Math.ceil(n / 2)]) {
    // A last node without a neighbour moves up unchanged.
    if (i % 2 === 0 && i === n - 1) continue;
    const sibling = siblings.shift() ?? new Uint8Array();
    const pair = i % 2 === 1 ? [sibling, node] : [node, sibling];
    node = await sha256(join(Uint8Array.of(1), ...pair));
  }
  const isLeaf = proof.index < proof.size && siblings.length === 0 && size === String(proof.size);
  assertProven(isLeaf && equals(node, bytesOf(root ?? '')), 'the proof does not lead to the signed root');
}

/** Returns the text of a note (https://c2sp.org/signed-note) with a valid signature of the key. */
async function openNote(note: string, publicKey: string): Promise<string> {
  const [, name = '', id, base64 = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(publicKey) ?? [];
  const typed = bytesOf(base64);
  const keyId = (await sha256(join(encode(`${name}\n`), typed))).subarray(0, 4);
  assertProven(typed.length === 33 && typed[0] === 1 && hex(keyId) === id, 'the public key is malformed');
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const signatures = note
    .slice(end + 2)
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `));
  const own = signatures
    .map((line) => bytesOf(line.slice(name.length + 3)))
    .find((one) => equals(one.subarray(0, 4), keyId));
  const key = await crypto.subtle.importKey('raw', typed.subarray(1), 'Ed25519', false, ['verify']);
  const isSigned = own && (await crypto.subtle.verify('Ed25519', key, own.subarray(4), encode(text)));
  assertProven(end >= 0 && isSigned === true, 'the key did not sign the checkpoint');
  return text;
}

/** Returns the hash of an event after the previous hash, in hexadecimal. */
async function hashOf(event: ExportedEvent, previous: string): Promise<string> {
  const { familyId, seq, id, type, rules, payload, commitments, actorId, recordedAt, entries } = event;
  const fields = [
    ...[
      `learning-service/ledger-event/${rules !== undefined ? 3 : commitments ? 2 : 1}`,
      previous,
      familyId,
      seq,
      id,
      type,
      ...(rules !== undefined ? [rules] : []),
      canonicalJson(payload),
      ...(commitments ? [canonicalJson(commitments)] : []),
      actorId,
    ],
    ...[recordedAt, entries.length],
    ...entries.flatMap((one) => [
      ...[one.idx, one.id, one.learnerId, one.amount, one.sourceType, one.sourceId],
      ...[one.description, one.balanceAfter],
    ]),
  ];
  return hex(await sha256(lengthPrefixed(fields)));
}

function isSame(a: Entry, b: Entry): boolean {
  const isEqual = a.learnerId === b.learnerId && a.amount === b.amount && a.balanceAfter === b.balanceAfter;
  return a.id === b.id && isEqual;
}

/** Parses the line of an event. Rejects other spellings of the same JSON, which no export has. */
function parse(line: string): ExportedEvent {
  const message = 'a line is not that of an event';
  const event: ExportedEvent | null = proven(() => JSON.parse(line), message);
  const entries: unknown = event?.entries;
  assertProven(event !== null && Array.isArray(entries) && !entries.includes(null), message);
  assertProven(JSON.stringify(event) === line, message);
  return event;
}

/** Yields the lines of the export without holding all of it. Sends the request for the first line. */
async function* exportedLines(client: Client<paths>, query: { familyId?: number }): AsyncGenerator<string> {
  const body = unwrap(await client.GET('/api/ledger/export', { params: { query }, parseAs: 'stream' }));
  if (!body) throw new ReceiptError('the export is empty');
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // After a refusal midway, the service need not send the rest.
    await reader.cancel();
  }
  if (rest !== '') throw new ReceiptError('the export is cut off');
}

/** Returns a value as JSON with sorted members (RFC 8785, as far as payloads need it). */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Returns each field as UTF-8 after its length in four bytes. */
function lengthPrefixed(fields: readonly (string | number)[]): Uint8Array<ArrayBuffer> {
  const parts = fields.flatMap((field) => {
    const text = encode(String(field));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, text.length);
    return [length, text];
  });
  return join(...parts);
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return join(new TextEncoder().encode(text));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = proven(() => atob(base64), 'a value is not in Base64');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function equals(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Returns what `read` returns. Throws a ReceiptError if it fails. */
function proven<T>(read: () => T, message: string): T {
  try {
    return read();
  } catch (cause) {
    throw new ReceiptError(message, { cause });
  }
}

function assertProven(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new ReceiptError(message);
}
