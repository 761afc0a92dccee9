import { loggedText } from '../../base/logged-error.ts';
import { repeat } from '../../base/repeat.ts';
import type { Log } from '../../base/service-log.ts';
import type { Database } from '../../db/database.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockStreams } from '../state/stream.ts';

/**
 * Lifetime of a stored refusal, and of a success without an event. The key is then free again, so that requests that change nothing
 * fill no table (decisions.md 1.10).
 */
const lifetimeMs = 30 * 86_400_000;

/** Returns the time before which such an outcome counts as absent. */
export function temporaryStart(now: string): string {
  return new Date(Date.parse(now) - lifetimeMs).toISOString();
}

const everyMs = 3_600_000;
const retryMs = 60_000;
/** Maximum number of families that one statement finds. */
const batchSize = 1000;

type KeysDatabase = Pick<Database, 'query' | 'transaction'>;

interface Options {
  now: () => Date;
  log: Log;
}

/**
 * Deletes these outcomes after their lifetime, every hour. Instances skip the families of another one. Returns a function
 * that stops it and waits for the last round.
 */
export function keepDeletingKeys(database: KeysDatabase, { now, log }: Options): () => Promise<void> {
  return repeat(
    async () => {
      await deleteTemporaryKeys(database, now());
      return everyMs;
    },
    (error) => {
      log.warn(`Cannot delete old idempotency keys: ${loggedText(error)}`);
      return retryMs;
    },
  );
}

/** Condition for outcomes older than $1. Each half has an index. */
const isOver = `(status >= 400 AND created_at < $1::text::timestamptz OR is_idle AND created_at < $1::text::timestamptz)`;

/** Deletes the outcomes whose lifetime is over, one family at a time. Leaves those of locked streams to the next run. */
export async function deleteTemporaryKeys(
  database: KeysDatabase,
  now: Date,
  limit: number = batchSize,
): Promise<void> {
  const before = temporaryStart(now.toISOString());
  let last = 0;
  for (;;) {
    const families = await database.query<{ family_id: number }>(
      `SELECT DISTINCT family_id FROM idempotency_keys
       WHERE ${isOver} AND family_id > $2::text::bigint
       ORDER BY family_id LIMIT $3::text::bigint`,
      [before, String(last), String(limit)],
    );
    for (const { family_id } of families)
      await database.transaction((tx) => deleteKeysOf(tx, family_id, before));
    last = families.at(-1)?.family_id ?? last;
    if (families.length < limit) return;
  }
}

async function deleteKeysOf(tx: Transaction, familyId: number, before: string): Promise<void> {
  // A command that replaces a refusal at the same time holds the stream, and keeps its row.
  const streams = await lockStreams(tx, [familyId], false);
  if (!streams.has(familyId)) return;
  await tx.query(
    `DELETE FROM idempotency_keys
     WHERE ${isOver} AND family_id = $2::text::bigint`,
    [before, String(familyId)],
  );
}
