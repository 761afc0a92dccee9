import { newId } from '../../../src/base/ids.ts';
import type { Log } from '../../../src/base/service-log.ts';
import { createDatabasePool, type Database } from '../../../src/db/database.ts';
import type { JobHandler, QuickHandler } from '../../../src/jobs/attempt.ts';
import { createJobs, type JobOptions, type Jobs } from '../../../src/jobs/queue.ts';
import type { TestContext } from '../app.ts';
import { createDatabase } from '../database/database.ts';

/** Log that keeps its lines for a test, each after its level. */
export interface TestLog extends Log {
  lines: string[];
}

export function createTestLog(): TestLog {
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}

/** Shorter intervals than the defaults, so that tests do not wait. */
export const quick = { pollSeconds: 0.5, retrySeconds: 1, superviseSeconds: 1 };

export interface StoredJob {
  id: string;
  name: string;
  data: Record<string, unknown>;
  state: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  retries: number;
  /** All stored columns. */
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
  /** Adds a job named `work` in its own transaction, and returns its id. */
  add(data?: Record<string, string | number>, familyId?: number): Promise<string>;
  /** Returns the states of the jobs, in order of creation. */
  states(): Promise<string[]>;
}

/** Creates a queue that runs jobs named `work` with `handle`; stops after the test. */
export async function startJobs(
  t: TestContext,
  handle: JobHandler | QuickHandler,
  { url, ...timing }: Partial<Omit<JobOptions, 'log'>> = {},
): Promise<TestJobs> {
  const databaseUrl = url ?? (await createDatabase(t));
  const database = createDatabasePool(databaseUrl);
  t.teardown(database.close);
  const log = createTestLog();
  const jobs = createJobs({ ...quick, ...timing, url: databaseUrl, log });
  t.teardown(jobs.stop);
  await jobs.start({ work: handle });
  return {
    jobs,
    log,
    database,
    databaseUrl,
    async add(data = {}, familyId = 1) {
      const id = newId();
      await database.transaction((tx) => jobs.enqueue(tx, [{ id, name: 'work', data, familyId }]));
      return id;
    },
    states: async () => (await storedJobs(database)).map(({ state }) => state),
  };
}
