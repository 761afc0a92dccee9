import type { User, WrongCodes } from '../../../../schema/accounts.ts';
import { newId } from '../../../base/ids.ts';
import { noPeers, type Peers } from '../../../base/peers.ts';
import type { Database } from '../../../db/database.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { App, Role } from '../../../http/app-types.ts';
import type { FindSession } from '../../../http/authentication.ts';
import { type Actor, type AuditRecord, recordAudit } from '../../../kernel/audit-log.ts';
import { takeWrongCodes } from '../limits/wrong-codes.ts';
import { createSessionView } from './session-view.ts';

declare module '../../../base/peers.ts' {
  interface News {
    'sessions ended': null;
  }
}

/** Session in a token (decisions.md 2.4): its id, its start and its end in seconds. */
export interface Session {
  jti: string;
  iat: number;
  exp: number;
  /** User who handed the device over; absent after a login. */
  handedOverBy?: number;
}

/** Record of a session's start. Its actor is the user of the session, unless it says otherwise. */
type SessionRecord = Pick<AuditRecord, 'action' | 'requestId'> & Partial<Actor>;

/** Session of a learner on a device that a parent handed over. */
interface HandedOver {
  learnerId: number;
  handedOverBy: number;
  lifetimeSeconds: number;
  record: SessionRecord;
  /** Time of the learner's last new password, which must still be the last one; by default, any. */
  passwordSince?: string;
}

/** Session that was created, and what its user must know. */
interface Issued extends Session {
  /** Wrong codes after the last sign-in; null if there were none, or if the session follows from something else than a login. */
  wrongCodes: WrongCodes | null;
}

export interface Sessions {
  /**
   * Creates a session. Returns null if the account was deleted or has another password hash.
   * @param loginId id of the request for the audit log; null if the session follows from something else than a login
   * @param lifetimeSeconds life of the token, by default as long as the service allows
   */
  issue(
    userId: number,
    passwordHash: string,
    loginId: string | null,
    lifetimeSeconds?: number,
  ): Promise<Issued | null>;
  /** Creates a session of a learner, who needs no password. Returns null if the account was deleted, or has a newer password. */
  handOver(session: HandedOver): Promise<Session | null>;
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

type SessionsDatabase = Pick<Database, 'sql' | 'transaction'>;

/**
 * Creates the sessions, which all instances share in the database. A revocation reaches other instances within a second, and the
 * other workers of the same service at once.
 */
export function createSessions(options: {
  database: SessionsDatabase;
  ttlSeconds: number;
  now: () => Date;
  peers?: Peers;
}): Sessions {
  const { database, ttlSeconds, now, peers = noPeers } = options;
  const { sql } = database;
  const view = createSessionView(sql, now);
  peers.hear('sessions ended', view.refresh);

  async function refresh(): Promise<void> {
    await Promise.all([view.refresh(), peers.tell('sessions ended', null)]);
  }

  /** Returns a session that begins now. */
  function begin(lifetimeSeconds = ttlSeconds): Session {
    const iat = Math.floor(now().getTime() / 1000);
    return { jti: newId(), iat, exp: iat + lifetimeSeconds };
  }

  async function issue(
    userId: number,
    passwordHash: string,
    loginId: string | null,
    lifetimeSeconds?: number,
  ): Promise<Issued | null> {
    const session = begin(lifetimeSeconds);
    const record = loginId === null ? null : ({ action: 'SIGN_IN', requestId: loginId } as const);
    return database.transaction(async (tx) => {
      const added = await addSession(tx, { ...session, userId, passwordHash, record });
      return added && { ...session, ...added };
    });
  }

  async function handOver({ learnerId, handedOverBy, lifetimeSeconds, record, passwordSince }: HandedOver) {
    const session = { ...begin(lifetimeSeconds), handedOverBy };
    const added = { ...session, userId: learnerId, passwordHash: null, passwordSince, record };
    return database.transaction(async (tx) => {
      if (await addSession(tx, added)) return session;
      // The credential comes last: an erasure locks it before the user.
      await tx.query(addCredential, [String(learnerId), new Date(session.iat * 1000).toISOString()]);
      return (await addSession(tx, added)) && session;
    });
  }

  async function revoke(jti: string): Promise<void> {
    await sql`UPDATE sessions SET revoked_at = clock_timestamp() WHERE jti = ${jti} AND revoked_at IS NULL`;
    await refresh();
  }

  async function end(userId: number, jti: string): Promise<boolean> {
    const ended = await sql`
      UPDATE sessions SET revoked_at = clock_timestamp()
      WHERE jti = ${jti} AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now().toISOString()}::timestamptz
      RETURNING jti`;
    await refresh();
    return ended.length > 0;
  }

  async function endOthers(userId: number, jti: string): Promise<void> {
    await sql`
      UPDATE sessions SET revoked_at = clock_timestamp()
      WHERE user_id = ${userId} AND jti <> ${jti} AND revoked_at IS NULL`;
    await refresh();
  }

  return { issue, handOver, revoke, end, endOthers, find: view.find, refresh };
}

interface NewSession extends Session {
  userId: number;
  /** Hash that the user must still have; null if the session does not follow from a password. */
  passwordHash: string | null;
  /** Time of the change of the password that must still be the last one, if it matters. */
  passwordSince?: string | undefined;
  /** Actor and action of its record; null for none. */
  record: SessionRecord | null;
}

/** Stores a session and its record, if the user still has the password. Returns null otherwise. */
async function addSession(
  tx: Transaction,
  { jti, iat, exp, userId, passwordHash, passwordSince, handedOverBy, record }: NewSession,
): Promise<Pick<Issued, 'wrongCodes'> | null> {
  const createdAt = new Date(iat * 1000).toISOString();
  const [[credential]] = await Promise.all([
    tx.query<{ role: Role; family_id: number }>(lockCredential, [
      String(userId),
      passwordHash,
      createdAt,
      passwordSince ?? null,
    ]),
    // A new password locks the credential, then sessions: in another order, this could be a deadlock.
    tx.query(deleteExpired, [new Date(iat * 1000 - graceMs).toISOString()]),
  ]);
  if (!credential) return null;
  const isLogin = record !== null && passwordHash !== null;
  const wrongCodes = isLogin ? await takeWrongCodes(tx, userId) : null;
  const { role, family_id: familyId } = credential;
  await tx.query(
    `INSERT INTO sessions (jti, user_id, created_at, expires_at, wrong_codes, wrong_code_at, handed_over_by)
     VALUES ($1::text::uuid, $2::text::bigint, $3::text::timestamptz, $4::text::timestamptz, $5::text::int, $6::text::timestamptz,
       $7::text::bigint)`,
    [
      jti,
      String(userId),
      createdAt,
      new Date(exp * 1000).toISOString(),
      String(wrongCodes?.count ?? 0),
      wrongCodes?.lastAt ?? null,
      handedOverBy === undefined ? null : String(handedOverBy),
    ],
  );
  if (record) {
    const actor = { actorId: userId, actorRole: role, ...record };
    await recordAudit(tx, { ...actor, familyId, subjectId: userId });
  }
  return { wrongCodes };
}

/** Locks the credential until the session is there: a new password waits, and then ends the session too. */
const lockCredential = `
  SELECT u.role, CASE u.role WHEN 'LEARNER' THEN coalesce(u.parent_id, 0) ELSE u.id END AS family_id
  FROM credentials c JOIN users u ON u.id = c.user_id
  WHERE c.user_id = $1::text::bigint AND ($2::text IS NULL OR c.password_hash = $2::text)
    AND ($4::text IS NULL OR c.changed_at = $4::text::timestamptz)
    AND (u.waits_until IS NULL OR u.waits_until > $3::text::timestamptz) FOR SHARE OF c`;

/**
 * Adds a credential without a password, by which a first password or an erasure ends the sessions. It begins with the first session,
 * by the same clock: a PIN opens no device that was handed over before a change of the credential.
 */
const addCredential = `
  INSERT INTO credentials (user_id, changed_at)
  SELECT id, $2::text::timestamptz FROM users WHERE id = $1::text::bigint AND role = 'LEARNER' FOR KEY SHARE
  ON CONFLICT (user_id) DO NOTHING`;

const deleteExpired = `
  DELETE FROM sessions WHERE jti IN (
    SELECT jti FROM sessions WHERE expires_at < $1::text::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED
  )`;

/** Returns the signed token of a session (decisions.md 2.4). */
export function signToken(app: App, { id, role }: Pick<User, 'id' | 'role'>, session: Session): string {
  const { jti, iat, exp, handedOverBy } = session;
  const origin = handedOverBy !== undefined && { handedOverBy };
  return app.jwt.sign({ sub: String(id), role, jti, iat, exp, ...origin });
}
