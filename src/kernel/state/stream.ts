import { codeOf, messageOf } from '../../base/system-errors.ts';
import { columnArrays, unnestRows } from '../../db/bulk.ts';
import type { Statement, Transaction } from '../../db/transaction.ts';

/** End of a family's stream, where the next event goes. */
export interface StreamHead {
  familyId: number;
  /** Version of the stream: the number of its last event. */
  seq: number;
  /** Transaction that wrote the stored row, of its node. A move of the shard writes the row again. */
  writtenBy: string;
  /** Transaction that has the lock: the one that writes the row, if it does. */
  lockedBy: string;
  /** Hash of the last event in hexadecimal. */
  head: string;
  /** ISO 8601 time of the last event. */
  lastAt: string;
  /** True if a replica follows the family's change log. */
  isReplicated: boolean;
  /** Number of the last transaction in the change log. */
  changeSeq: number;
  /** True if the family has closed: then nothing may be added. */
  isClosed: boolean;
  /** Day in UTC of the family's last write, such as `2026-03-01`; empty before the first. */
  writtenDay: string;
  /** Bytes that it wrote on this day (`sizeOf`). */
  writtenBytes: number;
}

/** Returns the present time of a stream: that of the clock, but never before the last event (decisions.md 5.7). */
export function timeOf({ lastAt }: Pick<StreamHead, 'lastAt'>, now: string): string {
  return lastAt > now ? lastAt : now;
}

/**
 * Returns the version of a stream's row that a transaction wrote. Numbers of transactions repeat: on another node of a cluster, and
 * after four billion. Hashes do not, but `ledger rebuild` leaves the hash as it is.
 */
export function versionOf({ head }: Pick<StreamHead, 'head'>, transaction: string): string {
  return `${transaction} ${head}`;
}

interface StreamRow {
  family_id: number;
  seq: number;
  written_by: string;
  locked_by: string;
  head: string;
  last_at: string;
  is_synced: boolean;
  feed_seq: number;
  is_closed: boolean;
  written_day: string;
  written_bytes: number;
}

/**
 * Locks the streams of families, sorted so that two batches cannot deadlock. Skips streams that another transaction
 * holds, unless `waits` is set. With NO KEY, inserts that refer to the family's row need not wait.
 */
export async function lockStreams(
  tx: Transaction,
  familyIds: readonly number[],
  waits: boolean,
): Promise<Map<number, StreamHead>> {
  const sorted = [...new Set(familyIds)].sort((a, b) => a - b);
  const rows = await tx.query<StreamRow>(
    `SELECT family_id, seq, xmin::text AS written_by, pg_current_xact_id()::xid::text AS locked_by,
       encode(head, 'hex') AS head, last_at, is_synced, feed_seq, is_closed, written_day, written_bytes
     FROM families
     WHERE family_id = ${sorted.length === 1 ? '$1::bigint' : 'ANY ($1::text[]::bigint[])'}
     ORDER BY family_id FOR NO KEY UPDATE ${waits ? '' : 'SKIP LOCKED'}`,
    [sorted.length === 1 ? String(sorted[0]) : sorted.map(String)],
  );
  return new Map(rows.map((row) => [row.family_id, streamHead(row)]));
}

function streamHead(row: StreamRow): StreamHead {
  return {
    familyId: row.family_id,
    seq: row.seq,
    writtenBy: row.written_by,
    lockedBy: row.locked_by,
    head: row.head,
    lastAt: row.last_at,
    isReplicated: row.is_synced,
    changeSeq: row.feed_seq,
    isClosed: row.is_closed,
    writtenDay: row.written_day,
    writtenBytes: row.written_bytes,
  };
}

const endColumns = {
  familyId: 'bigint',
  seq: 'bigint',
  writtenBy: 'text',
  head: 'text',
  lastAt: 'timestamptz',
  isClosed: 'boolean',
  writtenDay: 'text',
  writtenBytes: 'bigint',
};

/**
 * Returns the statement that stores the ends of streams. It fails if a row is no longer the locked one: Citus forgets the locks of
 * rows when it moves their shard.
 */
export function updateStreams(streams: readonly StreamHead[]): Statement {
  const [one] = streams;
  if (one && streams.length === 1) return updateStream(one);
  return {
    text: `UPDATE families f
      SET seq = CASE WHEN f.xmin::text = u."writtenBy" THEN u.seq END, head = decode(u.head, 'hex'),
        last_at = u."lastAt", is_closed = u."isClosed", written_day = u."writtenDay", written_bytes = u."writtenBytes"
      FROM ${unnestRows(endColumns, 2)} u
      WHERE f.family_id = u."familyId" AND f.family_id = ANY ($1::text[]::bigint[])`,
    parameters: [
      streams.map(({ familyId }) => String(familyId)),
      ...columnArrays(
        endColumns,
        streams.map((stream) => ({ ...stream })),
      ),
    ],
  };
}

function updateStream(stream: StreamHead): Statement {
  const { familyId, seq, head, lastAt, isClosed, writtenBy, writtenDay, writtenBytes } = stream;
  return {
    text: `UPDATE families SET seq = CASE WHEN xmin::text = $6::text THEN $2::bigint END, head = decode($3::text, 'hex'),
        last_at = $4::text::timestamptz, is_closed = $5::text::boolean, written_day = $7::text,
        written_bytes = $8::text::bigint
      WHERE family_id = $1::bigint`,
    parameters: [familyId, seq, head, lastAt, isClosed, writtenBy, writtenDay, writtenBytes].map(String),
  };
}

/** Checks whether `updateStreams` failed for a row that is no longer the locked one. */
export function isLockLost(error: unknown): boolean {
  return codeOf(error) === '23502' && /\bseq\b.*\bfamilies(_\d+)?\b/.test(messageOf(error));
}
