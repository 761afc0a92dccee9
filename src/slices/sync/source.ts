import { unnestRows } from '../../db/bulk.ts';
import type { Transaction } from '../../db/transaction.ts';
import { anyChange, changeLogBounds } from '../../kernel/state/change-log.ts';
import type { ReplicaTable } from '../../slice/replica-table.ts';
import { createToValues, readColumns } from './derived-columns.ts';
import { type Position, type RowBatch, textArrays, typeOf, typesOf } from './replica/row-batches.ts';

/** Maximum number of rows in a batch, which then has at most a few MB of long lessons. */
export const batchSize = 500;

/** Keys of changed rows, by the name of the change. */
type Changed = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Rows that a replica lacks, and its position after a round. */
export interface Difference {
  position: Position;
  isFull: boolean;
  /** Number of rows to compare. */
  rows: number;
  batches: AsyncIterable<RowBatch>;
}

/** Family to read, with the tables of its replica. */
export interface Source {
  tx: Transaction;
  familyId: number;
  tables: readonly ReplicaTable[];
}

/**
 * Reads the rows that a replica at the given position lacks, in a transaction that sees one state of the family. Returns
 * new events and changed rows; or all rows, if a full round is due or the change log does not suffice.
 */
export async function readDifference(
  source: Source,
  position: Position,
  isFullDue: boolean,
): Promise<Difference> {
  // Pipelined; the first statement takes the snapshot.
  const [{ end, changesStart, hashAtPosition }, changed] = await Promise.all([
    readFamily(source, position.eventSeq),
    readChanged(source, position.changeSeq),
  ]);
  // A replica with another hash has the history of a backup or of another service.
  const isOfThisHistory =
    position.changeSeq <= end.changeSeq &&
    position.eventSeq <= end.eventSeq &&
    position.head === hashAtPosition;
  const isKnown = isOfThisHistory && position.changeSeq >= changesStart;
  const events = end.eventSeq - position.eventSeq;
  if (isFullDue || !isKnown || !changed || events > changeLogBounds.changes) {
    return { position: end, isFull: true, rows: await countRows(source), batches: readAll(source) };
  }
  const rows = [...changed.values()].reduce((sum, keys) => sum + keys.length, events);
  const batches = readSince(source, events > 0 ? position.eventSeq : null, changed);
  return { position: end, isFull: false, rows, batches };
}

type FamilyRow = Record<'seq' | 'feed_seq' | 'feed_start', number> & { head: string; hash: string | null };

/** Reads the family's position, the start of its change log, and the hash of the given event. */
async function readFamily(
  { tx, familyId }: Source,
  eventSeq: number,
): Promise<{ end: Position; changesStart: number; hashAtPosition: string | null }> {
  const [row] = await tx.query<FamilyRow>(
    `SELECT f.seq, f.feed_seq, f.feed_start, f.head::text, e.hash::text FROM families f
     LEFT JOIN events e ON e.family_id = f.family_id AND e.seq = $2 WHERE f.family_id = $1`,
    [String(familyId), String(eventSeq)],
  );
  if (!row) throw new Error(`Family ${familyId} does not exist.`);
  const { seq, feed_seq: changeSeq, feed_start: changesStart, head, hash } = row;
  const end = { changeSeq, eventSeq: seq, head: seq > 0 ? head : null };
  return { end, changesStart, hashAtPosition: hash };
}

/** Returns the changed keys; undefined if there are too many or a change may concern any row. */
async function readChanged({ tx, familyId }: Source, changeSeq: number): Promise<Changed | undefined> {
  const rows = await tx.query<{ name: string; key: string[] }>(
    `SELECT DISTINCT name, to_jsonb(key) AS key FROM changes WHERE family_id = $1 AND seq > $2
     LIMIT ${changeLogBounds.changes + 1}`,
    [String(familyId), String(changeSeq)],
  );
  if (rows.length > changeLogBounds.changes || rows.some(({ name }) => name === anyChange)) return undefined;
  const names = Map.groupBy(rows, ({ name }) => name);
  return new Map([...names].map(([name, group]) => [name, group.map(({ key }) => key)]));
}

async function countRows({ tx, familyId, tables }: Source): Promise<number> {
  const counts = tables.map(({ source }) => `(SELECT count(*) FROM (${source}) s)`);
  const [row] = await tx.query<{ rows: number }>(`SELECT ${counts.join(' + ')} AS rows`, [String(familyId)]);
  return row?.rows ?? 0;
}

/** Reads new events and changed rows. @param eventSeq last event of the replica; null if there are no new ones */
async function* readSince(
  source: Source,
  eventSeq: number | null,
  changed: Changed,
): AsyncGenerator<RowBatch> {
  for (const table of source.tables) {
    if (table.changes) {
      yield* readKeys(source, table, table.changes.key, changed.get(table.changes.name) ?? []);
    } else if (eventSeq !== null) {
      // 32767 is the highest number that an entry of the event can have.
      yield* readPages(source, table, [String(eventSeq), '32767'].slice(0, table.key.length));
    }
  }
}

async function* readKeys(
  { tx, familyId }: Source,
  table: ReplicaTable,
  columns: readonly string[],
  allKeys: readonly (readonly string[])[],
): AsyncGenerator<RowBatch> {
  for (let from = 0; from < allKeys.length; from += batchSize) {
    const keys = allKeys.slice(from, from + batchSize);
    const types = typesOf(table, columns);
    const given = unnestRows(types, 2);
    const statement = `SELECT ${asTexts(table)} FROM ${given} k JOIN (${table.source}) s USING (${columns})`;
    const rows = await tx.query<TextRow>(statement, [String(familyId), ...textArrays(types, keys)]);
    yield { table, rows: rows.map(await createToValues(table)), scope: { columns, keys } };
  }
}

/** Reads all rows of all tables. The scopes of the batches cover all keys without a gap. */
async function* readAll(source: Source): AsyncGenerator<RowBatch> {
  for (const table of source.tables) {
    let after: readonly string[] | null = null;
    for await (const batch of readPages(source, table, null)) {
      const upTo: readonly string[] | null = batch.rows.length < batchSize ? null : lastKey(batch);
      yield { ...batch, scope: { after, upTo } };
      after = upTo;
    }
  }
}

/** Reads rows after a key, in the order of keys. Requests the next page before the caller handles this one. */
async function* readPages(
  source: Source,
  table: ReplicaTable,
  after: readonly string[] | null,
): AsyncGenerator<RowBatch> {
  let next: Promise<RowBatch> | undefined = readPage(source, table, after);
  while (next) {
    const page: RowBatch = await next;
    next = page.rows.length < batchSize ? undefined : readPage(source, table, lastKey(page));
    // The await throws the error; this avoids an unhandled rejection before it.
    next?.catch(() => {});
    yield page;
  }
}

async function readPage(
  { tx, familyId }: Source,
  table: ReplicaTable,
  after: readonly string[] | null,
): Promise<RowBatch> {
  const { key, source } = table;
  const bounds = key.map((column, at) => `$${at + 2}::${typeOf(table, column)}`);
  // The condition on the first column alone lets PostgreSQL use an index on that column.
  const behind = after
    ? `WHERE s.${key[0]} >= ${bounds[0]} AND (${key.map((c) => `s.${c}`)}) > (${bounds})`
    : '';
  const statement = `SELECT ${asTexts(table)} FROM (${source}) s ${behind}
    ORDER BY ${key.map((c) => `s.${c}`)} LIMIT ${batchSize}`;
  const rows = await tx.query<TextRow>(statement, [String(familyId), ...(after ?? [])]);
  return { table, rows: rows.map(await createToValues(table)), scope: null };
}

/** Row of a source as text, by column. */
type TextRow = Record<string, string | null>;

/** Returns the columns as text, because a JavaScript Date would lose microseconds. */
function asTexts(table: ReplicaTable): string {
  return readColumns(table)
    .map((column) => `s.${column}::text AS "${column}"`)
    .join(', ');
}

/** Returns the key of the last row. Key columns come first and are never null. */
function lastKey({ table, rows }: RowBatch): string[] {
  return table.key.map((_, at) => rows.at(-1)?.[at] ?? '');
}
