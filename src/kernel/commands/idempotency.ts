import { Problem } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { isReceipt, type Receipt } from '../ledger/receipt.ts';
import { all, one, type Read } from '../state/reads.ts';
import type { Change, FamilyState } from '../state/state.ts';
import type { IdempotentAnswer, Outcome, PendingCommand, StoredAnswer } from './command.ts';
import { temporaryStart } from './temporary-keys.ts';

/** Declares the row of the command's idempotency key, which holds the first outcome (decisions.md 1.10). */
export function idempotencyReads({ idempotency }: PendingCommand): Read[] {
  if (!idempotency) return [];
  const { userId: user_id, key } = idempotency;
  return [one('idempotency_keys', { user_id, key })];
}

/** Checks for an outcome that is kept for 30 days only: a refusal, or a success without an event. */
function isTemporary({ status, is_idle: isIdle }: Row<'idempotency_keys'>): boolean {
  return status >= 400 || isIdle;
}

/** Returns the stored outcome of the key; undefined if there is none, or only a temporary one that is too old. */
export function findAnswer(
  { idempotency }: PendingCommand,
  state: FamilyState,
  now: string,
): Outcome | undefined {
  if (!idempotency) return undefined;
  const { userId: user_id, key, requestHashes } = idempotency;
  const row = state.find(one('idempotency_keys', { user_id, key }));
  if (!row || (isTemporary(row) && row.created_at < temporaryStart(now))) return undefined;
  const { request_hash, body } = row;
  if (body === null) return { error: new Problem('LEARNER_NOT_FOUND') };
  // Rows from before keyed hashes have no hash.
  const isSame = request_hash === null || requestHashes.some((hash) => hash.equals(request_hash));
  if (!isSame) return { error: new Problem('IDEMPOTENCY_KEY_REUSED') };
  const answer: IdempotentAnswer = { status: row.status, body, isReplay: true };
  // A forged value would make an invalid header, and a committed request would fail.
  return { reply: answer, receipt: isReceipt(row.receipt) ? row.receipt : undefined };
}

/** Returns the outcome for the caller; with a key, also stores the answer. */
export function storeAnswer(
  { familyId: family_id, idempotency }: PendingCommand,
  state: FamilyState,
  now: string,
  outcome: { reply: unknown; receipt: Receipt | undefined } | { problem: Problem },
): Outcome {
  if ('problem' in outcome && !idempotency?.isFinal(outcome.problem)) return { error: outcome.problem };
  const receipt = 'receipt' in outcome ? outcome.receipt : undefined;
  if (!idempotency) return outcome as { reply: unknown; receipt: Receipt | undefined };
  const stored: StoredAnswer = idempotency.render(outcome);
  const put = {
    family_id,
    user_id: idempotency.userId,
    key: idempotency.key,
    request_hash: idempotency.requestHashes[0],
    status: stored.status,
    body: stored.body,
    learner_id: idempotency.learnerId,
    created_at: now,
    receipt: receipt ?? null,
    // There is nothing to protect: executed again, it changes nothing that the family has not set since.
    is_idle: 'receipt' in outcome && receipt === undefined,
  };
  state.apply({ table: 'idempotency_keys', put });
  const answer: IdempotentAnswer = { ...stored, isReplay: false };
  return { reply: answer, receipt };
}

/** Erasure of the stored answers about a learner, and of the hashes of the requests. Their keys stay used. */
export const idempotencyErasure = {
  reads: (learnerId: number) => ({ keys: all('idempotency_keys', { learner_id: learnerId }) }),
  changes: ({ keys }: { keys: Row<'idempotency_keys'>[] }): Change[] =>
    keys.map((row) => ({ table: 'idempotency_keys', put: { ...row, body: null, request_hash: null } })),
};

/** Deletion of all stored answers when the family closes: no key can be used again. */
export const idempotencyClosing = { tables: ['idempotency_keys'] } as const;
