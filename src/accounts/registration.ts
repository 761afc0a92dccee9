import { type Selectable, sql } from 'kysely';
import type { RegisterRequest, User } from '../../schema/accounts.ts';
import type { Db } from '../db/database.ts';
import { uniqueViolation } from '../db/errors.ts';
import type { Users } from '../db/types.ts';
import type { Services } from '../deps.ts';
import { type ErrorCode, Problem, stored } from '../errors.ts';
import { addressBlock } from '../http/address-block.ts';
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

  return async (
    body: RegisterRequest,
    address: string,
    caller: () => Promise<Caller | null>,
  ): Promise<Registered> => {
    const client = addressBlock(address);
    requirePasswordLength(body.password);
    hasFirst ||= await hasUsers(db);
    if (!hasFirst) {
      const passwordHash = await passwords.hash(body.password, client);
      const user = await addFirst(db, body, passwordHash);
      hasFirst = true;
      if (user) return { user, passwordHash };
    }
    if (body.role === 'ADMIN' && (await caller())?.role !== 'ADMIN') throw new Problem('ADMIN_REQUIRED');
    const parentId = body.role === 'LEARNER' ? requireParentId(body.parentId) : undefined;
    const passwordHash = await passwords.hash(body.password, client);
    const { username, email, name } = body;
    const user =
      parentId === undefined
        ? await addHeadOfFamily(db, body, body.role, passwordHash)
        : await addLearner({ parentId, username, email, name, passwordHash });
    return { user, passwordHash };
  };
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the hint with the command that registers the first user; undefined if there is a user. */
export async function firstUserHint(db: Db): Promise<((address: string) => string) | undefined> {
  if (await hasUsers(db)) return undefined;
  const example = {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'ADMIN',
    password: 'correct horse battery',
  };
  return (
    address,
  ) => `There is no user yet. Register the first one, the administrator, with your own password:
  curl ${address}/register -H 'content-type: application/json' -d '${JSON.stringify(example)}'`;
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
    const { rows } = await sql<Selectable<Users>>`
      WITH added AS (
        INSERT INTO users (username, email, name, role) VALUES (${username}, ${email}, ${name}, ${role}) RETURNING *
      ), credential AS (
        INSERT INTO credentials (user_id, password_hash) SELECT id, ${passwordHash} FROM added
      ), family AS (
        INSERT INTO families (family_id) SELECT id FROM added
      )
      SELECT * FROM added`.execute(db);
    return toUser(stored(rows[0]));
  } catch (error) {
    const code = conflicts[uniqueViolation(error) ?? ''];
    throw code ? new Problem(code) : error;
  }
}

/** Codes by the unique index that a new user violates. */
export const conflicts: Readonly<Record<string, ErrorCode>> = {
  users_username_key: 'USERNAME_TAKEN',
  users_email_key: 'EMAIL_TAKEN',
};

/** Checks the parent's id. The schema allows any value, since other roles ignore it (decisions.md 2.1). */
function requireParentId(parentId: RegisterRequest['parentId']): number {
  if (/^[1-9][0-9]{0,15}$/.test(String(parentId))) return Number(parentId);
  const message = parentId == null ? 'is required for a LEARNER' : "must be a user's id";
  throw validationFailed([{ pointer: '/body/parentId', message }]);
}
