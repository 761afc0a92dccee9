import { toHex } from './hex.ts';

/** Event whose hash is computed, and the hash that it states. */
export interface Hashed {
  seq: number;
  type: string;
  /** In hexadecimal. */
  stated: string;
}

interface Batch {
  events: Hashed[];
  digests: Promise<ArrayBuffer>[];
}

/** Number of hashes after which the results of earlier ones are due. */
const batchSize = 500;
/** Number of batches that other threads may be behind, so that the worker rarely waits. */
const maxBehind = 4;

/**
 * Computes SHA-256 with WebCrypto, while the worker goes on, faster than JavaScript could. Calls
 * `onForged` with each event that states another hash, and with the right one, in the order of the ledger.
 */
export class HashQueue {
  readonly #onForged: (event: Hashed, computed: string) => void;
  #batch: Batch = { events: [], digests: [] };
  readonly #batches: Batch[] = [];
  /** Number of hashes that are not compared yet. */
  pending = 0;

  constructor(onForged: (event: Hashed, computed: string) => void) {
    this.#onForged = onForged;
  }

  /** Starts the hash of bytes, which the caller may change afterwards. Returns a promise if the caller must wait. */
  add(bytes: Uint8Array<ArrayBuffer>, event: Hashed): Promise<void> | undefined {
    this.pending += 1;
    this.#batch.events.push(event);
    this.#batch.digests.push(crypto.subtle.digest('SHA-256', bytes));
    if (this.#batch.events.length < batchSize) return undefined;
    this.#batches.push(this.#batch);
    this.#batch = { events: [], digests: [] };
    const oldest = this.#batches.length > maxBehind ? this.#batches.shift() : undefined;
    return oldest && this.#compare(oldest);
  }

  /** Returns when all hashes are compared. */
  async end(): Promise<void> {
    const last = this.#batch;
    this.#batch = { events: [], digests: [] };
    for (const batch of [...this.#batches.splice(0), last]) await this.#compare(batch);
  }

  async #compare({ events, digests }: Batch): Promise<void> {
    const computed = await Promise.all(digests);
    for (const [i, event] of events.entries()) {
      const hash = toHex(new Uint8Array(computed[i] ?? new ArrayBuffer(0)));
      if (hash !== event.stated) this.#onForged(event, hash);
    }
    this.pending -= events.length;
  }
}
