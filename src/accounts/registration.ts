import { sql } from 'kysely';
import type { RegisterRequest, User } from '../../schema/accounts.ts';
import type { Db } from '../db/database.ts';
import { uniqueViolation } from '../db/errors.ts';
import { Problem } from '../errors.ts';
import type { Caller, Role } from '../http/app-types.ts';
import { validationFailed } from '../http/problems.ts';
import { type Passwords, requirePasswordLength } from './passwords.ts';
import { toUser } from './queries.ts';

/** Learner that registers; the learners slice adds it to its family. */
export interface NewLearner {
  parentId: number;
  username: string;
  email: string;
  name: string;
  passwordHash: string;
}

export interface RegistrationDeps {
  db: Db;
  passwords: Passwords;
  /** Adds a learner. Rejects with INVALID_PARENT, USERNAME_TAKEN or EMAIL_TAKEN and then stores nothing. */
  addLearner(learner: NewLearner): Promise<User>;
}

/** New user, and the password hash that creates its first session. */
export interface Registered {
  user: User;
  passwordHash: string;
}

/**
 * Creates a function that registers users (decisions.md 2.1). The first user becomes ADMIN; later only an ADMIN
 * registers another. The function calls `caller` only for that check.
 */
export function createRegistration({ db, passwords, addLearner }: RegistrationDeps) {
  /** The last user cannot be deleted, so this stays true. */
  let hasSome = false;

  return async (body: RegisterRequest, caller: () => Promise<Caller | null>): Promise<Registered> => {
    requirePasswordLength(body.password);
    hasSome ||= await hasUsers(db);
    if (!hasSome) {
      const passwordHash = await passwords.hash(body.password);
      const user = await addFirst(db, body, passwordHash);
      hasSome = true;
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

/** Checks whether there is a user. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Arbitrary key of the advisory lock; all instances use the same, and only for the first registration. */
const firstUserLock = 7_061_319;

/** Registers the first user as ADMIN; returns undefined if another request was faster. */
function addFirst(db: Db, body: RegisterRequest, passwordHash: string): Promise<User | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${firstUserLock})`.execute(trx);
    return (await hasUsers(trx)) ? undefined : addHeadOfFamily(trx, body, 'ADMIN', passwordHash);
  });
}

/** Adds a user who may have learners, the credentials and the row of the family, in one statement. */
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

/** Checks the id here instead of in the schema, since other roles ignore it (decisions.md 2.1). */
function requireParentId(parentId: RegisterRequest['parentId']): number {
  if (/^[1-9][0-9]{0,15}$/.test(String(parentId))) return Number(parentId);
  const message = parentId == null ? 'is required for a LEARNER' : "must be a user's id";
  throw validationFailed([{ pointer: '/body/parentId', message }]);
}
