import { createHash } from 'node:crypto';
import { oneConnectionPerNode } from '../db/places.ts';
import type { Transaction } from '../db/transaction.ts';
import type { PendingCommand } from './command.ts';
import { refusalsStart } from './refusals.ts';

/**
 * Returns the commands whose idempotency key belongs to another family: an administrator's key means one request in one
 * family. Answers are stored with their family, so the stream lock does not show a use in another one. Locks the keys until
 * the end of the transaction, since another instance may use one at the same time. Must be sent before the streams are locked:
 * then no transaction waits for a key while another waits for its streams.
 */
export async function foreignKeys(
  tx: Transaction,
  commands: readonly PendingCommand[],
  now: Date,
): Promise<ReadonlySet<PendingCommand>> {
  const uses = commands.flatMap((pending) => {
    const { idempotency, familyId } = pending;
    if (!idempotency?.isOfManyFamilies) return [];
    const { userId, key } = idempotency;
    return { pending, familyId, userId, key, name: `${userId} ${key}` };
  });
  if (uses.length === 0) return new Set();
  const names = [...new Set(uses.map(({ name }) => name))];
  const [, , rows] = await Promise.all([
    tx.query(oneConnectionPerNode),
    tx.query('SELECT pg_advisory_xact_lock(k) FROM unnest($1::text[]::bigint[]) k', [
      // Sorted, so that two transactions cannot deadlock.
      names.map(lockOf).sort(),
    ]),
    tx.query<{ name: string; family_id: number }>(
      `SELECT concat_ws(' ', user_id, key) AS name, family_id FROM idempotency_keys
       WHERE user_id = ANY ($1::text[]::bigint[]) AND key = ANY ($2::text[])
         AND (status < 400 OR created_at >= $3::text::timestamptz)`,
      [
        uses.map(({ userId }) => String(userId)),
        uses.map(({ key }) => key),
        refusalsStart(now.toISOString()),
      ],
    ),
  ]);
  const families = new Map(rows.map(({ name, family_id: familyId }) => [name, familyId]));
  const foreign = new Set<PendingCommand>();
  for (const { pending, familyId, name } of uses) {
    const first = families.get(name) ?? familyId;
    families.set(name, first);
    if (first !== familyId) foreign.add(pending);
  }
  return foreign;
}

/** Returns the number of the advisory lock of a key. */
function lockOf(name: string): string {
  return String(createHash('sha256').update(`idempotency key ${name}`).digest().readBigInt64BE());
}
