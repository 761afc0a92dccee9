import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Queryable } from '../db/transaction.ts';
import type { RecordedEvent } from './events.ts';
import { HashThread } from './hash-check.ts';
import { parseChunk, readChunks } from './read.ts';
import { Replay, type ReplayOptions } from './replay.ts';
import type { TextAudit } from './text-audit.ts';

/** Dependencies of a verification or a rebuild. */
export interface ReplayContext extends Omit<ReplayOptions, 'keepsIds'> {
  database: Database;
  /** Number of events of a family after which another thread checks hashes. By default, 20,000 on more than two cores. */
  hashThreadAfter?: number;
  /** Pause after about a millisecond of work; by default, other requests get the processor. */
  pause?: () => Promise<unknown>;
}

/** The thread parses each event once more, so it costs more than it gains if PostgreSQL needs the second core. */
const defaultHashThreadAfter = availableParallelism() > 2 ? 20_000 : Number.POSITIVE_INFINITY;

/** Number of events between two pauses: about a millisecond of work. */
export const eventsPerPause = 25;

/** Function that receives the number of events processed since its last call. */
export type OnProgress = (events: number) => void;

/** Replay of a family's ledger from the database. */
export class StoredReplay extends Replay {
  readonly #hashThreadAfter: number;
  readonly #pause: () => Promise<unknown>;

  constructor(
    familyId: number,
    {
      hashThreadAfter = defaultHashThreadAfter,
      pause = setImmediate,
      ...options
    }: Omit<ReplayContext, 'database'>,
  ) {
    super(familyId, options);
    this.#hashThreadAfter = hashThreadAfter;
    this.#pause = pause;
  }

  /** Continues to the last event that the transaction sees. With `texts`, compares the stored texts of the events. */
  async run(tx: Queryable, onProgress: OnProgress = () => {}, texts?: TextAudit): Promise<void> {
    const { audit } = this;
    let thread: HashThread | undefined;
    try {
      for await (const text of readChunks(tx, audit.familyId, audit.seq)) {
        if (audit.events >= this.#hashThreadAfter) thread ??= new HashThread();
        const forged = await thread?.send({ familyId: audit.familyId, previous: audit.head, text });
        for (const hash of forged ?? []) audit.reportForged(hash);
        const events: RecordedEvent[] = [];
        for (const stored of parseChunk(audit.familyId, text)) {
          if (events.length % eventsPerPause === 0) await this.#pause();
          this.add(stored, thread !== undefined);
          events.push(stored.event);
        }
        await texts?.check(tx, events);
        onProgress(events.length);
      }
      for (const hash of (await thread?.rest()) ?? []) audit.reportForged(hash);
    } finally {
      await thread?.end();
    }
  }
}
