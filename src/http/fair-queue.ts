import { Problem } from '../errors.ts';

interface FairQueueOptions {
  /** Maximum number of running jobs. */
  concurrency: number;
  /** Maximum number of running jobs of one owner. */
  concurrencyPerOwner: number;
  /** Maximum number of waiting jobs. Further ones get 503. */
  maxWaiting: number;
  /** Maximum number of waiting jobs of one owner. Further ones get 429. */
  maxWaitingPerOwner: number;
  /** Seconds after which a rejected client may try again. */
  retryAfterSeconds: number;
}

/** Owner of jobs, such as a family's id or an address block. */
type Owner = number | string;

/**
 * Queue whose owners take turns: a job waits for at most one job of each other owner. p-queue has no limit for an owner.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** Starts of waiting jobs by owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<Owner, (() => void)[]>();
  /** Number of running jobs by owner. */
  readonly #running = new Map<Owner, number>();
  #runningCount = 0;
  #waitingCount = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Runs a job when it is its turn. Rejects with 429 or 503 if too many jobs wait. */
  async run<T>(owner: Owner, job: () => Promise<T>): Promise<T> {
    const release = await this.take(owner);
    try {
      return await job();
    } finally {
      release();
    }
  }

  /** Takes a place when it is the owner's turn. Returns a function that gives the place back; later calls do nothing. */
  async take(owner: Owner): Promise<() => void> {
    const release = this.tryTake(owner);
    if (release) return release;
    await this.#wait(owner);
    return this.#releaseOf(owner);
  }

  /** Takes a place if the owner need not wait. */
  tryTake(owner: Owner): (() => void) | undefined {
    if (!this.#hasPlace(owner) || this.#waiting.has(owner)) return undefined;
    this.#start(owner);
    return this.#releaseOf(owner);
  }

  #releaseOf(owner: Owner): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#end(owner);
    };
  }

  #hasPlace(owner: Owner): boolean {
    const { concurrency, concurrencyPerOwner } = this.#options;
    return this.#runningCount < concurrency && (this.#running.get(owner) ?? 0) < concurrencyPerOwner;
  }

  #wait(owner: Owner): Promise<void> {
    const { maxWaiting, maxWaitingPerOwner, retryAfterSeconds } = this.#options;
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= maxWaitingPerOwner) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
    if (this.#waitingCount >= maxWaiting) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds });
    this.#waitingCount += 1;
    this.#waiting.set(owner, own);
    return new Promise((resolve) => own.push(resolve));
  }

  #start(owner: Owner): void {
    this.#runningCount += 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #end(owner: Owner): void {
    this.#runningCount -= 1;
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left === 0) this.#running.delete(owner);
    else this.#running.set(owner, left);
    this.#startNext();
  }

  /** Starts the first job of the next owner that may run one, and moves the owner to the end. */
  #startNext(): void {
    for (const [owner, own] of this.#waiting) {
      if (!this.#hasPlace(owner)) continue;
      const next = own.shift();
      this.#waiting.delete(owner);
      if (own.length > 0) this.#waiting.set(owner, own);
      this.#waitingCount -= 1;
      this.#start(owner);
      next?.();
      return;
    }
  }
}
