import { setTimeout } from 'node:timers/promises';
import { type JobInsert, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobQueue, NewJob } from '../commands/command.ts';
import { creatingTables } from '../db/faults.ts';
import type { Log } from '../db/log.ts';
import { loggedText } from '../db/logged-error.ts';
import type { Transaction } from '../db/transaction.ts';
import { attempt, type JobHandler, type OnAttempt } from './attempt.ts';
import { connectionOptions } from './connection.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { createTurns } from './turns.ts';

/** Durable queue of background jobs in the database, with workers. */
export interface Jobs extends JobQueue {
  /** Prepares the queue and starts workers, with handlers by the job's name. */
  start(handlers: Readonly<Record<string, JobHandler>>, onAttempt?: OnAttempt): Promise<void>;
  /** Checks that the workers run and that the queue's own connections work. Rejects if they do not. */
  isWorking(): Promise<boolean>;
  /** Stops taking jobs and waits for running ones. Jobs that exceed the wait return to the queue. */
  stop(): Promise<void>;
}

const defaults = {
  /** Concurrent jobs of one name; with 0, this instance only enqueues. */
  workers: 4,
  /** Seconds between polls of an idle worker, for jobs of other instances and for retries. */
  pollSeconds: 1,
  /** Maximum number of retries. Their delays double up to ten minutes, about 20 minutes in total. */
  retries: 8,
  retrySeconds: 5,
  /** Time limit of one attempt. */
  expireSeconds: 120,
  /** Seconds without a heartbeat after which a job counts as failed: its process has died. */
  heartbeatSeconds: 15,
  /** Seconds between checks for missing heartbeats. */
  superviseSeconds: 10,
  /** Maximum wait for running jobs on stop. */
  drainSeconds: 10,
};

export type JobTiming = typeof defaults;

export interface JobOptions extends Partial<JobTiming> {
  /** URL of the database, where `start` creates or migrates the queue's tables. */
  url: string;
  log: Log;
}

/** Creates the queue; `start` connects it. Logs the queue's errors, which never end the process. */
export function createJobs({ url, log, ...given }: JobOptions): Jobs {
  const timing = { ...defaults, ...given };
  const boss = new PgBoss(connectionOptions(url, timing.superviseSeconds));
  const warn = oncePerMinute((message) => log.warn(`Background jobs: ${message}`));
  // Without a listener, a lost connection would end the process.
  boss.on('error', (error) => warn(loggedText(error)));
  boss.on('warning', ({ message }) => warn(message));
  const priorityOf = createTurns();
  const names: string[] = [];
  const workers: string[] = [];

  let isStarted = false;

  async function work(name: string, handle: JobHandler, onAttempt: OnAttempt): Promise<void> {
    const options = { pollingIntervalSeconds: timing.pollSeconds, includeMetadata: true } as const;
    const worker = await boss.work(name, options, async ([job]: JobWithMetadata<object>[]) => {
      if (!job) return;
      // Polls again at once, since there may be more jobs.
      boss.notifyWorker(worker);
      await attempt(job, handle, { log, onAttempt });
    });
    workers.push(worker);
  }

  return {
    enqueue: (tx, jobs) => {
      const prioritized = jobs.map((job) => ({ ...job, priority: priorityOf(job.familyId) }));
      return insert(boss, tx, prioritized, timing);
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async start(handlers, onAttempt = () => {}) {
      await creatingTables(boss.start());
      for (const [name, handle] of Object.entries(handlers)) {
        await boss.createQueue(name);
        names.push(name);
        for (let i = 0; i < timing.workers; i++) await work(name, handle, onAttempt);
      }
      isStarted = true;
    },
    isWorking: async () => isStarted && (await boss.schemaVersion()) !== null,
    async stop() {
      isStarted = false;
      // boss.stop() would check only every half second whether the last job has ended.
      const idle = Promise.all(names.map((name) => boss.offWork(name)));
      await Promise.race([idle, setTimeout(timing.drainSeconds * 1000, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Adds jobs in the transaction. Each job stores its retry rules, so queues need no settings. */
async function insert(
  boss: PgBoss,
  tx: Transaction,
  jobs: readonly (NewJob & { priority: number })[],
  { retries, retrySeconds, expireSeconds, heartbeatSeconds }: JobTiming,
): Promise<void> {
  const db = {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query(text, values) }),
  };
  const rules: JobInsert = {
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: expireSeconds,
    heartbeatSeconds,
  };
  const inserts = [...Map.groupBy(jobs, ({ name }) => name)].map(([name, same]) =>
    boss.insert(
      name,
      same.map(({ id, data, priority }) => ({ ...rules, id, data, priority })),
      { db },
    ),
  );
  await Promise.all(inserts);
}
