import type { Entry, RecordedEvent } from '../events.ts';
import { type Fault, isoTime, LineReader } from './line-reader.ts';

/** Columns of an event and of an entry after their number, in the order of their lines. */
export const eventColumns = [
  ...['id', 'type', 'rules', 'payload', 'commitments', 'actor_id', 'recorded_at', 'hash'],
];
/** Columns of an event that may be empty. */
export const emptyColumns: readonly string[] = ['rules', 'commitments'];
export const entryColumns = [
  ...['idx', 'id', 'learner_id', 'amount', 'source_type', 'source_id', 'description', 'balance_after'],
  'created_at',
];

/** Event as stored, possibly forged. */
export interface StoredEvent {
  event: RecordedEvent;
  /** Time of an entry, if it is not that of the event. */
  entryTime?: string | undefined;
  /** Values that the ledger does not write in this form; undefined if there are none. */
  malformed?: readonly Fault[] | undefined;
}

/** Events that follow each other and their entries, as one line each: values with tabs between them. */
export interface EventLines {
  events: string;
  entries: string;
}

/** Returns the events of lines, each with its entries. */
export function parseEvents(familyId: number, lines: EventLines): StoredEvent[] {
  const reader = new EventReader(familyId, lines);
  const found: StoredEvent[] = [];
  for (let stored = reader.next(); stored; stored = reader.next()) found.push(stored);
  return found;
}

/** Reads events with their entries, which have the same order. */
class EventReader {
  readonly #familyId: number;
  readonly #faults: Fault[] = [];
  readonly #events: LineReader;
  readonly #entries: LineReader;
  /** Number of the event of the next entry; Infinity after the last one. */
  #entrySeq = 0;
  /** Time of the last event, as stored and in ISO 8601: the next one often has the same. */
  #storedTime = '';
  #recordedAt = '';
  #hasUsualTime = false;
  /** Time of an entry of the last event, if it is another one. */
  #entryTime: string | undefined;

  constructor(familyId: number, { events, entries }: EventLines) {
    this.#familyId = familyId;
    this.#events = new LineReader(events, this.#faults);
    this.#entries = new LineReader(entries, this.#faults);
    this.#nextEntry();
  }

  /** Returns the next event; undefined after the last one. */
  next(): StoredEvent | undefined {
    const line = this.#events;
    if (!line.next()) return undefined;
    const seq = line.integer();
    const id = line.text();
    const type = line.text();
    const rules = line.optionalInteger();
    const payload = line.json();
    // A member in each event, in its place in JSON: a spread would cost as much as the rest of the literal.
    const commitments = line.optionalJson();
    const actorId = line.integer();
    const recordedAt = this.#readTime();
    // PostgreSQL writes \\x before the digits.
    const hash = line.text().slice(2);
    line.finish();
    const [familyId, entries] = [this.#familyId, this.#readEntries(seq)];
    const event = {
      familyId,
      seq,
      id,
      type,
      rules,
      payload,
      commitments,
      actorId,
      recordedAt,
      entries,
      hash,
    };
    return {
      // Verification checks that type and payload belong together.
      event: event as RecordedEvent,
      entryTime: this.#entryTime,
      malformed: this.#faults.length > 0 ? this.#faults.splice(0) : undefined,
    };
  }

  #readTime(): string {
    const storedTime = this.#events.text();
    if (storedTime === this.#storedTime && this.#hasUsualTime) return this.#recordedAt;
    const faults = this.#faults.length;
    this.#recordedAt = this.#events.timeOf(storedTime);
    this.#hasUsualTime = this.#faults.length === faults;
    this.#storedTime = storedTime;
    return this.#recordedAt;
  }

  #readEntries(seq: number): Entry[] {
    const entries: Entry[] = [];
    this.#entryTime = undefined;
    // Skips entries without an event.
    while (this.#entrySeq < seq) this.#nextEntry();
    while (this.#entrySeq === seq) {
      entries.push(this.#readEntry());
      this.#nextEntry();
    }
    return entries;
  }

  #readEntry(): Entry {
    const line = this.#entries;
    const entry = {
      idx: line.integer(),
      id: line.text(),
      learnerId: line.integer(),
      amount: line.integer(),
      // Verification compares it with the one that the rules give.
      sourceType: line.text() as Entry['sourceType'],
      sourceId: line.text(),
      description: line.text(),
      balanceAfter: line.integer(),
    };
    const storedTime = line.text();
    line.finish();
    if (storedTime !== this.#storedTime) this.#entryTime ??= isoTime(storedTime);
    return entry;
  }

  #nextEntry(): void {
    this.#entrySeq = this.#entries.next() ? this.#entries.integer() : Number.POSITIVE_INFINITY;
  }
}
