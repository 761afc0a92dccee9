import timers from 'node:timers/promises';

/**
 * Creates a function that runs `work` once at a time, with `paceMs` between two starts. Calls before the start of a run
 * share it, so each run begins after its calls.
 */
export function createSharedRuns<T>(work: () => Promise<T>, paceMs: number): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  /** Run that has not started. */
  let next: Promise<T> | undefined;
  let startsAt = 0;

  async function run(): Promise<T> {
    await Promise.allSettled([running]);
    const waitMs = startsAt - performance.now();
    if (waitMs > 0) await timers.setTimeout(waitMs);
    startsAt = performance.now() + paceMs;
    const result = work();
    running = result;
    next = undefined;
    return result;
  }

  return () => {
    next ??= run();
    return next;
  };
}

/** Creates a function that returns the result of a run that began at most `maxAgeMs` ago, or else runs `work` again. */
export function createRecentRuns<T>(work: () => Promise<T>, maxAgeMs: number): () => Promise<T> {
  const run = createSharedRuns(work, 0);
  let recent: { result: T; at: number } | undefined;
  return async () => {
    if (recent && performance.now() - recent.at < maxAgeMs) return recent.result;
    const at = performance.now();
    const result = await run();
    recent = { result, at };
    return result;
  };
}
