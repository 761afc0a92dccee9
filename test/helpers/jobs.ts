import { connectDatabase, type Database } from '../../src/db/database.ts';
import type { Log } from '../../src/db/log.ts';
import type { JobHandler } from '../../src/jobs/attempt.ts';
import { type JobOptions, type Jobs, openJobs } from '../../src/jobs/queue.ts';
import { newId } from '../../src/ledger/ids.ts';
import type { TestContext } from './app.ts';
import { createDatabase } from './database.ts';

/** A log that a test reads: what was written, with its level before it. */
export interface TestLog extends Log {
  lines: string[];
}

export function openTestLog(): TestLog {
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}

/** As in service, but quicker where a test would have to wait for it. */
export const quick = { pollSeconds: 0.5, retrySeconds: 1, superviseSeconds: 1 };

/** A job as the queue keeps it. */
export interface StoredJob {
  id: string;
  name: string;
  data: Record<string, unknown>;
  state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  retries: number;
  /** Everything that is stored of it. */
  text: string;
}

export async function storedJobs({ sql }: Database): Promise<StoredJob[]> {
  return sql<
    StoredJob[]
  >`SELECT id, name, data, state::text AS state, retry_count AS retries, job::text AS text
    FROM pgboss.job ORDER BY created_on, id`;
}

export interface TestJobs {
  jobs: Jobs;
  log: TestLog;
  database: Database;
  databaseUrl: string;
  /** Adds a job of the kind `work` in a transaction of its own, and returns its id. */
  add(data?: Record<string, string | number>): Promise<string>;
  /** What became of the jobs: their states, in the order in which they came. */
  states(): Promise<string[]>;
}

/** A queue whose jobs of the kind `work` are carried out by `handle`; ended with the test. */
export async function startJobs(
  t: TestContext,
  handle: JobHandler,
  { url, ...timing }: Partial<Omit<JobOptions, 'log'>> = {},
): Promise<TestJobs> {
  const databaseUrl = url ?? (await createDatabase(t));
  const database = connectDatabase(databaseUrl);
  t.teardown(database.close);
  const log = openTestLog();
  const jobs = openJobs({ ...quick, ...timing, url: databaseUrl, log });
  t.teardown(jobs.stop);
  await jobs.start({ work: handle });
  return {
    jobs,
    log,
    database,
    databaseUrl,
    async add(data = {}) {
      const id = newId();
      await database.transaction((tx) => jobs.enqueue(tx, [{ id, name: 'work', data }]));
      return id;
    },
    states: async () => (await storedJobs(database)).map(({ state }) => state),
  };
}
