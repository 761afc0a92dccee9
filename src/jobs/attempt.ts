import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../db/log.ts';
import { reasonOf } from './telling.ts';

/**
 * Carries a job out. It can meet the same job again, after a failure or where a process died in the middle, so doing it
 * twice must come to the same as doing it once.
 */
export type JobHandler = (data: unknown) => Promise<void>;

/** One attempt at a job. That it failed, and why, is told to the log and, by throwing, to the queue. */
export async function carryOut(job: JobWithMetadata<object>, handle: JobHandler, log: Log): Promise<void> {
  try {
    await Promise.race([handle(job.data), interruption(job.signal)]);
  } catch (error) {
    const reason = reasonOf(error);
    const what = `The job ${job.name} ${JSON.stringify(job.data)} has failed`;
    if (job.retryCount < job.retryLimit) log.warn(`${what} and will be tried again: ${reason}`);
    else log.error(`${what} ${job.retryCount + 1} times and is given up: ${reason}`);
    // The queue keeps every property of what is thrown, and those of PostgreSQL's errors quote rows.
    throw new Error(reason);
  }
}

/** Rejects when the queue has no more time for a job. The handler cannot be ended; what it still does is its own. */
function interruption(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('it was not done in time')), { once: true });
  return promise;
}
