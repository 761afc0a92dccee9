import type { Database } from '../db/database.ts';
import { readTableShapes, type TableShapes } from '../db/tables.ts';
import type { ErrorCode } from '../errors.ts';
import type { Rules } from './append.ts';
import type { Command, Idempotency, JobQueue, OnceAnswer, Outcome, PendingCommand } from './commands.ts';
import { commitBatch } from './commit.ts';
import { type GroupCommitOptions, groupCommitDefaults, openGroupCommit } from './group-commit.ts';
import { newCommandId } from './ids.ts';
import { openKeyFamilies } from './key-families.ts';
import { withSums } from './sums.ts';

export interface Ledger {
  /** Executes a command in a transaction of its family. Rejects with a Problem when it is refused. */
  execute<Data, Reply>(command: Command<Data, Reply>): Promise<Reply>;
  /**
   * Executes a command that takes effect once for its key: who comes again gets the first answer, be it a success or a
   * refusal. Rejects with IDEMPOTENCY_KEY_REUSED when the key stands for another request.
   */
  executeOnce<Data, Reply>(
    command: Command<Data, Reply>,
    idempotency: Idempotency<Reply>,
  ): Promise<OnceAnswer>;
  readonly shapes: TableShapes;
  readonly rules: Rules;
}

export interface LedgerOptions {
  database: Database;
  rules: Rules;
  /** The clock, given so that a test can turn it. */
  now: () => Date;
  /** What a violated unique index tells the client, by the index's name. */
  conflicts: Readonly<Record<string, ErrorCode>>;
  /** Takes the jobs that decisions ask for; without it they are left. */
  jobs?: JobQueue | undefined;
  groupCommit?: Partial<GroupCommitOptions>;
}

/** Opens the kernel on a migrated database. */
export async function openLedger(options: LedgerOptions): Promise<Ledger> {
  const shapes = await readTableShapes(options.database.sql);
  const rules = withSums(options.rules);
  const inOneFamily = openKeyFamilies(options.database);
  const context = { ...options, shapes, rules };
  const submit = openGroupCommit((commands, waits) => commitBatch(context, commands, waits), {
    ...groupCommitDefaults,
    ...options.groupCommit,
  });

  async function settled(pending: PendingCommand): Promise<unknown> {
    const outcome: Outcome = await submit(pending);
    if ('error' in outcome) throw outcome.error;
    return outcome.reply;
  }

  return {
    shapes,
    rules,
    // The reply of a command was made by its own handler; with a key, the kernel made it an answer.
    execute: async <Data, Reply>(command: Command<Data, Reply>) =>
      (await settled({ id: newCommandId(), command })) as Reply,
    executeOnce: async <Data, Reply>(command: Command<Data, Reply>, idempotency: Idempotency<Reply>) => {
      const work = () => settled({ id: newCommandId(), command, idempotency });
      const answer = idempotency.isOfManyFamilies
        ? await inOneFamily(command.familyId, idempotency, work)
        : await work();
      return answer as OnceAnswer;
    },
  };
}
