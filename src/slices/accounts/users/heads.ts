import type { Transaction } from 'kysely';
import type { RegisterRequest, User } from '../../../../schema/accounts.ts';
import { type ErrorCode, Problem } from '../../../base/errors.ts';
import { knownTimeZone } from '../../../base/local-day.ts';
import { uniqueViolation } from '../../../base/system-errors.ts';
import type { DB } from '../../../db/types.ts';
import type { Role } from '../../../http/app-types.ts';
import { type Actor, recordAudit } from '../../../kernel/audit-log.ts';
import { toUser } from './user.ts';

/** Adds a PARENT or ADMIN with credentials and family. */
export async function addHeadOfFamily(
  trx: Transaction<DB>,
  { username, email, name, timeZone }: RegisterRequest,
  role: Role,
  passwordHash: string,
): Promise<User> {
  const time_zone = knownTimeZone(timeZone ?? '') ?? null;
  try {
    const user = await trx
      .insertInto('users')
      .values({ username, email, name, role, time_zone })
      .returning(['id', 'username', 'email', 'name', 'role', 'parent_id', 'waits_for', 'time_zone'])
      .executeTakeFirstOrThrow();
    await trx.insertInto('credentials').values({ user_id: user.id, password_hash: passwordHash }).execute();
    await trx.insertInto('families').values({ family_id: user.id }).execute();
    return toUser(user);
  } catch (error) {
    const code = conflicts[uniqueViolation(error) ?? ''];
    throw code ? new Problem(code) : error;
  }
}

/** Adds an ADMIN, and the record of it, in a transaction. */
export async function addAdmin(
  trx: Transaction<DB>,
  person: RegisterRequest,
  passwordHash: string,
  actor: Actor,
): Promise<User> {
  const user = await addHeadOfFamily(trx, person, 'ADMIN', passwordHash);
  await recordAudit(trx, { action: 'ADMIN_CREATED', ...actor, familyId: user.id, subjectId: user.id });
  return user;
}

/** Codes by the unique index that a new user violates. */
export const conflicts: Readonly<Record<string, ErrorCode>> = {
  users_username_key: 'USERNAME_TAKEN',
  users_email_key: 'EMAIL_TAKEN',
  users_last_administrator: 'LAST_ADMIN',
};
