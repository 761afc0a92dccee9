import { Problem } from '../../base/errors.ts';
import { isUnavailable } from '../../base/system-errors.ts';
import type { Outcome, PendingCommand } from './command.ts';
import { Schedule } from './schedule.ts';
import type { Batch, ScheduleOptions } from './schedule-types.ts';

/** Function that executes a batch. `waits` is set for commands that wait for locks, separately from others. */
export type Run = (commands: readonly PendingCommand[], waits: boolean) => Promise<Outcome[]>;

/** Commands that share transactions. */
export interface GroupCommitQueue {
  submit(pending: PendingCommand): Promise<Settled>;
  /** Number of commands that are not in a transaction yet. */
  readonly waiting: number;
}

/** Final outcome of a command. */
type Settled = Exclude<Outcome, { isBusy: true }>;

export interface GroupCommitOptions extends ScheduleOptions {
  /** Milliseconds after which a transaction is late. A node that hangs answers nothing until a time limit of some seconds. */
  lateMs: number;
  /**
   * Maximum number of waiting commands, which bounds memory; half of it for places that are late. Further ones get 503, except
   * the first of a family.
   */
  maxWaiting: number;
  /** Maximum number of waiting commands of one family. Further ones get 429. */
  maxWaitingPerFamily: number;
  /** Checks whether a command needs all nodes of a cluster. */
  isAlone?: ((pending: PendingCommand) => boolean) | undefined;
  /** Listener for batches that are late, or whose place did not answer. */
  onMiss?: (() => void) | undefined;
  /** Listener for the number of commands in each transaction. */
  onBatch?: ((commands: number) => void) | undefined;
}

/** Limits on one server: all families are in one place. */
export const groupCommitDefaults: GroupCommitOptions = {
  // Beyond 128, sharing the cost of a transaction gains little.
  maxBatch: 128,
  // On disjoint families: one transaction decides while another writes.
  maxRunning: 2,
  maxPerPlace: 2,
  maxLate: 0,
  maxBlocked: 2,
  maxAlone: 0,
  placeOf: () => 0,
  nodeOf: (place: number) => place,
  lateMs: 250,
  maxWaiting: 10_000,
  maxWaitingPerFamily: 1000,
};

/** Limits on a cluster: transactions of different places run in parallel, and a place that is late uses slots of its own. */
export const clusterLimits = {
  maxRunning: 4,
  maxPerPlace: 1,
  maxLate: 8,
  maxBlocked: 4,
  maxAlone: 2,
};

/** Number of connections that a cluster's transactions need beyond those for one server. */
export const clusterWriters =
  clusterLimits.maxRunning +
  clusterLimits.maxLate +
  clusterLimits.maxBlocked +
  clusterLimits.maxAlone -
  groupCommitDefaults.maxRunning -
  groupCommitDefaults.maxBlocked;

interface Waiting {
  familyId: number;
  isAlone: boolean;
  pending: PendingCommand;
  resolve(outcome: Settled): void;
}

/**
 * Creates a group commit: commands that arrive during a transaction share the next one, in order per family. Families
 * take turns, so the commands of one never fill a batch that another waits for.
 */
export function createGroupCommit(run: Run, options: GroupCommitOptions): GroupCommitQueue {
  const schedule = new Schedule<Waiting>(options);
  let isScheduled = false;

  function submit(pending: PendingCommand): Promise<Settled> {
    const { familyId } = pending;
    const own = schedule.waitingOf(familyId);
    if (own >= options.maxWaitingPerFamily) return rejected('TOO_MANY_REQUESTS');
    // A node that is down must not use up what families of other nodes need.
    const maxWaiting = schedule.isLate(familyId) ? options.maxWaiting / 2 : options.maxWaiting;
    if (schedule.waiting >= maxWaiting && own > 0) return rejected('SERVICE_UNAVAILABLE');
    return new Promise((resolve) => {
      schedule.add({ familyId, isAlone: options.isAlone?.(pending) ?? false, pending, resolve });
      if (isScheduled) return;
      isScheduled = true;
      // Waits for the end of this turn of the event loop, so that its requests share a transaction.
      setImmediate(() => {
        isScheduled = false;
        startAll();
      });
    });
  }

  /** Starts transactions up to the limits. */
  function startAll(): void {
    for (let batch = schedule.take(); batch; batch = schedule.take()) void execute(batch);
  }

  async function execute(batch: Batch<Waiting>): Promise<void> {
    const timer = options.maxLate > 0 ? setTimeout(markLate, options.lateMs, batch) : undefined;
    options.onBatch?.(batch.items.length);
    const outcomes = await outcomesOf(run, batch);
    clearTimeout(timer);
    const blocked: Waiting[] = [];
    let isDown = false;
    for (const [i, item] of batch.items.entries()) {
      const outcome = outcomes[i] ?? { error: new Error('command without an outcome') };
      if ('isBusy' in outcome) blocked.push(item);
      else {
        isDown ||= 'error' in outcome && isOutage(outcome.error);
        item.resolve(outcome);
      }
    }
    schedule.end(batch, { blocked, isDown });
    if (isDown) options.onMiss?.();
    startAll();
  }

  function markLate(batch: Batch<Waiting>): void {
    options.onMiss?.();
    schedule.markLate(batch);
    startAll();
  }

  return {
    submit,
    get waiting() {
      return schedule.waiting;
    },
  };
}

/** Returns the outcome of each command. If the run fails, all commands fail with its error. */
async function outcomesOf(run: Run, { items, isApart }: Batch<Waiting>): Promise<Outcome[]> {
  try {
    return await run(
      items.map(({ pending }) => pending),
      isApart,
    );
  } catch (error) {
    return items.map(() => ({ error }));
  }
}

/** Checks whether a command failed because its place did not answer. The 503 of a closed family has no such cause. */
function isOutage(error: unknown): boolean {
  return isUnavailable(error instanceof Problem ? error.options.cause : error);
}

function rejected(code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE'): Promise<Settled> {
  return Promise.resolve({ error: new Problem(code, { retryAfterSeconds: 1 }) });
}
