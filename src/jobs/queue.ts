import { setTimeout } from 'node:timers/promises';
import { type JobInsert, PgBoss } from 'pg-boss';
import { creatingTables } from '../base/faults.ts';
import { loggedText } from '../base/logged-error.ts';
import type { Log } from '../base/service-log.ts';
import { codeOf } from '../base/system-errors.ts';
import type { Transaction } from '../db/transaction.ts';
import type { JobQueue, NewJob } from '../kernel/commands/command.ts';
import type { JobHandlers, OnAttempt } from './attempt.ts';
import { startWorkers } from './job-workers.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { createTurns } from './priorities.ts';
import { connectionOptions } from './queue-connection.ts';

/** Durable queue of background jobs in the database, with workers. */
export interface Jobs extends JobQueue {
  /** Prepares the queue and starts workers, with handlers by the job's name. */
  start(handlers: JobHandlers, onAttempt?: OnAttempt): Promise<void>;
  /** Checks that the workers run and that the queue's own connections work. Rejects if they do not. */
  isWorking(): Promise<boolean>;
  /** Stops taking jobs and waits for running ones. Jobs that exceed the wait return to the queue. */
  stop(): Promise<void>;
}

const defaults = {
  /** Workers for the jobs of a name, half as many for quick ones; with 0, this instance only enqueues. */
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
  /** False if another process of the same instance looks for dead jobs. */
  supervise?: boolean;
}

/** Creates the queue; `start` connects it. Logs the queue's errors, which never end the process. */
export function createJobs({ url, log, supervise = true, ...given }: JobOptions): Jobs {
  const timing = { ...defaults, ...given };
  const boss = new PgBoss({ ...connectionOptions(url, timing.superviseSeconds), supervise });
  const warn = oncePerMinute((message) => log.warn(`Background jobs: ${message}`));
  // Without a listener, a lost connection would end the process.
  boss.on('error', (error) => {
    // A server with a limit for idle sessions ended one. The pool of pg-boss has noticed, and opens another.
    if (codeOf(error) !== '57P05') warn(loggedText(error));
  });
  boss.on('warning', ({ message }) => warn(message));
  const priorityOf = createTurns();
  /** Functions that wake workers, by the name of the job. */
  const wakes = new Map<string, (jobs: number) => void>();
  let isStarted = false;

  return {
    enqueue: (tx, jobs) => {
      const prioritized = jobs.map((job) => ({ ...job, priority: priorityOf(job.familyId) }));
      return insert(boss, tx, prioritized, timing);
    },
    wake(added) {
      for (const [name, { length }] of Map.groupBy(added, (job) => job.name)) wakes.get(name)?.(length);
    },
    async start(handlers, onAttempt = () => {}) {
      await creatingTables(boss.start());
      for (const [name, handler] of Object.entries(handlers)) {
        await boss.createQueue(name);
        wakes.set(name, await startWorkers(boss, name, handler, { ...timing, log, onAttempt }));
      }
      isStarted = true;
    },
    isWorking: async () => isStarted && (await boss.schemaVersion()) !== null,
    async stop() {
      isStarted = false;
      // boss.stop() would check only every half second whether the last job has ended.
      const idle = Promise.all([...wakes.keys()].map((name) => boss.offWork(name)));
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
