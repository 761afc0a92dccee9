import { loggedText } from '../../base/logged-error.ts';
import { repeat } from '../../base/repeat.ts';
import type { Log } from '../../base/service-log.ts';
import type { Database } from '../../db/database.ts';

const dayMs = 86_400_000;
const everyMs = 3_600_000;
const retryMs = 60_000;
/** Maximum number of records that one statement deletes. Other statements can run between two. */
const batchSize = 1000;

interface Retention {
  /** Days that records stay. */
  days: number;
  now: () => Date;
  log: Log;
}

/** Deletes the records after their retention, every hour. Returns a function that stops it and waits for the last round. */
export function keepDeletingRecords(database: Database, { days, now, log }: Retention): () => Promise<void> {
  return repeat(
    async () => {
      await deleteRecords(database, new Date(now().getTime() - days * dayMs));
      return everyMs;
    },
    (error) => {
      log.warn(`Cannot delete old records of the audit log: ${loggedText(error)}`);
      return retryMs;
    },
  );
}

/** Deletes the records from before a time, in batches. Instances delete one after the other. */
export async function deleteRecords(
  { transaction }: Pick<Database, 'transaction'>,
  before: Date,
  limit: number = batchSize,
): Promise<void> {
  let deleted = limit;
  while (deleted === limit) {
    // The function's setting reaches the nodes of a cluster in a transaction only.
    const [row] = await transaction((tx) =>
      tx.query<{ deleted: number }>(
        'SELECT end_audit_records($1::text::timestamptz, $2::text::bigint) AS deleted',
        [before.toISOString(), String(limit)],
      ),
    );
    deleted = row?.deleted ?? 0;
  }
}
