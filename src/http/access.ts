import { type Kysely, sql } from 'kysely';
import { coalescePer } from '../db/coalesce.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { Caller } from './app-types.ts';

/** A learner that the caller may act for, and its family. */
export interface LearnerAccess {
  learnerId: number;
  familyId: number;
}

/** Nearly every request asks for a user: those of one moment ask together. */
const lookUpUser = coalescePer(async (db: Kysely<DB>, ids: string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'parent_id'])
    .where('id', '=', sql<number>`any(${ids}::text[]::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [String(row.id), row]));
});

/**
 * The learner with this id, if the caller reaches it (decisions.md 2.7): a learner itself, a parent its own children,
 * an administrator everyone. 404 where there is no such learner, 403 where it belongs to others.
 */
export async function reachLearner(
  db: Kysely<DB>,
  caller: Caller,
  learnerId: number,
): Promise<LearnerAccess> {
  const user = await lookUpUser(db, String(learnerId));
  if (user?.role !== 'LEARNER' || user.parent_id === null) throw new Problem('LEARNER_NOT_FOUND');
  const reaches =
    caller.role === 'ADMIN' ||
    (caller.role === 'PARENT' && user.parent_id === caller.userId) ||
    (caller.role === 'LEARNER' && learnerId === caller.userId);
  if (!reaches) throw new Problem('FORBIDDEN', { detail: 'This learner belongs to another family.' });
  return { learnerId, familyId: user.parent_id };
}

/** The learner meant: the one named, else the caller where it is a learner itself; else 400 (decisions.md 2.8). */
export function requireLearner(
  db: Kysely<DB>,
  caller: Caller,
  learnerId: number | undefined,
): Promise<LearnerAccess> {
  if (learnerId === undefined && caller.role !== 'LEARNER') {
    throw new Problem('LEARNER_ID_REQUIRED', {
      errors: [{ pointer: '/query/learnerId', message: 'is required' }],
    });
  }
  return reachLearner(db, caller, learnerId ?? caller.userId);
}

/** The same where the default is the caller: null where the caller is no learner and names none (decisions.md 2.8). */
export async function defaultLearner(
  db: Kysely<DB>,
  caller: Caller,
  learnerId: number | undefined,
): Promise<LearnerAccess | null> {
  return learnerId === undefined && caller.role !== 'LEARNER' ? null : requireLearner(db, caller, learnerId);
}

/**
 * The family whose ledger the caller may audit: its own where it names none, and any for an administrator. 404 where
 * there is no such family, 403 where it is another's.
 */
export async function reachFamily(
  db: Kysely<DB>,
  caller: Caller,
  familyId: number = caller.userId,
): Promise<number> {
  await requireFamily(db, familyId);
  if (caller.role !== 'ADMIN' && familyId !== caller.userId) {
    throw new Problem('FORBIDDEN', { detail: 'This is the ledger of another family.' });
  }
  return familyId;
}

/** The id of a family, if there is one of this parent; else 404. */
export async function requireFamily(db: Kysely<DB>, parentId: number): Promise<number> {
  const family = await db
    .selectFrom('families')
    .select('family_id')
    .where('family_id', '=', parentId)
    .executeTakeFirst();
  if (!family) throw new Problem('USER_NOT_FOUND');
  return family.family_id;
}
