import { derivedId } from '../ids.ts';
import { one, type Read, rowsOf } from '../state/reads.ts';
import type { FamilyState } from '../state/state.ts';
import type { StreamHead } from '../state/stream.ts';
import { projectBalances } from './balances.ts';
import { eventHash } from './chain.ts';
import type { Entry, EventContext, NewEvent, RecordedEvent } from './events.ts';
import { describeMovement, type EventReads, eventReads, type LedgerRules, payloadFits } from './rules.ts';

/** Ledger of a family during a transaction. */
export interface FamilyLedger {
  stream: StreamHead;
  state: FamilyState;
  rules: LedgerRules;
  /** Loads rows into the state: those for an event that its command did not name in advance. */
  load(reads: readonly Read[]): Promise<void>;
}

/**
 * Appends events and those of their reactions to a stream in memory: numbers them, makes their entries, chains their
 * hashes, and projects them. Throws if an event breaks a rule of the ledger; stream and state are then unusable.
 */
export async function appendEvents(
  ledger: FamilyLedger,
  events: readonly NewEvent[],
  context: EventContext,
): Promise<RecordedEvent[]> {
  const { stream, state, rules } = ledger;
  const recorded: RecordedEvent[] = [];
  let usedIds = 0;
  async function append(event: NewEvent): Promise<void> {
    const reads = eventReads(rules, event);
    const missing = state.missing(reads);
    if (missing.length > 0) await ledger.load(missing);
    const next = recordEvent(ledger, event, context, usedIds);
    usedIds += 1 + next.entries.length;
    recorded.push(next);
    stream.seq = next.seq;
    stream.head = next.hash;
    stream.lastAt = next.recordedAt;
    project(next, state, rules, reads);
    for (const [i, { react }] of (rules.reactions.get(next.type) ?? []).entries()) {
      const rows = rowsOf(reads.reactions[i] ?? {}, state);
      const { events: further = [], changes = [] } = react(next, rows, context);
      for (const change of changes) state.apply(change);
      for (const event of further) await append(event);
    }
  }
  for (const event of events) await append(event);
  return recorded;
}

/** Applies all projections of an event to the state. */
export function project(
  event: RecordedEvent,
  state: FamilyState,
  rules: LedgerRules,
  reads: Pick<EventReads, 'projections'>,
): void {
  const account = rules.events.get(event.type)?.account;
  const changes = projectBalances(event, account);
  for (const [i, { project }] of (rules.projections.get(event.type) ?? []).entries())
    changes.push(...project(event, rowsOf(reads.projections[i] ?? {}, state)));
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
  if (!payloadFits(rules, event)) {
    throw new Error(`${event.type} has a payload that its schema does not allow`);
  }
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
