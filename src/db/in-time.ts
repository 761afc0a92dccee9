import { setTimeout } from 'node:timers/promises';

/** Returns the answer, or rejects after the timeout; the query behind the answer is not cancelled. */
export async function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`the database did not answer within ${patienceMs} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}
