import { derivedId } from '../../base/derived-ids.ts';
import { Problem } from '../../base/errors.ts';
import type { TableShapes } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import { one, type Read, rowsOf } from '../state/reads.ts';
import type { FamilyState } from '../state/state.ts';
import { loadReads } from '../state/store.ts';
import type { StreamHead } from '../state/stream.ts';
import { eventHash } from './chain.ts';
import { effectOf, type Follower, isFollower } from './event-rules.ts';
import type { Entry, EventContext, Movement, NewEvent, RecordedEvent } from './events.ts';
import { project } from './project.ts';
import {
  describeMovement,
  effectReads,
  type LedgerRules,
  payloadFits,
  reactionsTo,
  ruleOf,
  ruleReads,
} from './rules.ts';

/** Ledger of a family during a transaction. */
export interface FamilyLedger {
  tx: Transaction;
  shapes: TableShapes;
  rules: LedgerRules;
  stream: StreamHead;
  state: FamilyState;
}

/**
 * Appends events and those of their reactions to a stream in memory: judges each by its rule, numbers them, makes their
 * entries, chains their hashes, and projects them. Loads rows that the state lacks. Throws a Problem only if a rule refuses
 * the first event: nothing has changed then. After any other error, stream and state are unusable.
 */
export async function appendEvents(
  ledger: FamilyLedger,
  events: readonly NewEvent[],
  context: EventContext,
): Promise<RecordedEvent[]> {
  const { tx, shapes, rules, stream, state } = ledger;
  const recorded: RecordedEvent[] = [];
  let awaited: (readonly Follower[])[] = [];
  let usedIds = 0;
  async function load(wanted: readonly Read[]): Promise<void> {
    const reads = state.missing(wanted);
    if (reads.length > 0) await loadReads(tx, shapes, [{ state, reads }]);
  }
  async function append(event: NewEvent): Promise<void> {
    if (!payloadFits(rules, { ...event, rules: rules.version }))
      throw new Error(`${event.type} has a payload that its schema does not allow`);
    await load(ruleReads(rules, event));
    const id = derivedId(context.id, usedIds);
    const { type, payload, isInRemoval = false } = event;
    const judged = { id, isInRemoval, recordedAt: context.now };
    const rule = ruleOf(rules, { type, rules: rules.version });
    const { movements = [], followedBy } = effectOf(rule, payload, state, judged);
    await load(effectReads(rules, event, movements));
    const next = recordEvent(
      ledger,
      event,
      context,
      id,
      makeEntries(ledger, movements, context, usedIds + 1),
    );
    usedIds += 1 + next.entries.length;
    recorded.push(next);
    awaited = awaited.filter((oneOf) => !oneOf.some((follower) => isFollower(follower, next)));
    if (followedBy) awaited.push(followedBy);
    stream.seq = next.seq;
    stream.head = next.hash;
    stream.lastAt = next.recordedAt;
    stream.isClosed ||= rules.events.get(next.type)?.closesFamily ?? false;
    project(next, state, rules);
    for (const { reads, react } of reactionsTo(rules, next)) {
      const rows = rowsOf(reads(next.payload, next.entries), state);
      const { events: further = [], changes = [] } = react(next, rows, context);
      for (const change of changes) state.apply(change);
      await appendAll(further);
    }
  }
  // One round trip for the rules of all events.
  async function appendAll(all: readonly NewEvent[]): Promise<void> {
    if (all.length > 1) await load(all.flatMap((event) => ruleReads(rules, event)));
    for (const event of all) await append(event);
  }
  try {
    await appendAll(events);
  } catch (error) {
    const last = recorded.at(-1);
    if (!last || !(error instanceof Problem)) throw error;
    throw new Error(`the decision was refused after ${last.type}`, { cause: error });
  }
  const [missing] = awaited;
  if (missing) throw new Error(`the decision lacks ${missing.map(({ type }) => type).join(' or ')}`);
  return recorded;
}

function recordEvent(
  { stream, rules }: FamilyLedger,
  event: NewEvent,
  context: EventContext,
  id: string,
  entries: Entry[],
): RecordedEvent {
  const unhashed = {
    familyId: stream.familyId,
    seq: stream.seq + 1,
    id,
    type: event.type,
    rules: rules.version,
    payload: event.payload,
    ...(event.commitments && { commitments: event.commitments }),
    actorId: context.actorId,
    recordedAt: context.now,
    entries,
  };
  // Type and payload come from one NewEvent, which the type of `unhashed` does not show.
  return { ...unhashed, hash: eventHash(stream.head, unhashed as RecordedEvent) } as RecordedEvent;
}

/** Returns entries in order, each with the balance after it. Throws for an invalid movement. */
function makeEntries(
  { state, rules }: FamilyLedger,
  movements: readonly Movement[],
  { id }: EventContext,
  usedIds: number,
): Entry[] {
  const balances = new Map<number, number>();
  return movements.map((movement, idx) => {
    const { learnerId, amount } = movement;
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
