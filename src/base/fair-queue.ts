import { Problem } from './errors.ts';

interface FairQueueOptions {
  /** Maximum number of running jobs. */
  concurrency: number;
  /** Maximum number of running jobs of one owner. */
  concurrencyPerOwner: number;
  /** Maximum number of waiting jobs. Further ones get 503, except the first of an owner. */
  maxWaiting: number;
  /** Maximum number of waiting jobs of one owner. Further ones get 429. */
  maxWaitingPerOwner: number;
  /** Seconds after which a rejected client may try again. */
  retryAfterSeconds: number;
}

/** Owner of jobs, such as a family's id or an address block. */
type Owner = number | string;

/** Milliseconds after which the use of places is forgotten. */
const memoryMs = 10_000;

/**
 * Queue whose next place goes to the owner that used the places for the shortest time lately. An owner with few or
 * short jobs waits only until a place is free, whatever others do. p-queue has no owners.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** Starts of waiting jobs by owner. Of equal owners, the one that waits the longest comes first. */
  readonly #waiting = new Map<Owner, (() => void)[]>();
  /** Milliseconds for which each owner has lately used places. */
  readonly #used = new Map<Owner, number>();
  #usedSince = performance.now();
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
    const startedAt = performance.now();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count(owner, startedAt);
      this.#end(owner);
    };
  }

  #count(owner: Owner, startedAt: number): void {
    const now = performance.now();
    if (now - this.#usedSince > memoryMs) {
      this.#used.clear();
      this.#usedSince = now;
    }
    this.#used.set(owner, (this.#used.get(owner) ?? 0) + now - startedAt);
  }

  #hasPlace(owner: Owner): boolean {
    const { concurrency, concurrencyPerOwner } = this.#options;
    return this.#runningCount < concurrency && (this.#running.get(owner) ?? 0) < concurrencyPerOwner;
  }

  #wait(owner: Owner): Promise<void> {
    const { maxWaiting, maxWaitingPerOwner, retryAfterSeconds } = this.#options;
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= maxWaitingPerOwner) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
    const isFull = this.#waitingCount >= maxWaiting && own.length > 0;
    if (isFull) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds });
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

  /** Starts the first job of the next owner, and moves the owner to the end. */
  #startNext(): void {
    const owner = this.#nextOwner();
    const own = owner !== undefined && this.#waiting.get(owner);
    if (!own) return;
    const next = own.shift();
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    this.#waitingCount -= 1;
    this.#start(owner);
    next?.();
  }

  /** Returns the owner that may run a job and has used the places the least. */
  #nextOwner(): Owner | undefined {
    let next: Owner | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const owner of this.#waiting.keys()) {
      const used = this.#used.get(owner) ?? 0;
      if (used >= least || !this.#hasPlace(owner)) continue;
      next = owner;
      least = used;
    }
    return next;
  }
}
