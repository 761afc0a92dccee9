import type { Queryable } from '../../../db/transaction.ts';
import type { RecordedEvent } from '../events.ts';
import {
  type EventLines,
  emptyColumns,
  entryColumns,
  eventColumns,
  parseEvents,
  type StoredEvent,
} from './stored-lines.ts';

/** Number of events in a chunk, by default. */
const defaultChunkSize = 4000;

/** Number of events in a text. A text of a whole chunk is slower: PostgreSQL then allocates large pieces of memory each time. */
const eventsPerText = 200;

/**
 * Returns the line of a row: its values with tabs between them, or only its number if one is NULL. Each value is its text,
 * since a cast to the type that a column should have would round what a column of another type holds. In a forged text, a
 * tab makes a value too many. concat_ws() is faster than casts and ||, which copy the line for each value.
 */
function lineOf(columns: readonly string[]): string {
  return `CASE WHEN (${columns}) IS NOT NULL THEN concat_ws(E'\t', seq, ${columns}) ELSE seq::text END`;
}

// Each line has a value of each column, so that no shift of values gives the line of another row.
const eventValues = eventColumns.map((column) =>
  emptyColumns.includes(column) ? `coalesce(${column}::text, '')` : column,
);
const isJsonb = (column: string) => `pg_typeof(${column}) OPERATOR(pg_catalog.=) 'jsonb'::regtype`;

/**
 * Returns the statement for a chunk of events, as texts of lines, which is faster than JSON or rows. COPY is faster in PostgreSQL,
 * and slower here, where each row is a message.
 */
function chunkStatement(line: string): string {
  const lines = (rows: string) => `LATERAL (
    SELECT string_agg(${line}, E'\n') AS lines, count(*) AS count FROM (${rows} OFFSET 0) r)`;
  const where = `WHERE family_id = $1 AND seq >= first AND seq < first + ${eventsPerText} AND seq <= $3`;
  return `
    SELECT first, e.lines AS events, e.count AS event_count, n.lines AS entries, n.count AS entry_count,
      (SELECT min(seq) FROM events WHERE family_id = $1 AND seq > $3) AS next,
      (SELECT ${isJsonb('payload')} AND ${isJsonb('commitments')} FROM events WHERE family_id = $1 LIMIT 1) AS is_jsonb
    FROM generate_series($2::bigint, $3::bigint, ${eventsPerText}) AS first,
      ${lines(`SELECT ${lineOf(eventValues)} AS line FROM events ${where} ORDER BY seq`)} e,
      ${lines(`SELECT ${lineOf(entryColumns)} AS line FROM entries ${where} ORDER BY seq, idx`)} n`;
}

const [usualStatement, statementWithoutLineFeeds] = [
  chunkStatement('line'),
  // In a forged text, a line feed becomes another character, so that the hash does not match.
  chunkStatement(`translate(line, E'\n', E'\uFFFD')`),
];

/** Yields a family's events after `afterSeq`, in order, with their entries. */
export async function* readEvents(
  tx: Queryable,
  familyId: number,
  afterSeq = 0,
  chunkSize = defaultChunkSize,
): AsyncGenerator<StoredEvent[]> {
  for await (const chunk of readChunks(tx, familyId, afterSeq, chunkSize))
    yield chunk.flatMap((lines) => parseEvents(familyId, lines));
}

/** Yields the same events unparsed. Reads the next chunk while the caller processes one. */
export async function* readChunks(
  tx: Queryable,
  familyId: number,
  afterSeq: number,
  chunkSize = defaultChunkSize,
): AsyncGenerator<EventLines[]> {
  const read = (first: number) => readChunk(tx, familyId, first, chunkSize);
  let next: ReturnType<typeof read> | undefined = read(afterSeq + 1);
  while (next) {
    const { chunk, nextSeq }: Awaited<typeof next> = await next;
    next = nextSeq === null ? undefined : read(nextSeq);
    // Avoids an unhandled rejection before the loop awaits the chunk.
    next?.catch(() => {});
    if (chunk.some(({ events }) => events !== '')) yield chunk;
  }
}

interface ChunkRow {
  first: number;
  events: string | null;
  event_count: number;
  entries: string | null;
  entry_count: number;
  next: number | null;
  is_jsonb: boolean | null;
}

/** Returns the events with this number and the next ones, and the number of the first event after them. */
async function readChunk(
  tx: Queryable,
  familyId: number,
  first: number,
  size: number,
  statement = usualStatement,
): Promise<{ chunk: EventLines[]; nextSeq: number | null }> {
  const rows = await tx.query<ChunkRow>(statement, [familyId, first, first + size - 1].map(String));
  // The text of JSON of another type, such as `json`, may hide members.
  if (rows[0]?.is_jsonb === false) throw new Error('JSON of events has another type');
  const chunk = rows
    .sort((a, b) => a.first - b.first)
    .map(({ events, entries }) => ({ events: events ?? '', entries: entries ?? '' }));
  const isWhole = rows.every(
    ({ event_count, entry_count }, i) =>
      event_count === linesIn(chunk[i]?.events) && entry_count === linesIn(chunk[i]?.entries),
  );
  if (!isWhole) return readChunk(tx, familyId, first, size, statementWithoutLineFeeds);
  return { chunk, nextSeq: rows[0]?.next ?? null };
}

/** Returns the number of lines of a text. */
function linesIn(text = ''): number {
  let count = text === '' ? 0 : 1;
  for (let place = text.indexOf('\n'); place >= 0; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}

/** Returns the first events of a family after `afterSeq`, in order, with their entries. */
export async function readEventsAfter(
  tx: Queryable,
  familyId: number,
  afterSeq: number,
  limit: number,
): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  for (let seq: number | null = afterSeq + 1; seq !== null && found.length < limit; ) {
    const { chunk, nextSeq }: Awaited<ReturnType<typeof readChunk>> = await readChunk(
      tx,
      familyId,
      seq,
      limit - found.length,
    );
    for (const lines of chunk) for (const { event } of parseEvents(familyId, lines)) found.push(event);
    seq = nextSeq;
  }
  return found;
}

/** Checks whether the family's ledger holds an event with this id. */
export async function hasEvent(tx: Queryable, familyId: number, id: string): Promise<boolean> {
  const statement = 'SELECT 1 FROM events WHERE family_id = $1 AND id = $2';
  return (await tx.query(statement, [String(familyId), id])).length > 0;
}
