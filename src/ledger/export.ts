import type { Transaction } from '../db/session.ts';
import { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { readEvents } from './read.ts';

export const exportFormat = 'learning-service/ledger-export/1';

/** The end of a family's ledger at some moment: how many events, and the hash of the last one. */
export interface LedgerEnd {
  seq: number;
  head: Buffer;
  lastAt: string;
}

/** Where the family's ledger ends now; undefined for a family that does not exist. */
export async function ledgerEnd(tx: Transaction, familyId: number): Promise<LedgerEnd | undefined> {
  const [row] = await tx.query<{ seq: number; head: Buffer; last_at: string }>(
    'SELECT seq, head, last_at FROM families WHERE family_id = $1',
    [String(familyId)],
  );
  return row && { seq: row.seq, head: row.head, lastAt: row.last_at };
}

/**
 * A family's ledger as NDJSON: a line that says where it ends, then a line for each event with all that its hash covers.
 * In chunks, in constant memory. Events never change, so no snapshot is needed to read up to a known end.
 */
export async function* exportNdjson(
  tx: Transaction,
  familyId: number,
  end: LedgerEnd,
): AsyncGenerator<string> {
  const { seq, head, lastAt } = end;
  yield `${JSON.stringify({ format: exportFormat, familyId, events: seq, head: head.toString('hex'), lastAt })}\n`;
  for await (const events of eventsUpTo(tx, familyId, seq)) {
    yield events
      .map((event) => `${JSON.stringify({ ...event, hash: event.hash.toString('hex') })}\n`)
      .join('');
  }
}

const csvColumns = ['seq', 'recordedAt', 'event', 'actorId', 'id', 'learnerId', 'amount', 'balanceAfter'];

/** A family's entries as CSV (RFC 4180), a line each, for a spreadsheet. */
export async function* exportCsv(tx: Transaction, familyId: number, end: LedgerEnd): AsyncGenerator<string> {
  yield `${[...csvColumns, 'sourceType', 'sourceId', 'description', 'hash'].join(',')}\r\n`;
  for await (const events of eventsUpTo(tx, familyId, end.seq)) {
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
    const cells = [...fields, description, hash.toString('hex')].map(csvCell);
    return `${cells.join(',')}\r\n`;
  });
}

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* eventsUpTo(tx: Transaction, familyId: number, seq: number): AsyncGenerator<RecordedEvent[]> {
  for await (const chunk of readEvents(tx, familyId)) {
    yield chunk.map(({ event }) => event).filter((event) => event.seq <= seq);
    if ((chunk.at(-1)?.event.seq ?? 0) >= seq) return;
  }
}

/**
 * Checks an export by itself, without a database: the chain, the running balances, and that nothing is missing at its
 * end. The lines may come one by one. Throws for a file that is no export.
 */
export async function auditExport(lines: AsyncIterable<string> | Iterable<string>): Promise<LedgerAudit> {
  let audit: LedgerAudit | undefined;
  let end: LedgerEnd | undefined;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const value: unknown = JSON.parse(line);
    if (!audit) {
      const header = exportHeader(value);
      audit = new LedgerAudit(header.familyId);
      end = { seq: header.events, head: Buffer.from(header.head, 'hex'), lastAt: header.lastAt };
    } else {
      audit.check({ event: exportedEvent(value), hasOneTime: true });
    }
  }
  if (!audit || !end) throw new Error('the file is empty');
  audit.checkTail(end.seq === 0 ? { ...end, lastAt: audit.lastAt } : end);
  return audit;
}

function exportHeader(value: unknown): { familyId: number; events: number; head: string; lastAt: string } {
  const header = value as Partial<{
    format: string;
    familyId: number;
    events: number;
    head: string;
    lastAt: string;
  }>;
  const { format, familyId, events, head, lastAt } = header ?? {};
  if (format !== exportFormat || familyId === undefined || events === undefined || !head || !lastAt) {
    throw new Error(`the first line does not say ${exportFormat}`);
  }
  return { familyId, events, head, lastAt };
}

function exportedEvent(value: unknown): RecordedEvent {
  // Whatever is wrong with a line shows when it is checked; what has no entries or hash cannot be checked at all.
  const event = value as RecordedEvent & { hash: unknown };
  if (typeof event?.hash !== 'string' || !Array.isArray(event.entries)) throw new Error('a line is no event');
  return { ...event, hash: Buffer.from(event.hash, 'hex') };
}
