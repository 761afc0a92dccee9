import type { JobResult, JobWithMetadata } from 'pg-boss';
import { LoggableError, loggedText } from '../base/logged-error.ts';
import type { Log } from '../base/service-log.ts';

/** Handler of a job. Must be idempotent: the queue repeats a job after a failure, or if its process dies. */
export type JobHandler = (data: unknown) => Promise<void>;

/** Handler of jobs that take milliseconds. A worker takes up to `atOnce` of them, which share statements and transactions. */
export interface QuickHandler {
  handle: JobHandler;
  atOnce: number;
}

/** Handlers by the name of the job. */
export type JobHandlers = Readonly<Record<string, JobHandler | QuickHandler>>;

/** Result of an attempt; `retrying` after a failure that the queue repeats, `failed` after the last one. */
export type AttemptResult = 'completed' | 'retrying' | 'failed';

/** Listener for attempts. */
export type OnAttempt = (name: string, result: AttemptResult, seconds: number) => void;

/** Attempts a job, and returns the result for the queue, which retries a failed one. Logs a failure. */
export async function resultOf(
  job: JobWithMetadata<object>,
  handle: JobHandler,
  { log, onAttempt }: { log: Log; onAttempt: OnAttempt },
): Promise<JobResult> {
  const startedAt = performance.now();
  let result: AttemptResult = 'completed';
  try {
    await Promise.race([handle(job.data), interruption(job.signal)]);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    result = job.retryCount < job.retryLimit ? 'retrying' : 'failed';
    const reason = loggedText(error);
    const failure = `Job ${job.name} ${JSON.stringify(job.data)} failed`;
    if (result === 'retrying') log.warn(`${failure}, retrying: ${reason}`);
    else log.error(`${failure} ${job.retryCount + 1} times, giving up: ${reason}`);
    // The queue stores all properties of the error, and its message. Those of other errors quote rows.
    return { id: job.id, status: 'failed', output: new LoggableError(reason) };
  } finally {
    onAttempt(job.name, result, (performance.now() - startedAt) / 1000);
  }
}

/** Rejects when the queue's time limit for a job ends. The handler cannot be stopped and may continue. */
function interruption(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new LoggableError('timed out')), { once: true });
  return promise;
}
