/** Limit of concurrent holders, who keep their places across calls; p-queue would need a task that waits for the release. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Number of callers that wait for a place. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Takes a place if one is free. */
  tryTake(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** Takes a place; callers wait in order. Rejects if the signal aborts first. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.tryTake()) return;
    await new Promise<void>((resolve, reject) => {
      this.#waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(resolve);
        reject(signal.reason);
      });
    });
  }

  /** Adds places. */
  add(places: number): void {
    for (let i = 0; i < places; i++) this.release();
  }

  /** Gives the place of a holder to the next one. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) this.#free += 1;
    else if (this.#waiting.delete(next)) next();
  }
}
