import { randomUUID } from 'node:crypto';
import { newCommandId } from '../../base/ids.ts';
import { loggedText } from '../../base/logged-error.ts';
import { traced } from '../../db/traced.ts';
import { StateCache } from '../state/state-cache.ts';
import { createClockCheck } from './clock-check.ts';
import type { Command, Idempotency, IdempotentAnswer, PendingCommand } from './command.ts';
import { type CommitContext, commitBatch } from './commit.ts';
import {
  clusterLimits,
  clusterWriters,
  createGroupCommit,
  type GroupCommitOptions,
  groupCommitDefaults,
  type Run,
} from './group-commit.ts';
import { addLateJobs } from './late-jobs.ts';

export interface Commands {
  /** Executes a command in a transaction of its family. Rejects with a Problem if the decision throws one. */
  execute<Data, Reply>(command: Command<Data, Reply>): Promise<Reply>;
  /**
   * Executes a command once for its idempotency key. A repeated key gets the first answer, success or rejection.
   * Rejects with IDEMPOTENCY_KEY_REUSED if the key belongs to another request.
   */
  executeOnce<Data, Reply>(
    command: Command<Data, Reply>,
    idempotency: Idempotency<Reply>,
  ): Promise<IdempotentAnswer>;
  /** Number of commands that wait for a transaction. */
  readonly waiting: number;
  /** Ends the background work. */
  stop(): void;
}

export interface CommandsOptions extends Omit<CommitContext, 'cache' | 'checkClock' | 'addJobsLater'> {
  groupCommit?: Partial<GroupCommitOptions>;
}

/** Creates the executor of commands on a migrated database. */
export function createCommands(options: CommandsOptions): Commands {
  const end = new AbortController();
  const { places } = options;
  const isDistributed = places.distributed.size > 0;
  const context = createContext(options, isDistributed, end.signal);
  const run: Run = (commands, waits) =>
    traced(
      () => ({ name: 'transaction', commands }),
      () => commitBatch(context, commands, waits),
    );
  if (isDistributed) options.database.addWriters(clusterWriters);
  const queue = createGroupCommit(run, {
    ...groupCommitDefaults,
    ...(isDistributed && { ...clusterLimits, isAlone: needsAllNodes, onMiss: createRefresh(options) }),
    placeOf: places.placeOf,
    nodeOf: places.nodeOf,
    ...options.groupCommit,
  });

  async function settle<Data, Reply>(
    { handler, data, familyId, actorId, audit, onReceipt, onWritten }: Command<Data, Reply>,
    idempotency?: Idempotency<Reply>,
  ): Promise<unknown> {
    const id = newCommandId();
    const command: PendingCommand = {
      id,
      // Node draws the random bits of UUIDs in bulk, which costs much less than randomBytes().
      salt: randomUUID() + randomUUID(),
      familyId,
      actorId,
      command: handler.prepare(data),
      audit,
      idempotency,
    };
    const outcome = await traced(
      () => ({ name: 'command', command }),
      () => queue.submit(command),
    );
    onWritten?.(outcome.bytes ?? 0);
    if ('error' in outcome) throw outcome.error;
    if (outcome.receipt) onReceipt?.(outcome.receipt);
    return outcome.reply;
  }

  return {
    // The handler of the command made its reply; with a key, it became an answer.
    execute: async <Data, Reply>(command: Command<Data, Reply>) => (await settle(command)) as Reply,
    executeOnce: async <Data, Reply>(command: Command<Data, Reply>, idempotency: Idempotency<Reply>) =>
      (await settle(command, idempotency)) as IdempotentAnswer,
    get waiting() {
      return queue.waiting;
    },
    stop: () => end.abort(),
  };
}

function createContext(options: CommandsOptions, isDistributed: boolean, signal: AbortSignal): CommitContext {
  return {
    ...options,
    cache: new StateCache(options.rules.projectedTables),
    checkClock: createClockCheck(options),
    // One server commits jobs with their events.
    ...(isDistributed && { addJobsLater: (uncertain) => void addLateJobs(options, uncertain, signal) }),
  };
}

/** Checks whether a command needs all nodes of a cluster. An administrator's key may be stored with any family. */
function needsAllNodes({ command, idempotency }: PendingCommand): boolean {
  return command.isAlone || idempotency?.isOfManyFamilies === true;
}

/** Milliseconds between two reads of the places. */
const refreshMs = 5000;

/** Creates a function that reads the places again, since shards may have moved to the node that does not answer. */
function createRefresh({ places, log }: Pick<CommandsOptions, 'places' | 'log'>): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < refreshMs) return;
    last = performance.now();
    places.refresh().catch((error) => log.warn(`Cannot read the places of families: ${loggedText(error)}`));
  };
}
