import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { Idempotency } from './command.ts';
import { refusalsStart } from './refusals.ts';

/**
 * Limits each idempotency key of an administrator to one family. Answers are stored with their family, so the stream
 * lock does not show a use in another one. A second family gets IDEMPOTENCY_KEY_REUSED, even during the first request.
 */
export function createKeyGuard({ sql }: Database, now: () => Date) {
  const inUse = new Map<string, { familyId: number; commands: number }>();

  return async function guardKey<T>(
    familyId: number,
    { userId, key }: Pick<Idempotency<unknown>, 'userId' | 'key'>,
    work: () => Promise<T>,
  ): Promise<T> {
    const name = `${userId} ${key}`;
    const use = inUse.get(name) ?? { familyId, commands: 0 };
    if (use.familyId !== familyId) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    inUse.set(name, use);
    use.commands += 1;
    try {
      const elsewhere = await sql`
        SELECT FROM idempotency_keys
        WHERE user_id = ${userId} AND key = ${key} AND family_id <> ${familyId}
          AND (status < 400 OR created_at >= ${refusalsStart(now().toISOString())}) LIMIT 1`;
      if (elsewhere.length > 0) throw new Problem('IDEMPOTENCY_KEY_REUSED');
      return await work();
    } finally {
      use.commands -= 1;
      if (use.commands === 0) inUse.delete(name);
    }
  };
}
