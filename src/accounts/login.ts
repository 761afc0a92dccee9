import type { LoginRequest, User } from '../../schema/accounts.ts';
import type { Database } from '../db/database.ts';
import { existing, Problem } from '../errors.ts';
import type { Caller } from '../http/app-types.ts';
import type { LoginClient, LoginGuard } from './devices.ts';
import type { Passwords } from './passwords.ts';
import { findForLogin, findUser } from './queries.ts';

/** Dependencies of checks of passwords. */
export interface LoginDeps {
  database: Database;
  passwords: Passwords;
  guard: LoginGuard;
}

/** User with the hash of its password. */
export interface Authenticated {
  user: User;
  passwordHash: string;
}

/**
 * Returns the user with this username and password (decisions.md 2.5). Rejects all others with the same 401 after the same
 * work, and with 429 above the limits of failed attempts.
 */
export async function checkLogin(
  { database, passwords, guard }: LoginDeps,
  { username, password }: LoginRequest,
  client: LoginClient,
): Promise<Authenticated> {
  const found = await findForLogin(database.db, username.toLowerCase());
  const attempts = await guard.attemptsOf(client, username, found?.user.id);
  await attempts.refuseBeyondLimit();
  const hash = found?.passwordHash ?? undefined;
  // Counts when the hashing starts, so that concurrent correct passwords do not reach the limit.
  const isRight = await passwords.verify(hash, password, client.block, attempts.count);
  if (!isRight || !found || hash === undefined) throw new Problem('INVALID_CREDENTIALS');
  await Promise.all([attempts.takeBack(), guard.remember(client, found.user.id)]);
  return { user: found.user, passwordHash: hash };
}

/** Checks the password of a caller before a change of its account. Failures count for the caller's token. */
export async function confirmPassword(
  deps: LoginDeps,
  { userId, jti }: Caller,
  password: string,
  block: string,
): Promise<Authenticated> {
  const { username } = existing(await findUser(deps.database.db, userId), 'UNAUTHENTICATED');
  return checkLogin(deps, { username, password }, { block, token: { userId, id: jti } });
}
