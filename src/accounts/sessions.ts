import type { Sql } from '../db/database.ts';
import { newId } from '../ids.ts';

/** Session in a token (decisions.md 2.4): its id, its start and its end in seconds. */
export interface Session {
  jti: string;
  iat: number;
  exp: number;
}

export interface Sessions {
  /** Creates a session. Returns null if the account was deleted or has another password hash. */
  issue(userId: number, passwordHash: string): Promise<Session | null>;
  /** Checks whether the session was revoked. Rejects while the database is unavailable and the view is too old. */
  isRevoked(jti: string): Promise<boolean>;
  revoke(jti: string): Promise<void>;
  /** Updates the view at once. Other slices call it after they revoke sessions. */
  refresh(): Promise<void>;
}

/** Maximum age of the view of revoked sessions when it decides about a token. */
const maxAgeMs = 500;
/** Milliseconds that two loads overlap: a transaction sets `revoked_at` some time before it commits. */
const overlapMs = 60_000;
/** Milliseconds that expired rows stay, since clocks may differ. */
const graceMs = 3_600_000;

/**
 * Creates the sessions, which all instances share in the database. Memory keeps a view of the revoked ones. The first
 * request that finds the view too old updates it, so a revocation reaches other instances within a second.
 */
export function createSessions(options: { sql: Sql; ttlSeconds: number; now: () => Date }): Sessions {
  const { sql, ttlSeconds, now } = options;
  const view = createView(sql, now);

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

/** Creates a view of the revoked sessions at one time of the process's monotonic clock. */
function createView(sql: Sql, now: () => Date): Pick<Sessions, 'isRevoked' | 'refresh'> {
  /** Expiry in milliseconds by session id; expired sessions need no entry. */
  const revoked = new Map<string, number>();
  let asOf = Number.NEGATIVE_INFINITY;
  let neededSince = asOf;
  let lookBackTo = '-infinity';
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
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

  /** Waits until the view is from this time or later. Concurrent calls share one load. */
  async function reach(moment: number): Promise<void> {
    while (asOf < moment) {
      // A load that started before this time is too old, so another one follows.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      await loading;
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
