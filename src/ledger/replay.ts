import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { messageOf } from '../db/errors.ts';
import type { TableShapes } from '../db/tables.ts';
import type { Queryable } from '../db/transaction.ts';
import { FamilyState } from '../state/state.ts';
import { project } from './append.ts';
import { LedgerAudit } from './audit.ts';
import { HashThread } from './hash-check.ts';
import { parseChunk, readChunks, type StoredEvent } from './read.ts';
import { RuleAudit } from './rule-audit.ts';
import type { LedgerRules } from './rules.ts';
import type { TextAudit } from './text-audit.ts';
import { IdOrder, SeenIds } from './unique-ids.ts';

/** Dependencies of a verification or a rebuild. */
export interface ReplayContext {
  database: Database;
  shapes: TableShapes;
  rules: LedgerRules;
  /** Number of events of a family after which another thread checks hashes. By default, 20,000 on more than two cores. */
  hashThreadAfter?: number;
  /** Time of the verification, after which no event may be recorded. The machine's clock by default. */
  now?: () => Date;
  /** True if the replay keeps all ids to find those that repeat. A database finds them with a statement. */
  keepsIds?: boolean;
  /** Pause after about a millisecond of work; by default, other requests get the processor. */
  pause?: () => Promise<unknown>;
}

/** The thread parses each event once more, so it costs more than it gains if PostgreSQL needs the second core. */
const defaultHashThreadAfter = availableParallelism() > 2 ? 20_000 : Number.POSITIVE_INFINITY;

/** Number of events between two pauses: about a millisecond of work. */
export const eventsPerPause = 25;

/** Function that receives the number of events processed since its last call. */
export type OnProgress = (events: number) => void;

/** Replay of a family's ledger, which checks its events, judges them by the rules, and projects them into a state. */
export class Replay {
  readonly audit: LedgerAudit;
  readonly state: FamilyState;
  readonly meaning: RuleAudit;
  readonly #rules: LedgerRules;
  /** Order of the ids of a stored ledger. */
  readonly order = new IdOrder();
  readonly #ids: SeenIds | undefined;
  readonly #hashThreadAfter: number;
  readonly #pause: () => Promise<unknown>;

  constructor(familyId: number, context: Omit<ReplayContext, 'database'>) {
    const {
      shapes,
      rules,
      hashThreadAfter = defaultHashThreadAfter,
      pause = setImmediate,
      now = () => new Date(),
      keepsIds,
    } = context;
    this.audit = new LedgerAudit(familyId, rules, now());
    this.state = new FamilyState(familyId, shapes, true);
    this.meaning = new RuleAudit(rules, this.audit);
    this.#rules = rules;
    this.#ids = keepsIds ? new SeenIds(rules) : undefined;
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
        const events = parseChunk(audit.familyId, text);
        for (const [i, stored] of events.entries()) {
          if (i % eventsPerPause === 0) await this.#pause();
          this.add(stored, thread !== undefined);
        }
        await texts?.check(
          tx,
          events.map(({ event }) => event),
        );
        onProgress(events.length);
      }
      for (const hash of (await thread?.rest()) ?? []) audit.reportForged(hash);
    } finally {
      await thread?.end();
    }
  }

  /** Adds the next event. With `isHashChecked`, another thread checks its hash. */
  add(stored: StoredEvent, isHashChecked = false): void {
    try {
      this.#add(stored, isHashChecked);
    } catch (error) {
      const [message, expected] = ['the event cannot be judged', 'values that the ledger writes'];
      this.audit.report(stored.event, 'format', message, expected, messageOf(error));
    }
  }

  #add(stored: StoredEvent, isHashChecked: boolean): void {
    const { event } = stored;
    const isFitting = this.audit.check(stored, isHashChecked);
    if (this.#ids) this.#ids.check(event, this.audit);
    else this.order.add(event);
    if (isFitting) this.meaning.judge(event, this.state);
    try {
      project(event, this.state, this.#rules);
    } catch (error) {
      const [message, expected] = ['the event cannot be projected', 'the rows that it changes'];
      this.audit.report(event, 'projection', message, expected, messageOf(error));
      return;
    }
    if (isFitting) this.meaning.follow(event);
  }
}
