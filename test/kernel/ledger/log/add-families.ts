import type { Database } from '../../../../src/db/database.ts';

/** Creates families with consecutive ids and as many events each. The log checks neither payloads nor chains. */
export async function addFamilies(
  { sql }: Pick<Database, 'sql'>,
  { first = 1, families = 1, events }: { first?: number; families?: number; events: number },
): Promise<void> {
  const last = first + families - 1;
  await sql`INSERT INTO users (id, username, email, name, role)
    SELECT n, 'user' || n, n || '@example.org', 'A User', 'PARENT' FROM generate_series(${first}::bigint, ${last}) n`;
  await sql`INSERT INTO families (family_id) SELECT generate_series(${first}::bigint, ${last})`;
  await sql`INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
    SELECT f, n, gen_random_uuid(), 'X', '{}', 1, now(), sha256((f || ' ' || n)::bytea)
    FROM generate_series(${first}::bigint, ${last}) f, generate_series(1, ${events}::bigint) n`;
  await sql`UPDATE families f SET (seq, head) = (SELECT seq, hash FROM events e
    WHERE e.family_id = f.family_id ORDER BY seq DESC LIMIT 1) WHERE family_id BETWEEN ${first} AND ${last}`;
}
