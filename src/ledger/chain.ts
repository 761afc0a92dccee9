import { hash } from 'node:crypto';
import type { RecordedEvent } from './events.ts';

/** The head of a family's chain before its first event: 32 zero bytes. As all hashes here, in hexadecimal. */
export const genesis = '0'.repeat(64);

const version = 'learning-service/ledger-event/1';

/**
 * SHA-256 over the previous hash and the event with its entries, each field as UTF-8 text behind its length
 * (four bytes, big-endian). Written down for other languages in docs/ledger-format.md.
 */
export function eventHash(previous: string, event: Omit<RecordedEvent, 'hash'>): string {
  return hash('sha256', lengthPrefixed(eventFields(previous, event)), 'hex');
}

/** Returns the fields that the hash of an event covers, in order. */
export function eventFields(previous: string, event: Omit<RecordedEvent, 'hash'>): string[] {
  const fields = [
    version,
    previous,
    String(event.familyId),
    String(event.seq),
    event.id,
    event.type,
    canonicalJson(event.payload),
    String(event.actorId),
    event.recordedAt,
    String(event.entries.length),
  ];
  for (const entry of event.entries) {
    fields.push(
      String(entry.idx),
      entry.id,
      String(entry.learnerId),
      String(entry.amount),
      entry.sourceType,
      entry.sourceId,
      entry.description,
      String(entry.balanceAfter),
    );
  }
  return fields;
}

/**
 * The fields' bytes, each behind its length, so that no two lists of fields give the same bytes. Written all at once,
 * with room for the lengths: field by field takes twice as long.
 */
export function lengthPrefixed(fields: readonly string[]): Buffer {
  let text = '';
  for (const field of fields) text += `\0\0\0\0${field}`;
  const buffer = Buffer.from(text);
  // Most often every character is a byte.
  const isAscii = buffer.length === text.length;
  let at = 0;
  for (const field of fields) {
    const length = isAscii ? field.length : Buffer.byteLength(field);
    buffer.writeUInt32BE(length, at);
    at += 4 + length;
  }
  return buffer;
}

/** JSON with the keys of each object sorted and no white space (RFC 8785, of which payloads need no more). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    let members = '';
    for (const [key, item] of Object.entries(value).sort(byName)) {
      members += `${members && ','}${JSON.stringify(key)}:${canonicalJson(item)}`;
    }
    return `{${members}}`;
  }
  // undefined has no JSON: a member that is not there must not change what is.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null');
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
