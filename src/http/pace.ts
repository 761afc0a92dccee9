/** Checks without any byte after which a client counts as stalled: 30 s. */
const maxIdleChecks = 6;
/** Checks over which a client must take `minBytes`: a minute, at 1 KiB/s. */
const windowChecks = 12;
const minBytes = 60 * 1024;

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
    const since = (checks: number) => taken - (this.#taken.at(-1 - checks) ?? Number.NEGATIVE_INFINITY);
    const isStalled = since(maxIdleChecks) === 0 || since(windowChecks) < minBytes;
    if (this.#taken.length > windowChecks) this.#taken.shift();
    return isStalled;
  }
}
