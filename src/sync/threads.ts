import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../db/errors.ts';
import type { ConfigKey } from './lease.ts';
import type { NotBegun, Order, Report, ThreadData } from './messages.ts';
import type { RunEnd } from './run.ts';

const workerFile = new URL('./worker.ts', import.meta.url);
/** What a thread may hold in memory; a round needs some 20 MB, whatever it copies. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** A thread that gives no sign of life in so many looks is stuck. Counted in looks, since the service may itself be slow. */
const looks = { everyMs: 1_000, most: 5, mostAtStart: 60 };
/** Runs under way have this long to give their leases back. */
const stopMs = 5_000;

export type End = RunEnd | NotBegun;

/** A run in a thread. */
export interface ThreadRun {
  /** Resolves when the target has taken the connection; never where it does not. */
  connected: Promise<void>;
  ended: Promise<End>;
}

interface RunUnderWay {
  connect(): void;
  end(end: End): void;
  /** For a place among the large rounds. */
  isWaiting: boolean;
}

/** A thread for runs: started when there is something to run, and anew when it dies or hangs. */
export class Thread {
  readonly #data: Omit<ThreadData, 'owner'>;
  readonly #onDeath: (owner: string, reason: string) => Promise<void>;
  readonly #file: URL;
  #worker: Worker | undefined;
  #runs = new Map<number, RunUnderWay>();
  #number = 0;

  /** @param onDeath told of a thread that did not end by itself, by the name of which its leases are */
  constructor(
    data: Omit<ThreadData, 'owner'>,
    onDeath: (owner: string, reason: string) => Promise<void>,
    file = workerFile,
  ) {
    this.#data = data;
    this.#onDeath = onDeath;
    this.#file = file;
  }

  /** Runs that go on, and those that wait for a place among the large rounds. */
  get size(): { going: number; waiting: number } {
    const waiting = [...this.#runs.values()].filter(({ isWaiting }) => isWaiting).length;
    return { going: this.#runs.size - waiting, waiting };
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
    let left = looks.mostAtStart;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) void worker.terminate();
    }, looks.everyMs);
    worker.on('message', (report: Report) => {
      left = looks.most;
      this.#take(report);
    });
    worker.on('error', (error) => {
      reason = messageOf(error);
    });
    worker.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0 || this.#runs.size > 0) void this.#buried(owner, reason);
      else this.#worker = undefined;
    });
    return worker;
  }

  #take(report: Report): void {
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

  /** The runs of a thread that is gone have failed: which of them it died of is not known. */
  async #buried(owner: string, reason: string): Promise<void> {
    const runs = [...this.#runs.values()];
    this.#runs = new Map();
    this.#worker = undefined;
    await this.#onDeath(owner, reason);
    for (const { end } of runs) end({ kind: 'failed', cause: 'thread', reason, isFirst: true });
  }
}
