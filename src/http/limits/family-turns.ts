import { FairQueue } from '../../base/fair-queue.ts';

const limits = { maxWaiting: 2000, maxWaitingPerOwner: 200, retryAfterSeconds: 1 };

/** Turns of families. The next place goes to the family that has used them for the shortest time lately. */
export class Turns {
  /** Turns with small pages of listings: as many as two shared statements take. */
  readonly small = new FairQueue({ ...limits, concurrency: 40, concurrencyPerOwner: 20 });
  /** Turns with work whose results may have a megabyte: large pages, statements, and pieces of exports and verifications. */
  readonly large = new FairQueue({ ...limits, concurrency: 2, concurrencyPerOwner: 1 });
  /** Turns with large answers that clients have not read yet, which take memory. */
  readonly unread = new FairQueue({ ...limits, concurrency: 1000, concurrencyPerOwner: 3 });
  /**
   * Turns with slow commands, above all after a long history: all commands of a batch wait for them, including those of
   * other families. Batches of eight cost less CPU time for each command than batches of three.
   */
  readonly costly = new FairQueue({ ...limits, concurrency: 8, concurrencyPerOwner: 2 });
}

/** Yields the pieces of a family's data, each in a turn of the family. */
export async function* inTurns(
  { large }: Turns,
  familyId: number,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    for (;;) {
      const piece = await large.run(familyId, () => pieces.next());
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    await pieces.return(undefined);
  }
}
