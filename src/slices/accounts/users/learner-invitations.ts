import type { Invitation } from '../../../../schema/accounts.ts';
import { invalidParent } from '../../../base/errors.ts';
import type { Db } from '../../../db/database.ts';
import { lockParent } from '../../../http/access.ts';
import { type Actor, recordAudit } from '../../../kernel/audit-log.ts';
import { createCode } from '../sign-in/codes.ts';

/** Lifetime of a learner's invitation: 7 days. */
const validMs = 7 * 86_400_000;
/** Maximum number of unused invitations of a family. A further one replaces the oldest. */
const maxUnused = 20;

/** Creates a code with which one learner can join the family at once (decisions.md 2.1). Throws INVALID_PARENT for another user. */
export async function createLearnerInvitation(
  db: Db,
  { familyId, actor, now }: { familyId: number; actor: Actor; now: Date },
): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + validMs);
  return db.transaction().execute(async (trx) => {
    // Of several codes at once, each counts those before it.
    await lockParent(trx, familyId, invalidParent);
    await makeRoom(trx, familyId);
    const createdBy = actor.actorId ?? undefined;
    const code = await createCode(trx, { purpose: 'learner', userId: familyId, createdBy, expiresAt });
    await recordAudit(trx, { action: 'INVITATION_CREATED', ...actor, familyId, subjectId: familyId });
    return { code, expiresAt: expiresAt.toISOString() };
  });
}

/** Deletes the oldest invitations, so that there is room for one more. */
async function makeRoom(db: Db, familyId: number): Promise<void> {
  const rest = db
    .selectFrom('one_time_codes')
    .select('code_hash')
    .where('user_id', '=', familyId)
    .where('purpose', '=', 'learner')
    .orderBy('expires_at', 'desc')
    .offset(maxUnused - 1);
  await db.deleteFrom('one_time_codes').where('code_hash', 'in', rest).execute();
}

/**
 * Checks whether a learner can join the family with the code. It takes the same time for each family, and for one that does not
 * exist. The command that adds the learner uses the code up.
 */
export async function isLearnerInvitation(
  db: Db,
  { familyId, codeHash, now }: { familyId: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const code = await db
    .selectFrom('one_time_codes')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', 'learner')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return code?.user_id === familyId;
}
