import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { loggedText } from '../../base/logged-error.ts';
import type { ConfigKey } from './lease.ts';
import type { NotStarted, Order, Report, ThreadData } from './messages.ts';
import type { RunEnd } from './sync-run.ts';

const workerFile = new URL('./worker.ts', import.meta.url);
/** Memory limits of a thread. A round of any size needs about 20 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Number of checks without a heartbeat before a thread counts as stuck. A slow service also slows the checks. */
const checks = { everyMs: 1_000, max: 5, maxAtStart: 60 };
/** Milliseconds for current runs to release their leases. */
const stopMs = 5_000;

export type End = RunEnd | NotStarted;
/** Death of a run's thread, with the owner of the run's lease. */
export type Death = { kind: 'died'; owner: string; reason: string };
export type ThreadEnd = End | Death;

export interface ThreadRun<E = ThreadEnd> {
  /** Resolves when the replica is connected, otherwise never. */
  connected: Promise<void>;
  ended: Promise<E>;
}

interface CurrentRun {
  familyId: number;
  connect(): void;
  end(end: ThreadEnd): void;
  /** True while it waits in a queue. */
  isWaiting: boolean;
}

/** Thread for runs. It starts with the first run, and restarts after it dies or hangs. */
export class Thread {
  readonly #data: Omit<ThreadData, 'owner'>;
  readonly #onDeath: (owner: string, reason: string) => Promise<void>;
  readonly #file: URL;
  #worker: Worker | undefined;
  #runs = new Map<number, CurrentRun>();
  #number = 0;

  /** @param onDeath called after an unexpected end, with the owner of the thread's leases */
  constructor(
    data: Omit<ThreadData, 'owner'>,
    onDeath: (owner: string, reason: string) => Promise<void>,
    file = workerFile,
  ) {
    this.#data = data;
    this.#onDeath = onDeath;
    this.#file = file;
  }

  /** Numbers of active runs, of runs that wait in a queue, and of both of a family. */
  sizeOf(familyId: number): { active: number; waiting: number; ofFamily: number } {
    const runs = [...this.#runs.values()];
    const waiting = runs.filter(({ isWaiting }) => isWaiting).length;
    const ofFamily = runs.filter((run) => run.familyId === familyId).length;
    return { active: runs.length - waiting, waiting, ofFamily };
  }

  /** @param from dead owner, whose lease the run takes over */
  run(key: ConfigKey, isPush: boolean, from?: string): ThreadRun {
    this.#worker ??= this.#start();
    const number = ++this.#number;
    const connected = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<ThreadEnd>();
    this.#runs.set(number, {
      familyId: key.familyId,
      connect: connected.resolve,
      end: ended.resolve,
      isWaiting: false,
    });
    this.#send({ type: 'run', run: number, key, isPush, from });
    return { connected: connected.promise, ended: ended.promise };
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    worker.once('exit', () => resolve());
    const timer = setTimeout(() => void worker.terminate(), stopMs);
    this.#send({ type: 'stop' });
    await promise;
    clearTimeout(timer);
  }

  #send(order: Order): void {
    this.#worker?.postMessage(order);
  }

  #start(): Worker {
    const owner = randomUUID();
    const workerData: ThreadData = { ...this.#data, owner };
    const worker = new Worker(this.#file, { workerData, resourceLimits });
    let reason = 'it hangs';
    let left = checks.maxAtStart;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) void worker.terminate();
    }, checks.everyMs);
    worker.on('message', (report: Report) => {
      left = checks.max;
      this.#handle(report);
    });
    worker.on('error', (error) => {
      reason = loggedText(error);
    });
    worker.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0 || this.#runs.size > 0) void this.#fail(owner, reason);
      else this.#worker = undefined;
    });
    return worker;
  }

  #handle(report: Report): void {
    if (report.type === 'beat') return;
    const run = this.#runs.get(report.run);
    if (!run) return;
    if (report.type === 'connected') run.connect();
    else if (report.type === 'waits') run.isWaiting = report.isWaiting;
    else {
      this.#runs.delete(report.run);
      run.end(report.end);
    }
  }

  /** Ends all runs of a dead thread. */
  async #fail(owner: string, reason: string): Promise<void> {
    const runs = [...this.#runs.values()];
    this.#runs = new Map();
    this.#worker = undefined;
    await this.#onDeath(owner, reason);
    for (const { end } of runs) end({ kind: 'died', owner, reason });
  }
}
