/**
 * Checks over which a client must take `minBytes`: two minutes, at 1 KiB/s. The system's buffers may hide the progress of
 * an honest client at 25 kB/s for a minute.
 */
const windowChecks = 24;
const minBytes = 120 * 1024;

/** Pace of a client that reads an answer, checked every five seconds. */
export class Pace {
  #taken: number[] = [];

  /**
   * Returns true if the client reads too slowly.
   * @param taken bytes that the client has taken so far; undefined if no bytes wait for it
   */
  isStalled(taken: number | undefined): boolean {
    if (taken === undefined) {
      // The service computes, or the client has read everything.
      if (this.#taken.length > 0) this.#taken = [];
      return false;
    }
    this.#taken.push(taken);
    const isStalled = taken - (this.#taken.at(-1 - windowChecks) ?? Number.NEGATIVE_INFINITY) < minBytes;
    if (this.#taken.length > windowChecks) this.#taken.shift();
    return isStalled;
  }
}
