import type { Sql } from '../db/database.ts';
import { newId } from '../ledger/ids.ts';

/** What a token says of its session (decisions.md 2.4): its id, and since when and until when it holds, in seconds. */
export interface Session {
  jti: string;
  iat: number;
  exp: number;
}

export interface Sessions {
  /**
   * Opens a session for the user with this password hash. Null where the hash is no longer the user's: a new password,
   * or the end of the account, that came in between wins.
   */
  issue(userId: number, passwordHash: string): Promise<Session | null>;
  /** Whether the session was ended. Rejects while the database cannot tell: no token passes on old knowledge. */
  isRevoked(jti: string): Promise<boolean>;
  /** Ends a session. */
  revoke(jti: string): Promise<void>;
  /** To be called after this instance ended sessions otherwise (new password, deleted account): it knows at once. */
  refresh(): Promise<void>;
}

/** How old the view of what is revoked may be when a token is judged by it. */
const maxAgeMs = 500;
/** `revoked_at` is written before its transaction commits, so each look goes back behind the last by this much. */
const overlapMs = 60_000;
/** Rows are kept beyond their expiry for as long as clocks may differ. */
const graceMs = 3_600_000;

/**
 * Sessions in the database, shared by all instances. Which are revoked is kept in memory and looked up again by the
 * first request that finds the view too old, so that one on another instance takes effect within a second.
 */
export function openSessions(options: { sql: Sql; ttlSeconds: number; now: () => Date }): Sessions {
  const { sql, ttlSeconds, now } = options;
  const view = openView(sql, now);

  async function issue(userId: number, passwordHash: string): Promise<Session | null> {
    const iat = Math.floor(now().getTime() / 1000);
    const session = { jti: newId(), iat, exp: iat + ttlSeconds };
    const expiresAt = new Date(session.exp * 1000).toISOString();
    const purgeBefore = new Date(iat * 1000 - graceMs).toISOString();
    const rows = await sql`
      WITH expired AS (
        SELECT jti FROM sessions WHERE expires_at < ${purgeBefore}::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED
      ), purged AS (
        DELETE FROM sessions WHERE jti IN (SELECT jti FROM expired)
      ), credential AS (
        SELECT user_id FROM credentials WHERE user_id = ${userId} AND password_hash = ${passwordHash} FOR SHARE
      )
      INSERT INTO sessions (jti, user_id, expires_at)
      SELECT ${session.jti}::uuid, user_id, ${expiresAt}::timestamptz FROM credential
      RETURNING jti`;
    return rows.length > 0 ? session : null;
  }

  async function revoke(jti: string): Promise<void> {
    await sql`UPDATE sessions SET revoked_at = clock_timestamp() WHERE jti = ${jti} AND revoked_at IS NULL`;
    await view.refresh();
  }

  return { issue, revoke, isRevoked: view.isRevoked, refresh: view.refresh };
}

/** The revoked sessions as of some moment. Moments are taken from the monotonic clock of this process. */
function openView(sql: Sql, now: () => Date): Pick<Sessions, 'isRevoked' | 'refresh'> {
  /** By session id, when it expires: after that nobody needs to know. */
  const revoked = new Map<string, number>();
  let asOf = Number.NEGATIVE_INFINITY;
  let neededSince = asOf;
  let lookBackTo = '-infinity';
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const startedAt = performance.now();
    const rows = await sql<{ as_of: string; jti: string | null; expires_at: string }[]>`
      SELECT t.as_of, s.jti, s.expires_at
      FROM (SELECT now() AS as_of) t LEFT JOIN sessions s
        ON s.revoked_at > ${lookBackTo}::timestamptz AND s.expires_at > ${now().toISOString()}::timestamptz`;
    for (const { as_of, jti, expires_at } of rows) {
      lookBackTo = new Date(Date.parse(as_of) - overlapMs).toISOString();
      if (jti !== null) revoked.set(jti, Date.parse(expires_at));
    }
    for (const [jti, expiresAtMs] of revoked) if (expiresAtMs <= now().getTime()) revoked.delete(jti);
    asOf = startedAt;
  }

  /** Waits until the view is of the moment given, or later. All who wait share one look. */
  async function reach(moment: number): Promise<void> {
    while (asOf < moment) {
      // One under way may have started too early for this moment: then another follows.
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
  }

  return {
    async isRevoked(jti) {
      await reach(Math.max(performance.now() - maxAgeMs, neededSince));
      return revoked.has(jti);
    },
    async refresh() {
      neededSince = performance.now();
      await reach(neededSince);
    },
  };
}
