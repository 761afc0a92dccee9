import type { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { OnProgress } from '../../kernel/ledger/verification/stored-replay.ts';
import type { Verification } from '../../kernel/ledger/verification/verify-family.ts';

/** Data of a thread. */
export interface ThreadData {
  url: string;
}

/** Message of a thread: progress, the result of a family, or its failure. */
export type Report =
  | { events: number }
  | { familyId: number; verification: Verification | undefined }
  | { familyId: number; hasFailed: true };

/** Minimum number of events for each thread; fewer are not worth its start. */
const eventsPerThread = 25_000;

/** Number of families that a thread verifies at a time: it reads one while PostgreSQL prepares the answers for another. */
export const familiesPerThread = 2;

/** Returns the number of threads for a verification: 1 for a small one. */
export function threadsFor(families: number, events: number, cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(cores, families, Math.floor(events / eventsPerThread)));
}

/** Families to verify. */
export interface FamilyLists {
  familyIds: readonly number[];
  /** The same ids, those with the most events first. A large family that starts last would run alone at the end. */
  largestFirst: readonly number[];
}

interface ThreadOptions {
  threads: number;
  onProgress: OnProgress;
  createThread?: (data: ThreadData) => Pick<EventEmitter, 'on'> & Pick<Worker, 'postMessage' | 'terminate'>;
}

type FamilyResult = { verification: Verification | undefined } | undefined;

/**
 * Verifies families in threads. Yields the results in the order of the ids; a failed family has no result. Each thread has
 * connections of its own, and the next family as soon as it is free. If a thread ends, the others go on.
 */
export async function* verifyInThreads(
  url: string,
  { familyIds, largestFirst }: FamilyLists,
  { threads, onProgress, createThread = createWorker }: ThreadOptions,
): AsyncGenerator<{ familyId: number; result: FamilyResult }> {
  const results = new Map(familyIds.map((id) => [id, Promise.withResolvers<FamilyResult>()]));
  const settle = (id: number, result: FamilyResult) => results.get(id)?.resolve(result);
  const next = largestFirst[Symbol.iterator]();
  let living = threads;
  const workers = Array.from({ length: threads }, () => {
    const worker = createThread({ url });
    const current = new Set<number>();
    const advance = () => {
      const { value } = next.next();
      if (value !== undefined) worker.postMessage(value);
      if (value !== undefined) current.add(value);
    };
    worker.on('message', (report: Report) => {
      if ('events' in report) return onProgress(report.events);
      current.delete(report.familyId);
      settle(report.familyId, 'hasFailed' in report ? undefined : { verification: report.verification });
      advance();
    });
    // The exit follows.
    worker.on('error', () => {});
    worker.on('exit', () => {
      for (const id of current) settle(id, undefined);
      living -= 1;
      if (living === 0) for (const id of familyIds) settle(id, undefined);
    });
    for (let i = 0; i < familiesPerThread; i += 1) advance();
    return worker;
  });
  try {
    for (const familyId of familyIds) {
      yield { familyId, result: await results.get(familyId)?.promise };
      results.delete(familyId);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function createWorker(workerData: ThreadData): Worker {
  return new Worker(new URL('./verify-thread.ts', import.meta.url), { workerData });
}
