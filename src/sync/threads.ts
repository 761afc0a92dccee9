import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { loggedText } from '../db/logged-error.ts';
import type { ConfigKey } from './lease.ts';
import type { NotStarted, Order, Report, ThreadData } from './messages.ts';
import type { RunEnd } from './run.ts';

const workerFile = new URL('./worker.ts', import.meta.url);
/** Memory limits of a thread. A round of any size needs about 20 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Number of checks without a heartbeat before a thread counts as stuck. A slow service also slows the checks. */
const checks = { everyMs: 1_000, max: 5, maxAtStart: 60 };
/** Milliseconds for current runs to release their leases. */
const stopMs = 5_000;

export type End = RunEnd | NotStarted;

export interface ThreadRun {
  /** Resolves when the replica is connected, otherwise never. */
  connected: Promise<void>;
  ended: Promise<End>;
}

interface CurrentRun {
  connect(): void;
  end(end: End): void;
  /** True while it waits in the queue of large rounds. */
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

  /** Numbers of active runs and of runs that wait in the queue of large rounds. */
  get size(): { active: number; waiting: number } {
    const waiting = [...this.#runs.values()].filter(({ isWaiting }) => isWaiting).length;
    return { active: this.#runs.size - waiting, waiting };
  }

  run(key: ConfigKey, isPush: boolean): ThreadRun {
    this.#worker ??= this.#start();
    const number = ++this.#number;
    const connected = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<End>();
    this.#runs.set(number, { connect: connected.resolve, end: ended.resolve, isWaiting: false });
    this.#send({ type: 'run', run: number, key, isPush });
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

  /** Fails all runs of a dead thread, because the one that caused it is unknown. */
  async #fail(owner: string, reason: string): Promise<void> {
    const runs = [...this.#runs.values()];
    this.#runs = new Map();
    this.#worker = undefined;
    await this.#onDeath(owner, reason);
    for (const { end } of runs) end({ kind: 'failed', cause: 'thread', reason, isFirst: true });
  }
}
