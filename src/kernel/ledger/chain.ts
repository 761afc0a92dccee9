import { hash } from 'node:crypto';
import { eventFields } from './event-fields.ts';
import type { RecordedEvent } from './events.ts';

/** Head of a family's chain before its first event: 32 zero bytes. All hashes here are hexadecimal. */
export const genesis = '0'.repeat(64);

/** Returns the SHA-256 of the previous hash and the event with its entries, in the form of docs/ledger-format.md. */
export function eventHash(previous: string, event: Omit<RecordedEvent, 'hash'>): string {
  return hash('sha256', lengthPrefixed(eventFields(previous, event)), 'hex');
}

/**
 * Returns the fields as UTF-8, each after its length in four bytes (big-endian): different lists give different bytes.
 * Writes all fields at once into one buffer: field by field would be slower.
 */
export function lengthPrefixed(fields: readonly string[]): Buffer {
  let text = '';
  for (const field of fields) text += `\0\0\0\0${field}`;
  const buffer = Buffer.from(text);
  // Most texts are ASCII, where each character is one byte.
  const isAscii = buffer.length === text.length;
  let offset = 0;
  for (const field of fields) {
    const length = isAscii ? field.length : Buffer.byteLength(field);
    buffer.writeUInt32BE(length, offset);
    offset += 4 + length;
  }
  return buffer;
}
