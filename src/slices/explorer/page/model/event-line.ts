import { eventFields } from '../../../../kernel/ledger/event-fields.ts';
import type { RecordedEvent } from '../../../../kernel/ledger/events.ts';
import { parseEvent } from '../../../../kernel/ledger/export/export-lines.ts';

/** What a line shows of an event. */
export interface ShownLine {
  /** Event as far as the line shows it; undefined for an event of others, and for a line that cannot be read. */
  event: RecordedEvent | undefined;
  /** True if the line has all that the hash covers. A learner sees only their own entries of an event. */
  isWhole: boolean;
}

/** Returns what a line shows of an event. */
export function readLine(line: string): ShownLine {
  const { isPartial, ...members } = membersOf(line);
  const { value: event } = parseEvent(isPartial === undefined ? line : JSON.stringify(members), 0);
  return { event, isWhole: event !== undefined && isPartial === undefined };
}

function membersOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Field that the hash of an event covers. */
export interface HashedField {
  name: string;
  text: string;
  /** Length of the text in bytes. */
  length: number;
}

const encoder = new TextEncoder();

/** Returns the fields that the hash of an event covers, with the names of docs/ledger-format.md. */
export function hashedFields(previous: string, event: RecordedEvent): HashedField[] {
  const names = [
    ...['version', 'previous hash', 'familyId', 'seq', 'id', 'type'],
    ...(event.rules === undefined ? [] : ['rules']),
    'payload',
    ...(event.commitments ? ['commitments'] : []),
    ...['actorId', 'recordedAt', 'number of entries'],
    ...event.entries.flatMap((_, place) => entryNames.map((name) => `entries[${place}].${name}`)),
  ];
  return eventFields(previous, event).map((text, place) => ({
    name: names[place] ?? '',
    text,
    length: encoder.encode(text).length,
  }));
}

const entryNames = 'idx id learnerId amount sourceType sourceId description balanceAfter'.split(' ');

/** Returns bytes in hexadecimal. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, hexByte).join('');
}

/** Returns bytes as a dump: in each line the place, 16 bytes, and their characters in ASCII. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += 16) {
    const row = bytes.subarray(start, start + 16);
    const hex = Array.from(row, hexByte).join(' ');
    const ascii = Array.from(row, (byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '.'));
    lines.push(`${start.toString(16).padStart(4, '0')}  ${hex.padEnd(47)}  ${ascii.join('')}`);
  }
  return lines.join('\n');
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
