import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type EventType, eventPayloads } from '../../schema/events.ts';
import type { TableName } from '../db/tables.ts';
import { eventHash } from './chain.ts';
import type { CommandContext, Projection, Reaction } from './commands.ts';
import { describeMovement, type Entry, type Movement, type NewEvent, type RecordedEvent } from './events.ts';
import type { FeedTables } from './feed.ts';
import { derivedId } from './ids.ts';
import type { Lane } from './lane.ts';
import type { FamilyState } from './state.ts';

/** The projections and reactions that the kernel runs after each event; the application hands them over. */
export interface Rules {
  projections: readonly Projection[];
  /** The tables that the projections write, and nothing else does. */
  projectedTables: readonly TableName[];
  reactions: readonly Reaction[];
  /** The tables whose changes are told to those who follow a family. */
  feed: FeedTables;
}

const payloadChecks = new Map(
  Object.entries(eventPayloads).map(([type, schema]) => [type as EventType, TypeCompiler.Compile(schema)]),
);

/** Whether the event's payload is one that its type allows. */
export function payloadFits({ type, payload }: { type: EventType; payload: unknown }): boolean {
  return payloadChecks.get(type)?.Check(payload) ?? false;
}

/**
 * Appends a command's events to the lane in memory: numbers them, makes their entries, chains their hashes, applies
 * the projections, and lets the reactions add theirs behind. Returns the recorded events.
 * Throws where an event would break a rule of the ledger; lane and state are then to be thrown away.
 */
export function appendEvents(
  lane: Lane,
  state: FamilyState,
  events: readonly NewEvent[],
  context: CommandContext,
  rules: Rules,
): RecordedEvent[] {
  const recorded: RecordedEvent[] = [];
  let written = 0;
  function append(event: NewEvent): void {
    const next = recordEvent(lane, state, event, context, written);
    written += 1 + next.entries.length;
    recorded.push(next);
    lane.seq = next.seq;
    lane.head = next.hash;
    lane.lastAt = next.recordedAt;
    project(next, state, rules.projections);
    for (const reaction of rules.reactions.flatMap((react) => react(next, state))) append(reaction);
  }
  for (const event of events) append(event);
  return recorded;
}

/** Applies all projections of an event to the state: the balances first, then the slices'. */
export function project(event: RecordedEvent, state: FamilyState, projections: readonly Projection[]): void {
  for (const projection of projections) {
    for (const change of projection(event, state)) state.apply(change);
  }
}

function recordEvent(
  lane: Lane,
  state: FamilyState,
  event: NewEvent,
  context: CommandContext,
  written: number,
): RecordedEvent {
  if (!payloadFits(event)) {
    throw new Error(`${event.type} has a payload that its schema does not allow`);
  }
  const seq = lane.seq + 1;
  const unhashed = {
    familyId: lane.familyId,
    seq,
    id: derivedId(context.commandId, written),
    type: event.type,
    payload: event.payload,
    actorId: context.actorId,
    recordedAt: context.now,
    entries: makeEntries(state, event.movements ?? [], context, written + 1),
  };
  // Type and payload come from one NewEvent, so they belong together; spreading loses that.
  return { ...unhashed, hash: eventHash(lane.head, unhashed as RecordedEvent) } as RecordedEvent;
}

/** Entries in order, each with the balance after it. A balance below 0 or an unknown learner is a fault. */
function makeEntries(
  state: FamilyState,
  movements: Movement[],
  context: CommandContext,
  firstId: number,
): Entry[] {
  const balances = new Map<number, number>();
  return movements.map((movement, idx) => {
    const before =
      balances.get(movement.learnerId) ?? state.get('balances', { learner_id: movement.learnerId })?.balance;
    if (before === undefined) throw new Error('an entry for somebody who is no learner of the family');
    const balanceAfter = before + movement.amount;
    if (balanceAfter < 0 || movement.amount === 0) throw new Error('an entry that the ledger does not allow');
    if (!Number.isSafeInteger(balanceAfter)) throw new RangeError('a balance beyond 2^53');
    balances.set(movement.learnerId, balanceAfter);
    return {
      ...movement,
      id: derivedId(context.commandId, firstId + idx),
      idx,
      description: describeMovement(movement),
      balanceAfter,
    };
  });
}
