import { randomUUID } from 'node:crypto';
import { traced } from '../db/traced.ts';
import { newCommandId } from '../ids.ts';
import { createClockCheck } from './clock.ts';
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
}

export interface CommandsOptions extends Omit<CommitContext, 'checkClock'> {
  groupCommit?: Partial<GroupCommitOptions>;
}

/** Creates the executor of commands on a migrated database. */
export function createCommands(options: CommandsOptions): Commands {
  const context = { ...options, checkClock: createClockCheck(options) };
  const run: Run = (commands, waits) =>
    traced(
      () => ({ name: 'transaction', commands }),
      () => commitBatch(context, commands, waits),
    );
  const { distributed, placeOf, nodeOf } = options.places;
  const limits = distributed.size > 0 ? clusterLimits : {};
  if (distributed.size > 0) options.database.addWriters(clusterWriters);
  const queue = createGroupCommit(run, {
    ...groupCommitDefaults,
    ...limits,
    placeOf,
    nodeOf,
    ...options.groupCommit,
  });

  async function settle<Data, Reply>(
    { handler, data, familyId, actorId, audit, onReceipt }: Command<Data, Reply>,
    idempotency?: Idempotency<Reply>,
  ): Promise<unknown> {
    const id = newCommandId();
    const command: PendingCommand = {
      id,
      // Node draws the random bits of UUIDs in bulk: a tenth of the 5 µs of randomBytes().
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
  };
}
