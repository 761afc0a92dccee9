import { type SqlBool, sql } from 'kysely';
import type { Activity, Award, PublicAward } from '../../../schema/awards.ts';
import { Problem } from '../../base/errors.ts';
import { aliasedColumns, columnsOf } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import { authorizeForLearner, findOwnFirst, type LearnerAccess } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { type Order, type Page, type PageQuery, readPage } from '../../http/listings/paging.ts';
import { toAward } from './domain.ts';
import type { ShareName } from './share-url.ts';

const byCategory: Order = { direction: 'asc', columns: { category: 'text', name: 'text', id: 'uuid' } };

/** Lists active activities by category, then name. */
export function listActivities(db: Db, query: PageQuery): Promise<Page<Activity>> {
  const rows = db.selectFrom('activities').select(columnsOf('activities')).where('is_active', '=', true);
  return readPage(rows, byCategory, query, ({ is_active: isActive, ...rest }) => ({ ...rest, isActive }));
}

const newestFirst: Order = { direction: 'desc', columns: { 'w.created_at': 'timestamp', 'w.id': 'uuid' } };

/** Lists a learner's awards, newest first. */
export function listAwards(
  db: Db,
  { familyId, learnerId }: LearnerAccess,
  query: PageQuery,
): Promise<Page<Award>> {
  const rows = db
    .selectFrom('awards as w')
    .innerJoin('activities as a', 'a.id', 'w.activity_id')
    .select(aliasedColumns('awards', 'w'))
    .select('a.name')
    .where('w.family_id', '=', familyId)
    .where('w.learner_id', '=', learnerId);
  return readPage(rows, newestFirst, query, ({ name, ...row }) => toAward(row, name));
}

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
