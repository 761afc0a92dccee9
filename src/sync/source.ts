import type { Transaction } from '../db/transaction.ts';
import { anyChange, feedBounds } from '../ledger/feed.ts';
import type { Part, Position } from './target/parts.ts';
import { type TargetTable, targetTables } from './target/tables.ts';

/** Rows in one part at most: enough to share what a statement costs, and a few megabytes where lessons are long. */
export const partSize = 500;

/** Where a family is, and where its feed begins. */
interface Lane extends Position {
  feedStart: number;
}

/** Rows changed since, by the name under which the feed tells of them. */
type Changed = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What a target lacks, and how far it will be when it has it. */
export interface Difference {
  position: Position;
  isFull: boolean;
  /** How many rows there are to look at. */
  rows: number;
  parts: AsyncIterable<Part>;
}

/**
 * What a target at the given position lacks, read in a transaction that sees one state of the family: the rows behind
 * the changes since then, and the events; or all rows, where they are asked for or where the feed cannot tell.
 */
export async function readDifference(
  tx: Transaction,
  familyId: number,
  position: Position,
  isFullDue: boolean,
): Promise<Difference> {
  // Sent together: the first of them takes the snapshot.
  const [{ lane, hashThere }, changed] = await Promise.all([
    readLane(tx, familyId, position.eventSeq),
    readChanged(tx, familyId, position.feedSeq),
  ]);
  const { feedStart, ...end } = lane;
  // A target that has another event there was filled from another history, be it of a backup or of another service.
  const isOfThisHistory =
    position.feedSeq <= end.feedSeq && position.eventSeq <= end.eventSeq && position.head === hashThere;
  const isKnown = isOfThisHistory && position.feedSeq >= feedStart;
  const events = end.eventSeq - position.eventSeq;
  if (isFullDue || !isKnown || !changed || events > feedBounds.changes) {
    return { position: end, isFull: true, rows: await countRows(tx, familyId), parts: readAll(tx, familyId) };
  }
  const rows = [...changed.values()].reduce((sum, keys) => sum + keys.length, events);
  return {
    position: end,
    isFull: false,
    rows,
    parts: readSince(tx, familyId, events > 0 ? position.eventSeq : null, changed),
  };
}

async function readLane(
  tx: Transaction,
  familyId: number,
  eventSeq: number,
): Promise<{ lane: Lane; hashThere: string | null }> {
  const [row] = await tx.query<{
    seq: number;
    feed_seq: number;
    feed_start: number;
    head: string;
    there: string | null;
  }>(
    `SELECT f.seq, f.feed_seq, f.feed_start, f.head::text, e.hash::text AS there FROM families f
     LEFT JOIN events e ON e.family_id = f.family_id AND e.seq = $2 WHERE f.family_id = $1`,
    [String(familyId), String(eventSeq)],
  );
  if (!row) throw new Error('a family that does not exist is to be copied');
  const { seq: eventSeq_, feed_seq: feedSeq, feed_start: feedStart, head, there } = row;
  const lane = { feedSeq, feedStart, eventSeq: eventSeq_, head: eventSeq_ > 0 ? head : null };
  return { lane, hashThere: there };
}

/** Undefined where there are too many changes, or one that may be any. */
async function readChanged(tx: Transaction, familyId: number, feedSeq: number): Promise<Changed | undefined> {
  const rows = await tx.query<{ name: string; k0: string; k1: string | null }>(
    `SELECT DISTINCT name, key[1] AS k0, key[2] AS k1 FROM changes WHERE family_id = $1 AND seq > $2
     LIMIT ${feedBounds.changes + 1}`,
    [String(familyId), String(feedSeq)],
  );
  if (rows.length > feedBounds.changes || rows.some(({ name }) => name === anyChange)) return undefined;
  const names = Map.groupBy(rows, ({ name }) => name);
  const keysOf = (some: typeof names extends Map<string, infer R> ? R : never) =>
    some.map(({ k0, k1 }) => (k1 === null ? [k0] : [k0, k1]));
  return new Map([...names].map(([name, some]) => [name, keysOf(some)]));
}

async function countRows(tx: Transaction, familyId: number): Promise<number> {
  const counts = targetTables.map(({ source }) => `(SELECT count(*) FROM (${source}) s)`);
  const [row] = await tx.query<{ rows: number }>(`SELECT ${counts.join(' + ')} AS rows`, [String(familyId)]);
  return row?.rows ?? 0;
}

/** @param eventSeq the last event that the target has; null where there are no others */
async function* readSince(
  tx: Transaction,
  familyId: number,
  eventSeq: number | null,
  changed: Changed,
): AsyncGenerator<Part> {
  for (const table of targetTables) {
    if (table.feed) {
      yield* readKeys(tx, familyId, table, table.feed.key, changed.get(table.feed.name) ?? []);
    } else if (eventSeq !== null) {
      // Behind the last entry that the event can have.
      const after = [String(eventSeq), '32767'].slice(0, table.key.length);
      yield* readPages(tx, familyId, table, after);
    }
  }
}

async function* readKeys(
  tx: Transaction,
  familyId: number,
  table: TargetTable,
  columns: readonly string[],
  keys: readonly (readonly string[])[],
): AsyncGenerator<Part> {
  for (let from = 0; from < keys.length; from += partSize) {
    const some = keys.slice(from, from + partSize);
    const arrays = columns.map((_, at) => some.map((key) => key[at] ?? null));
    const given = `unnest(${arrays.map((_, at) => `$${at + 2}::text[]`)}) AS k (${arrays.map((_, at) => `k${at}`)})`;
    const matches = columns.map((column, at) => `s.${column} = k.k${at}::${table.columns[column]}`);
    const statement = `SELECT ${asTexts(table)} FROM ${given} JOIN (${table.source}) s ON ${matches.join(' AND ')}`;
    const rows = await tx.query<TextRow>(statement, [String(familyId), ...arrays]);
    yield { table, rows: rows.map(toValues), scope: { columns, keys: some } };
  }
}

/** All rows of all tables, each part with the range of keys in which there are no others. */
async function* readAll(tx: Transaction, familyId: number): AsyncGenerator<Part> {
  for (const table of targetTables) {
    let after: readonly string[] | null = null;
    for await (const part of readPages(tx, familyId, table, null)) {
      const upTo: readonly string[] | null = part.rows.length < partSize ? null : keyOf(part);
      yield { ...part, scope: { after, upTo } };
      after = upTo;
    }
  }
}

/** Rows behind a key, in the order of keys. While one page is worked on, the next is on its way. */
async function* readPages(
  tx: Transaction,
  familyId: number,
  table: TargetTable,
  after: readonly string[] | null,
): AsyncGenerator<Part> {
  let next: Promise<Part> | undefined = readPage(tx, familyId, table, after);
  while (next) {
    const page: Part = await next;
    next = page.rows.length < partSize ? undefined : readPage(tx, familyId, table, keyOf(page));
    // Its error is thrown where it is awaited; meanwhile it must not count as unhandled.
    next?.catch(() => {});
    yield page;
  }
}

async function readPage(
  tx: Transaction,
  familyId: number,
  table: TargetTable,
  after: readonly string[] | null,
): Promise<Part> {
  const { key, columns, source } = table;
  const bounds = key.map((column, at) => `$${at + 2}::${columns[column]}`);
  // The first column by itself as well: an index of ours may have no more than that.
  const behind = after
    ? `WHERE s.${key[0]} >= ${bounds[0]} AND (${key.map((c) => `s.${c}`)}) > (${bounds})`
    : '';
  const statement = `SELECT ${asTexts(table)} FROM (${source}) s ${behind}
    ORDER BY ${key.map((c) => `s.${c}`)} LIMIT ${partSize}`;
  const rows = await tx.query<TextRow>(statement, [String(familyId), ...(after ?? [])]);
  return { table, rows: rows.map(toValues), scope: null };
}

/** Columns under names without a meaning, in their order. */
type TextRow = Record<string, string | null>;

/** Everything as text, which the target reads back: a Date of JavaScript would lose microseconds. */
function asTexts({ columns }: TargetTable): string {
  return Object.keys(columns)
    .map((column, at) => `s.${column}::text AS c${at}`)
    .join(', ');
}

function toValues(row: TextRow): (string | null)[] {
  return Object.values(row);
}

/** The key of the last row; key columns come first and are never null. */
function keyOf({ table, rows }: Part): string[] {
  return table.key.map((_, at) => rows.at(-1)?.[at] ?? '');
}
