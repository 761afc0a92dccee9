import type { TableShapes } from '../db/tables.ts';
import type { Statement, Transaction } from '../db/transaction.ts';
import { Problem } from '../errors.ts';
import { appendEvents, type Rules } from './append.ts';
import type { CommandContext, JobQueue, NewJob, Outcome, PendingCommand } from './commands.ts';
import type { RecordedEvent } from './events.ts';
import { findAnswer, keepAnswer, needsOf } from './idempotency.ts';
import { derivedId } from './ids.ts';
import type { Lane } from './lane.ts';
import { FamilyState } from './state.ts';
import { batchWrites, findEvent, loadNeeds, lockLanes } from './store.ts';

/** What a batch has come to in memory; it holds once its transaction has committed. */
export interface BatchResult {
  outcomes: Outcome[];
  events: RecordedEvent[];
  jobs: NewJob[];
  /** What is to be written before the commit. */
  writes: Statement[];
}

export interface BatchContext {
  shapes: TableShapes;
  rules: Rules;
  now: () => Date;
  /** Takes the jobs that follow; without it they are left. */
  jobs?: JobQueue | undefined;
}

/** The family's row is held by another transaction: its commands are to be executed apart, and to wait. */
export const laneBusy = Symbol('the lane is busy');

/**
 * Executes commands in the given transaction: locks their families, loads what they need, and decides each in turn.
 * What they come to is still to be written, as the last of the transaction. Commands of a family that is locked
 * elsewhere get `laneBusy`, unless `waits` is set.
 *
 * @param uncertain the result of an earlier attempt whose commit may have happened: if it did, that is the result
 */
export async function runBatch(
  context: BatchContext,
  tx: Transaction,
  commands: readonly PendingCommand[],
  { waits, uncertain }: { waits: boolean; uncertain: BatchResult | undefined },
): Promise<BatchResult> {
  const wanted = wantedStates(context.shapes, commands);
  const states = new Map(wanted.map(({ state }) => [state.familyId, state]));
  // One round trip: PostgreSQL begins to load when it has the locks. What it loads of families that are locked
  // elsewhere is thrown away.
  const [lanes] = await Promise.all([
    lockLanes(tx, [...states.keys()], waits),
    loadNeeds(tx, context.shapes, wanted),
  ]);
  // Under the lock, so that a commit which is still under way has come to its end.
  if (uncertain && (await wasCommitted(tx, uncertain))) return { ...uncertain, writes: [] };
  const result: BatchResult = { outcomes: [], events: [], jobs: [], writes: [] };
  result.outcomes = commands.map((pending): Outcome => {
    const { familyId } = pending.command;
    const lane = lanes.get(familyId);
    const state = states.get(familyId);
    if (lane && state) return runCommand(context, pending, lane, state, result);
    return { error: waits ? new Error('a command for a family that does not exist') : laneBusy };
  });
  const held = [...states.values()].filter(({ familyId }) => lanes.has(familyId));
  result.writes = batchWrites(context, [...lanes.values()], result.events, held);
  if (result.jobs.length > 0) await context.jobs?.enqueue(tx, result.jobs);
  return result;
}

async function wasCommitted(tx: Transaction, { events: [first] }: BatchResult): Promise<boolean> {
  // Without events no point has moved, and the commands put rows under ids of their own: they can be carried out once more.
  // One that takes a QUEUED lesson then finds none and has another made, and the one that it took before is retired.
  return first !== undefined && (await findEvent(tx, first.familyId, first.id));
}

/** The states to load: one for each family, with what its commands need. */
function wantedStates(shapes: TableShapes, commands: readonly PendingCommand[]) {
  const byFamily = Map.groupBy(commands, ({ command }) => command.familyId);
  return [...byFamily].map(([familyId, own]) => {
    const needs = own.flatMap((pending) => [
      ...pending.command.handler.needs(pending.command.data),
      ...needsOf(pending),
    ]);
    return { needs, state: new FamilyState(familyId, shapes, needs) };
  });
}

/** Decides one command and carries its events out in memory. A refusal is an outcome; any other error ends the batch. */
function runCommand(
  { now, rules }: BatchContext,
  pending: PendingCommand,
  lane: Lane,
  state: FamilyState,
  { events, jobs }: BatchResult,
): Outcome {
  const earlier = findAnswer(pending, state);
  if (earlier) return earlier;
  const { command } = pending;
  const context: CommandContext = {
    familyId: command.familyId,
    actorId: command.actorId,
    commandId: pending.id,
    now: laterOf(now().toISOString(), lane.lastAt),
  };
  let decision: ReturnType<typeof command.handler.decide>;
  try {
    decision = command.handler.decide(command.data, state, context);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return keepAnswer(pending, state, context.now, { problem: error });
  }
  const recorded = appendEvents(lane, state, decision.events, context, rules);
  for (const change of decision.changes ?? []) state.apply(change);
  // One by one: as arguments of one call, 100,000 would be too many.
  for (const event of recorded) events.push(event);
  jobs.push(...(decision.jobs ?? []).map((job, i) => ({ ...job, id: derivedId(pending.id, i) })));
  const reply = command.handler.reply(command.data, state, recorded, context);
  return keepAnswer(pending, state, context.now, { reply });
}

/** ISO timestamps in UTC with the same number of digits compare as text. */
function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
