import { derivedId } from '../ids.ts';
import type { FamilyState } from '../state/state.ts';
import type { StreamHead } from '../state/stream.ts';
import { eventHash } from './chain.ts';
import type { Entry, EventContext, NewEvent, RecordedEvent } from './events.ts';
import { describeMovement, type LedgerRules, type Projection, payloadFits } from './rules.ts';

/**
 * Appends events and those of their reactions to a stream in memory: numbers them, makes their entries, chains their
 * hashes, and projects them. Throws if an event breaks a rule of the ledger; stream and state are then unusable.
 */
export function appendEvents(
  stream: StreamHead,
  state: FamilyState,
  events: readonly NewEvent[],
  context: EventContext,
  rules: LedgerRules,
): RecordedEvent[] {
  const recorded: RecordedEvent[] = [];
  let usedIds = 0;
  function append(event: NewEvent): void {
    const next = recordEvent(stream, state, event, context, rules, usedIds);
    usedIds += 1 + next.entries.length;
    recorded.push(next);
    stream.seq = next.seq;
    stream.head = next.hash;
    stream.lastAt = next.recordedAt;
    project(next, state, rules.projections);
    for (const { react } of rules.reactions.get(next.type) ?? []) {
      const { events: further = [], changes = [] } = react(next, state, context);
      for (const change of changes) state.apply(change);
      for (const event of further) append(event);
    }
  }
  for (const event of events) append(event);
  return recorded;
}

/** Applies all projections of an event to the state. */
export function project(event: RecordedEvent, state: FamilyState, projections: readonly Projection[]): void {
  for (const projection of projections) {
    for (const change of projection(event, state)) state.apply(change);
  }
}

function recordEvent(
  stream: StreamHead,
  state: FamilyState,
  event: NewEvent,
  context: EventContext,
  rules: LedgerRules,
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
    const before = balances.get(learnerId) ?? state.get('balances', { learner_id: learnerId })?.balance;
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
