import { csvLine } from '../../../base/csv.ts';
import type { Queryable } from '../../../db/transaction.ts';
import type { StreamHead } from '../../state/stream.ts';
import type { RecordedEvent } from '../events.ts';
import { learnerFormat, learnerView } from '../learner-view.ts';
import { exportFormat } from './export-lines.ts';
import { readEvents } from './read.ts';

/** Number of events in a piece of an export: about a millisecond of work, and 100 kB of memory for a slow reader. */
const chunkSize = 250;

/** End of a family's ledger, which an export states. */
export type LedgerEnd = Pick<StreamHead, 'seq' | 'head' | 'lastAt'>;

/** Returns the end of the family's ledger; undefined for an unknown family. */
export async function ledgerEnd(tx: Queryable, familyId: number): Promise<LedgerEnd | undefined> {
  const [row] = await tx.query<{ seq: number; head: string; last_at: string }>(
    `SELECT seq, encode(head, 'hex') AS head, last_at FROM families WHERE family_id = $1`,
    [String(familyId)],
  );
  return row && { seq: row.seq, head: row.head, lastAt: row.last_at };
}

/**
 * Yields a family's ledger as NDJSON: a line for its end, then a line for each event with all that its hash covers.
 * Takes constant memory. Events never change, so reading up to a known end needs no snapshot.
 */
export async function* exportNdjson(tx: Queryable, familyId: number, end: LedgerEnd): AsyncGenerator<string> {
  yield headerLine({ format: exportFormat, familyId }, end);
  for await (const events of eventsUpTo(tx, familyId, end.seq)) yield linesOf(events);
}

/** Yields the learner's part of the family's ledger as NDJSON, with a line for each event of the family. */
export async function* exportLearnerNdjson(
  tx: Queryable,
  { familyId, learnerId }: { familyId: number; learnerId: number },
  end: LedgerEnd,
): AsyncGenerator<string> {
  yield headerLine({ format: learnerFormat, familyId, learnerId }, end);
  for await (const events of eventsUpTo(tx, familyId, end.seq))
    yield linesOf(events.map((event) => learnerView(event, learnerId)));
}

function headerLine(scope: object, { seq, head, lastAt }: LedgerEnd): string {
  return `${JSON.stringify({ ...scope, events: seq, head, lastAt })}\n`;
}

function linesOf(events: readonly object[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

const csvColumns = ['seq', 'recordedAt', 'event', 'actorId', 'id', 'learnerId', 'amount', 'balanceAfter'];

/** Yields a family's entries as CSV, for a spreadsheet. */
export async function* exportCsv(tx: Queryable, familyId: number, end: LedgerEnd): AsyncGenerator<string> {
  yield csvLine([...csvColumns, 'sourceType', 'sourceId', 'description', 'hash']);
  for await (const events of eventsUpTo(tx, familyId, end.seq)) {
    yield events.flatMap(csvLines).join('');
  }
}

function csvLines({ seq, recordedAt, type, actorId, entries, hash }: RecordedEvent): string[] {
  return entries.map(({ id, learnerId, amount, balanceAfter, sourceType, sourceId, description }) => {
    const ofEvent = [seq, recordedAt, type, actorId];
    const cells = [...ofEvent, id, learnerId, amount, balanceAfter, sourceType, sourceId, description, hash];
    return csvLine(cells);
  });
}

async function* eventsUpTo(tx: Queryable, familyId: number, seq: number): AsyncGenerator<RecordedEvent[]> {
  for await (const chunk of readEvents(tx, familyId, 0, chunkSize)) {
    yield chunk.map(({ event }) => event).filter((event) => event.seq <= seq);
    if ((chunk.at(-1)?.event.seq ?? 0) >= seq) return;
  }
}
