import { createHash, randomBytes } from 'node:crypto';
import { type DeleteQueryBuilder, type DeleteResult, type QueryCreator, sql } from 'kysely';
import type { Invitation } from '../../../../schema/accounts.ts';
import type { Db } from '../../../db/database.ts';
import type { DB } from '../../../db/types.ts';
import { type Actor, recordAudit } from '../../../kernel/audit-log.ts';

/** Purpose of a one-time code. */
type Purpose = 'setup' | 'invitation' | 'learner' | 'recovery';

/** One-time code that was used. */
interface UsedCode {
  /** The only user for whom the code works, or the parent of the learner who may join; null for a person without an account. */
  userId: number | null;
  /** Administrator who made the code; null for the command line and the service. */
  createdBy: number | null;
}

/** Bytes of a code. Nobody guesses 128 random bits, so a plain hash of them is safe. */
const codeBytes = 16;

/** Creates a code that works once until it expires, and returns its text. The database holds only a hash of it. */
export async function createCode(
  db: Db,
  code: { purpose: Purpose; userId?: number; createdBy?: number | undefined; expiresAt: Date },
): Promise<string> {
  const text = randomBytes(codeBytes).toString('base64url');
  await db
    .insertInto('one_time_codes')
    .values({
      code_hash: codeHashOf(text),
      purpose: code.purpose,
      user_id: code.userId ?? null,
      created_by: code.createdBy ?? null,
      expires_at: code.expiresAt.toISOString(),
    })
    .execute();
  return text;
}

/** Lifetime of an invitation: 7 days. */
const invitationMs = 7 * 86_400_000;

/** Creates a code with which one parent can register. */
export async function createInvitation(db: Db, now: Date, actor: Actor): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + invitationMs);
  const createdBy = actor.actorId ?? undefined;
  const code = await db.transaction().execute(async (trx) => {
    await recordAudit(trx, { action: 'INVITATION_CREATED', ...actor });
    return createCode(trx, { purpose: 'invitation', createdBy, expiresAt });
  });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Returns a query that deletes the recovery codes of a user. */
export function recoveryCodesOf(
  db: QueryCreator<DB>,
  userId: number,
): DeleteQueryBuilder<DB, 'one_time_codes', DeleteResult> {
  return db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '=', 'recovery');
}

/** Uses up a code. Returns undefined for one that is unknown, used, expired or for another purpose. */
export async function useCode(
  db: Db,
  { purpose, code, now }: { purpose: Purpose; code: string; now: Date },
): Promise<UsedCode | undefined> {
  const at = now.toISOString();
  // Of two requests with a code, the second waits for the first, and then finds no row.
  const { rows } = await sql<{ user_id: number | null; created_by: number | null }>`
    WITH expired AS (
      DELETE FROM one_time_codes WHERE expires_at <= ${at}::timestamptz
    )
    DELETE FROM one_time_codes
    WHERE code_hash = ${codeHashOf(code)} AND purpose = ${purpose} AND expires_at > ${at}::timestamptz
    RETURNING user_id, created_by`.execute(db);
  const [row] = rows;
  return row && { userId: row.user_id, createdBy: row.created_by };
}

/** Returns the hash of a code, which the database holds. */
export function codeHashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
