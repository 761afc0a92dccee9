import { Problem } from '../errors.ts';
import type { OnceAnswer, Outcome, PendingCommand, StoredAnswer } from './commands.ts';
import type { FamilyState, Need } from './state.ts';

/**
 * Idempotency keys (decisions.md 1.10): the first outcome of a command with a key is a row of the family like any
 * other, written by the transaction of the command. Whoever comes later with the key finds it under the family's lock.
 */

export function needsOf({ idempotency }: PendingCommand): Need[] {
  if (!idempotency) return [];
  const { userId: user_id, key } = idempotency;
  return [{ table: 'idempotency_keys', where: { user_id, key } }];
}

/** The outcome that the key stands for already; undefined for a command that is to be decided now. */
export function findAnswer({ idempotency }: PendingCommand, state: FamilyState): Outcome | undefined {
  if (!idempotency) return undefined;
  const { userId: user_id, key, requestHash } = idempotency;
  const row = state.get('idempotency_keys', { user_id, key });
  if (!row) return undefined;
  if (!requestHash.equals(row.request_hash)) return { error: new Problem('IDEMPOTENCY_KEY_REUSED') };
  if (row.body === null) return { error: new Problem('LEARNER_NOT_FOUND') };
  const answer: OnceAnswer = { status: row.status, body: row.body, isReplay: true };
  return { reply: answer };
}

/** The outcome as the caller gets it; with a key, the answer is kept beside it. */
export function keepAnswer(
  { command, idempotency }: PendingCommand,
  state: FamilyState,
  now: string,
  outcome: { reply: unknown } | { problem: Problem },
): Outcome {
  if ('problem' in outcome && !idempotency?.isFinal(outcome.problem)) return { error: outcome.problem };
  if (!idempotency) return outcome as { reply: unknown };
  const stored: StoredAnswer = idempotency.render(outcome);
  const put = {
    family_id: command.familyId,
    user_id: idempotency.userId,
    key: idempotency.key,
    request_hash: idempotency.requestHash,
    status: stored.status,
    body: stored.body,
    learner_id: idempotency.learnerId,
    created_at: now,
  };
  state.apply({ table: 'idempotency_keys', put });
  const answer: OnceAnswer = { ...stored, isReplay: false };
  return { reply: answer };
}
