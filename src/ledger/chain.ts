import { hash } from 'node:crypto';
import type { RecordedEvent } from './events.ts';

/** The head of a family's chain before its first event: 32 zero bytes. */
export const genesis: Buffer = Buffer.alloc(32);

const version = 'learning-service/ledger-event/1';

/**
 * SHA-256 over the previous hash and the event with its entries, each field as UTF-8 text behind its length
 * (four bytes, big-endian). Written down for other languages in docs/ledger-format.md.
 */
export function eventHash(previous: Buffer, event: Omit<RecordedEvent, 'hash'>): Buffer {
  return hash('sha256', lengthPrefixed(eventFields(previous, event)), 'buffer');
}

/** What the hash of an event covers, in its order. */
export function eventFields(previous: Buffer, event: Omit<RecordedEvent, 'hash'>): string[] {
  const fields = [
    version,
    previous.toString('hex'),
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
 * The fields' bytes, each behind its length, so that no two lists of fields give the same bytes. Written into one
 * buffer: a buffer for each field made verification three times as slow.
 */
export function lengthPrefixed(fields: readonly string[]): Buffer {
  // No character of a JavaScript string takes more than three bytes of UTF-8.
  const buffer = Buffer.allocUnsafe(fields.reduce((size, field) => size + 4 + field.length * 3, 0));
  let end = 0;
  for (const field of fields) {
    const length = buffer.write(field, end + 4, 'utf8');
    buffer.writeUInt32BE(length, end);
    end += 4 + length;
  }
  return buffer.subarray(0, end);
}

/** JSON with the keys of each object sorted and no white space (RFC 8785, of which payloads need no more). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  // undefined has no JSON: a member that is not there must not change what is.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'null');
}
