import { setTimeout } from 'node:timers/promises';
import { type ErrorCode, Problem } from '../../base/errors.ts';
import { loggedText } from '../../base/logged-error.ts';
import type { Log } from '../../base/service-log.ts';
import { isOfSeveralPlaces, isRetriable, isUnavailable, uniqueViolation } from '../../base/system-errors.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import { CommitUnknown, type OpenTransaction } from '../../db/transaction.ts';
import type { RecordedEvent } from '../ledger/events.ts';
import type { StateCache } from '../state/state-cache.ts';
import { isLockLost, type StreamHead } from '../state/stream.ts';
import {
  type DecidedBatch,
  decideBatch,
  hasCommitted,
  isUnprovable,
  keepRows,
  lockBatch,
  type TransactionContext,
  type UncertainJobs,
} from './batch-transaction.ts';
import type { NewJob, Outcome, PendingCommand, PreparedCommand } from './command.ts';

export interface CommitContext extends TransactionContext {
  cache: StateCache;
  /** Error codes for violated unique indexes, by the index's name. */
  conflicts: Readonly<Record<string, ErrorCode>>;
  places: Places;
  log: Log;
  /** Adds the jobs of an attempt whose outcome stays unknown. */
  addJobsLater?: ((uncertain: UncertainJobs) => void) | undefined;
  /** Logs streams ahead of the clock. */
  checkClock(streams: Iterable<StreamHead>): void;
  /** Listener for the events that have committed. */
  onEvents?: ((events: readonly RecordedEvent[]) => void) | undefined;
}

/** Maximum number of attempts. The pauses between them grow to 320 ms, together at most 0.7 s. */
const attempts = 7;

/**
 * Executes commands in one transaction and returns the outcome of each. Retries temporary failures, such as deadlocks,
 * lost connections and lost locks. If the database rejects the batch, executes each command alone, so that only bad ones fail.
 */
export async function commitBatch(
  context: CommitContext,
  commands: readonly PendingCommand[],
  waits: boolean,
): Promise<Outcome[]> {
  /** Attempt with an unknown outcome. */
  let uncertain: DecidedBatch | undefined;
  /** Jobs of an attempt that may have committed. A job with the same id is added once, and may find nothing to do. */
  let unproven: NewJob[] = [];
  for (let attempt = 1; ; attempt++) {
    let tx: OpenTransaction | undefined;
    let decided: DecidedBatch | undefined;
    try {
      tx = await context.database.begin({ plansOnce: context.places.distributed.size === 0 });
      // An attempt after an unknown outcome waits for the locks of the earlier one.
      const batch = await lockBatch(context, tx, commands, waits || uncertain !== undefined);
      context.checkClock(batch.streams.values());
      if (uncertain && !(await hasCommitted(tx, uncertain))) {
        if (isUnprovable(uncertain)) unproven = uncertain.jobs;
        uncertain = undefined;
      }
      decided = uncertain ? { ...uncertain, writes: [] } : await decideBatch(context, tx, batch);
      // A cluster may have committed the events on their node, and lost the jobs on its coordinator.
      decided.jobs = [...decided.jobs, ...unproven];
      if (decided.jobs.length > 0) await context.jobs?.enqueue(tx, decided.jobs);
      await tx.commit(decided.writes);
    } catch (thrown) {
      await tx?.rollBack();
      if (thrown instanceof CommitUnknown) uncertain = decided ?? uncertain;
      const error = thrown instanceof CommitUnknown ? thrown.cause : thrown;
      if (!(isRetriable(error) || isLockLost(error)) || attempt === attempts) {
        if (unproven.length > 0) context.addJobsLater?.({ events: [], jobs: unproven });
        // Executing the commands alone might execute them twice: the outcome of an attempt is still unknown.
        if (uncertain) return leaveUnknown(context, commands, uncertain, error);
        return giveUp(context, commands, error);
      }
      await setTimeout(Math.random() * 5 * 2 ** attempt);
      continue;
    }
    if (!uncertain) keepRows(context.cache, decided);
    announce(context, decided);
    return decided.outcomes;
  }
}

/** Wakes the waiters for events and jobs. Both have committed, so an error must not fail their commands. */
function announce({ jobs, onEvents, log }: CommitContext, decided: DecidedBatch): void {
  try {
    if (decided.jobs.length > 0) jobs?.wake(decided.jobs);
    onEvents?.(decided.events);
  } catch (error) {
    log.error(`Cannot announce committed events: ${loggedText(error)}`);
  }
}

/** Returns the outcomes of commands that may have been executed. A repeated request finds out. */
function leaveUnknown(
  { addJobsLater }: CommitContext,
  commands: readonly PendingCommand[],
  uncertain: DecidedBatch,
  cause: unknown,
): Outcome[] {
  if (uncertain.jobs.length > 0) addJobsLater?.(uncertain);
  return commands.map(() => ({ error: new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause }) }));
}

/** Returns the outcomes of commands whose transaction cannot succeed. */
async function giveUp(
  context: CommitContext,
  commands: readonly PendingCommand[],
  error: unknown,
): Promise<Outcome[]> {
  const [only] = commands;
  if (commands.length > 1 && !isUnavailable(error)) {
    if (isOfSeveralPlaces(error)) await context.places.refresh();
    return oneByOne(context, commands);
  }
  const index = uniqueViolation(error);
  const code = index === undefined ? undefined : context.conflicts[index];
  if (!only || code === undefined) return commands.map(() => ({ error }));
  const problem = new Problem(code);
  if (!only.idempotency?.isFinal(problem)) return [{ error: problem }];
  // The rejection is the outcome of this key, so another transaction stores it.
  return commitBatch(context, [{ ...only, command: refusal(problem) }], true);
}

async function oneByOne(context: CommitContext, commands: readonly PendingCommand[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push(...(await commitBatch(context, [command], true)));
  return outcomes;
}

function refusal(problem: Problem): PreparedCommand<unknown> {
  return {
    isAlone: false,
    quota: 'normal',
    reads: {},
    emits: [],
    decide: () => {
      throw problem;
    },
    reply: () => undefined,
  };
}
