import type { Log } from '../db/log.ts';
import { loggedText } from '../db/logged-error.ts';
import type { Queryable } from '../db/transaction.ts';
import { repeat } from '../repeat.ts';

/** Lifetime of a stored refusal. Its key is then free again, so that refused requests fill no table (decisions.md 1.10). */
const lifetimeMs = 30 * 86_400_000;

/** Returns the time before which a stored refusal counts as absent. */
export function refusalsStart(now: string): string {
  return new Date(Date.parse(now) - lifetimeMs).toISOString();
}

const everyMs = 3_600_000;
const retryMs = 60_000;
/** Maximum number of rows that one statement deletes. Other statements can run between two. */
const batchSize = 1000;

interface Options {
  now: () => Date;
  log: Log;
}

/**
 * Deletes refusals after their lifetime, every hour. Instances skip the rows that another one deletes. Returns a function
 * that stops it and waits for the last round.
 */
export function keepDeletingRefusals(database: Queryable, { now, log }: Options): () => Promise<void> {
  return repeat(
    async () => {
      await deleteRefusals(database, now());
      return everyMs;
    },
    (error) => {
      log.warn(`Cannot delete old refusals: ${loggedText(error)}`);
      return retryMs;
    },
  );
}

/** Deletes the refusals whose lifetime is over, in batches. A command that replaces one at the same time keeps its row. */
export async function deleteRefusals(
  { query }: Queryable,
  now: Date,
  limit: number = batchSize,
): Promise<void> {
  let deleted = limit;
  while (deleted === limit) {
    const rows = await query(
      `WITH old AS (
         SELECT family_id, user_id, key FROM idempotency_keys
         WHERE status >= 400 AND created_at < $1::text::timestamptz
         ORDER BY created_at LIMIT $2::text::bigint FOR UPDATE SKIP LOCKED
       )
       DELETE FROM idempotency_keys k USING old
       WHERE (k.family_id, k.user_id, k.key) = (old.family_id, old.user_id, old.key) RETURNING 1`,
      [refusalsStart(now.toISOString()), String(limit)],
    );
    deleted = rows.length;
  }
}
