import { createHash } from 'node:crypto';
import type { RecordedEvent } from './events.ts';

/** The head of a family's chain before its first event: 32 zero bytes. */
export const genesis: Buffer = Buffer.alloc(32);

const version = 'learning-service/ledger-event/1';

/**
 * SHA-256 over the previous hash and the event with its entries, each field as UTF-8 text behind its length
 * (four bytes, big-endian). Written down for other languages in docs/ledger-format.md.
 */
export function eventHash(previous: Buffer, event: Omit<RecordedEvent, 'hash'>): Buffer {
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
  return createHash('sha256').update(lengthPrefixed(fields)).digest();
}

/** The fields' bytes, each behind its length, so that no two lists of fields give the same bytes. */
export function lengthPrefixed(fields: readonly string[]): Buffer {
  const parts: Buffer[] = [];
  for (const field of fields) {
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    parts.push(length, bytes);
  }
  return Buffer.concat(parts);
}

/** JSON with the keys of each object sorted and no white space (RFC 8785, of which payloads need no more). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
