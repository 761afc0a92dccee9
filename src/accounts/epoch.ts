import type { Sql } from '../db/database.ts';

/** Ends all sessions if they began in another database, from which this one was copied or restored. */
export async function endForeignSessions(sql: Sql): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE session_epoch SET database = database_identity(), epoch = DEFAULT
      WHERE database <> database_identity() RETURNING epoch
    )
    DELETE FROM sessions WHERE EXISTS (SELECT FROM moved)`;
}

/** Ends all sessions for the operator, and returns their number. Every instance follows within a second. */
export async function endAllSessions(sql: Sql): Promise<number> {
  const rows = await sql`
    WITH renewed AS (UPDATE session_epoch SET epoch = DEFAULT), recorded AS (
      INSERT INTO audit_log (family_id, action, outcome, actor_role) VALUES (0, 'SESSIONS_ENDED', 'SUCCESS', 'OPERATOR')
    )
    DELETE FROM sessions RETURNING jti`;
  return rows.length;
}
