import { FairQueue } from '../../base/fair-queue.ts';
import { abortable } from './replica/socket.ts';

/**
 * Sizes of the connection pools that all runs of a thread share. A run that waits for a row lock must not block others. Rounds read
 * their snapshot on a writer: for milliseconds if they are small, otherwise as long as the replica takes.
 */
export const databaseSize = { readers: 2, writers: 8 };

/** Creates a queue in which families take turns, with a maximum number of places for all and for each. */
export function createTurns(concurrency: number, concurrencyPerOwner: number): FairQueue {
  return new FairQueue({
    concurrency,
    concurrencyPerOwner,
    // The scheduler limits the number of runs.
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerOwner: Number.POSITIVE_INFINITY,
    retryAfterSeconds: 1,
  });
}

/** Waits for a family's place, and returns its release. Rejects if the signal aborts first. */
export async function takeTurn(queue: FairQueue, familyId: number, signal: AbortSignal): Promise<() => void> {
  const place = queue.take(familyId);
  try {
    return await abortable(place, signal);
  } catch {
    // Only the signal rejects.
    void place.then((release) => release());
    throw signal.reason;
  }
}
