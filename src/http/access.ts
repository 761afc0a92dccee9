import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { forbidden, Problem } from '../base/errors.ts';
import { createLookUp } from '../db/coalesce.ts';
import type { Db } from '../db/database.ts';
import type { Asked } from '../db/together.ts';
import type { Caller } from './app-types.ts';

/** Learner that the caller may act for, with its family. */
export interface LearnerAccess {
  learnerId: number;
  familyId: number;
}

/** Returns the condition for a learner's rows in a table. */
export function ofLearner({ familyId, learnerId }: Asked) {
  return sql<SqlBool>`family_id = ${familyId} AND learner_id = ${learnerId}`;
}

/**
 * Finds a row whose id does not name its family: in the caller's own family, and only if it is not there, in all, to tell
 * 403 from 404. A cluster asks one node for the first, and all nodes for the second.
 */
export async function findOwnFirst<Row>(
  { role, familyId }: Caller,
  find: (isInScope: RawBuilder<SqlBool>) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  // An ADMIN acts for other families.
  const own = role === 'ADMIN' ? undefined : await find(sql<SqlBool>`family_id = ${familyId}`);
  return own ?? find(sql<SqlBool>`true`);
}

/** Look-up of a user, batched because nearly every request needs one. */
const lookUpUser = createLookUp(async (db: Db, ids: string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'parent_id'])
    .where('id', '=', sql<number>`any(${ids}::text[]::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [String(row.id), row]));
});

/** Returns the learner with this id. Throws 404 for an unknown learner, 403 if the caller may not act for it. */
export async function reachLearner(db: Db, caller: Caller, learnerId: number): Promise<LearnerAccess> {
  const own = ownAccess(caller);
  if (learnerId === own?.learnerId) {
    authorizeForLearner(caller, own);
    return own;
  }
  const user = await lookUpUser(db, String(learnerId));
  if (user?.role !== 'LEARNER' || user.parent_id === null) throw new Problem('LEARNER_NOT_FOUND');
  const access = { learnerId, familyId: user.parent_id };
  authorizeForLearner(caller, access);
  return access;
}

/** Returns the access of a learner to itself, known from its session; undefined for others and for waiting learners. */
function ownAccess({ role, userId, familyId }: Caller): LearnerAccess | undefined {
  return role === 'LEARNER' && familyId !== userId ? { learnerId: userId, familyId } : undefined;
}

/** Throws 403 unless the caller may act for the learner: as the learner, its parent or an ADMIN (decisions.md 2.7). */
export function authorizeForLearner(
  caller: Caller,
  { familyId, learnerId }: LearnerAccess,
  refusal = 'You may not act for this learner.',
): void {
  if (learnerId !== caller.userId && !mayActForFamily(caller, familyId)) throw forbidden(refusal);
  noteReached(caller, familyId, learnerId);
}

/** Throws 403 unless the caller may act for the family as a whole: as its parent or an ADMIN. */
export function authorizeForFamily(caller: Caller, familyId: number, refusal: string): void {
  if (!mayActForFamily(caller, familyId)) throw forbidden(refusal);
  noteReached(caller, familyId);
}

/** Checks whether the caller is the family's parent or an ADMIN. */
export function mayActForFamily({ role, userId }: Caller, familyId: number): boolean {
  return role === 'ADMIN' || userId === familyId;
}

/** Returns true for a learner, if the service hides the keys of lessons from learners until the answer (decisions.md 4.10). */
export function hidesKeys({ role }: Caller, { answerKeys }: { answerKeys: string }): boolean {
  return answerKeys === 'after-answer' && role === 'LEARNER';
}

/** Notes what the request reaches, for the audit log. */
function noteReached(caller: Caller, familyId: number, learnerId?: number): void {
  caller.reached ??= new Map();
  caller.reached.set(familyId, learnerId);
}

/** Returns the family that an ADMIN names, or the caller's. Throws 404 for an unknown one. */
export async function namedFamily(db: Db, caller: Caller, parentId: number | undefined): Promise<number> {
  const isNamed = caller.role === 'ADMIN' && parentId !== undefined;
  const familyId = isNamed ? await existingFamily(db, parentId) : caller.userId;
  noteReached(caller, familyId);
  return familyId;
}

/** Returns the family of a listing, like `namedFamily`; undefined, for all families, if an ADMIN names none. */
export async function listedFamily(
  db: Db,
  caller: Caller,
  parentId?: number | undefined,
): Promise<number | undefined> {
  if (caller.role !== 'ADMIN' || parentId !== undefined) return namedFamily(db, caller, parentId);
  noteReached(caller, 0);
  return undefined;
}

/** Returns the named learner, or the caller if it is a learner. Throws 400 otherwise (decisions.md 2.8). */
export function namedLearner(db: Db, caller: Caller, learnerId: number | undefined): Promise<LearnerAccess> {
  if (learnerId === undefined && caller.role !== 'LEARNER') {
    throw new Problem('LEARNER_ID_REQUIRED', {
      errors: [{ pointer: '/query/learnerId', message: 'is required' }],
    });
  }
  return reachLearner(db, caller, learnerId ?? caller.userId);
}

/** Returns the named learner or the caller; null if the caller is not a learner and names none (decisions.md 2.8). */
export async function learnerOrCaller(
  db: Db,
  caller: Caller,
  learnerId: number | undefined,
): Promise<LearnerAccess | null> {
  return learnerId === undefined && caller.role !== 'LEARNER' ? null : namedLearner(db, caller, learnerId);
}

/** Locks the account of a PARENT or ADMIN, so that changes for one take turns. Throws the problem for any other id. */
export async function lockParent(db: Db, parentId: number, problem: () => Error): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', parentId)
    .where('role', '<>', 'LEARNER')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(problem);
}

/** Returns the id of the parent's family. Throws the problem for an unknown or closed one, 404 by default. */
export async function existingFamily(
  db: Db,
  parentId: number,
  problem: () => Error = () => new Problem('USER_NOT_FOUND'),
): Promise<number> {
  const family = await db
    .selectFrom('families')
    .select('family_id')
    .where('family_id', '=', parentId)
    .where('is_closed', '=', false)
    .executeTakeFirstOrThrow(problem);
  return family.family_id;
}
