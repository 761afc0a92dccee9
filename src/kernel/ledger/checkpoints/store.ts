import type { Queryable } from '../../../db/transaction.ts';
import type { TreeHead } from '../merkle.ts';
import type { Head } from './checkpoint.ts';

/** Checkpoints over the heads of families, which the service made before the log. They stay as evidence. */
export interface OldCheckpoint extends TreeHead {
  id: number;
  note: string;
}

/** Returns the newest checkpoint over heads, if there is one. */
export async function newestOldCheckpoint(db: Queryable): Promise<OldCheckpoint | undefined> {
  const [row] = await db.query<OldCheckpoint>(
    'SELECT id, size, root, note FROM checkpoints ORDER BY id DESC LIMIT 1',
  );
  return row;
}

/** Yields all checkpoints over heads in their order. */
export async function* allOldCheckpoints(db: Queryable, chunkSize = 500): AsyncGenerator<OldCheckpoint> {
  let rows: OldCheckpoint[] = [];
  do {
    rows = await db.query<OldCheckpoint>(
      `SELECT id, size, root, note FROM checkpoints WHERE id > $1::text::bigint ORDER BY id LIMIT $2::text::bigint`,
      [String(rows.at(-1)?.id ?? 0), String(chunkSize)],
    );
    yield* rows;
  } while (rows.length === chunkSize);
}

/** Yields the heads in the newest checkpoint over heads, by family. */
export async function* lastHeads(db: Queryable): AsyncGenerator<Head> {
  let last: Head | undefined;
  for await (const { familyId, seq, head } of signedHeads(db)) {
    if (last && last.familyId !== familyId) yield last;
    last = { familyId, seq, head };
  }
  if (last) yield last;
}

/** Head that a checkpoint signed, with the hash of the event that the ledger has now. */
export interface SignedHead extends Head {
  checkpointId: number;
  event: string | null;
}

interface SignedHeadRow {
  family_id: number;
  checkpoint_id: number;
  seq: number;
  head: string;
  event: string | null;
}

/** Yields all heads in checkpoints, by family and checkpoint. */
export async function* signedHeads(db: Queryable, chunkSize = 5000): AsyncGenerator<SignedHead> {
  let rows: SignedHeadRow[] = [];
  do {
    const last = rows.at(-1);
    rows = await db.query<SignedHeadRow>(
      `SELECT h.family_id, h.checkpoint_id, h.seq, encode(h.head, 'hex') AS head, encode(e.hash, 'hex') AS event
       FROM (SELECT * FROM checkpoint_heads
         WHERE (family_id, checkpoint_id) > ($1::text::bigint, $2::text::bigint)
         ORDER BY family_id, checkpoint_id LIMIT $3::text::bigint) h
       LEFT JOIN events e ON e.family_id = h.family_id AND e.seq = h.seq ORDER BY h.family_id, h.checkpoint_id`,
      [last?.family_id ?? 0, last?.checkpoint_id ?? 0, chunkSize].map(String),
    );
    for (const { family_id, checkpoint_id, ...row } of rows)
      yield { ...row, familyId: family_id, checkpointId: checkpoint_id };
  } while (rows.length === chunkSize);
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
