import { createLookUp } from '../../../db/coalesce.ts';
import type { Sql } from '../../../db/database.ts';
import type { FindSession, ValidSession } from '../../../http/authentication.ts';

/** Valid session in memory, with the time of its look-up by the process's monotonic clock. */
interface KnownSession extends ValidSession {
  foundAt: number;
}

/** View of the sessions in the database, by their ids. */
interface SessionView {
  /** Returns the session; undefined unless it is valid. Rejects while the database is unavailable and the view is old. */
  find: FindSession;
  /** Updates the view at once. */
  refresh(): Promise<void>;
}

/** Maximum age of the view when it decides about a token. */
const maxAgeMs = 500;
const defaults = {
  /** Milliseconds until a known session is looked up again. */
  maxKnownMs: 60_000,
  /** Maximum number of known sessions: some 20 MB. */
  maxKnown: 100_000,
  /** Maximum duration of a look-up whose session becomes known: `overlap` must cover it and a transaction. */
  maxLookUpMs: 10_000,
};
/** Time that two loads overlap: a transaction sets `revoked_at` some time before it commits. */
const overlap = '60 seconds';

/**
 * Creates a view that knows valid sessions, so that a request needs no statement. The first request that finds the view
 * older than 500 ms loads the latest revocations and the epoch of all sessions.
 */
export function createSessionView(
  sql: Sql,
  now: () => Date,
  options: Partial<typeof defaults> = {},
): SessionView {
  const { maxKnownMs, maxKnown, maxLookUpMs } = { ...defaults, ...options };
  let known = new Map<string, KnownSession>();
  /** Sessions that were revoked lately: a look-up that started before the revocation must not make them known. */
  let revoked = new Set<string>();
  let epoch: string | undefined;
  let loadedAt: string | null = null;
  let neededSince = Number.NEGATIVE_INFINITY;
  const reach = createReach(load);
  const lookUpRow = createLookUp((source: Sql, jtis: string[]) => findSessions(source, jtis, now()));

  async function load(): Promise<void> {
    const rows = await sql<{ as_of: string; epoch: string; jti: string | null }[]>`
      SELECT t.as_of, t.epoch, s.jti FROM (SELECT now() AS as_of, epoch FROM session_epoch) t
      LEFT JOIN sessions s ON s.revoked_at > coalesce(${loadedAt}::timestamptz, now()) - ${overlap}::interval`;
    const [first] = rows;
    if (!first) throw new Error('the epoch of the sessions is missing');
    // A new map, so that look-ups that started before cannot add to it.
    if (first.epoch !== epoch) known = new Map();
    ({ epoch, as_of: loadedAt } = first);
    revoked = new Set(rows.flatMap(({ jti }) => jti ?? []));
    for (const jti of revoked) known.delete(jti);
  }

  async function lookUp(jti: string): Promise<ValidSession | undefined> {
    const target = known;
    const foundAt = performance.now();
    const session = await lookUpRow(sql, jti);
    target.delete(jti);
    if (!session || revoked.has(jti)) return undefined;
    const isLate = performance.now() - foundAt > maxLookUpMs;
    // A waiting learner is looked up each time, so that a confirmation takes effect at once.
    if (session.isWaiting || isLate) return session;
    target.set(jti, { ...session, foundAt });
    const [oldest] = target.keys();
    if (target.size > maxKnown && oldest !== undefined) target.delete(oldest);
    return session;
  }

  async function findLater(jti: string, moment: number): Promise<ValidSession | undefined> {
    await reach.wait(moment);
    const session = known.get(jti);
    return session && performance.now() - session.foundAt < maxKnownMs ? session : lookUp(jti);
  }

  return {
    find(jti) {
      const now = performance.now();
      const moment = Math.max(now - maxAgeMs, neededSince);
      const session = known.get(jti);
      // Most requests find their session here, and need not wait for a promise.
      if (session && reach.isReached(moment) && now - session.foundAt < maxKnownMs) return session;
      return findLater(jti, moment);
    },
    async refresh() {
      neededSince = performance.now();
      await reach.wait(neededSince);
    },
  };
}

/** Creates functions that check and wait for a load from the given time or later. Concurrent calls share one load. */
function createReach(load: () => Promise<void>) {
  let asOf = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function loadNow(): Promise<void> {
    const startedAt = performance.now();
    await load();
    asOf = startedAt;
  }

  return {
    isReached: (moment: number) => asOf >= moment,
    async wait(moment: number): Promise<void> {
      while (asOf < moment) {
        // A load that started before this time is too old, so another one follows.
        loading ??= loadNow().finally(() => {
          loading = undefined;
        });
        await loading;
      }
    },
  };
}

/** Finds the sessions that are valid. A learner who waited too long counts as deleted. */
async function findSessions(sql: Sql, jtis: string[], now: Date): Promise<Map<string, ValidSession>> {
  const rows = await sql<(ValidSession & { jti: string })[]>`
    SELECT s.jti, s.user_id AS "userId", u.role, coalesce(u.parent_id, u.id) AS "familyId",
      u.waits_for IS NOT NULL AS "isWaiting"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.jti = any(${jtis}::text[]::uuid[]) AND s.revoked_at IS NULL
      AND (u.waits_until IS NULL OR u.waits_until > ${now.toISOString()}::timestamptz)`;
  return new Map(rows.map(({ jti, ...session }) => [jti, session]));
}
