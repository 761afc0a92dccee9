import { createHash } from 'node:crypto';
import { oneConnectionPerNode } from '../../db/cluster/family-places.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { PendingCommand } from './command.ts';
import { temporaryStart } from './temporary-keys.ts';

/** What the idempotency keys of administrators mean in a batch. */
export interface KeyFamilies {
  /** Commands whose key belongs to another family. */
  foreign: ReadonlySet<PendingCommand>;
  /** Families with a command whose key another transaction holds. */
  busy: ReadonlySet<number>;
}

/**
 * Finds the families of administrators' keys: such a key means one request in one family. Answers are stored with their family,
 * so the stream lock does not show a use in another one. Locks the keys until the end of the transaction, since another instance
 * may use one at the same time. Must be sent before the streams are locked: then no transaction waits for a key while another
 * waits for its streams.
 *
 * @param options.waits true to wait for keys that another transaction holds
 */
export async function findKeyFamilies(
  tx: Transaction,
  commands: readonly PendingCommand[],
  { now, waits }: { now: Date; waits: boolean },
): Promise<KeyFamilies> {
  const uses = commands.flatMap((pending) => {
    const { idempotency, familyId } = pending;
    if (!idempotency?.isOfManyFamilies) return [];
    const { userId, key } = idempotency;
    const name = `${userId} ${key}`;
    return { pending, familyId, userId, key, name, lock: lockOf(name) };
  });
  if (uses.length === 0) return { foreign: new Set(), busy: new Set() };
  const [, locked, rows] = await Promise.all([
    tx.query(oneConnectionPerNode),
    tx.query<{ lock: string }>(waits ? waitForKeys : tryKeys, [
      // Sorted, so that two transactions cannot deadlock.
      [...new Set(uses.map(({ lock }) => lock))].sort(),
    ]),
    tx.query<{ name: string; family_id: number }>(
      `SELECT concat_ws(' ', user_id, key) AS name, family_id FROM idempotency_keys
       WHERE user_id = ANY ($1::text[]::bigint[]) AND key = ANY ($2::text[])
         AND (status < 400 AND NOT is_idle OR created_at >= $3::text::timestamptz)`,
      [
        uses.map(({ userId }) => String(userId)),
        uses.map(({ key }) => key),
        temporaryStart(now.toISOString()),
      ],
    ),
  ]);
  const ours = new Set(locked.map(({ lock }) => lock));
  const families = new Map(rows.map(({ name, family_id: familyId }) => [name, familyId]));
  const foreign = new Set<PendingCommand>();
  for (const { pending, familyId, name } of uses) {
    const first = families.get(name) ?? familyId;
    families.set(name, first);
    if (first !== familyId) foreign.add(pending);
  }
  const busy = new Set(uses.flatMap(({ familyId, lock }) => (ours.has(lock) ? [] : familyId)));
  return { foreign, busy };
}

const waitForKeys = 'SELECT k::text AS lock, pg_advisory_xact_lock(k) FROM unnest($1::text[]::bigint[]) k';
/** A batch with other families' commands must not wait for one key. */
const tryKeys =
  'SELECT k::text AS lock FROM unnest($1::text[]::bigint[]) k WHERE pg_try_advisory_xact_lock(k)';

/** Returns the number of the advisory lock of a key. */
function lockOf(name: string): string {
  return String(createHash('sha256').update(`idempotency key ${name}`).digest().readBigInt64BE());
}
