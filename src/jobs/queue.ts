import { setTimeout } from 'node:timers/promises';
import { type JobInsert, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../db/log.ts';
import type { Transaction } from '../db/transaction.ts';
import type { JobQueue, NewJob } from '../ledger/commands.ts';
import { carryOut, type JobHandler } from './attempt.ts';
import { connectionOptions } from './connection.ts';
import { reasonOf, seldom } from './telling.ts';

/** Durable background work: a queue in the database, and workers that take the jobs from it. */
export interface Jobs extends JobQueue {
  /** Prepares the queue and begins to carry jobs out, each kind by the handler under its name. */
  start(handlers: Readonly<Record<string, JobHandler>>): Promise<void>;
  /** Takes no more jobs and waits for those under way; what is not done by then goes back to the queue. */
  stop(): Promise<void>;
}

const defaults = {
  /** Jobs of a kind that are carried out at once; where 0, this instance only takes them on. */
  workers: 4,
  /** How often an idle worker looks for jobs of other instances and for those to be tried again. */
  pollSeconds: 1,
  /** With waits that double up to ten minutes, the attempts go on for about 20 minutes. */
  retries: 8,
  retrySeconds: 5,
  /** A job under way for longer counts as failed: it hangs. */
  expireSeconds: 120,
  /** A job of which nothing is heard for so long counts as failed too: its process died. */
  heartbeatSeconds: 15,
  /** How often such jobs are looked for. */
  superviseSeconds: 10,
  /** How long stopping waits for jobs under way. */
  drainSeconds: 10,
};

/** How often, how long, how many. */
export type JobTiming = typeof defaults;

export interface JobOptions extends Partial<JobTiming> {
  /** Connection string of the database. The queue's tables are made there, or brought up to date, by `start`. */
  url: string;
  log: Log;
}

/** Opens the queue; it connects when it is started. Its faults are told to the log and never end the process. */
export function openJobs({ url, log, ...given }: JobOptions): Jobs {
  const timing = { ...defaults, ...given };
  const boss = new PgBoss(connectionOptions(url, timing.superviseSeconds));
  const tell = seldom((message) => log.warn(`Background jobs: ${message}`));
  // Without a listener, a lost connection would end the process.
  boss.on('error', (error) => tell(reasonOf(error)));
  boss.on('warning', ({ message }) => tell(message));
  const names: string[] = [];
  const workers: string[] = [];

  async function work(name: string, handle: JobHandler): Promise<void> {
    const how = { pollingIntervalSeconds: timing.pollSeconds, includeMetadata: true } as const;
    const worker = await boss.work(name, how, async ([job]: JobWithMetadata<object>[]) => {
      if (!job) return;
      // Where there is one job there may be more: the next look is not put off.
      boss.notifyWorker(worker);
      await carryOut(job, handle, log);
    });
    workers.push(worker);
  }

  return {
    enqueue: (tx, jobs) => insert(boss, tx, jobs, timing),
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async start(handlers) {
      await boss.start();
      for (const [name, handle] of Object.entries(handlers)) {
        await boss.createQueue(name);
        names.push(name);
        for (let i = 0; i < timing.workers; i++) await work(name, handle);
      }
    },
    async stop() {
      // Waits by itself, since boss.stop() looks only every half second whether the last job has ended.
      const idle = Promise.all(names.map((name) => boss.offWork(name)));
      await Promise.race([idle, setTimeout(timing.drainSeconds * 1000, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Adds jobs in the transaction. They carry their rules along, so that a queue has none of its own to be kept in step. */
async function insert(
  boss: PgBoss,
  tx: Transaction,
  jobs: readonly NewJob[],
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
      same.map(({ id, data }) => ({ ...rules, id, data })),
      { db },
    ),
  );
  await Promise.all(inserts);
}
