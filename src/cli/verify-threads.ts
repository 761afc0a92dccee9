import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { OnProgress } from '../ledger/replay.ts';
import type { Verification } from '../ledger/verify.ts';

/** Data of a thread. */
export interface ThreadData {
  url: string;
  /** Number of events of a family after which a further thread checks hashes. */
  hashThreadAfter: number;
}

/** Message of a thread: progress, the result of a family, or its failure. */
export type Report =
  | { events: number }
  | { familyId: number; verification: Verification | undefined }
  | { familyId: number; hasFailed: true };

/** Number of events for each thread from which on it is worth its start, which takes about half a second. */
const eventsPerThread = 25_000;

/** Returns the number of threads for a verification: 1 for a small one. */
export function threadsFor(families: number, events: number, cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(cores, families, Math.floor(events / eventsPerThread)));
}

/**
 * Verifies families in threads. Yields the results in the order of the ids; a failed family has no result. Each thread has
 * connections of its own, and the next family as soon as it is free.
 */
export async function* verifyInThreads(
  url: string,
  familyIds: readonly number[],
  { threads, onProgress }: { threads: number; onProgress: OnProgress },
): AsyncGenerator<{ familyId: number; result: FamilyResult }> {
  const results = new Map(familyIds.map((id) => [id, Promise.withResolvers<FamilyResult>()]));
  const next = familyIds[Symbol.iterator]();
  // With as many families as cores, threads for hashes would only compete.
  const workerData: ThreadData = { url, hashThreadAfter: Number.POSITIVE_INFINITY };
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./verify-thread.ts', import.meta.url), { workerData });
    let current: number | undefined;
    const advance = () => {
      current = next.next().value;
      if (current !== undefined) worker.postMessage(current);
    };
    const settle = (familyId: number, result: FamilyResult) => {
      results.get(familyId)?.resolve(result);
      advance();
    };
    worker.on('message', (report: Report) => {
      if ('events' in report) onProgress(report.events);
      else settle(report.familyId, 'hasFailed' in report ? undefined : { verification: report.verification });
    });
    worker.on('error', () => {
      // The thread ends with it. Its families have no result, and the others go on.
      for (let id = current; id !== undefined; id = next.next().value) results.get(id)?.resolve(undefined);
    });
    advance();
    return worker;
  });
  try {
    for (const [familyId, { promise }] of results) yield { familyId, result: await promise };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

type FamilyResult = { verification: Verification | undefined } | undefined;
