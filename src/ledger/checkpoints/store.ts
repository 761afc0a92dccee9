import type { Transaction } from '../../db/session.ts';
import type { Head, TreeHead } from './checkpoint.ts';

/** A checkpoint as it is stored. */
export interface Checkpoint extends TreeHead {
  id: number;
  createdAt: string;
  note: string;
}

/** A family's head beside the one that the newest checkpoint has for it. */
export interface CurrentHead extends Head {
  signed: { seq: number; head: string } | undefined;
  /** Whether the event that was the head then is still there with the same hash. */
  continuesSigned: boolean;
}

/** Any number serves, as long as every instance of this service uses the same one, and for nothing else. */
const checkpointLock = 7_061_320;

/** Families in one answer of the database. Between two chunks other work has its turn. */
const chunkSize = 5000;

/** Waits until no other instance makes a checkpoint; the lock ends with the transaction. */
export async function lockCheckpoints(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${checkpointLock})`);
}

/** The newest checkpoint, if there is one. */
export async function latestCheckpoint(tx: Transaction): Promise<Checkpoint | undefined> {
  const [row] = await tx.query<{ id: number; created_at: string; size: number; root: Buffer; note: string }>(
    'SELECT * FROM checkpoints ORDER BY id DESC LIMIT 1',
  );
  return row && { id: row.id, createdAt: row.created_at, size: row.size, root: row.root, note: row.note };
}

const newestHead = `SELECT seq, head FROM checkpoint_heads h WHERE h.family_id = f.family_id
    ORDER BY checkpoint_id DESC LIMIT 1`;

/** Not EXISTS, which PostgreSQL may answer by reading the events of all families. */
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

/** The heads of all families, in the order of their ids. */
export async function* currentHeads(tx: Transaction): AsyncGenerator<CurrentHead[]> {
  for await (const rows of inChunks<CurrentHeadRow>(tx, currentHeadsAfter)) {
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

/** The heads that a checkpoint was made of, in the order of the families' ids. */
export async function signedHeads(tx: Transaction, checkpointId: number): Promise<Head[]> {
  const heads: Head[] = [];
  const statement = (familyId: number) => signedHeadsAfter(familyId, checkpointId);
  for await (const rows of inChunks<HeadRow>(tx, statement)) {
    for (const { family_id, seq, head } of rows) heads.push({ familyId: family_id, seq, head });
  }
  return heads;
}

/**
 * Rows of all families, in their order. The ids are numbers of ours, and stand in the statement: one with parameters
 * would be prepared, and keep the plan that was right before the first checkpoint, when the table was empty.
 */
async function* inChunks<Row extends HeadRow>(
  tx: Transaction,
  statementAfter: (familyId: number) => string,
): AsyncGenerator<Row[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: Row[] = await tx.query<Row>(statementAfter(last));
    yield rows;
    last = rows.length === chunkSize ? rows.at(-1)?.family_id : undefined;
  }
}

/** Whether the newest checkpoint holds the family's head as it is now. */
export async function isHeadSigned(tx: Transaction, familyId: number): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM families f CROSS JOIN LATERAL (${newestHead}) s
     WHERE f.family_id = $1 AND (f.seq, f.head) = (s.seq, s.head)`,
    [String(familyId)],
  );
  return rows.length > 0;
}

/** Appends a checkpoint with the heads that have changed since the one before. */
export async function insertCheckpoint(
  tx: Transaction,
  checkpoint: Omit<Checkpoint, 'id'>,
  changed: readonly Head[],
): Promise<Checkpoint> {
  const { createdAt, size, root, note } = checkpoint;
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO checkpoints (created_at, size, root, note)
     VALUES ($1::text::timestamptz, $2::text::bigint, decode($3, 'hex'), $4) RETURNING id`,
    [createdAt, String(size), root.toString('hex'), note],
  );
  if (!row) throw new Error('a checkpoint was inserted without a row');
  await tx.query(
    `INSERT INTO checkpoint_heads (family_id, checkpoint_id, seq, head)
     SELECT u.family_id::bigint, $1::text::bigint, u.seq::bigint, decode(u.head, 'hex')
     FROM unnest($2::text[], $3::text[], $4::text[]) AS u (family_id, seq, head)`,
    [
      String(row.id),
      changed.map(({ familyId }) => String(familyId)),
      changed.map(({ seq }) => String(seq)),
      changed.map(({ head }) => head),
    ],
  );
  return { id: row.id, ...checkpoint };
}

/** The hash of an event; undefined where there is no such event. */
export async function readEventHash(
  tx: Transaction,
  familyId: number,
  seq: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ hash: string }>(
    `SELECT encode(hash, 'hex') AS hash FROM events WHERE family_id = $1 AND seq = $2`,
    [String(familyId), String(seq)],
  );
  return row?.hash;
}
