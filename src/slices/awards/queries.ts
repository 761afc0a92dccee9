import { type SqlBool, sql } from 'kysely';
import { Activity, Award, type PublicAward } from '../../../schema/awards.ts';
import { Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import { authorizeForLearner, findOwnFirst, type LearnerAccess } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { listing } from '../../http/listings/listing.ts';
import type { ShareName } from './shares.domain.ts';

/** Lists active activities by category, then name. */
export const listActivities = listing({
  order: { direction: 'asc', columns: { category: 'text', name: 'text', id: 'uuid' } },
  item: Activity,
  select: (db) =>
    db
      .selectFrom('activities')
      .select(['id', 'name', 'description', 'category', 'is_active as isActive'])
      .where('is_active', '=', sql.lit(true)),
});

/** Lists a learner's awards, newest first. */
export const listAwards = listing({
  order: { direction: 'desc', columns: { createdAt: 'timestamp', id: 'uuid' } },
  item: Award,
  select: (db, { familyId, learnerId }) =>
    db
      .selectFrom('awards as w')
      .innerJoin('activities as a', 'a.id', 'w.activity_id')
      .select(['w.id', 'w.learner_id as learnerId', 'w.activity_id as activityId', 'a.name as activityName'])
      .select(['w.tokens', 'w.status', 'w.created_at as createdAt', 'w.cashed_in_at as cashedInAt'])
      .where('w.family_id', '=', familyId)
      .where('w.learner_id', '=', learnerId),
});

/** Returns the learner of the award. Throws 404 for an unknown award, 403 if the caller may not act for the learner. */
export async function reachAward(db: Db, caller: Caller, awardId: string): Promise<LearnerAccess> {
  const award = await findOwnFirst(caller, (isInScope) =>
    db
      .selectFrom('awards')
      .select(['family_id as familyId', 'learner_id as learnerId'])
      .where('id', '=', awardId)
      .where(isInScope)
      .executeTakeFirst(),
  );
  if (!award) throw new Problem('AWARD_NOT_FOUND');
  authorizeForLearner(caller, award, 'This award belongs to another learner.');
  return award;
}

/** Returns a sharer's username. Throws 503 if the account was just deleted: then another request makes a new link. */
export async function usernameOf(db: Db, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  if (!user) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return user.username;
}

/** Returns the id of the award's sharer if this user has left; undefined otherwise. */
export async function sharerWhoLeft(db: Db, familyId: number, awardId: string): Promise<number | undefined> {
  const share = await db
    .selectFrom('award_shares as s')
    .leftJoin('users as u', 'u.id', 's.shared_by')
    .select('s.shared_by')
    .where('s.family_id', '=', familyId)
    .where('s.award_id', '=', awardId)
    .where('u.id', 'is', null)
    .executeTakeFirst();
  return share?.shared_by;
}

/**
 * Returns the award of a public link and its family, ignoring the username's case. Throws the same 404 for all invalid links, after
 * the same statements.
 */
export async function findShare(
  db: Db,
  { username, hash }: ShareName,
): Promise<{ share: PublicAward; familyId: number }> {
  const sharer = await db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'parent_id'])
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  // An ADMIN shares awards of any family. Others share their family's, for which a cluster asks one node.
  const isInScope =
    sharer?.role === 'ADMIN'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`s.family_id = ${sharer?.parent_id ?? sharer?.id ?? 0}`;
  const share = await db
    .selectFrom('award_shares as s')
    .innerJoin('awards as w', (join) =>
      join.onRef('w.family_id', '=', 's.family_id').onRef('w.id', '=', 's.award_id'),
    )
    .innerJoin('activities as a', 'a.id', 'w.activity_id')
    .select(['s.title', 's.description', 's.award_id as awardId', 's.shared_at as sharedAt'])
    .select(['w.tokens', 'a.name as activityName', 's.family_id as familyId'])
    .where('s.hash', '=', hash)
    .where('s.active', '=', true)
    .where('s.shared_by', '=', sharer?.id ?? 0)
    .where(isInScope)
    .executeTakeFirst();
  if (!sharer || !share) throw new Problem('SHARE_NOT_FOUND');
  const { familyId, ...award } = share;
  return {
    share: { ...award, username: sharer.username, title: award.title ?? award.activityName },
    familyId,
  };
}
