import type { Queryable } from '../db/transaction.ts';
import type { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { IdSet } from './id-set.ts';
import { maxAtOnce } from './problem-list.ts';
import type { LedgerRules } from './rules.ts';

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
    const member = this.#rules.eventRules.get(event.type)?.unique;
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
    for (const [i, entry] of entries.entries())
      this.isKept &&= commandOf(entry.id) === command && numberOf(entry.id) === first + 1 + i;
    this.#command = command;
    this.#last = first + entries.length;
    this.types.add(type);
  }
}

const commandOf = (id: string) => id.slice(0, -6);
const numberOf = (id: string) => Number.parseInt(id.slice(-6), 16);

/** Finds ids and members that repeat in the database, with constant memory here. */
export async function checkStoredIds(
  tx: Queryable,
  rules: LedgerRules,
  { audit, order }: { audit: LedgerAudit; order: IdOrder },
): Promise<void> {
  const familyId = String(audit.familyId);
  // As text, like all other reads: a changed type of a column must not hide anything.
  const all = `SELECT id::text AS id, seq, -1 AS idx FROM events WHERE family_id = $1
    UNION ALL SELECT id::text, seq, idx FROM entries WHERE family_id = $1`;
  // A ledger in order needs only the index of the events' ids: a tenth of the time.
  if (!order.isKept || (await hasRepeatedEvent(tx, familyId)))
    for (const { event, value } of await repeated(tx, all, 'id', [familyId])) reportId(audit, event, value);
  for (const { on, unique } of rules.eventRules.values()) {
    if (unique === undefined || !order.types.has(on)) continue;
    const values = `SELECT payload->>$2 AS member, seq, -1 AS idx FROM events WHERE family_id = $1 AND type = $3`;
    for (const { event, value } of await repeated(tx, values, 'member', [familyId, unique, on]))
      reportMember(audit, event, unique, value);
  }
}

async function hasRepeatedEvent(tx: Queryable, familyId: string): Promise<boolean> {
  const statement = 'SELECT FROM events WHERE family_id = $1 GROUP BY id HAVING count(*) > 1 LIMIT 1';
  return (await tx.query(statement, [familyId])).length > 0;
}

interface Repetition {
  event: { seq: number; type: string };
  value: string;
}

/** Returns the second and later rows with the same value, in the order of the ledger. */
async function repeated(
  tx: Queryable,
  rows: string,
  column: string,
  parameters: readonly string[],
): Promise<Repetition[]> {
  const several = `SELECT ${column} FROM (${rows}) r GROUP BY ${column} HAVING count(*) > 1`;
  // Ledgers without a fault need no more than this.
  if ((await tx.query(`${several} LIMIT 1`, parameters)).length === 0) return [];
  const found = await tx.query<{ seq: number; type: string | null; value: string }>(
    `SELECT r.seq, e.type, r.${column} AS value
     FROM (SELECT *, row_number() OVER (PARTITION BY ${column} ORDER BY seq, idx) AS place
           FROM (${rows}) a WHERE ${column} IN (${several})) r
     LEFT JOIN events e ON e.family_id = $1 AND e.seq = r.seq
     WHERE place > 1 ORDER BY r.seq, r.idx LIMIT ${maxAtOnce}`,
    parameters,
  );
  return found.map(({ seq, type, value }) => ({ event: { seq, type: type ?? '' }, value }));
}

function reportId(audit: LedgerAudit, event: Repetition['event'], id: string): void {
  const [expected, found] = ['an id of its own', `${id}, which an earlier event or entry has`];
  audit.report(event, 'id', 'an event or entry has the id of another one', expected, found);
}

function reportMember(audit: LedgerAudit, event: Repetition['event'], member: string, value: string): void {
  const [expected, found] = [`a new ${member}`, `${value}, which an earlier ${event.type} has`];
  audit.report(event, 'id', `the event has the ${member} of another one`, expected, found);
}
