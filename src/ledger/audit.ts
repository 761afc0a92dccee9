import { payloadFits } from './append.ts';
import { eventHash, genesis } from './chain.ts';
import type { Entry, RecordedEvent } from './events.ts';
import type { LedgerEnd } from './export.ts';
import type { StoredEvent } from './read.ts';

/** What can be wrong with a ledger, the causes before what follows from them. */
const problemKinds = [
  'sequence', // an event is missing, doubled or out of order
  'hash', // an event, its entries or its place in the chain are not what was hashed
  'payload', // an event of a type, or with a payload, that does not exist
  'time', // time goes backwards, or an entry has another than its event
  'entry', // entries are missing, too many, or wrongly numbered
  'balance', // a balance after an entry does not follow from the one before
  'tail', // the family's row and the last event do not agree
  'sum', // a stored balance or saving is not the sum of its entries
  'projection', // a projection's row is not what the events come to
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export interface LedgerProblem {
  /** The sequence number of the event at which it shows; that of the last event for a fault of the whole. */
  seq: number;
  kind: ProblemKind;
  message: string;
}

/**
 * Checks a family's ledger event by event, with nothing but the events: numbering, hash chain, times, entries and
 * running balances. A fault is named once, where it shows; what follows is checked on from there.
 */
export class LedgerAudit {
  readonly familyId: number;
  readonly #problems: LedgerProblem[] = [];
  seq = 0;
  head = genesis;
  events = 0;
  entries = 0;
  lastAt = '';
  /** Σ amount by learner. */
  readonly balances = new Map<number, number>();
  /** − Σ amount of REWARD_SAVE, by learner and reward. */
  readonly savings = new Map<string, number>();
  readonly removedLearners = new Set<number>();

  constructor(familyId: number) {
    this.familyId = familyId;
  }

  /** Checks the next event. */
  check(stored: StoredEvent): void {
    if (isForged(this.head, stored.event)) this.reportForged(stored.event.seq);
    this.checkBesidesHash(stored);
  }

  /** Checks the next event but for its hash, which somebody else sees to. */
  checkBesidesHash({ event, hasOneTime }: StoredEvent): void {
    const { seq, recordedAt } = event;
    if (seq !== this.seq + 1) this.#report(seq, 'sequence', `event ${this.seq + 1} was expected here`);
    if (event.familyId !== this.familyId) {
      this.#report(seq, 'sequence', `the event is one of family ${event.familyId}`);
    }
    if (!payloadFits(event)) this.#report(seq, 'payload', `no ${event.type} has this payload`);
    if (recordedAt < this.lastAt) this.#report(seq, 'time', 'the event is older than the one before');
    if (!hasOneTime) this.#report(seq, 'time', 'an entry has another time than its event');
    event.entries.forEach((entry, idx) => {
      this.#checkEntry(seq, entry, idx);
    });
    if (event.type === 'LearnerRemoved') this.removedLearners.add(event.payload.learnerId);
    this.seq = seq;
    this.head = event.hash;
    this.lastAt = recordedAt;
    this.events += 1;
    this.entries += event.entries.length;
  }

  /** Checks the end: what the family's row says of its last event. */
  checkTail(lane: LedgerEnd): void {
    if (lane.seq !== this.seq) {
      this.#report(
        this.seq,
        'tail',
        `the family counts ${lane.seq} events, the last one here is ${this.seq}`,
      );
    }
    if (lane.head !== this.head)
      this.#report(this.seq, 'tail', 'the head of the family is not the last hash');
    if (this.events > 0 && lane.lastAt !== this.lastAt) {
      this.#report(this.seq, 'tail', 'the last time of the family is not that of the last event');
    }
  }

  /** Notes an event whose hash is not that of what it says and of its place. */
  reportForged(seq: number): void {
    this.#report(seq, 'hash', 'the event is not the one that was hashed');
  }

  /** What is wrong, from the first event at which anything shows. */
  get problems(): LedgerProblem[] {
    const rank = ({ kind }: LedgerProblem) => problemKinds.indexOf(kind);
    return this.#problems.toSorted((a, b) => a.seq - b.seq || rank(a) - rank(b));
  }

  /** Notes a fault of the ledger as a whole. */
  reportAtEnd(kind: ProblemKind, message: string): void {
    this.#report(this.seq, kind, message);
  }

  #checkEntry(seq: number, entry: Entry, idx: number): void {
    const { learnerId, amount, sourceType, sourceId } = entry;
    if (entry.idx !== idx) this.#report(seq, 'entry', `entry ${idx} was expected, not ${entry.idx}`);
    const balance = (this.balances.get(learnerId) ?? 0) + amount;
    if (entry.balanceAfter !== balance || balance < 0) {
      this.#report(seq, 'balance', `entry ${idx} says ${entry.balanceAfter}, the sum is ${balance}`);
    }
    this.balances.set(learnerId, balance);
    if (sourceType === 'REWARD_SAVE') {
      const key = `${learnerId} ${sourceId}`;
      this.savings.set(key, (this.savings.get(key) ?? 0) - amount);
    }
  }

  #report(seq: number, kind: ProblemKind, message: string): void {
    this.#problems.push({ seq, kind, message });
  }
}

/** Whether an event, with the hash before it, is another one than was hashed. */
export function isForged(previous: string, event: RecordedEvent): boolean {
  return eventHash(previous, event) !== event.hash;
}
