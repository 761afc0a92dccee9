import type { TableShapes } from '../db/tables.ts';
import type { Transaction } from '../db/transaction.ts';
import { derivedId } from '../ids.ts';
import { one, rowsOf } from '../state/reads.ts';
import type { FamilyState } from '../state/state.ts';
import { loadReads } from '../state/store.ts';
import type { StreamHead } from '../state/stream.ts';
import { projectBalances } from './balances.ts';
import { eventHash } from './chain.ts';
import type { Entry, EventContext, NewEvent, RecordedEvent } from './events.ts';
import { describeMovement, eventReads, type LedgerRules, payloadFits } from './rules.ts';

/** Ledger of a family during a transaction. */
export interface FamilyLedger {
  tx: Transaction;
  shapes: TableShapes;
  rules: LedgerRules;
  stream: StreamHead;
  state: FamilyState;
}

/**
 * Appends events and those of their reactions to a stream in memory: numbers them, makes their entries, chains their
 * hashes, and projects them. Loads rows that the state lacks. Throws if an event breaks a rule of the ledger; stream
 * and state are then unusable.
 */
export async function appendEvents(
  ledger: FamilyLedger,
  events: readonly NewEvent[],
  context: EventContext,
): Promise<RecordedEvent[]> {
  const { tx, shapes, rules, stream, state } = ledger;
  const recorded: RecordedEvent[] = [];
  let usedIds = 0;
  async function append(event: NewEvent): Promise<void> {
    if (!payloadFits(rules, event))
      throw new Error(`${event.type} has a payload that its schema does not allow`);
    const reads = state.missing(eventReads(rules, event));
    if (reads.length > 0) await loadReads(tx, shapes, [{ state, reads }]);
    const next = recordEvent(ledger, event, context, usedIds);
    usedIds += 1 + next.entries.length;
    recorded.push(next);
    stream.seq = next.seq;
    stream.head = next.hash;
    stream.lastAt = next.recordedAt;
    stream.isClosed ||= rules.events.get(next.type)?.closesFamily ?? false;
    project(next, state, rules);
    for (const { reads, react } of rules.reactions.get(next.type) ?? []) {
      const rows = rowsOf(reads(next.payload, next.entries), state);
      const { events: further = [], changes = [] } = react(next, rows, context);
      for (const change of changes) state.apply(change);
      for (const event of further) await append(event);
    }
  }
  for (const event of events) await append(event);
  return recorded;
}

/** Applies all projections of an event to the state. */
export function project(event: RecordedEvent, state: FamilyState, rules: LedgerRules): void {
  const account = rules.events.get(event.type)?.account;
  const changes = projectBalances(event, account);
  for (const { reads, project } of rules.projections.get(event.type) ?? []) {
    const rows = rowsOf(reads(event.payload, event.entries), state);
    for (const change of project(event, rows)) changes.push(change);
  }
  for (const change of changes) state.apply(change);
  if (account === 'closes' && 'learnerId' in event.payload)
    state.removeLearner(event.payload.learnerId, rules.projectedTables);
}

function recordEvent(
  { stream, state, rules }: FamilyLedger,
  event: NewEvent,
  context: EventContext,
  usedIds: number,
): RecordedEvent {
  const unhashed = {
    familyId: stream.familyId,
    seq: stream.seq + 1,
    id: derivedId(context.id, usedIds),
    type: event.type,
    payload: event.payload,
    actorId: context.actorId,
    recordedAt: context.now,
    entries: makeEntries(state, event, context, rules, usedIds + 1),
  };
  // Type and payload come from one NewEvent, which the type of `unhashed` does not show.
  return { ...unhashed, hash: eventHash(stream.head, unhashed as RecordedEvent) } as RecordedEvent;
}

/** Returns entries in order, each with the balance after it. Throws for an invalid movement. */
function makeEntries(
  state: FamilyState,
  { type, movements = [] }: NewEvent,
  { id }: EventContext,
  rules: LedgerRules,
  usedIds: number,
): Entry[] {
  const allowed = rules.events.get(type)?.entries ?? [];
  const balances = new Map<number, number>();
  return movements.map((movement, idx) => {
    const { learnerId, amount, sourceType } = movement;
    if (allowed !== 'any' && !allowed.includes(sourceType))
      throw new Error(`${type} must not carry ${sourceType} entries`);
    const row = state.find(one('balances', { learner_id: learnerId }));
    const before = balances.get(learnerId) ?? row?.balance;
    if (before === undefined) throw new Error('the entry is not for a learner of the family');
    const balanceAfter = before + amount;
    if (balanceAfter < 0 || amount === 0)
      throw new Error('the entry has no points, or makes the balance negative');
    if (!Number.isSafeInteger(balanceAfter)) throw new RangeError('the balance exceeds 2^53');
    balances.set(learnerId, balanceAfter);
    const description = describeMovement(rules, movement);
    return { ...movement, id: derivedId(id, usedIds + idx), idx, description, balanceAfter };
  });
}
