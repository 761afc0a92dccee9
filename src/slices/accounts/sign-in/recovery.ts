import type { RecoveryRequest } from '../../../../schema/accounts.ts';
import { Problem } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import { lockParent } from '../../../http/access.ts';
import { type Actor, recordAudit } from '../../../kernel/audit-log.ts';
import { findForLogin, setPassword } from '../queries.ts';
import { createCode, recoveryCodesOf, useCode } from './codes.ts';
import type { LoginClient } from './devices.ts';
import type { LoginDeps } from './login.ts';

/** Milliseconds that a recovery code is valid: a day. */
const validMs = 86_400_000;

/**
 * Creates a code with which a PARENT or ADMIN can set a new password (decisions.md 2.12). Earlier codes of the user end.
 * Throws 404 for any other user.
 */
export async function createRecoveryCode(
  db: Db,
  { userId, actor, now }: { userId: number; actor: Actor; now: Date },
): Promise<{ code: string; expiresAt: string }> {
  const expiresAt = new Date(now.getTime() + validMs);
  return db.transaction().execute(async (trx) => {
    // Of two codes at once, the second one remains.
    await lockParent(trx, userId, () => new Problem('USER_NOT_FOUND'));
    await recoveryCodesOf(trx, userId).execute();
    const createdBy = actor.actorId ?? undefined;
    const code = await createCode(trx, { purpose: 'recovery', userId, createdBy, expiresAt });
    await recordAudit(trx, { ...recordOf(userId), action: 'RECOVERY_CODE_CREATED', ...actor });
    return { code, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Sets a new password with a recovery code, ends the user's sessions and turns the second factor off. Throws the same 401 for
 * a wrong username and a wrong code, which count as failed logins.
 */
export async function recover(
  deps: LoginDeps,
  { username, code, password }: RecoveryRequest,
  client: LoginClient,
  now: Date,
): Promise<void> {
  const { database, passwords, guard, recordFailedLogin } = deps;
  const { db } = database;
  const found = await findForLogin(db, username.toLowerCase());
  const attempts = await guard.attemptsOf(client, username, found?.user.id);
  await attempts.refuseBeyondLimit();
  const passwordHash = await passwords.hash(password, client.block);
  await attempts.count();
  const { requestId } = client;
  await db.transaction().execute(async (trx) => {
    const used = await useCode(trx, { purpose: 'recovery', code, now });
    // The code remains, since an error rolls the transaction back.
    if (!found || used?.userId !== found.user.id) {
      const who = { userId: found?.user.id, familyId: found?.familyId };
      throw recordFailedLogin({ ...who, requestId, failure: 'INVALID_CODE' });
    }
    await setPassword(trx, found.user.id, passwordHash);
    await trx.deleteFrom('second_factors').where('user_id', '=', found.user.id).execute();
    const actor = { actorId: found.user.id, actorRole: found.user.role, requestId };
    await recordAudit(trx, { ...recordOf(found.user.id), action: 'RECOVERY_CODE_USED', ...actor });
  });
  await attempts.takeBack();
}

/** Returns the part of audit records about the codes of a PARENT or ADMIN. */
function recordOf(userId: number) {
  return { familyId: userId, subjectId: userId, detail: { kind: 'account' } } as const;
}
