import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../../db/transaction.ts';
import { signaturesPerPause } from '../log/proofs.ts';
import type { Checkpoint } from '../log/store.ts';
import { readCosignature } from './cosignature.ts';

/** Last checkpoint that a witness cosigned. */
export interface LastCosigned {
  checkpointId: number;
  size: number;
  /** Time at which an instance stored the cosignature. */
  at: Date;
}

/** Returns the last checkpoint that the witness with a public key cosigned, if there is one. */
export async function lastCosigned(db: Queryable, witness: string): Promise<LastCosigned | undefined> {
  const [row] = await db.query<{ checkpoint_id: number; size: number; created_at: string }>(
    `SELECT s.checkpoint_id, c.size, s.created_at FROM log_cosignatures s JOIN log_checkpoints c ON c.id = s.checkpoint_id
     WHERE s.witness = $1 ORDER BY s.checkpoint_id DESC LIMIT 1`,
    [witness],
  );
  return row && { checkpointId: row.checkpoint_id, size: row.size, at: new Date(row.created_at) };
}

/** Stores a verified cosignature. Keeps an earlier one of the same checkpoint. */
export async function insertCosignature(
  db: Queryable,
  { witness, checkpointId, line, now }: { witness: string; checkpointId: number; line: string; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO log_cosignatures (checkpoint_id, witness, line, created_at)
     VALUES ($1::text::bigint, $2, $3, $4::text::timestamptz) ON CONFLICT DO NOTHING`,
    [String(checkpointId), witness, line, now.toISOString()],
  );
}

/** Returns the lines of valid cosignatures of checkpoints, by the checkpoints' ids. */
export async function readCosignatures(
  db: Queryable,
  checkpoints: readonly Pick<Checkpoint, 'id' | 'note'>[],
  now: Date,
): Promise<Map<number, string[]>> {
  const rows = await db.query<{ checkpoint_id: number; witness: string; line: string }>(
    `SELECT checkpoint_id, witness, line FROM log_cosignatures
     WHERE checkpoint_id = ANY ($1::text::bigint[]) ORDER BY checkpoint_id, witness`,
    [`{${checkpoints.map(({ id }) => id).join(',')}}`],
  );
  const notes = new Map(checkpoints.map(({ id, note }) => [id, note]));
  const lines = new Map<number, string[]>();
  for (const [i, { checkpoint_id: id, witness, line }] of rows.entries()) {
    // Verifying a signature is slow enough to hold up other requests.
    if (i % signaturesPerPause === 0) await setImmediate();
    const found = readCosignature(notes.get(id) ?? '', `${line}\n`, witness, now);
    if (typeof found !== 'string') lines.set(id, [...(lines.get(id) ?? []), found.line]);
  }
  return lines;
}

/** Time until which an instance has the turn, above the time limits of its two requests. */
const turnMs = 60_000;
const retryMs = 30_000;
const maxRetryMs = 3_600_000;

/**
 * Takes the turn to ask a witness. Returns the number of failures before; undefined if the turn is later, or if another
 * instance has it.
 */
export async function takeTurn(db: Queryable, witness: string, now: Date): Promise<number | undefined> {
  // A clock that was set back must not pause the turns.
  const [row] = await db.query<{ failures: number }>(
    `INSERT INTO log_witnesses AS w (witness, next_at, failures) VALUES ($1, $3::text::timestamptz, 0)
     ON CONFLICT (witness) DO UPDATE SET next_at = excluded.next_at
     WHERE w.next_at <= $2::text::timestamptz OR w.next_at > $4::text::timestamptz RETURNING failures`,
    [witness, ...[0, turnMs, maxRetryMs].map((ms) => new Date(now.getTime() + ms).toISOString())],
  );
  return row?.failures;
}

/** Ends the turn. After failures, the next one follows after 30 seconds at first, and after an hour at most. */
export async function endTurn(db: Queryable, witness: string, failures: number, now: Date): Promise<void> {
  const waitMs = failures === 0 ? 0 : Math.min(retryMs * 2 ** (failures - 1), maxRetryMs);
  await db.query(
    'UPDATE log_witnesses SET next_at = $2::text::timestamptz, failures = $3::text::bigint WHERE witness = $1',
    [witness, new Date(now.getTime() + waitMs).toISOString(), String(failures)],
  );
}
