import { eventHash, genesis } from '../chain.ts';
import type { Entry, RecordedEvent } from '../events.ts';
import type { LedgerEnd } from '../export/export.ts';
import type { LineProblem } from '../export/export-lines.ts';
import type { StoredEvent } from '../export/stored-lines.ts';
import { ProblemList } from '../problem-list.ts';
import { compareProblems, type LedgerProblem, type ProblemKind } from '../problems.ts';
import { type LedgerRules, payloadFits } from '../rules.ts';
import { versionOf } from '../rules-version.ts';
import { VersionOrder } from '../version-order.ts';
import { EntrySums } from './entry-sums.ts';

/** Tolerance for times after the verification, since the clocks of machines differ. */
export const maxClockSkewMs = 5 * 60_000;

/** Returns the end of the calendar: the time of a replay that does not depend on a clock. */
export const endOfTime = () => new Date('9999-12-31T00:00:00Z');

/** Time of a ledger without events. */
const beginning = new Date(0).toISOString();

/**
 * Audit of the form of a family's ledger: numbering, hash chain, times and running balances. Reports a fault once, at the
 * event that shows it, and continues.
 */
export class LedgerAudit {
  readonly familyId: number;
  readonly #problems = new ProblemList(compareProblems);
  seq = 0;
  head = genesis;
  events = 0;
  entries = 0;
  lastAt = '';
  /** Time after which no event may be recorded. */
  readonly #latest: string;
  /** Σ amount by learner, for the running balances. */
  readonly #balances = new Map<number, number>();
  /** Totals that the rules define. */
  readonly totals: readonly EntrySums[];
  /** Learners whose accounts are closed: no balance is stored for them. */
  readonly closedAccounts = new Set<number>();
  readonly #rules: LedgerRules;
  readonly #versions = new VersionOrder();

  constructor(familyId: number, rules: LedgerRules, now: Date) {
    this.familyId = familyId;
    this.#rules = rules;
    this.#latest = new Date(now.getTime() + maxClockSkewMs).toISOString();
    this.totals = rules.entryTotals.map((total) => new EntrySums(total));
  }

  /** Checks the next event. Returns true if its payload fits its type. With `isHashChecked`, the caller checks the hash. */
  check({ event, entryTime, malformed }: StoredEvent, isHashChecked = false): boolean {
    const { seq, recordedAt, type } = event;
    for (const { expected, found } of malformed ?? []) {
      this.report(event, 'format', 'a value has another form', expected, found);
    }
    if (!isHashChecked) {
      const expected = eventHash(this.head, event);
      if (expected !== event.hash) this.reportForged({ seq, type, expected, found: event.hash });
    }
    if (seq !== this.seq + 1) {
      this.report(event, 'sequence', 'the event has another number', `event ${this.seq + 1}`, `event ${seq}`);
    }
    if (event.familyId !== this.familyId) {
      const [expected, found] = [`family ${this.familyId}`, `family ${event.familyId}`];
      this.report(event, 'sequence', 'the event belongs to another family', expected, found);
    }
    const isFitting = this.#checkPayload(event);
    this.#checkTime(event, entryTime);
    for (let idx = 0; idx < event.entries.length; idx += 1) {
      const entry = event.entries[idx];
      if (entry) this.#checkEntry(event, entry, idx);
    }
    if (this.#rules.events.get(type)?.account === 'closes' && 'learnerId' in event.payload)
      this.closedAccounts.add(event.payload.learnerId);
    this.seq = seq;
    this.head = event.hash;
    this.lastAt = recordedAt;
    this.events += 1;
    this.entries += event.entries.length;
    return isFitting;
  }

  /** Compares the family's row with the last event. */
  checkTail(end: LedgerEnd): void {
    if (end.seq !== this.seq) {
      const [expected, found] = [`event ${this.seq} is the last`, `event ${end.seq} is the last`];
      this.reportAtEnd('tail', 'the family counts another number of events', expected, found);
    }
    if (end.head !== this.head) {
      this.reportAtEnd('tail', 'the head of the family is not the last hash', this.head, end.head);
    }
    const lastAt = this.events > 0 ? this.lastAt : beginning;
    if (end.lastAt !== lastAt) {
      const message = 'the family and its last event have different times';
      this.reportAtEnd('tail', message, lastAt, end.lastAt);
    }
  }

  /** Reports an event whose hash does not match its content and place. */
  reportForged({ expected, found, ...event }: ForgedHash): void {
    this.report(event, 'hash', 'the event does not match its hash', expected, found);
  }

  /** First problems by event and kind. */
  get problems(): LedgerProblem[] {
    return this.#problems.first;
  }

  /** Number of all problems. */
  get problemCount(): number {
    return this.#problems.count;
  }

  /** Reports a fault of an event. */
  report(
    { seq, type }: Pick<RecordedEvent, 'seq'> & { type: string },
    kind: ProblemKind,
    message: string,
    expected: string,
    found: string,
  ): void {
    this.#problems.add({ seq, eventType: type, kind, message, expected, found });
  }

  /** Leaves out an event that cannot be read, and continues from the hash that it states. */
  skip(hash: string | undefined): void {
    this.seq += 1;
    this.events += 1;
    this.head = hash ?? this.head;
  }

  /** Reports faults of an export's lines. The first line is no event, and the others have the numbers of events. */
  reportLines(problems: readonly LineProblem[]): void {
    for (const problem of problems) this.#problems.add({ ...problem, seq: problem.line - 1 });
  }

  /** Reports a fault of the ledger as a whole. */
  reportAtEnd(kind: ProblemKind, message: string, expected: string, found: string): void {
    this.#problems.add({ seq: this.seq, kind, message, expected, found });
  }

  /** Returns true if the payload fits the type in the version of the event, which must be a known one. */
  #checkPayload(event: RecordedEvent): boolean {
    const known = this.#rules.version;
    const version = versionOf(event);
    if (version > known) {
      const [expected, found] = [
        `version ${known} or earlier; a later release may know it`,
        `version ${version}`,
      ];
      this.report(event, 'payload', 'the event follows rules that are not known here', expected, found);
      return false;
    }
    const ended = this.#versions.next(event);
    if (ended !== undefined) {
      const message = 'the event follows rules that ended before it';
      this.report(event, 'rule', message, `version ${ended} or later`, `version ${version}`);
    }
    if (payloadFits(this.#rules, event)) return true;
    const found = JSON.stringify(event.payload) ?? 'nothing';
    this.report(event, 'payload', 'the payload does not fit the type', `a payload of ${event.type}`, found);
    return false;
  }

  #checkTime(event: RecordedEvent, entryTime: string | undefined): void {
    const { recordedAt } = event;
    if (recordedAt < this.lastAt) {
      const expected = `${this.lastAt} or later`;
      this.report(event, 'time', 'the event is older than the one before', expected, recordedAt);
    }
    // Later events are not before it, so they show no other fault.
    if (recordedAt > this.#latest && this.lastAt <= this.#latest) {
      const expected = `${this.#latest} or earlier`;
      this.report(event, 'time', 'the event is in the future', expected, recordedAt);
    }
    if (entryTime !== undefined) {
      this.report(event, 'time', 'an entry and its event have different times', recordedAt, entryTime);
    }
  }

  #checkEntry(event: RecordedEvent, entry: Entry, idx: number): void {
    if (entry.idx !== idx) {
      this.report(event, 'entry', 'an entry has another number', `entry ${idx}`, `entry ${entry.idx}`);
    }
    const balance = (this.#balances.get(entry.learnerId) ?? 0) + entry.amount;
    if (entry.balanceAfter !== balance || balance < 0) {
      const expected = balance < 0 ? '0 or more' : String(balance);
      const message = `the balance after entry ${idx} is not the sum`;
      this.report(event, 'balance', message, expected, String(entry.balanceAfter));
    }
    this.#balances.set(entry.learnerId, balance);
    for (const sums of this.totals) sums.add(entry);
  }
}

/** Hash that an event should have, and the one that it states. */
interface ForgedHash {
  seq: number;
  type: string;
  expected: string;
  found: string;
}
