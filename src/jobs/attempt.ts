import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../db/log.ts';
import { LoggableError, loggedText } from '../db/logged-error.ts';

/** Handler of a job. Must be idempotent: the queue repeats a job after a failure, or if its process dies. */
export type JobHandler = (data: unknown) => Promise<void>;

/** Attempts a job. Logs a failure and throws, so that the queue retries. */
export async function attempt(job: JobWithMetadata<object>, handle: JobHandler, log: Log): Promise<void> {
  try {
    await Promise.race([handle(job.data), interruption(job.signal)]);
  } catch (error) {
    const reason = loggedText(error);
    const failure = `Job ${job.name} ${JSON.stringify(job.data)} failed`;
    if (job.retryCount < job.retryLimit) log.warn(`${failure}, retrying: ${reason}`);
    else log.error(`${failure} ${job.retryCount + 1} times, giving up: ${reason}`);
    // The queue stores all properties of the thrown error, and its message. Those of other errors quote rows.
    throw new LoggableError(reason);
  }
}

/** Rejects when the queue's time limit for a job ends. The handler cannot be stopped and may continue. */
function interruption(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new LoggableError('timed out')), { once: true });
  return promise;
}
