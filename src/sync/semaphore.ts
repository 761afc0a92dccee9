/** So many may hold a place at once; who finds none waits, first come, first served. */
export class Semaphore {
  #free: number;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();

  constructor(places: number) {
    this.#free = places;
  }

  /** Whether there was a place; it is to be released. */
  tryAcquire(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** Waits for a place, which is to be released. Rejects with the signal's reason, and has none then. */
  async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.tryAcquire()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => {
      // Who has been given a place has it, and is no longer among these.
      if (this.#waiting.delete(resolve)) reject(signal?.reason);
    };
    this.#waiting.add(resolve);
    signal?.addEventListener('abort', abort, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** The one that has waited longest takes the place over: nobody who comes now is before it. */
  release(): void {
    const [next] = this.#waiting;
    if (!next) this.#free += 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
