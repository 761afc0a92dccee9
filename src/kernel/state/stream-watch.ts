import type { Places } from '../../db/cluster/family-places.ts';
import type { Queryable } from '../../db/transaction.ts';

/** Version of a family's stream. */
interface StreamVersion {
  familyId: number;
  seq: number;
}

/** Milliseconds between two looks at the streams, for events that other instances append. */
const pollMs = 250;

interface Waiting {
  afterSeq: number;
  signal: AbortSignal;
  onAbort(): void;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Waits for events of streams. While there are waiters, one short query for each place looks at all of their families, so a
 * waiter holds no connection. Commits of this instance wake them at once.
 */
export class StreamWatch {
  readonly #database: Queryable;
  readonly #places: Pick<Places, 'placeOf'>;
  readonly #waiting = new Map<number, Set<Waiting>>();
  /** Places whose look is under way. */
  readonly #looking = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(database: Queryable, places: Pick<Places, 'placeOf'>) {
    this.#database = database;
    this.#places = places;
  }

  /**
   * Waits until the family has an event after `afterSeq`, the signal aborts, or the service stops. Rejects if the family's
   * place fails.
   */
  wait(familyId: number, afterSeq: number, signal: AbortSignal): Promise<void> {
    if (this.#hasEnded || signal.aborted) return Promise.resolve();
    const ofFamily = this.#waiting.get(familyId) ?? new Set();
    this.#waiting.set(familyId, ofFamily);
    this.#pollLater();
    return new Promise<void>((resolve, reject) => {
      const onAbort = () => this.#settle(familyId, waiting, resolve);
      const waiting = { afterSeq, signal, onAbort, resolve, reject };
      ofFamily.add(waiting);
      signal.addEventListener('abort', onAbort);
    });
  }

  /** Wakes all who wait for these events. */
  wake(streams: readonly StreamVersion[]): void {
    for (const { familyId, seq } of streams) {
      for (const waiting of this.#waiting.get(familyId) ?? [])
        if (seq > waiting.afterSeq) this.#settle(familyId, waiting, waiting.resolve);
    }
  }

  /** Ends all waiting, for the stop of the service. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    for (const familyId of this.#waiting.keys()) this.#settleAll(familyId, (waiting) => waiting.resolve());
  }

  #pollLater(): void {
    this.#timer ??= setTimeout(() => this.#poll(), pollMs);
  }

  #poll(): void {
    this.#timer = undefined;
    for (const [place, families] of Map.groupBy(this.#waiting.keys(), this.#places.placeOf)) {
      // A node that does not answer delays its own families only.
      if (this.#looking.has(place)) continue;
      this.#looking.add(place);
      void this.#look(families).finally(() => this.#looking.delete(place));
    }
    if (this.#waiting.size > 0) this.#pollLater();
  }

  /** Looks at families of one place: if it is down, the families of others wait on. */
  async #look(families: readonly number[]): Promise<void> {
    try {
      const rows = await this.#database.query<{ family_id: number; seq: number }>(
        'SELECT family_id, seq FROM families WHERE family_id = ANY ($1::text[]::bigint[])',
        [families.map(String)],
      );
      this.wake(rows.map(({ family_id: familyId, seq }) => ({ familyId, seq })));
    } catch (error) {
      // The clients get 503, and come back.
      for (const familyId of families) this.#settleAll(familyId, (waiting) => waiting.reject(error));
    }
  }

  #settleAll(familyId: number, settle: (waiting: Waiting) => void): void {
    for (const waiting of this.#waiting.get(familyId) ?? [])
      this.#settle(familyId, waiting, () => settle(waiting));
  }

  #settle(familyId: number, waiting: Waiting, settle: () => void): void {
    waiting.signal.removeEventListener('abort', waiting.onAbort);
    const ofFamily = this.#waiting.get(familyId);
    ofFamily?.delete(waiting);
    if (ofFamily?.size === 0) this.#waiting.delete(familyId);
    settle();
  }
}
