import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import type { Queryable } from '../../../db/transaction.ts';
import type { RecordedEvent } from '../events.ts';
import { readChunks } from '../export/read.ts';
import { parseEvents } from '../export/stored-lines.ts';
import { Replay, type ReplayOptions } from './replay.ts';
import type { TextAudit } from './text-audit.ts';

/** Dependencies of a verification or a rebuild. */
export interface ReplayContext extends Omit<ReplayOptions, 'keepsIds'> {
  database: Database;
  /** Pause after about a millisecond of work; by default, other requests get the processor. */
  pause?: () => Promise<unknown>;
}

/** Number of events between two pauses: about a millisecond of work. */
export const eventsPerPause = 25;

/** Function that receives the number of events processed since its last call. */
export type OnProgress = (events: number) => void;

/** Replay of a family's ledger from the database. */
export class StoredReplay extends Replay {
  readonly #pause: () => Promise<unknown>;

  constructor(familyId: number, { pause = setImmediate, ...options }: Omit<ReplayContext, 'database'>) {
    super(familyId, options);
    this.#pause = pause;
  }

  /** Continues to the last event that the transaction sees. With `texts`, compares the stored texts of the events. */
  async run(tx: Queryable, onProgress: OnProgress = () => {}, texts?: TextAudit): Promise<void> {
    const { audit } = this;
    for await (const chunk of readChunks(tx, audit.familyId, audit.seq)) {
      // Only these, so that the memory of others is free for the next events at once.
      const committing: RecordedEvent[] = [];
      let count = 0;
      for (const lines of chunk) {
        for (const stored of parseEvents(audit.familyId, lines)) {
          if (count % eventsPerPause === 0) await this.#pause();
          this.add(stored);
          if (stored.event.commitments) committing.push(stored.event);
          count += 1;
        }
      }
      await texts?.check(tx, committing);
      onProgress(count);
    }
  }
}
