import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { TableShapes } from '../db/tables.ts';
import type { Queryable } from '../db/transaction.ts';
import { FamilyState } from '../state/state.ts';
import { project } from './append.ts';
import { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { HashThread } from './hash-check.ts';
import { parseChunk, readChunks } from './read.ts';
import type { LedgerRules } from './rules.ts';

/** Dependencies of a verification or a rebuild. */
export interface ReplayContext {
  database: Database;
  shapes: TableShapes;
  rules: LedgerRules;
  /** Number of events of a family after which another thread checks hashes. */
  hashThreadAfter?: number;
  /** Pause after about a millisecond of work; by default, other requests get the processor. */
  pause?: () => Promise<unknown>;
}

/** Number of events between two pauses: about a millisecond of work. */
export const eventsPerPause = 25;

/** Function that receives the number of events processed since its last call. */
export type OnProgress = (events: number) => void;

/** Replay of a family's ledger, which checks its events and projects them into a state. */
export class Replay {
  readonly audit: LedgerAudit;
  readonly state: FamilyState;
  readonly #rules: LedgerRules;
  readonly #hashThreadAfter: number;
  readonly #pause: () => Promise<unknown>;
  /** Event that cannot be projected. The projection stops there. */
  #failure: { seq: number; error: unknown } | undefined;

  constructor(
    familyId: number,
    { shapes, rules, hashThreadAfter = 20_000, pause = setImmediate }: Omit<ReplayContext, 'database'>,
  ) {
    this.audit = new LedgerAudit(familyId, rules);
    this.state = new FamilyState(familyId, shapes, true);
    this.#rules = rules;
    this.#hashThreadAfter = hashThreadAfter;
    this.#pause = pause;
  }

  /** Continues to the last event that the transaction sees. */
  async run(tx: Queryable, onProgress: OnProgress = () => {}): Promise<void> {
    const { audit } = this;
    let thread: HashThread | undefined;
    try {
      for await (const text of readChunks(tx, audit.familyId, audit.seq)) {
        if (audit.events >= this.#hashThreadAfter) thread ??= new HashThread();
        const forged = await thread?.send({ familyId: audit.familyId, previous: audit.head, text });
        for (const seq of forged ?? []) audit.reportForged(seq);
        const events = parseChunk(audit.familyId, text);
        for (const [i, stored] of events.entries()) {
          if (i % eventsPerPause === 0) await this.#pause();
          if (thread) audit.checkBesidesHash(stored);
          else audit.check(stored);
          this.#project(stored.event);
        }
        onProgress(events.length);
      }
      for (const seq of (await thread?.rest()) ?? []) audit.reportForged(seq);
    } finally {
      await thread?.end();
    }
    this.#reportFailure();
  }

  /** True if the state contains all events. */
  get isComplete(): boolean {
    return this.#failure === undefined;
  }

  #project(event: RecordedEvent): void {
    if (this.#failure) return;
    try {
      project(event, this.state, this.#rules);
    } catch (error) {
      this.#failure = { seq: event.seq, error };
    }
  }

  /** Reports an event that cannot be projected. Throws if the ledger has no other fault: then the service has one. */
  #reportFailure(): void {
    if (!this.#failure) return;
    const { seq, error } = this.#failure;
    if (this.audit.problems.length === 0) throw error;
    this.audit.reportAtEnd('projection', `event ${seq} does not fit the events before it`);
  }
}
