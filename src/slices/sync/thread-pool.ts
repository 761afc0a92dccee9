import { loggedText } from '../../base/logged-error.ts';
import type { Log } from '../../base/service-log.ts';
import type { Database } from '../../db/database.ts';
import { type ConfigKey, extendAllOf, failRunOf } from './lease.ts';
import type { ThreadData } from './messages.ts';
import { createTurns } from './run-queue.ts';
import { type End, Thread, type ThreadEnd, type ThreadRun } from './threads.ts';

/** Threads for configurations whose last run succeeded, and for new and failing ones. */
export type ThreadKind = 'proven' | 'unproven';

/**
 * Maximum numbers of concurrent runs after a death of their thread: of all, and of families whose run ended a thread of its
 * own. Each has a thread of its own, which needs memory.
 */
const maxSuspects = { all: 4, convicted: 1 };
/** Milliseconds of a run on a thread of its own, before it returns to the others. It connects within 5 s. */
const trialMs = 15_000;
const deathText = 'The service stopped the run because it took too long.';

export interface ThreadPoolOptions extends Omit<ThreadData, 'owner' | 'keepsConnections'> {
  database: Database;
  log: Log;
  /** Program of the threads, for tests. */
  program?: URL | undefined;
}

/**
 * Threads for runs. If one dies, nobody knows which of its runs caused it. Each of them therefore starts again on a thread of its
 * own. A run whose own thread dies has failed, and its family's runs have threads of their own until one completes.
 */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #shared: Readonly<Record<ThreadKind, Thread>>;
  readonly #trials = createTurns(maxSuspects.all, 1);
  readonly #convictedTrials = createTurns(maxSuspects.convicted, 1);
  readonly #own = new Set<Thread>();
  /** Number of threads that died with a run of the configuration, since one ended. */
  readonly #deaths = new Map<string, number>();
  readonly #convicted = new Set<number>();
  #isStopped = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    // Only the first thread keeps connections, since it has the next run after a success.
    this.#shared = {
      proven: this.#createThread('proven replicas', true),
      unproven: this.#createThread('unproven replicas', false),
    };
  }

  /** Numbers of active and waiting runs of a thread, and of its runs of a family. */
  sizeOf(kind: ThreadKind, familyId: number): { active: number; waiting: number; ofFamily: number } {
    return this.#shared[kind].sizeOf(familyId);
  }

  run(kind: ThreadKind, key: ConfigKey, isPush: boolean): ThreadRun<End> {
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const ended = this.#run(kind, key, isPush, resolve).then((end) => {
      if (end.kind === 'completed') this.#convicted.delete(key.familyId);
      if (end.kind !== 'abandoned') this.#deaths.delete(key.id);
      return end;
    });
    return { connected, ended };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const threads = [this.#shared.proven, this.#shared.unproven, ...this.#own];
    await Promise.all(threads.map((thread) => thread.stop()));
  }

  async #run(kind: ThreadKind, key: ConfigKey, isPush: boolean, connect: () => void): Promise<End> {
    if (this.#convicted.has(key.familyId)) return this.#runAlone(key, isPush, connect, undefined);
    const run = this.#shared[kind].run(key, isPush);
    void run.connected.then(connect);
    const end = await run.ended;
    if (end.kind !== 'died') return end;
    this.#deaths.set(key.id, (this.#deaths.get(key.id) ?? 0) + 1);
    return this.#runAlone(key, isPush, connect, end.owner);
  }

  /** Runs a configuration on a thread of its own. @param from dead owner of its lease */
  async #runAlone(
    key: ConfigKey,
    isPush: boolean,
    connect: () => void,
    from: string | undefined,
  ): Promise<End> {
    const isConvicted = this.#convicted.has(key.familyId);
    const turns = isConvicted ? this.#convictedTrials : this.#trials;
    return turns.run(key.familyId, async () => {
      if (this.#isStopped) return { kind: 'abandoned', reason: 'the service stops' };
      const thread = this.#createThread('a single replica', false);
      this.#own.add(thread);
      // A run that repeatedly shared a dying thread keeps its own one to the end.
      const isLimited = !isConvicted && (this.#deaths.get(key.id) ?? 0) < 2;
      const timer = isLimited && setTimeout(() => void thread.stop(), trialMs);
      try {
        const run = thread.run(key, isPush, from);
        void run.connected.then(connect);
        return await this.#judge(key, await run.ended, from);
      } finally {
        if (timer) clearTimeout(timer);
        this.#own.delete(thread);
        await thread.stop();
      }
    });
  }

  /** Fails the run of a thread that had no other run. @param from dead owner of its lease before */
  async #judge(key: ConfigKey, end: ThreadEnd, from: string | undefined): Promise<End> {
    if (end.kind !== 'died') return end;
    const { owner, reason } = end;
    if (this.#isStopped) return { kind: 'abandoned', reason };
    this.#convicted.add(key.familyId);
    await this.#settle(failRunOf(this.#options.database, from ? [owner, from] : [owner], key, deathText));
    return { kind: 'failed', cause: 'thread', reason, isFirst: true };
  }

  #createThread(name: string, keepsConnections: boolean): Thread {
    const { database, log, program, ...data } = this.#options;
    const onDeath = async (owner: string, reason: string) => {
      log.error(`The worker thread for ${name} ended; its runs start again: ${reason}`);
      await this.#settle(extendAllOf(database, owner));
    };
    return new Thread({ ...data, keepsConnections }, onDeath, program);
  }

  /** Waits for a change of leases. If it fails, they expire. */
  async #settle(work: Promise<void>): Promise<void> {
    await work.catch((error) => this.#options.log.error(loggedText(error)));
  }
}
