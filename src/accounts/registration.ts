import { sql } from 'kysely';
import type { RegisterRequest, User } from '../../schema/accounts.ts';
import type { Db } from '../db/database.ts';
import { uniqueViolation } from '../db/errors.ts';
import type { Services } from '../deps.ts';
import { Problem } from '../errors.ts';
import type { Caller, Role } from '../http/app-types.ts';
import { validationFailed } from '../http/problems.ts';
import { requirePasswordLength } from './passwords.ts';
import { toUser } from './queries.ts';

/** New user, and the password hash that creates its first session. */
interface Registered {
  user: User;
  passwordHash: string;
}

/**
 * Creates a function that registers users (decisions.md 2.1). The first user becomes ADMIN; later only an ADMIN
 * registers another. The function calls `caller` only for that check.
 */
export function createRegistration(
  db: Db,
  { passwords, addLearner }: Pick<Services, 'passwords' | 'addLearner'>,
) {
  /** True for good, since the last user cannot be deleted. */
  let hasFirst = false;

  return async (body: RegisterRequest, caller: () => Promise<Caller | null>): Promise<Registered> => {
    requirePasswordLength(body.password);
    hasFirst ||= await hasUsers(db);
    if (!hasFirst) {
      const passwordHash = await passwords.hash(body.password);
      const user = await addFirst(db, body, passwordHash);
      hasFirst = true;
      if (user) return { user, passwordHash };
    }
    if (body.role === 'ADMIN' && (await caller())?.role !== 'ADMIN') throw new Problem('ADMIN_REQUIRED');
    const parentId = body.role === 'LEARNER' ? requireParentId(body.parentId) : undefined;
    const passwordHash = await passwords.hash(body.password);
    const { username, email, name } = body;
    const user =
      parentId === undefined
        ? await addHeadOfFamily(db, body, body.role, passwordHash)
        : await addLearner({ parentId, username, email, name, passwordHash });
    return { user, passwordHash };
  };
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Key of the advisory lock for the first registration, arbitrary but equal in all instances. */
const firstUserLock = 7_061_319;

/** Registers the first user as ADMIN; returns undefined if another request was faster. */
function addFirst(db: Db, body: RegisterRequest, passwordHash: string): Promise<User | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${firstUserLock})`.execute(trx);
    return (await hasUsers(trx)) ? undefined : addHeadOfFamily(trx, body, 'ADMIN', passwordHash);
  });
}

/** Adds a PARENT or ADMIN with credentials and family in one statement. */
async function addHeadOfFamily(
  db: Db,
  { username, email, name }: RegisterRequest,
  role: Role,
  passwordHash: string,
): Promise<User> {
  try {
    const row = await db
      .with('added', (cte) => cte.insertInto('users').values({ username, email, name, role }).returningAll())
      .with('credential', (cte) =>
        cte
          .insertInto('credentials')
          .columns(['user_id', 'password_hash'])
          .expression((eb) =>
            eb.selectFrom('added').select(['id', eb.val(passwordHash).as('password_hash')]),
          ),
      )
      .with('family', (cte) =>
        cte
          .insertInto('families')
          .columns(['family_id'])
          .expression((eb) => eb.selectFrom('added').select('id')),
      )
      .selectFrom('added')
      .selectAll()
      .executeTakeFirstOrThrow();
    return toUser(row);
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
}

function takenProblem(error: unknown): Problem | undefined {
  const index = uniqueViolation(error);
  if (index === 'users_username_key') return new Problem('USERNAME_TAKEN');
  if (index === 'users_email_key') return new Problem('EMAIL_TAKEN');
  return undefined;
}

/** Checks the parent's id. The schema allows any value, since other roles ignore it (decisions.md 2.1). */
function requireParentId(parentId: RegisterRequest['parentId']): number {
  if (/^[1-9][0-9]{0,15}$/.test(String(parentId))) return Number(parentId);
  const message = parentId == null ? 'is required for a LEARNER' : "must be a user's id";
  throw validationFailed([{ pointer: '/body/parentId', message }]);
}
