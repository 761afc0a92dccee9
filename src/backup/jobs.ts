import type { TransactionSql } from 'postgres';
import type { Transaction } from '../db/transaction.ts';
import type { CopiedTable, CopySql } from './copy.ts';

/** Background jobs that wait, as a table of a backup. The queue's own tables belong to its library, which may change them. */
export const waitingJobs: CopiedTable = {
  name: 'waiting_jobs',
  columns: [
    { name: 'name', type: 'text' },
    { name: 'id', type: 'uuid' },
    { name: 'data', type: 'jsonb' },
  ],
  key: ['id'],
};

/** Rows of `waitingJobs`. A job that runs now may be lost with its process, and can run twice. */
export const waitingJobsQuery = `(SELECT name, id, data FROM pgboss.job WHERE state < 'completed')`;

const batchSize = 500;
const ignore = () => {};

/** Counts the jobs that wait; undefined without a queue, for example before the first start. */
export async function countWaitingJobs(sql: CopySql): Promise<number | undefined> {
  const [found] = await sql.unsafe(`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`);
  if (found?.['is_there'] !== true) return undefined;
  const [row] = await sql.unsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${waitingJobsQuery} w`,
  );
  return row?.count;
}

/** Creates a table for waiting jobs, which lasts until the end of the transaction. */
export async function createJobTable(tx: TransactionSql): Promise<void> {
  await tx.unsafe(
    'CREATE TEMP TABLE waiting_jobs (name text, id uuid PRIMARY KEY, data jsonb) ON COMMIT DROP',
  );
}

interface WaitingJob {
  name: string;
  id: string;
  data: { familyId?: number };
}

/** Adds the jobs of the table to the queue. Prepares the queue before, outside of the transaction. */
export async function enqueueJobs(url: string, tx: TransactionSql): Promise<void> {
  const names = await tx.unsafe<{ name: string }[]>('SELECT DISTINCT name FROM waiting_jobs');
  if (names.length === 0) return;
  // Loaded only now, because the queue takes megabytes of memory.
  const { createJobs } = await import('../jobs/queue.ts');
  const jobs = createJobs({ url, workers: 0, log: { info: ignore, warn: ignore, error: ignore } });
  const transaction = {
    isTransaction: true,
    query: (text: string, values: readonly unknown[] = []) => tx.unsafe(text, [...values] as string[]),
  } as unknown as Transaction; // The queue only runs statements.
  try {
    await jobs.start(Object.fromEntries(names.map(({ name }) => [name, async () => {}])));
    for (;;) {
      const rows = await tx.unsafe<WaitingJob[]>(
        `DELETE FROM waiting_jobs WHERE id IN (SELECT id FROM waiting_jobs LIMIT ${batchSize}) RETURNING name, id, data`,
      );
      if (rows.length === 0) return;
      await jobs.enqueue(
        transaction,
        rows.map((job) => ({ ...job, familyId: job.data.familyId ?? 0 })),
      );
    }
  } finally {
    await jobs.stop();
  }
}
