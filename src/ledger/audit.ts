import { eventHash, genesis } from './chain.ts';
import type { Entry, RecordedEvent } from './events.ts';
import type { LedgerEnd } from './export.ts';
import type { StoredEvent } from './read.ts';
import { type EntryTotal, type LedgerRules, payloadFits } from './rules.ts';

/** Kinds of faults, causes before their consequences. */
const problemKinds = [
  'sequence', // an event is missing, duplicate or out of order
  'hash', // an event, its entries or its place in the chain do not match the hash
  'payload', // an event has an unknown type, or a payload that its type does not allow
  'time', // time goes back, or an entry and its event have different times
  'entry', // entries are missing, too many, or wrongly numbered
  'balance', // a balance after an entry does not follow from the one before
  'tail', // the family's row and the last event do not agree
  'sum', // a stored total is not the sum of its entries
  'projection', // a projected row differs from a replay of the events
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export interface LedgerProblem {
  /** Number of the event that shows the fault; of the last event for a fault of the whole ledger. */
  seq: number;
  kind: ProblemKind;
  message: string;
}

/**
 * Audit of a family's ledger from its events alone: numbering, hash chain, times, entries and running balances. Reports
 * a fault once, at the event that shows it, and continues.
 */
export class LedgerAudit {
  readonly familyId: number;
  readonly #problems: LedgerProblem[] = [];
  seq = 0;
  head = genesis;
  events = 0;
  entries = 0;
  lastAt = '';
  /** Σ amount by learner, for the running balances. */
  readonly #balances = new Map<number, number>();
  /** Totals that the rules define, by key; a key is its columns' values, joined by spaces. */
  readonly totals: ReadonlyMap<EntryTotal, Map<string, number>>;
  /** Learners whose accounts are closed: no balance is stored for them. */
  readonly closedAccounts = new Set<number>();
  readonly #rules: LedgerRules;

  constructor(familyId: number, rules: LedgerRules) {
    this.familyId = familyId;
    this.#rules = rules;
    this.totals = new Map(rules.entryTotals.map((total) => [total, new Map()]));
  }

  check(stored: StoredEvent): void {
    if (isForged(this.head, stored.event)) this.reportForged(stored.event.seq);
    this.checkBesidesHash(stored);
  }

  /** Checks the next event except its hash, which another thread checks. */
  checkBesidesHash({ event, hasOneTime }: StoredEvent): void {
    const { seq, recordedAt } = event;
    if (seq !== this.seq + 1) this.#report(seq, 'sequence', `event ${this.seq + 1} was expected here`);
    if (event.familyId !== this.familyId) {
      this.#report(seq, 'sequence', `the event belongs to family ${event.familyId}`);
    }
    if (!payloadFits(this.#rules, event)) this.#report(seq, 'payload', 'the payload does not fit the type');
    if (recordedAt < this.lastAt) this.#report(seq, 'time', 'the event is older than the one before');
    if (!hasOneTime) this.#report(seq, 'time', 'an entry and its event have different times');
    event.entries.forEach((entry, idx) => {
      this.#checkEntry(seq, entry, idx);
    });
    if (this.#rules.events.get(event.type)?.account === 'closes' && 'learnerId' in event.payload)
      this.closedAccounts.add(event.payload.learnerId);
    this.seq = seq;
    this.head = event.hash;
    this.lastAt = recordedAt;
    this.events += 1;
    this.entries += event.entries.length;
  }

  /** Compares the family's row with the last event. */
  checkTail(end: LedgerEnd): void {
    if (end.seq !== this.seq) {
      this.#report(this.seq, 'tail', `the family counts ${end.seq} events, but the last is ${this.seq}`);
    }
    if (end.head !== this.head) this.#report(this.seq, 'tail', 'the head of the family is not the last hash');
    if (this.events > 0 && end.lastAt !== this.lastAt) {
      this.#report(this.seq, 'tail', 'the family and its last event have different times');
    }
  }

  /** Reports an event whose hash does not match its content and place. */
  reportForged(seq: number): void {
    this.#report(seq, 'hash', 'the event does not match its hash');
  }

  /** All faults, sorted by event and kind. */
  get problems(): LedgerProblem[] {
    const rank = ({ kind }: LedgerProblem) => problemKinds.indexOf(kind);
    return this.#problems.toSorted((a, b) => a.seq - b.seq || rank(a) - rank(b));
  }

  /** Reports a fault of the ledger as a whole. */
  reportAtEnd(kind: ProblemKind, message: string): void {
    this.#report(this.seq, kind, message);
  }

  #checkEntry(seq: number, entry: Entry, idx: number): void {
    if (entry.idx !== idx) this.#report(seq, 'entry', `entry ${idx} was expected, not ${entry.idx}`);
    const balance = (this.#balances.get(entry.learnerId) ?? 0) + entry.amount;
    if (entry.balanceAfter !== balance || balance < 0) {
      this.#report(seq, 'balance', `entry ${idx} says ${entry.balanceAfter}, but the sum is ${balance}`);
    }
    this.#balances.set(entry.learnerId, balance);
    for (const [total, values] of this.totals) {
      const added = total.add(entry);
      if (!added) continue;
      const key = added.key.join(' ');
      values.set(key, (values.get(key) ?? 0) + added.amount);
    }
  }

  #report(seq: number, kind: ProblemKind, message: string): void {
    this.#problems.push({ seq, kind, message });
  }
}

/** Checks whether the event, after the given hash, does not match its own hash. */
export function isForged(previous: string, event: RecordedEvent): boolean {
  return eventHash(previous, event) !== event.hash;
}
