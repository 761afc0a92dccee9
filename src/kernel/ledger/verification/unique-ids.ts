import { commandOf, numberOf } from '../../../base/derived-ids.ts';
import type { RecordedEvent } from '../events.ts';
import { type LedgerRules, uniqueMember } from '../rules.ts';
import { IdSet } from './id-set.ts';
import type { LedgerAudit } from './ledger-audit.ts';

/** Check of unique ids while an export is read: of all events and entries, and of members that are unique within a type. */
export class SeenIds {
  readonly #rules: LedgerRules;
  readonly #ids = new IdSet();
  /** Values of unique members, by event type. */
  readonly #members = new Map<string, IdSet>();

  constructor(rules: LedgerRules) {
    this.#rules = rules;
  }

  /** Reports ids that an earlier event or entry has. */
  check(event: RecordedEvent, audit: LedgerAudit): void {
    for (const { id } of [event, ...event.entries]) if (!this.#ids.add(id)) reportId(audit, event, id);
    const member = uniqueMember(this.#rules, event.type);
    if (member === undefined) return;
    const value = new Map<string, unknown>(Object.entries(event.payload)).get(member);
    const seen = this.#members.get(event.type) ?? new IdSet();
    this.#members.set(event.type, seen);
    if (typeof value === 'string' && !seen.add(value)) reportMember(audit, event, member, value);
  }
}

/**
 * Check of the order of ids while a stored ledger is read, with constant memory. The first event of a command ends with 24
 * zero bits, and the ids of its entries and further events count up from it. In such a ledger, an id repeats only if the id
 * of an event does, which an index shows.
 */
export class IdOrder {
  #command = '';
  #last = 0;
  /** False if an id has another form, so that it may repeat any other one. */
  isKept = true;
  /** Types of the events. */
  readonly types = new Set<string>();

  add({ id, type, entries }: RecordedEvent): void {
    const command = commandOf(id);
    const first = numberOf(id);
    this.isKept &&= command === this.#command ? first > this.#last : first === 0;
    let last = first;
    for (const entry of entries) {
      last += 1;
      this.isKept &&= numberOf(entry.id) === last && commandOf(entry.id) === command;
    }
    this.#command = command;
    this.#last = last;
    this.types.add(type);
  }
}

/** Reports an id that an earlier event or entry has. */
export function reportId(audit: LedgerAudit, event: { seq: number; type: string }, id: string): void {
  const [expected, found] = ['an id of its own', `${id}, which an earlier event or entry has`];
  audit.report(event, 'id', 'an event or entry has the id of another one', expected, found);
}

/** Reports a member that is unique within a type and repeats. */
export function reportMember(
  audit: LedgerAudit,
  event: { seq: number; type: string },
  member: string,
  value: string,
): void {
  const [expected, found] = [`a new ${member}`, `${value}, which an earlier ${event.type} has`];
  audit.report(event, 'id', `the event has the ${member} of another one`, expected, found);
}
