import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { isRetriable, isUnavailable, uniqueViolation } from '../db/errors.ts';
import { CommitUnknown } from '../db/transaction.ts';
import { type ErrorCode, Problem } from '../errors.ts';
import { type BatchContext, type BatchResult, runBatch } from './batch.ts';
import type { CommandHandler, Outcome, PendingCommand } from './commands.ts';

export interface CommitContext extends BatchContext {
  database: Database;
  /** What a violated unique index tells the client, by the index's name. */
  conflicts: Readonly<Record<string, ErrorCode>>;
}

/** Attempts at one transaction; the waits between them grow to 320 ms, so that all take two seconds at most. */
const attempts = 7;
const retrySoon = { retryAfterSeconds: 1 };

/**
 * Executes commands in one transaction; each has an outcome of its own. What passes by itself (a deadlock, a lost
 * connection, a server that restarts) is tried again. When the database refuses the batch, each command is executed
 * alone, so that a bad one harms only itself.
 */
export async function commitBatch(
  context: CommitContext,
  commands: readonly PendingCommand[],
  waits: boolean,
): Promise<Outcome[]> {
  let uncertain: BatchResult | undefined;
  for (let attempt = 1; ; attempt++) {
    let result: BatchResult | undefined;
    try {
      // An attempt that must find out what became of the one before waits for its locks to go.
      const options = { waits: waits || uncertain !== undefined, uncertain };
      const tx = await context.database.begin();
      try {
        result = await runBatch(context, tx, commands, options);
        await tx.commit(result.writes);
      } finally {
        await tx.rollBack();
      }
      if (result.jobs.length > 0) context.jobs?.wake();
      return result.outcomes;
    } catch (thrown) {
      if (thrown instanceof CommitUnknown) uncertain = result;
      // Carried out anew, since the look under the locks had shown that the earlier commit did not happen.
      else if (result && result.outcomes !== uncertain?.outcomes) uncertain = undefined;
      const error = thrown instanceof CommitUnknown ? thrown.cause : thrown;
      if (!isRetriable(error) || attempt === attempts) {
        // What became of an earlier commit is still open: one by one, the commands might be carried out once more.
        if (uncertain) return commands.map(() => ({ error: new Problem('SERVICE_UNAVAILABLE', retrySoon) }));
        return giveUp(context, commands, error);
      }
      await setTimeout(Math.random() * 5 * 2 ** attempt);
    }
  }
}

/** The outcomes of commands whose transaction the database has refused for good. */
async function giveUp(
  context: CommitContext,
  commands: readonly PendingCommand[],
  error: unknown,
): Promise<Outcome[]> {
  const [only] = commands;
  if (commands.length > 1 && !isUnavailable(error)) return oneByOne(context, commands);
  const index = uniqueViolation(error);
  const code = index === undefined ? undefined : context.conflicts[index];
  if (!only || code === undefined) return commands.map(() => ({ error }));
  const problem = new Problem(code);
  if (!only.idempotency?.isFinal(problem)) return [{ error: problem }];
  // The refusal is this key's outcome and is to be kept like any other, which takes a transaction that commits.
  return commitBatch(context, [{ ...only, command: { ...only.command, handler: refusing(problem) } }], true);
}

async function oneByOne(context: CommitContext, commands: readonly PendingCommand[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push(...(await commitBatch(context, [command], true)));
  return outcomes;
}

function refusing(problem: Problem): CommandHandler<unknown, unknown> {
  return {
    name: 'Refuse',
    needs: () => [],
    decide: () => {
      throw problem;
    },
    reply: () => undefined,
  };
}
