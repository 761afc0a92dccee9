import PQueue from 'p-queue';
import { Problem } from '../errors.ts';

/** Creates a queue that runs jobs in order. Rejects a job with 503 while `maxWaiting` others wait. */
export function createBoundedQueue(options: {
  concurrency: number;
  maxWaiting: number;
  retryAfterSeconds: number;
}) {
  const { concurrency, maxWaiting, retryAfterSeconds } = options;
  const queue = new PQueue({ concurrency });
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (queue.size >= maxWaiting) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds });
    return queue.add(job);
  };
}
