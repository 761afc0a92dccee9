import { type Kysely, sql } from 'kysely';
import type { User } from '../../../schema/accounts.ts';
import { createLookUp } from '../../db/coalesce.ts';
import type { Db } from '../../db/database.ts';
import { aliasedColumns } from '../../db/known-columns.ts';
import type { DB } from '../../db/types.ts';
import { recoveryCodesOf } from './sign-in/codes.ts';
import { toUser } from './users/user.ts';

const lookUpUser = createLookUp(async (db: Kysely<DB>, ids: string[]) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'name', 'role', 'parent_id', 'waits_for', 'time_zone'])
    .where('id', '=', sql<number>`any(${ids}::text[]::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [String(row.id), toUser(row)]));
});

/** Returns a user. Requests of the same moment share a statement. */
export function findUser(db: Kysely<DB>, id: number): Promise<User | undefined> {
  return lookUpUser(db, String(id));
}

/** User whose password or code a login checks. */
export interface LoginUser {
  user: User;
  /** Family of the user; undefined for a waiting learner. */
  familyId: number | undefined;
  /** Null for an account without a password. */
  passwordHash: string | null;
}

/** Returns a user by its name in lower case. */
export async function findForLogin(
  db: Kysely<DB>,
  lowerCaseUsername: string,
): Promise<LoginUser | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select(aliasedColumns('users', 'users'))
    .select('credentials.password_hash')
    .where((eb) => eb(eb.fn('lower', ['users.username']), '=', lowerCaseUsername))
    .executeTakeFirst();
  if (!row) return undefined;
  const familyId = row.role === 'LEARNER' ? (row.parent_id ?? undefined) : row.id;
  return { user: toUser(row), familyId, passwordHash: row.password_hash };
}

/**
 * Sets the hash of a password, if the present hash is still `before` where that is given. Ends recovery codes; a trigger ends
 * the user's sessions. Returns false if it set nothing.
 */
export async function setPassword(
  db: Db,
  userId: number,
  passwordHash: string,
  before?: string,
): Promise<boolean> {
  const changed = { password_hash: passwordHash, changed_at: sql<string>`now()` };
  const ending = db.with('ended', (cte) => recoveryCodesOf(cte, userId));
  if (before === undefined) {
    // A user without a password has no row: a learner, or anybody whose family was imported.
    await ending
      .insertInto('credentials')
      .values({ user_id: userId, ...changed })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          password_hash: eb.ref('excluded.password_hash'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
    return true;
  }
  const { numUpdatedRows } = await ending
    .updateTable('credentials')
    .set(changed)
    .where('user_id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
