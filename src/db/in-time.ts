import { setTimeout } from 'node:timers/promises';

/** The answer, or an error where it has not come by then; whoever gives it may go on. */
export async function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`the database has not answered within ${patienceMs} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}
