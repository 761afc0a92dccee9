import type { Database } from '../db/database.ts';
import type { TableShapes } from '../db/tables.ts';
import type { Queryable } from '../db/transaction.ts';
import { project, type Rules } from './append.ts';
import { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { HashThread } from './hash-check.ts';
import { parseChunk, readChunks } from './read.ts';
import { FamilyState } from './state.ts';

/** What a verification or a rebuild works with. */
export interface ReplayContext {
  database: Database;
  shapes: TableShapes;
  rules: Rules;
  /** After so many events of a family, hashes are checked in a thread of their own. */
  hashThreadAfter?: number;
}

/** Told of the events that were gone through, as they are. */
export type OnProgress = (events: number) => void;

/** A family's ledger gone through from its first event: the checks, and the rows that its events come to. */
export class Replay {
  readonly audit: LedgerAudit;
  readonly state: FamilyState;
  readonly #rules: Rules;
  readonly #hashThreadAfter: number;
  /** Why the events could not be projected to the end. */
  #misfit: { seq: number; error: unknown } | undefined;

  constructor(
    familyId: number,
    { shapes, rules, hashThreadAfter = 20_000 }: Omit<ReplayContext, 'database'>,
  ) {
    this.audit = new LedgerAudit(familyId);
    this.state = new FamilyState(familyId, shapes, null);
    this.#rules = rules;
    this.#hashThreadAfter = hashThreadAfter;
  }

  /** Goes on to the end of what the transaction sees. */
  async run(db: Queryable, onProgress: OnProgress = () => {}): Promise<void> {
    const { audit } = this;
    let thread: HashThread | undefined;
    try {
      for await (const text of readChunks(db, audit.familyId, audit.seq)) {
        if (audit.events >= this.#hashThreadAfter) thread ??= new HashThread();
        const forged = await thread?.send({ familyId: audit.familyId, previous: audit.head, text });
        for (const seq of forged ?? []) audit.reportForged(seq);
        const events = parseChunk(audit.familyId, text);
        for (const stored of events) {
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
    this.#tellMisfit();
  }

  /** Whether all events were projected, so that the state can be compared and used. */
  get isComplete(): boolean {
    return this.#misfit === undefined;
  }

  #project(event: RecordedEvent): void {
    if (this.#misfit) return;
    try {
      project(event, this.state, this.#rules.projections);
    } catch (error) {
      this.#misfit = { seq: event.seq, error };
    }
  }

  /** An event that does not fit those before it says nothing more than that one of them is forged or missing. */
  #tellMisfit(): void {
    if (!this.#misfit) return;
    const { seq, error } = this.#misfit;
    if (this.audit.problems.length === 0) throw error;
    this.audit.reportAtEnd('projection', `event ${seq} does not fit those before it`);
  }
}
