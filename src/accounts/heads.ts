import { sql, type Transaction } from 'kysely';
import type { RegisterRequest, User } from '../../schema/accounts.ts';
import { type Actor, recordAudit } from '../audit-log.ts';
import type { Db } from '../db/database.ts';
import { uniqueViolation } from '../db/errors.ts';
import type { DB } from '../db/types.ts';
import { type ErrorCode, Problem, stored } from '../errors.ts';
import type { Role } from '../http/app-types.ts';
import { toUser, type UserRow } from './user.ts';

/** Adds a PARENT or ADMIN with credentials and family in one statement. */
export async function addHeadOfFamily(
  db: Db,
  { username, email, name }: RegisterRequest,
  role: Role,
  passwordHash: string,
): Promise<User> {
  try {
    const { rows } = await sql<UserRow>`
      WITH added AS (
        INSERT INTO users (username, email, name, role) VALUES (${username}, ${email}, ${name}, ${role})
        RETURNING id, username, email, name, role, parent_id, waits_for
      ), credential AS (
        INSERT INTO credentials (user_id, password_hash) SELECT id, ${passwordHash} FROM added
      ), family AS (
        INSERT INTO families (family_id) SELECT id FROM added
      )
      SELECT id, username, email, name, role, parent_id, waits_for FROM added`.execute(db);
    return toUser(stored(rows[0]));
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
