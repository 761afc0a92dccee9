import { sql } from 'kysely';
import { User } from '../../../schema/accounts.ts';
import type { LearnerParent } from '../../../schema/learners.ts';
import { forbidden, Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/known-columns.ts';
import type { Row } from '../../db/tables.ts';
import { authorizeForLearner, type LearnerAccess, ofLearner, reachLearner } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import type { Order } from '../../http/listings/cursor.ts';
import { listing } from '../../http/listings/listing.ts';
import { toWaitingLearner } from './user.ts';

const byId: Order = { direction: 'asc', columns: { id: 'integer' } };

/** Lists the confirmed learners of a family, or of all, by id. */
export const listLearners = listing({
  order: byId,
  item: User,
  select: (db, { familyId }, { isOfAll }: { isOfAll: boolean }) =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'name', 'role', 'parent_id as parentId'])
      // Its days are those of the family.
      .select(sql<string | null>`null::text`.as('timeZone'))
      .where('role', '=', sql.lit('LEARNER'))
      .where('parent_id', 'is not', null)
      .$if(!isOfAll, (query) => query.where('parent_id', '=', familyId)),
});

/** Lists the learners that wait for one parent, or for any, by id. The service shortens their names. */
export const listWaiting = listing({
  order: byId,
  item: User,
  select: (db, { familyId }, { isOfAll, now }: { isOfAll: boolean; now: string }) =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'name', 'role', 'waits_for as parentId'])
      .select([sql<string | null>`null::text`.as('timeZone'), sql.lit(true).as('isIncomplete')])
      .where('waits_until', '>', now)
      .$if(!isOfAll, (query) => query.where('waits_for', '=', familyId)),
  complete: async (_deps, _asked, users) => users.map((user) => toWaitingLearner(user, user.parentId)),
});

/** Returns the waiting learner with this id; undefined if none waits. Throws 403 unless the caller may confirm it. */
export async function reachWaiting(
  db: Db,
  caller: Caller,
  learnerId: number,
  now: Date,
): Promise<LearnerAccess | undefined> {
  const user = await db
    .selectFrom('users')
    .select('waits_for')
    .where('id', '=', learnerId)
    .where('waits_until', '>', now.toISOString())
    .executeTakeFirst();
  const familyId = user?.waits_for ?? undefined;
  if (familyId === undefined) return undefined;
  authorizeForLearner(caller, { learnerId, familyId });
  return { learnerId, familyId };
}

/** Returns the learner to change or delete. Throws 404 (unknown), 403 (foreign) or 400 (not a learner; interface.md 7). */
export async function reachLearnerAccount(db: Db, caller: Caller, userId: number): Promise<LearnerAccess> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  if (!user) throw new Problem('LEARNER_NOT_FOUND');
  if (user.role === 'LEARNER') return reachLearner(db, caller, userId);
  if (caller.role === 'ADMIN' || caller.userId === userId) throw new Problem('NOT_A_LEARNER');
  throw forbidden('This account is not one of your learners.');
}

/** Returns the id and the name of a family's parent. Throws 404 if the family was just closed. */
export async function parentOf(db: Db, familyId: number): Promise<LearnerParent> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow(() => new Problem('LEARNER_NOT_FOUND'));
}

export function masteryOf(db: Db, learner: LearnerAccess): Promise<Row<'mastery'>[]> {
  return db
    .selectFrom('mastery')
    .select(columnsOf('mastery'))
    .where(ofLearner(learner))
    .orderBy('concept_id')
    .execute();
}

export function storedProfile(db: Db, learner: LearnerAccess): Promise<Row<'learner_profiles'> | undefined> {
  return db
    .selectFrom('learner_profiles')
    .select(columnsOf('learner_profiles'))
    .where(ofLearner(learner))
    .executeTakeFirst();
}

/** Returns true if the learner may use double-or-loss; false by default. */
export async function doubleOrLossEnabled(db: Db, learner: LearnerAccess): Promise<boolean> {
  const { current, earlier } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('double_or_loss').select('enabled').where(ofLearner(learner)).as('current'),
      // A setting from a version that had no event for it.
      eb
        .selectFrom('learner_settings')
        .select('double_or_loss_enabled')
        .where(ofLearner(learner))
        .as('earlier'),
    ])
    .executeTakeFirstOrThrow();
  return current ?? earlier ?? false;
}

/** Returns the next user id. Commands get ids as data, so a rejected command leaves a gap. */
export async function nextUserId(db: Db): Promise<number> {
  const { id } = await db
    .selectNoFrom((eb) => eb.fn<number>('nextval', [eb.val('users_id_seq')]).as('id'))
    .executeTakeFirstOrThrow();
  return id;
}
