import { setTimeout } from 'node:timers/promises';
import { LoggableError } from '../base/logged-error.ts';

/** Returns the answer, or rejects after the timeout. Does not cancel the query. */
export async function inTime<T>(
  answer: Promise<T>,
  timeoutMs: number,
  lateError: () => Error = () => new LoggableError(`the database did not answer within ${timeoutMs} ms`),
): Promise<T> {
  const timer = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw lateError();
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timer.abort();
  }
}
