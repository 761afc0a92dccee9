import type { LoginRequest, User } from '../../schema/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { existing, Problem } from '../errors.ts';
import type { Caller } from '../http/app-types.ts';
import { createLoginGuard, type LoginClient, type LoginGuard } from './devices.ts';
import type { LoginAttempts } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { findForLogin, findUser } from './queries.ts';
import { createSecondFactors, type SecondFactors } from './second-factor.ts';

/** Dependencies of checks of passwords and codes. */
export interface LoginDeps {
  database: Database;
  passwords: Passwords;
  guard: LoginGuard;
  secondFactors: SecondFactors;
}

/** Returns the dependencies of checks of passwords and codes. */
export function loginDepsOf({ database, settings, services, now }: Deps): LoginDeps {
  return {
    database,
    passwords: services.passwords,
    guard: createLoginGuard(database.sql, settings.secretsKey),
    secondFactors: createSecondFactors(database, { secretsKey: settings.secretsKey, now }),
  };
}

/** User with the hash of its password. */
export interface Authenticated {
  user: User;
  passwordHash: string;
}

/**
 * Returns the user with this username, password and code of the second factor (decisions.md 2.5, 2.14). Rejects all others
 * with the same 401 after the same work, and with 429 above the limits of failed attempts. Asks for a missing code only
 * after a right password.
 */
export async function checkLogin(
  deps: LoginDeps,
  { username, password, code }: LoginRequest,
  client: LoginClient,
  needsCode = true,
): Promise<Authenticated> {
  const { database, passwords, guard } = deps;
  const found = await findForLogin(database.db, username.toLowerCase());
  const attempts = await guard.attemptsOf(client, username, found?.user.id);
  await attempts.refuseBeyondLimit();
  const hash = found?.passwordHash ?? undefined;
  // Counts when the hashing starts, so that concurrent correct passwords do not reach the limit.
  const isRight = await passwords.verify(hash, password, client.block, attempts.count);
  if (!isRight || !found || hash === undefined) throw new Problem('INVALID_CREDENTIALS');
  if (needsCode) await checkCode(deps, found.user.id, code, attempts);
  await Promise.all([attempts.takeBack(), guard.remember(client, found.user.id)]);
  return { user: found.user, passwordHash: hash };
}

/** Checks the code of a second factor that is on. A wrong one stays counted, a missing one does not. */
async function checkCode(
  { secondFactors }: LoginDeps,
  userId: number,
  code: string | undefined,
  attempts: LoginAttempts,
): Promise<void> {
  if (!(await secondFactors.isOn(userId))) return;
  if (code === undefined) {
    await attempts.takeBack();
    throw new Problem('TOTP_REQUIRED');
  }
  if (!(await secondFactors.use(userId, code))) throw new Problem('INVALID_CODE');
}

/**
 * Checks the password of a caller before a change of its account. Failures count for the caller's token.
 * @param needsCode true if the change needs the second factor too
 */
export async function confirmPassword(
  deps: LoginDeps,
  { userId, jti }: Caller,
  { password, code }: { password: string; code?: string | undefined },
  { block, needsCode = false }: { block: string; needsCode?: boolean },
): Promise<Authenticated> {
  const { username } = existing(await findUser(deps.database.db, userId), 'UNAUTHENTICATED');
  const login = { username, password, ...(code !== undefined && { code }) };
  return checkLogin(deps, login, { block, token: { userId, id: jti } }, needsCode);
}
