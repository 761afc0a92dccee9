import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { Idempotency } from './commands.ts';

/**
 * Keeps the idempotency keys of users who act in many families (administrators) to one family each: kept answers lie
 * with the family that decided, so a lane alone does not see that the key was used in another. Refuses with
 * IDEMPOTENCY_KEY_REUSED where it was, or where it is in use at the moment.
 */
export function openKeyFamilies({ sql }: Database) {
  const inUse = new Map<string, { familyId: number; commands: number }>();

  return async function inOneFamily<T>(
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
        WHERE user_id = ${userId} AND key = ${key} AND family_id <> ${familyId} LIMIT 1`;
      if (elsewhere.length > 0) throw new Problem('IDEMPOTENCY_KEY_REUSED');
      return await work();
    } finally {
      use.commands -= 1;
      if (use.commands === 0) inUse.delete(name);
    }
  };
}
