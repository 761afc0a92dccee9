import type { Sql } from '../db/database.ts';
import type { FindSession } from '../http/authentication.ts';
import { newId } from '../ids.ts';
import { createSessionView } from './session-view.ts';

/** Session in a token (decisions.md 2.4): its id, its start and its end in seconds. */
export interface Session {
  jti: string;
  iat: number;
  exp: number;
}

export interface Sessions {
  /**
   * Creates a session. Returns null if the account was deleted or has another password hash.
   * @param loginId id of the request for the audit log; null if the session follows from something else than a login
   */
  issue(userId: number, passwordHash: string, loginId: string | null): Promise<Session | null>;
  /** Returns the session; undefined unless it is valid. Rejects while the database is unavailable and the view is old. */
  find: FindSession;
  revoke(jti: string): Promise<void>;
  /** Ends a session of the user. Returns false if the user has no such valid session. */
  end(userId: number, jti: string): Promise<boolean>;
  /** Ends all sessions of the user but one. */
  endOthers(userId: number, jti: string): Promise<void>;
  /** Updates the view at once. Other slices call it after they revoke sessions. */
  refresh(): Promise<void>;
}

/** Milliseconds that expired rows stay, since clocks may differ. */
const graceMs = 3_600_000;

/**
 * Creates the sessions, which all instances share in the database. A revocation reaches other instances within a second.
 */
export function createSessions(options: { sql: Sql; ttlSeconds: number; now: () => Date }): Sessions {
  const { sql, ttlSeconds, now } = options;
  const view = createSessionView(sql, now);

  async function issue(
    userId: number,
    passwordHash: string,
    loginId: string | null,
  ): Promise<Session | null> {
    const iat = Math.floor(now().getTime() / 1000);
    const session = { jti: newId(), iat, exp: iat + ttlSeconds };
    const createdAt = new Date(iat * 1000).toISOString();
    const expiresAt = new Date(session.exp * 1000).toISOString();
    const purgeBefore = new Date(iat * 1000 - graceMs).toISOString();
    const rows = await sql`
      WITH expired AS (
        SELECT jti FROM sessions WHERE expires_at < ${purgeBefore}::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED
      ), purged AS (
        DELETE FROM sessions WHERE jti IN (SELECT jti FROM expired)
      ), credential AS (
        SELECT c.user_id, u.role, CASE u.role WHEN 'LEARNER' THEN coalesce(u.parent_id, 0) ELSE u.id END AS family_id
        FROM credentials c JOIN users u ON u.id = c.user_id
        WHERE c.user_id = ${userId} AND c.password_hash = ${passwordHash}
          AND (u.waits_until IS NULL OR u.waits_until > ${createdAt}::timestamptz) FOR SHARE OF c
      ), recorded AS (
        INSERT INTO audit_log (family_id, action, outcome, actor_id, actor_role, subject_id, request_id)
        SELECT family_id, 'SIGN_IN', 'SUCCESS', user_id, role, user_id, ${loginId}::text FROM credential
        WHERE ${loginId}::text IS NOT NULL
      )
      INSERT INTO sessions (jti, user_id, created_at, expires_at)
      SELECT ${session.jti}::uuid, user_id, ${createdAt}::timestamptz, ${expiresAt}::timestamptz FROM credential
      RETURNING jti`;
    return rows.length > 0 ? session : null;
  }

  async function revoke(jti: string): Promise<void> {
    await sql`UPDATE sessions SET revoked_at = clock_timestamp() WHERE jti = ${jti} AND revoked_at IS NULL`;
    await view.refresh();
  }

  async function end(userId: number, jti: string): Promise<boolean> {
    const ended = await sql`
      UPDATE sessions SET revoked_at = clock_timestamp()
      WHERE jti = ${jti} AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now().toISOString()}::timestamptz
      RETURNING jti`;
    await view.refresh();
    return ended.length > 0;
  }

  async function endOthers(userId: number, jti: string): Promise<void> {
    await sql`
      UPDATE sessions SET revoked_at = clock_timestamp()
      WHERE user_id = ${userId} AND jti <> ${jti} AND revoked_at IS NULL`;
    await view.refresh();
  }

  return { issue, revoke, end, endOthers, find: view.find, refresh: view.refresh };
}
