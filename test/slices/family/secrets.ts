import type { Database } from '../../../src/db/database.ts';

/** Adds a row with secrets of the parent to each table that has some. Returns a function that lists all stored secrets. */
export async function addSecrets({ sql }: Database, parentId: number): Promise<() => Promise<string[]>> {
  await sql`
    WITH factor AS (
      INSERT INTO second_factors VALUES (${parentId}, 'envelope-of-a-secret', now(), 1234567890) RETURNING user_id
    ) SELECT FROM factor`;
  await sql`INSERT INTO recovery_codes VALUES (${parentId}, sha256('a recovery code'))`;
  await sql`
    INSERT INTO one_time_codes VALUES (sha256('a one-time code'), 'recovery', ${parentId}, NULL, now() + interval '1 day')`;
  await sql`INSERT INTO known_devices VALUES (${parentId}, sha256('a device'), now())`;
  await sql`
    INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
    VALUES (${parentId}, gen_random_uuid(), 'envelope-of-an-address', false)`;
  return async () => {
    const rows = await sql<{ secret: string }[]>`
      SELECT password_hash AS secret FROM credentials UNION SELECT jti::text FROM sessions
      UNION SELECT encode(device, 'hex') FROM known_devices UNION SELECT secret FROM second_factors
      UNION SELECT encode(code_hash, 'hex') FROM recovery_codes UNION SELECT encode(code_hash, 'hex') FROM one_time_codes
      UNION SELECT target_url FROM sync_configs UNION SELECT encode(request_hash, 'hex') FROM idempotency_keys`;
    return rows.flatMap(({ secret }) => secret ?? []);
  };
}
