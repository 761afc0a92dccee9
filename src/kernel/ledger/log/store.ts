import { advisoryLocks } from '../../../db/advisory-locks.ts';
import { columnArrays, unnestRows } from '../../../db/bulk.ts';
import type { Queryable, Transaction } from '../../../db/transaction.ts';
import { hashBytes, type TreeHead } from '../merkle.ts';
import type { Tile } from './edge.ts';
import { hashOfLeaf, type Leaf } from './leaf.ts';
import { type ReadTile, tileWidth } from './tree.ts';

/** Stored checkpoint of the log. */
export interface Checkpoint extends TreeHead {
  id: number;
  createdAt: string;
  /** Signed note. */
  note: string;
}

interface CheckpointRow {
  id: number;
  created_at: string;
  size: number;
  root: Buffer;
  note: string;
}

const toCheckpoint = ({ created_at, ...row }: CheckpointRow): Checkpoint => ({
  ...row,
  createdAt: created_at,
});

/** Waits until no other instance appends to the log. The lock lasts until the end of the transaction. */
export async function lockLog(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${advisoryLocks.log})`);
}

/** Returns the newest checkpoint, if there is one. */
export async function newestCheckpoint(db: Queryable): Promise<Checkpoint | undefined> {
  const [row] = await db.query<CheckpointRow>(
    'SELECT id, created_at, size, root, note FROM log_checkpoints ORDER BY id DESC LIMIT 1',
  );
  return row && toCheckpoint(row);
}

/** Returns the newest checkpoint of a size, if there is one. */
export async function checkpointOfSize(db: Queryable, size: number): Promise<Checkpoint | undefined> {
  const [row] = await db.query<CheckpointRow>(
    'SELECT id, created_at, size, root, note FROM log_checkpoints WHERE size = $1::text::bigint ORDER BY id DESC LIMIT 1',
    [String(size)],
  );
  return row && toCheckpoint(row);
}

/** Returns the first checkpoints after an id. */
export async function checkpointsAfter(db: Queryable, id: number, count: number): Promise<Checkpoint[]> {
  const rows = await db.query<CheckpointRow>(
    'SELECT id, created_at, size, root, note FROM log_checkpoints WHERE id > $1::text::bigint ORDER BY id LIMIT $2::text::bigint',
    [String(id), String(count)],
  );
  return rows.map(toCheckpoint);
}

/** Yields all checkpoints in their order. */
export async function* allCheckpoints(db: Queryable, chunkSize = 500): AsyncGenerator<Checkpoint, undefined> {
  let checkpoints: Checkpoint[] = [];
  do {
    checkpoints = await checkpointsAfter(db, checkpoints.at(-1)?.id ?? 0, chunkSize);
    yield* checkpoints;
  } while (checkpoints.length === chunkSize);
  return undefined;
}

/** Stores a checkpoint after the newest one. */
export async function insertCheckpoint(tx: Transaction, checkpoint: Checkpoint): Promise<void> {
  const { id, createdAt, size, root, note } = checkpoint;
  await tx.query(
    `INSERT INTO log_checkpoints (id, created_at, size, root, note)
     VALUES ($1::text::bigint, $2::text::timestamptz, $3::text::bigint, decode($4, 'hex'), $5)`,
    [String(id), createdAt, String(size), root.toString('hex'), note],
  );
}

/** Returns the number of leaves, by their last position. */
export async function countLeaves(db: Queryable): Promise<number> {
  const [row] = await db.query<{ size: number }>(
    'SELECT coalesce(max(idx) + 1, 0)::bigint AS size FROM log_leaves',
  );
  return row?.size ?? 0;
}

/** Leaf with its position. */
export interface PlacedLeaf extends Leaf {
  index: number;
}

interface LeafRow {
  family_id: number;
  seq: number;
  idx: number;
  head: string;
}

const leafColumns = `family_id, seq, idx, encode(hash, 'hex') AS head`;

const toLeaf = ({ family_id, seq, idx, head }: LeafRow): PlacedLeaf => ({
  familyId: family_id,
  seq,
  head,
  index: idx,
});

/** Returns the leaf of an event, or of the family's last event below the size; undefined if there is none. */
export async function findLeaf(
  db: Queryable,
  familyId: number,
  { seq, size }: { seq?: number | undefined; size: number },
): Promise<PlacedLeaf | undefined> {
  const which = seq === undefined ? '' : 'AND seq = $3::text::bigint';
  const [row] = await db.query<LeafRow>(
    `SELECT ${leafColumns} FROM log_leaves
     WHERE family_id = $1::text::bigint AND idx < $2::text::bigint ${which} ORDER BY seq DESC LIMIT 1`,
    [String(familyId), String(size), ...(seq === undefined ? [] : [String(seq)])],
  );
  return row && toLeaf(row);
}

/** Checks whether the log lacks an event that a family has, by default its last one. */
export async function lacksEvent(db: Queryable, familyId: number, seq?: number): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM (SELECT family_id, seq AS last, coalesce($2::text::bigint, seq) AS seq FROM families) f
     WHERE family_id = $1::text::bigint AND seq BETWEEN 1 AND last
       AND NOT EXISTS (SELECT FROM log_leaves l WHERE l.family_id = f.family_id AND l.seq = f.seq)`,
    [String(familyId), seq === undefined ? null : String(seq)],
  );
  return rows.length > 0;
}

/** Yields the last leaf of each family in the tree of a size, by family. */
export async function* lastLeaves(db: Queryable, size: number, chunkSize = 1000): AsyncGenerator<PlacedLeaf> {
  for (let after = 0; ; ) {
    const [range] = await db.query<{ last: number | null }>(
      `SELECT max(family_id) AS last FROM (
         SELECT family_id FROM log_leaves WHERE seq = 1 AND family_id > $1::text::bigint AND idx < $2::text::bigint
         ORDER BY family_id LIMIT $3::text::bigint) f`,
      [after, size, chunkSize].map(String),
    );
    const last = range?.last ?? null;
    if (last === null) return;
    // The limit of families is a range: a cluster cannot join a limited relation of several nodes.
    const rows = await db.query<LeafRow>(
      `SELECT l.family_id, l.seq, l.idx, encode(l.hash, 'hex') AS head
       FROM (SELECT family_id FROM log_leaves WHERE seq = 1 AND idx < $3::text::bigint
         AND family_id > $1::text::bigint AND family_id <= $2::text::bigint) f
       CROSS JOIN LATERAL (SELECT * FROM log_leaves WHERE family_id = f.family_id AND idx < $3::text::bigint
         ORDER BY seq DESC LIMIT 1) l ORDER BY l.family_id`,
      [after, last, size].map(String),
    );
    yield* rows.map(toLeaf);
    after = last;
  }
}

/** Returns the leaves from a position on, in order. */
async function readLeaves(db: Queryable, start: number, count: number): Promise<PlacedLeaf[]> {
  const rows = await db.query<LeafRow>(
    `SELECT ${leafColumns} FROM log_leaves
     WHERE idx >= $1::text::bigint AND idx < $1::text::bigint + $2::text::bigint ORDER BY idx`,
    [String(start), String(count)],
  );
  return rows.map(toLeaf);
}

/** Leaf with the hash that its event has now. */
export interface LeafWithEvent extends PlacedLeaf {
  event: string | null;
}

/** Returns the first leaves from a position on, in order, with the hashes of their events. */
export async function readWithEvents(db: Queryable, start: number, count: number): Promise<LeafWithEvent[]> {
  // Scalar subquery, since PostgreSQL and the nodes of a cluster may run a join by reading all events.
  const rows = await db.query<LeafRow & { event: string | null }>(
    `SELECT ${leafColumns},
       (SELECT encode(e.hash, 'hex') FROM events e WHERE e.family_id = l.family_id AND e.seq = l.seq) AS event
     FROM log_leaves l WHERE idx >= $1::text::bigint ORDER BY idx LIMIT $2::text::bigint`,
    [String(start), String(count)],
  );
  return rows.map((row) => ({ ...toLeaf(row), event: row.event }));
}

/** Yields all leaves in order, with the hashes of their events. */
export async function* leavesWithEvents(
  db: Queryable,
  chunkSize = 2000,
): AsyncGenerator<LeafWithEvent, undefined> {
  let leaves: LeafWithEvent[] = [];
  do {
    leaves = await readWithEvents(db, (leaves.at(-1)?.index ?? -1) + 1, chunkSize);
    yield* leaves;
  } while (leaves.length === chunkSize);
  return undefined;
}

/** Creates the reader of stored tiles. Incomplete ones follow from the leaves, or from the tiles one level below. */
export function tileReader(db: Queryable): ReadTile {
  return async (level, idx) => {
    const tile = await readTileRow(db, level, idx);
    if (tile) return hashesIn(tile.hashes);
    if (level === 0) {
      const leaves = await readLeaves(db, idx * tileWidth, tileWidth);
      return leaves.map(hashOfLeaf);
    }
    const roots = await db.query<{ root: Buffer }>(
      `SELECT root FROM log_tiles WHERE level = $1::text::smallint AND idx >= $2::text::bigint
       AND idx < $2::text::bigint + ${tileWidth} ORDER BY idx`,
      [String(level - 1), String(idx * tileWidth)],
    );
    return roots.map(({ root }) => root);
  };
}

/** Returns a complete tile and its root, if it is there. */
export async function readTileRow(
  db: Queryable,
  level: number,
  idx: number,
): Promise<{ hashes: Buffer; root: Buffer } | undefined> {
  const [tile] = await db.query<{ hashes: Buffer; root: Buffer }>(
    'SELECT hashes, root FROM log_tiles WHERE level = $1::text::smallint AND idx = $2::text::bigint',
    [String(level), String(idx)],
  );
  return tile;
}

function hashesIn(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / hashBytes }, (_, i) =>
    bytes.subarray(i * hashBytes, (i + 1) * hashBytes),
  );
}

const tileColumns = { level: 'smallint', idx: 'bigint', hashes: 'bytea', root: 'bytea' };

/** Stores complete tiles. */
export async function insertTiles(tx: Transaction, tiles: readonly Tile[]): Promise<void> {
  if (tiles.length === 0) return;
  await tx.query(
    `INSERT INTO log_tiles (level, idx, hashes, root) SELECT level, idx, hashes, root FROM ${unnestRows(tileColumns)} t`,
    columnArrays(tileColumns, tiles),
  );
}

/** Events of a family that the log lacks, from the first number to the last. */
export interface Missing {
  familyId: number;
  first: number;
  last: number;
}

const missingColumns = { familyId: 'bigint', first: 'bigint', last: 'bigint' };

/** Appends the leaves of events, and returns those of the events that exist, in order. */
export async function insertLeaves(
  tx: Transaction,
  start: number,
  missing: readonly Missing[],
): Promise<PlacedLeaf[]> {
  // ORDER BY keeps the planner from joining the events of all families.
  const rows = await tx.query<LeafRow>(
    `INSERT INTO log_leaves (family_id, seq, idx, hash)
     SELECT e.family_id, e.seq, $1::text::bigint - 1 + row_number() OVER (ORDER BY e.family_id, e.seq), e.hash
     FROM ${unnestRows(missingColumns, 2)} m CROSS JOIN LATERAL (
       SELECT family_id, seq, hash FROM events
       WHERE family_id = m."familyId" AND seq BETWEEN m.first AND m.last ORDER BY family_id, seq) e
     RETURNING ${leafColumns}`,
    [String(start), ...columnArrays(missingColumns, missing)],
  );
  return rows.map(toLeaf).sort((a, b) => a.index - b.index);
}
