import { columnArrays, unnestRows } from '../../db/bulk.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { stored } from '../../errors.ts';
import type { Head, TreeHead } from './checkpoint.ts';

/** Stored checkpoint. */
export interface Checkpoint extends TreeHead {
  id: number;
  createdAt: string;
  note: string;
}

/** Current head of a family and its head in the newest checkpoint. */
export interface CurrentHead extends Head {
  signed: { seq: number; head: string } | undefined;
  /** True if the signed event still exists with the same hash. */
  continuesSigned: boolean;
}

/** Key of the advisory lock: any number that all instances use and nothing else uses. */
const checkpointLock = 7_061_320;

/** Maximum number of families in one result. Other statements can run between two chunks. */
const chunkSize = 5000;

/** Waits until no other instance makes a checkpoint. The lock lasts until the end of the transaction. */
export async function lockCheckpoints(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${checkpointLock})`);
}

/** Returns the newest checkpoint, if there is one. */
export async function latestCheckpoint(db: Queryable): Promise<Checkpoint | undefined> {
  const [row] = await db.query<{ id: number; created_at: string; size: number; root: Buffer; note: string }>(
    'SELECT * FROM checkpoints ORDER BY id DESC LIMIT 1',
  );
  return row && { id: row.id, createdAt: row.created_at, size: row.size, root: row.root, note: row.note };
}

const newestHead = `SELECT seq, head FROM checkpoint_heads h WHERE h.family_id = f.family_id
    ORDER BY checkpoint_id DESC LIMIT 1`;

/** Scalar subquery, since PostgreSQL may run EXISTS by reading the events of all families. */
const hashOfSigned = 'SELECT e.hash FROM events e WHERE e.family_id = f.family_id AND e.seq = s.seq';

const currentHeadsAfter = (familyId: number) => `
  SELECT f.family_id, f.seq, encode(f.head, 'hex') AS head, s.seq AS signed_seq, encode(s.head, 'hex') AS signed_head,
    coalesce(s.seq, 0) = 0 OR (f.seq, f.head) = (s.seq, s.head)
      OR (f.seq > s.seq AND coalesce((${hashOfSigned}) = s.head, false)) AS continues_signed
  FROM families f LEFT JOIN LATERAL (${newestHead}) s ON true
  WHERE f.family_id > ${familyId} ORDER BY f.family_id LIMIT ${chunkSize}`;

interface HeadRow {
  family_id: number;
  seq: number;
  head: string;
}

interface CurrentHeadRow extends HeadRow {
  signed_seq: number | null;
  signed_head: string | null;
  continues_signed: boolean;
}

/** Yields the heads of all families, ordered by id. */
export async function* currentHeads(db: Queryable): AsyncGenerator<CurrentHead[]> {
  for await (const rows of inChunks<CurrentHeadRow>(db, currentHeadsAfter)) {
    yield rows.map(({ family_id, seq, head, signed_seq, signed_head, continues_signed }) => ({
      familyId: family_id,
      seq,
      head,
      signed:
        signed_head === null || signed_seq === null ? undefined : { seq: signed_seq, head: signed_head },
      continuesSigned: continues_signed,
    }));
  }
}

const signedHeadsAfter = (familyId: number, checkpointId: number) => `
  SELECT f.family_id, s.seq, encode(s.head, 'hex') AS head FROM families f CROSS JOIN LATERAL (
    SELECT seq, head FROM checkpoint_heads h WHERE h.family_id = f.family_id AND h.checkpoint_id <= ${checkpointId}
    ORDER BY checkpoint_id DESC LIMIT 1) s
  WHERE f.family_id > ${familyId} ORDER BY f.family_id LIMIT ${chunkSize}`;

/** Returns the heads in a checkpoint, ordered by family id. */
export async function signedHeads(db: Queryable, checkpointId: number): Promise<Head[]> {
  const heads: Head[] = [];
  const statement = (familyId: number) => signedHeadsAfter(familyId, checkpointId);
  for await (const rows of inChunks<HeadRow>(db, statement)) {
    for (const { family_id, seq, head } of rows) heads.push({ familyId: family_id, seq, head });
  }
  return heads;
}

/** Yields the rows of all families by id. Literal ids avoid a prepared plan from when the table was empty. */
async function* inChunks<Row extends HeadRow>(
  db: Queryable,
  statementAfter: (familyId: number) => string,
): AsyncGenerator<Row[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: Row[] = await db.query<Row>(statementAfter(last));
    yield rows;
    last = rows.length === chunkSize ? rows.at(-1)?.family_id : undefined;
  }
}

/** Checks whether the newest checkpoint contains the family's current head. */
export async function isHeadSigned(db: Queryable, familyId: number): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM families f CROSS JOIN LATERAL (${newestHead}) s
     WHERE f.family_id = $1 AND (f.seq, f.head) = (s.seq, s.head)`,
    [String(familyId)],
  );
  return rows.length > 0;
}

/** Appends a checkpoint with the heads that changed since the previous one. */
export async function insertCheckpoint(
  tx: Transaction,
  checkpoint: Omit<Checkpoint, 'id'>,
  changed: readonly Head[],
): Promise<Checkpoint> {
  const { createdAt, size, root, note } = checkpoint;
  const rows = await tx.query<{ id: number }>(
    `INSERT INTO checkpoints (created_at, size, root, note)
     VALUES ($1::text::timestamptz, $2::text::bigint, decode($3, 'hex'), $4) RETURNING id`,
    [createdAt, String(size), root.toString('hex'), note],
  );
  const { id } = stored(rows[0]);
  const columns = { familyId: 'bigint', seq: 'bigint', head: 'text' };
  await tx.query(
    `INSERT INTO checkpoint_heads (family_id, checkpoint_id, seq, head)
     SELECT h."familyId", $1::text::bigint, h.seq, decode(h.head, 'hex') FROM ${unnestRows(columns, 2)} h`,
    [String(id), ...columnArrays(columns, changed)],
  );
  return { id, ...checkpoint };
}

/** Returns the hash of an event; undefined for an unknown event. */
export async function readEventHash(
  db: Queryable,
  familyId: number,
  seq: number,
): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(
    `SELECT encode(hash, 'hex') AS hash FROM events WHERE family_id = $1 AND seq = $2`,
    [String(familyId), String(seq)],
  );
  return row?.hash;
}
