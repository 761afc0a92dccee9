import { sql as raw } from 'kysely';
import type { Db, Sql } from '../../db/database.ts';
import { type Actor, recordAudit } from '../../kernel/audit-log.ts';

/** Ends all sessions if they began in another database, from which this one was copied or restored. */
export async function endForeignSessions(sql: Sql): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE session_epoch SET database = database_identity(), epoch = DEFAULT
      WHERE database <> database_identity() RETURNING epoch
    )
    DELETE FROM sessions WHERE EXISTS (SELECT FROM moved)`;
}

/** Ends all sessions, and returns their number. Every instance follows within a second. */
export async function endAllSessions(db: Db, actor: Actor): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await recordAudit(trx, { action: 'SESSIONS_ENDED', ...actor });
    await raw`UPDATE session_epoch SET epoch = DEFAULT`.execute(trx);
    const { numDeletedRows } = await trx.deleteFrom('sessions').executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
