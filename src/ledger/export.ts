import type { Queryable } from '../db/transaction.ts';
import type { RecordedEvent } from './events.ts';
import { readEvents } from './read.ts';

export const exportFormat = 'learning-service/ledger-export/1';

/** The end of a family's ledger at some moment: how many events, and the hash of the last one. */
export interface LedgerEnd {
  seq: number;
  head: string;
  lastAt: string;
}

/** Where the family's ledger ends now; undefined for a family that does not exist. */
export async function ledgerEnd(db: Queryable, familyId: number): Promise<LedgerEnd | undefined> {
  const [row] = await db.query<{ seq: number; head: string; last_at: string }>(
    `SELECT seq, encode(head, 'hex') AS head, last_at FROM families WHERE family_id = $1`,
    [String(familyId)],
  );
  return row && { seq: row.seq, head: row.head, lastAt: row.last_at };
}

/**
 * A family's ledger as NDJSON: a line that says where it ends, then a line for each event with all that its hash covers.
 * In chunks, in constant memory. Events never change, so no snapshot is needed to read up to a known end.
 */
export async function* exportNdjson(db: Queryable, familyId: number, end: LedgerEnd): AsyncGenerator<string> {
  const { seq, head, lastAt } = end;
  yield `${JSON.stringify({ format: exportFormat, familyId, events: seq, head, lastAt })}\n`;
  for await (const events of eventsUpTo(db, familyId, seq)) {
    yield events.map((event) => `${JSON.stringify(event)}\n`).join('');
  }
}

const csvColumns = ['seq', 'recordedAt', 'event', 'actorId', 'id', 'learnerId', 'amount', 'balanceAfter'];

/** A family's entries as CSV (RFC 4180), a line each, for a spreadsheet. */
export async function* exportCsv(db: Queryable, familyId: number, end: LedgerEnd): AsyncGenerator<string> {
  yield `${[...csvColumns, 'sourceType', 'sourceId', 'description', 'hash'].join(',')}\r\n`;
  for await (const events of eventsUpTo(db, familyId, end.seq)) {
    yield events.flatMap(csvLines).join('');
  }
}

function csvLines({ seq, recordedAt, type, actorId, entries, hash }: RecordedEvent): string[] {
  return entries.map(({ id, learnerId, amount, balanceAfter, sourceType, sourceId, description }) => {
    const fields = [
      seq,
      recordedAt,
      type,
      actorId,
      id,
      learnerId,
      amount,
      balanceAfter,
      sourceType,
      sourceId,
    ];
    // Made of ids, numbers and our own words: only what somebody might have forged can need quotes.
    const cells = [...fields, description, hash].map(csvCell);
    return `${cells.join(',')}\r\n`;
  });
}

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* eventsUpTo(db: Queryable, familyId: number, seq: number): AsyncGenerator<RecordedEvent[]> {
  for await (const chunk of readEvents(db, familyId)) {
    yield chunk.map(({ event }) => event).filter((event) => event.seq <= seq);
    if ((chunk.at(-1)?.event.seq ?? 0) >= seq) return;
  }
}
