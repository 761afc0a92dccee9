import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../base/service-log.ts';
import { type JobHandler, type OnAttempt, type QuickHandler, resultOf } from './attempt.ts';

export interface WorkerOptions {
  /** Number of workers; half as many run quick jobs. */
  workers: number;
  pollSeconds: number;
  log: Log;
  onAttempt: OnAttempt;
}

/** Starts workers for the jobs of a name. Returns a function that wakes as many as the given number of new jobs needs. */
export async function startWorkers(
  boss: PgBoss,
  name: string,
  handler: JobHandler | QuickHandler,
  { workers, pollSeconds, log, onAttempt }: WorkerOptions,
): Promise<(jobs: number) => void> {
  const { handle, atOnce } = typeof handler === 'function' ? { handle: handler, atOnce: 1 } : handler;
  const count = atOnce === 1 ? workers : Math.ceil(workers / 2);
  const idle = new Set<string>();
  const busy = new Set<string>();
  const options = {
    pollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
    perJobResults: true,
    batchSize: atOnce,
  } as const;
  const wake = (jobs: number) => {
    // A busy worker polls again when it is done.
    for (const id of [...idle, ...busy].slice(0, Math.ceil(jobs / atOnce))) boss.notifyWorker(id);
  };
  for (let i = 0; i < count; i++) {
    const id = await boss.work(name, options, async (jobs: JobWithMetadata<object>[]) => {
      idle.delete(id);
      busy.add(id);
      // There may be more jobs.
      if (jobs.length === atOnce) wake(1);
      try {
        return await Promise.all(jobs.map((job) => resultOf(job, handle, { log, onAttempt })));
      } finally {
        busy.delete(id);
        idle.add(id);
      }
    });
    idle.add(id);
  }
  return wake;
}
