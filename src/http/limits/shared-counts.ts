import type { Peers } from '../../base/peers.ts';

/** What a client has used of a limit: the name of the limit, the client, the start of its window, and the number. */
type Counted = [limit: string, key: string, startedAt: number, count: number];

declare module '../../base/peers.ts' {
  interface News {
    'requests counted': Counted[];
  }
  interface Questions {
    'counted requests': Question<null, Counted[]>;
  }
}

/** Maximum number of clients that a limit counts. It forgets those that were quiet the longest. */
const maxClients = 10_000;
/** Milliseconds between two messages about frequent requests. */
const shareMs = 25;

interface Count {
  startedAt: number;
  count: number;
}

/** Uses of each client in its window, for one limit. */
export class Counts {
  readonly #counts = new Map<string, Count>();
  readonly #windowMs: number;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Adds uses of a client. Its window begins with the first one. */
  add(key: string, count: number, startedAt = Date.now()): Count {
    const known = this.#counts.get(key);
    const isCurrent = known !== undefined && known.startedAt + this.#windowMs > Date.now();
    const sum = isCurrent
      ? { startedAt: Math.min(known.startedAt, startedAt), count: known.count + count }
      : { startedAt, count };
    this.#counts.delete(key);
    this.#counts.set(key, sum);
    const [quietest] = this.#counts.keys();
    if (this.#counts.size > maxClients && quietest !== undefined) this.#counts.delete(quietest);
    return sum;
  }

  /** Returns the counts of all clients. */
  all(limit: string): Counted[] {
    return [...this.#counts].map(([key, { startedAt, count }]) => [limit, key, startedAt, count]);
  }
}

/** Counts of one process, which all workers share. */
export interface SharedCounts {
  /**
   * Counts a request, or more of what the limit counts; 0 returns the count as it is.
   * @param isRare true to share it at once, otherwise with those of the next milliseconds
   */
  count(limit: string, key: string, isRare: boolean, amount?: number): Count;
}

/**
 * Creates the counts of all limits. A new worker gets those of the others from the primary.
 * @param windowOf returns the milliseconds of a limit's window
 */
export async function createSharedCounts(
  peers: Peers,
  windowOf: (limit: string) => number,
): Promise<SharedCounts> {
  const limits = new Map<string, Counts>();
  const countsOf = (limit: string) => {
    const counts = limits.get(limit) ?? new Counts(windowOf(limit));
    limits.set(limit, counts);
    return counts;
  };
  const add = (counted: readonly Counted[]) => {
    for (const [limit, key, startedAt, count] of counted) countsOf(limit).add(key, count, startedAt);
  };
  peers.hear('requests counted', add);
  peers.answer('counted requests', () => [...limits].flatMap(([limit, counts]) => counts.all(limit)));
  if (peers.isWorker) add(await peers.ask('counted requests', null));
  const share = createSharing(peers);
  return {
    count(limit, key, isRare, amount = 1) {
      const count = countsOf(limit).add(key, amount);
      if (peers.isWorker && amount > 0) share([limit, key, count.startedAt, amount], isRare);
      return count;
    },
  };
}

/** Creates a function that tells the others about requests: together, so that a request needs no message of its own. */
function createSharing(peers: Peers): (counted: Counted, isRare: boolean) => void {
  let unshared = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    void peers.tell('requests counted', [...unshared.values()]);
    unshared = new Map();
  }

  return (counted, isRare) => {
    const [limit, key, , amount] = counted;
    const id = `${limit} ${key}`;
    const same = unshared.get(id);
    if (same) same[3] += amount;
    else unshared.set(id, counted);
    if (isRare) send();
    else timer ??= setTimeout(send, shareMs).unref();
  };
}
