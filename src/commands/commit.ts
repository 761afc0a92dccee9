import { setTimeout } from 'node:timers/promises';
import { isRetriable, isUnavailable, uniqueViolation } from '../db/errors.ts';
import { CommitUnknown } from '../db/transaction.ts';
import { type ErrorCode, Problem } from '../errors.ts';
import type { CommandHandler, Outcome, PendingCommand } from './command.ts';
import { type BatchResult, executeBatch, type TransactionContext } from './transaction.ts';

export interface CommitContext extends TransactionContext {
  /** Error codes for violated unique indexes, by the index's name. */
  conflicts: Readonly<Record<string, ErrorCode>>;
}

/** Maximum number of attempts. The pauses between them grow to 320 ms, together at most 0.7 s. */
const attempts = 7;
const retrySoon = { retryAfterSeconds: 1 };

/**
 * Executes commands in one transaction and returns the outcome of each. Retries temporary failures, such as deadlocks
 * and lost connections. If the database rejects the batch, executes each command alone, so that only bad ones fail.
 */
export async function commitBatch(
  context: CommitContext,
  commands: readonly PendingCommand[],
  waits: boolean,
): Promise<Outcome[]> {
  let uncertain: BatchResult | undefined;
  for (let attempt = 1; ; attempt++) {
    let decided: BatchResult | undefined;
    try {
      // An attempt after an unknown outcome waits for the locks of the earlier one.
      const mustWait = waits || uncertain !== undefined;
      const result = await executeBatch(context, commands, mustWait, uncertain, (result) => {
        decided = result;
      });
      if (result.jobs.length > 0) context.jobs?.wake();
      return result.outcomes;
    } catch (thrown) {
      if (thrown instanceof CommitUnknown) uncertain = decided ?? uncertain;
      // A new decision follows the check under the lock: the earlier attempt has not committed.
      else if (decided) uncertain = undefined;
      const error = thrown instanceof CommitUnknown ? thrown.cause : thrown;
      if (!isRetriable(error) || attempt === attempts) {
        // Executing the commands alone might execute them twice: the outcome of an attempt is still unknown.
        if (uncertain) return commands.map(() => ({ error: new Problem('SERVICE_UNAVAILABLE', retrySoon) }));
        return giveUp(context, commands, error);
      }
      await setTimeout(Math.random() * 5 * 2 ** attempt);
    }
  }
}

/** Returns the outcomes of commands whose transaction cannot succeed. */
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
  // The rejection is the outcome of this key, so another transaction stores it.
  return commitBatch(context, [{ ...only, command: { ...only.command, handler: refuse(problem) } }], true);
}

async function oneByOne(context: CommitContext, commands: readonly PendingCommand[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push(...(await commitBatch(context, [command], true)));
  return outcomes;
}

function refuse(problem: Problem): CommandHandler<unknown, unknown> {
  return {
    name: 'Refuse',
    reads: () => ({}),
    decide: () => {
      throw problem;
    },
    reply: () => undefined,
  };
}
