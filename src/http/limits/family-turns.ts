import { finished, type Writable } from 'node:stream';
import { FairQueue } from '../../base/fair-queue.ts';

const limits = { maxWaiting: 2000, maxWaitingPerOwner: 200, retryAfterSeconds: 1 };
/** Bytes of lately read answers, of which a fifth is forgotten each second, that make a family a heavy one: 400 kB/s. */
const heavyBytes = 2_000_000;
const kept = 0.8;
/** Rest after the work of a heavy family, as a multiple of its duration: other requests get two thirds of the time. */
const rest = 2;
const maxRestMs = 100;
/** Time for which a request of another family counts as company. */
const companyMs = 1000;

/** Function that ends a turn, given the size of its result. Later calls do nothing. */
export type EndTurn = (bytes: number) => void;

/**
 * Turns of families with work whose results may have a megabyte: listings, exports, verifications. Two families work at a
 * time. A family that has read much lately works alone, and rests afterwards, while others make requests.
 */
export class Turns {
  readonly #light = new FairQueue({ ...limits, concurrency: 2, concurrencyPerOwner: 2 });
  readonly #heavy = new FairQueue({ ...limits, concurrency: 1, concurrencyPerOwner: 1 });
  /**
   * Turns with commands that take some 0.3 ms, and a few milliseconds after a long history: all commands of a batch wait for
   * them, also those of other families. Eight in a batch take 40 % less CPU time than three.
   */
  readonly costly = new FairQueue({ ...limits, concurrency: 8, concurrencyPerOwner: 2 });
  /** Turns with answers that clients have not read yet. */
  readonly #unread = new FairQueue({ ...limits, concurrency: 1000, concurrencyPerOwner: 3 });
  /** Bytes that each family has lately read. */
  readonly #bytes = new Map<number, number>();
  #agedAt = performance.now();
  /** The family of the latest request, and the latest request of another family. */
  #latest = { familyId: 0, at: Number.NEGATIVE_INFINITY };
  #otherAt = Number.NEGATIVE_INFINITY;

  /** Notes a request of a family. */
  see(familyId: number): void {
    const at = performance.now();
    if (familyId !== this.#latest.familyId) this.#otherAt = this.#latest.at;
    this.#latest = { familyId, at };
  }

  /** Waits for a turn. Rejects with 429 or 503 if too many others wait. */
  async take(familyId: number): Promise<EndTurn> {
    const isHeavy = this.isHeavy(familyId);
    const release = await (isHeavy ? this.#heavy : this.#light).take(familyId);
    const startedAt = performance.now();
    let isOver = false;
    return (bytes) => {
      if (isOver) return;
      isOver = true;
      this.count(familyId, bytes);
      if (!isHeavy) release();
      else setTimeout(release, Math.min(maxRestMs, rest * (performance.now() - startedAt)));
    };
  }

  /** Bounds the answers of a heavy family that its clients have not read yet, and so their memory. */
  async boundUnread(familyId: number, answer: Writable): Promise<void> {
    if (this.isHeavy(familyId)) finished(answer, await this.#unread.take(familyId));
  }

  /** Checks whether the family has read much lately, and others make requests. */
  isHeavy(familyId: number): boolean {
    if ((this.#bytes.get(familyId) ?? 0) <= heavyBytes) return false;
    const at = familyId === this.#latest.familyId ? this.#otherAt : this.#latest.at;
    return performance.now() - at < companyMs;
  }

  /** Counts bytes that the family has read. */
  count(familyId: number, bytes: number): void {
    const seconds = Math.floor((performance.now() - this.#agedAt) / 1000);
    if (seconds > 0) this.#age(seconds);
    this.#bytes.set(familyId, (this.#bytes.get(familyId) ?? 0) + bytes);
  }

  #age(seconds: number): void {
    this.#agedAt += seconds * 1000;
    for (const [familyId, bytes] of this.#bytes) {
      const left = bytes * kept ** seconds;
      if (left < 1) this.#bytes.delete(familyId);
      else this.#bytes.set(familyId, left);
    }
  }
}

/** Yields the pieces of a family's data, each in a turn of the family. */
export async function* inTurns(
  turns: Turns,
  familyId: number,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    for (;;) {
      const end = await turns.take(familyId);
      let piece: IteratorResult<string> | undefined;
      try {
        piece = await pieces.next();
      } finally {
        end(piece?.value?.length ?? 0);
      }
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    await pieces.return(undefined);
  }
}
