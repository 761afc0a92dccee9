import type { Database } from '../db/database.ts';
import type { TableShapes } from '../db/tables.ts';
import type { Statement, Transaction } from '../db/transaction.ts';
import { Problem } from '../errors.ts';
import { derivedId } from '../ids.ts';
import { appendEvents } from '../ledger/append.ts';
import type { EventContext, RecordedEvent } from '../ledger/events.ts';
import { hasEvent } from '../ledger/read.ts';
import type { LedgerRules } from '../ledger/rules.ts';
import { eventWrites } from '../ledger/write.ts';
import { type ChangeLogTables, changeLogWrites } from '../state/change-log.ts';
import { listReads, type Read, type Reads, rowsOf } from '../state/reads.ts';
import { FamilyState } from '../state/state.ts';
import { loadReads, rowWrites } from '../state/store.ts';
import { lockStreams, type StreamHead, updateStreams } from '../state/stream.ts';
import type { JobQueue, NewJob, Outcome, PendingCommand } from './command.ts';
import { findAnswer, idempotencyReads, storeAnswer } from './idempotency.ts';

/** Dependencies of a transaction of commands. */
export interface TransactionContext {
  database: Database;
  shapes: TableShapes;
  rules: LedgerRules;
  changeLog: ChangeLogTables;
  now: () => Date;
  /** Queue for the jobs of decisions; without it, they are dropped. */
  jobs?: JobQueue | undefined;
}

/** Outcome of a command whose stream another transaction holds. The command must run again and wait for the lock. */
export const streamBusy = Symbol('the stream is locked by another transaction');

/** Results of a batch in memory; they take effect when its transaction commits. */
export interface BatchResult {
  outcomes: Outcome[];
  events: RecordedEvent[];
  jobs: NewJob[];
}

/** Command with the rows that it declares. */
interface Prepared {
  pending: PendingCommand;
  reads: Reads;
  state: FamilyState;
}

/**
 * Executes commands in one transaction: locks their streams, loads what they read, decides them in order, and writes
 * the results together with COMMIT. Takes two round trips.
 *
 * @param waits if false, commands of locked streams get `streamBusy`
 * @param uncertain result of an earlier attempt with an unknown outcome; returned if that attempt has committed
 * @param onDecided receives the result before the commit
 */
export async function executeBatch(
  context: TransactionContext,
  commands: readonly PendingCommand[],
  waits: boolean,
  uncertain: BatchResult | undefined,
  onDecided: (result: BatchResult) => void,
): Promise<BatchResult> {
  const tx = await context.database.begin();
  try {
    const { prepared, states, streams } = await lockAndLoad(context, tx, commands, waits);
    // The locks ensure that a commit in progress has ended.
    if (uncertain && (await hasCommitted(tx, uncertain))) {
      await tx.commit();
      return uncertain;
    }
    const result = decideAll(context, prepared, streams, waits);
    onDecided(result);
    if (result.jobs.length > 0) await context.jobs?.enqueue(tx, result.jobs);
    await tx.commit(writes(context, result.events, streams, states));
    return result;
  } catch (error) {
    await tx.rollBack();
    throw error;
  }
}

/** Locks streams and loads rows in one round trip. Ignores the rows of families whose stream it skips as locked. */
async function lockAndLoad(
  { shapes, rules }: TransactionContext,
  tx: Transaction,
  commands: readonly PendingCommand[],
  waits: boolean,
) {
  const wanted = [...Map.groupBy(commands, ({ command }) => command.familyId)].map(([familyId, own]) => {
    const declared = own.map((pending) => ({
      pending,
      reads: pending.command.handler.reads(pending.command.data),
    }));
    const reads = declared.flatMap(({ pending, reads }) => [
      ...listReads(reads),
      ...reactionReads(pending, rules),
      ...idempotencyReads(pending),
    ]);
    const state = new FamilyState(familyId, shapes, reads);
    return { reads, state, prepared: declared.map((command) => ({ ...command, state })) };
  });
  const byPending = new Map(wanted.flatMap(({ prepared }) => prepared.map((item) => [item.pending, item])));
  const familyIds = wanted.map(({ state }) => state.familyId);
  const [streams] = await Promise.all([lockStreams(tx, familyIds, waits), loadReads(tx, shapes, wanted)]);
  const states = wanted.map(({ state }) => state).filter(({ familyId }) => streams.has(familyId));
  return { prepared: commands.flatMap((pending) => byPending.get(pending) ?? []), states, streams };
}

function reactionReads({ command: { handler, data } }: PendingCommand, rules: LedgerRules): Read[] {
  const emitted = handler.emits?.(data) ?? [];
  return emitted.flatMap(({ type, ids }) =>
    (rules.reactions.get(type) ?? []).flatMap((reaction) => listReads(reaction.reads(ids))),
  );
}

async function hasCommitted(tx: Transaction, { events: [first] }: BatchResult): Promise<boolean> {
  // Without events, no points moved and row ids are unique, so the commands can run again. A lesson that the earlier
  // attempt took from the queue is retired, and the learner gets another.
  return first !== undefined && (await hasEvent(tx, first.familyId, first.id));
}

function decideAll(
  context: TransactionContext,
  prepared: readonly Prepared[],
  streams: ReadonlyMap<number, StreamHead>,
  waits: boolean,
): BatchResult {
  const result: BatchResult = { outcomes: [], events: [], jobs: [] };
  for (const item of prepared) {
    const stream = streams.get(item.state.familyId);
    const missing = { error: waits ? new Error('command for an unknown family') : streamBusy };
    result.outcomes.push(stream ? decide(context, item, stream, result) : missing);
  }
  return result;
}

/** Decides one command and applies its events in memory. A rejection is an outcome; any other error fails the batch. */
function decide(
  { now, rules }: TransactionContext,
  { pending, reads, state }: Prepared,
  stream: StreamHead,
  { events, jobs }: BatchResult,
): Outcome {
  const stored = findAnswer(pending, state);
  if (stored) return stored;
  const { handler, data, familyId, actorId } = pending.command;
  const context: EventContext = {
    familyId,
    actorId,
    id: pending.id,
    now: later(now().toISOString(), stream.lastAt),
  };
  let decision: ReturnType<typeof handler.decide>;
  try {
    decision = handler.decide(data, rowsOf(reads, state), context);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return storeAnswer(pending, state, context.now, { problem: error });
  }
  const recorded = appendEvents(stream, state, decision.events, context, rules);
  for (const change of decision.changes ?? []) state.apply(change);
  // Not `push(...recorded)`: a call with 100,000 arguments fails.
  for (const event of recorded) events.push(event);
  for (const [i, job] of (decision.jobs ?? []).entries()) jobs.push({ ...job, id: derivedId(pending.id, i) });
  const reply = handler.reply(data, rowsOf(reads, state), recorded, context);
  return storeAnswer(pending, state, context.now, { reply });
}

function writes(
  { shapes, changeLog }: TransactionContext,
  events: readonly RecordedEvent[],
  streams: ReadonlyMap<number, StreamHead>,
  states: readonly FamilyState[],
): Statement[] {
  return [
    ...(events.length > 0 ? [updateStreams([...streams.values()])] : []),
    ...eventWrites(shapes, events),
    ...rowWrites(shapes, changeLog, streams, states),
    ...changeLogWrites(changeLog, streams, events, states),
  ];
}

/** Returns the later of two ISO timestamps in UTC with the same number of digits. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}
