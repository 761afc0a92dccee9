import { jsonString } from '../canonical-json.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Entry, RecordedEvent } from './events.ts';

/** Number of events in a chunk, by default. */
const defaultChunkSize = 2000;

/** Lines of a subquery, which must compute each once. It searches first: translate() takes a third of the statement's time. */
const joinedLines = `
  string_agg(CASE WHEN strpos(line, E'\n') = 0 THEN line ELSE translate(line, E'\n', E'\uFFFD') END, E'\n')`;

/**
 * Statement for a chunk of events, as one text of lines and tabs: three times as fast as JSON or columns. Each value is its
 * text, since a cast to the type that a column should have would round what a column of another type holds. In forged texts,
 * a line feed becomes another character, so that the hash does not match, and a tab makes a value too many. An event with a
 * NULL is still a line, with only its number. concat_ws() takes a fifth less time than casts and ||, which copy the line for
 * each value; it leaves out a NULL.
 */
const eventsStatement = `
  SELECT ${joinedLines} AS lines, count(*) AS count, max(seq) AS last_seq
  FROM (SELECT seq, CASE WHEN num_nulls(id, type, payload, actor_id, recorded_at, hash) = 0 THEN
          concat_ws(E'\t', seq, id, type, payload, actor_id, recorded_at, hash, commitments) ELSE seq::text END AS line
        FROM events WHERE family_id = $1 AND seq > $2 ORDER BY seq LIMIT $3) e`;
const entriesStatement = `
  SELECT ${joinedLines} AS lines
  FROM (SELECT CASE WHEN
          num_nulls(id, learner_id, amount, source_type, source_id, description, balance_after, created_at) = 0 THEN
          concat_ws(E'\t', seq, idx, id, learner_id, amount, source_type, source_id, description, balance_after,
                    created_at) END AS line
        FROM entries WHERE family_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq, idx OFFSET 0) n`;

/** Event as stored, possibly forged. */
export interface StoredEvent {
  event: RecordedEvent;
  /** Time of an entry, if it is not that of the event. */
  entryTime?: string | undefined;
  /** Values that the ledger does not write in this form; undefined if there are none. */
  malformed?: readonly { expected: string; found: string }[] | undefined;
}

/** Events of a family and their entries as text from PostgreSQL, one per line. */
export interface ChunkText {
  events: string;
  entries: string;
}

/** Yields a family's events after `afterSeq`, in order, with their entries. */
export async function* readEvents(
  tx: Queryable,
  familyId: number,
  afterSeq = 0,
  chunkSize = defaultChunkSize,
): AsyncGenerator<StoredEvent[]> {
  for await (const text of readChunks(tx, familyId, afterSeq, chunkSize))
    yield [...parseChunk(familyId, text)];
}

/** Yields the same events as unparsed text. Reads the next chunk while the caller processes one. */
export async function* readChunks(
  tx: Queryable,
  familyId: number,
  afterSeq: number,
  chunkSize = defaultChunkSize,
): AsyncGenerator<ChunkText> {
  const read = (after: number) => readChunk(tx, familyId, after, chunkSize);
  let next: ReturnType<typeof read> | undefined = read(afterSeq);
  while (next) {
    const { text, count, lastSeq }: Awaited<typeof next> = await next;
    next = count === chunkSize ? read(lastSeq) : undefined;
    // Avoids an unhandled rejection before the loop awaits the chunk.
    next?.catch(() => {});
    if (count > 0) yield text;
  }
}

async function readChunk(tx: Queryable, familyId: number, afterSeq: number, chunkSize: number) {
  const parameters = [familyId, afterSeq];
  const [row] = await tx.query<{ lines: string | null; count: number; last_seq: number | null }>(
    eventsStatement,
    [...parameters, chunkSize].map(String),
  );
  const lastSeq = row?.last_seq ?? afterSeq;
  const [entries] = await tx.query<{ lines: string | null }>(
    entriesStatement,
    [...parameters, lastSeq].map(String),
  );
  return {
    text: { events: row?.lines ?? '', entries: entries?.lines ?? '' },
    count: row?.count ?? 0,
    lastSeq,
  };
}

/** Yields the events of a chunk, each with its entries. Parses each when the caller needs it. */
export function* parseChunk(familyId: number, text: ChunkText): Generator<StoredEvent> {
  const entries = Map.groupBy(linesOf(text.entries), seqOf);
  for (const line of linesOf(text.events)) yield toEvent(familyId, line, entries.get(seqOf(line)) ?? []);
}

/** Returns the first events of a family after `afterSeq`, in order, with their entries. */
export async function readEventsAfter(
  tx: Queryable,
  familyId: number,
  afterSeq: number,
  limit: number,
): Promise<RecordedEvent[]> {
  const { text } = await readChunk(tx, familyId, afterSeq, limit);
  return Array.from(parseChunk(familyId, text), ({ event }) => event);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Returns the first value of a line. An event with a NULL has no other one. */
function seqOf(line: string): string {
  const end = line.indexOf('\t');
  return end < 0 ? line : line.slice(0, end);
}

function toEvent(familyId: number, line: string, entryLines: readonly string[]): StoredEvent {
  const form = new FormCheck();
  const fields = form.values(line.split('\t'), eventFields, eventFields + 1);
  const storedTime = fields[5] ?? '';
  const commitments = fields[7];
  const rows = entryLines.map((entryLine) => entryLine.split('\t'));
  const event = {
    familyId,
    seq: form.integer(fields[0] ?? ''),
    id: fields[1] ?? '',
    type: fields[2] ?? '',
    payload: form.json(fields[3] ?? 'null'),
    // A member in each event, in its place in JSON: a spread would take as long as the rest of the literal.
    commitments: commitments === undefined ? undefined : form.json(commitments),
    actorId: form.integer(fields[4] ?? ''),
    recordedAt: form.time(storedTime),
    entries: rows.map((row) => toEntry(row, form)),
    // PostgreSQL writes \\x before the digits.
    hash: (fields[6] ?? '').slice(2),
  };
  const other = rows.find((row) => row[9] !== storedTime);
  return {
    // Verification checks that type and payload belong together.
    event: event as RecordedEvent,
    entryTime: other && isoTime(other[9] ?? ''),
    malformed: form.faults,
  };
}

function toEntry(row: string[], form: FormCheck): Entry {
  // Destructuring takes longer, since it uses an iterator.
  const values = form.values(row, entryFields);
  return {
    idx: form.integer(values[1] ?? ''),
    id: values[2] ?? '',
    learnerId: form.integer(values[3] ?? ''),
    amount: form.integer(values[4] ?? ''),
    // Verification compares it with the one that the rules give.
    sourceType: values[5] as Entry['sourceType'],
    sourceId: values[6] ?? '',
    description: values[7] ?? '',
    balanceAfter: form.integer(values[8] ?? ''),
  };
}

const eventFields = 7; // and commitments, if the event has some
const entryFields = 10;

const storedTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,3})?\+00$/;

/** Converts values, and notes those whose text is not the one that the ledger stores. */
class FormCheck {
  faults: { expected: string; found: string }[] | undefined;

  fail(expected: string, found: string): void {
    this.faults ??= [];
    this.faults.push({ expected, found });
  }

  /** Returns the values of a row. Of a row with a NULL or a separator in a text, only its number is certain. */
  values(fields: string[], least: number, most = least): string[] {
    if (fields.length >= least && fields.length <= most) return fields;
    this.fail(`${least} values`, fields.join(' '));
    return fields.slice(0, 1);
  }

  integer(text: string): number {
    const value = Number(text);
    if (!isInteger(text) && (String(value) !== text || !Number.isSafeInteger(value)))
      this.fail('an integer', text);
    return value;
  }

  time(text: string): string {
    if (!storedTime.test(text)) this.fail('a time in UTC with milliseconds', text);
    return isoTime(text);
  }

  /** Parses JSON. PostgreSQL keeps all digits of a number, and JavaScript rounds, so the text must come out again. */
  json(text: string): unknown {
    const value = parseJson(text);
    if (storedJson(value) !== text) this.fail('JSON with integers', text);
    return value;
  }
}

/** Returns true for the usual form of an integer from 1: few digits, the first of them not 0. Most are quickly seen to be one. */
function isInteger(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > 15 || text.charCodeAt(0) === 48) return false;
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Returns JSON as PostgreSQL writes a `jsonb`. */
function storedJson(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return jsonString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let members = '';
  if (Array.isArray(value)) {
    for (const member of value) members += members === '' ? storedJson(member) : `, ${storedJson(member)}`;
    return `[${members}]`;
  }
  for (const [name, member] of Object.entries(value))
    members += `${members === '' ? '' : ', '}${jsonString(name)}: ${storedJson(member)}`;
  return `{${members}}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // The caller reports the text.
  }
}

/** Converts PostgreSQL's text (`2026-03-01 08:30:00.12+00`) to ISO 8601. Keeps microseconds of forged times. */
function isoTime(text: string): string {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** Checks whether the family's ledger holds an event with this id. */
export async function hasEvent(tx: Queryable, familyId: number, id: string): Promise<boolean> {
  const statement = 'SELECT 1 FROM events WHERE family_id = $1 AND id = $2';
  return (await tx.query(statement, [String(familyId), id])).length > 0;
}
