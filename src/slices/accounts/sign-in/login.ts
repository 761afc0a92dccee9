import type { LoginRequest, User } from '../../../../schema/accounts.ts';
import { existing, Problem } from '../../../base/errors.ts';
import type { Database } from '../../../db/database.ts';
import type { Caller } from '../../../http/app-types.ts';
import type { Deps } from '../../../slice/deps.ts';
import { guessCode } from '../limits/code-limits.ts';
import { createFailedLoginRecorder, type RecordFailedLogin } from '../limits/failed-login-records.ts';
import { noteWrongCode } from '../limits/wrong-codes.ts';
import { findForLogin, findUser, type LoginUser } from '../queries.ts';
import { createLoginGuard, type LoginClient, type LoginGuard, type PlacedAttempts } from './devices.ts';
import type { Passwords } from './passwords.ts';
import { createSecondFactors, type SecondFactors } from './second-factor.ts';

/** Dependencies of checks of passwords and codes. */
export interface LoginDeps {
  database: Database;
  passwords: Passwords;
  guard: LoginGuard;
  secondFactors: SecondFactors;
  /** Notes a wrong code after a right password. */
  noteWrongCode(userId: number): Promise<void>;
  recordFailedLogin: RecordFailedLogin;
}

/** Returns the dependencies of checks of passwords and codes. */
export function loginDepsOf({ database, settings, services, now, log }: Deps): LoginDeps {
  return {
    database,
    passwords: services.passwords,
    guard: createLoginGuard(database.sql, settings.secretsKey),
    secondFactors: createSecondFactors(database, { secretsKey: settings.secretsKey, now }),
    noteWrongCode: (userId) => noteWrongCode(database.sql, userId, now()),
    recordFailedLogin: createFailedLoginRecorder(database.db, log),
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
  const { database, passwords, guard, recordFailedLogin } = deps;
  const found = await findForLogin(database.db, username.toLowerCase());
  const attempts = await guard.attemptsOf(client, username, found?.user.id);
  await attempts.refuseBeyondLimit();
  const hash = found?.passwordHash ?? undefined;
  // Counts when the hashing starts, so that concurrent correct passwords do not reach the limit.
  const isRight = await passwords.verify(hash, password, client.block, attempts.count);
  const { requestId } = client;
  if (!isRight || !found || hash === undefined) {
    const who = { userId: found?.user.id, familyId: found?.familyId };
    throw recordFailedLogin({ ...who, requestId, failure: 'INVALID_CREDENTIALS' });
  }
  if (needsCode) {
    await checkCode(deps, found, { code, requestId }, attempts);
    // Without the code of a factor that is on, a password makes no place known: each one has free guesses.
    await guard.remember(client, found.user.id);
  }
  await attempts.takeBack();
  return { user: found.user, passwordHash: hash };
}

/**
 * Checks the code of a second factor that is on. A wrong one stays counted, a missing or an early one does not. The user hears of wrong
 * ones, but not of one that was right before: it is often their own, which has just turned the factor on.
 */
async function checkCode(
  { secondFactors, noteWrongCode, recordFailedLogin }: LoginDeps,
  { user, familyId }: LoginUser,
  { code, requestId }: { code: string | undefined; requestId: string },
  attempts: PlacedAttempts,
): Promise<void> {
  if (!(await secondFactors.isOn(user.id))) return;
  if (code === undefined) {
    await attempts.takeBack();
    throw new Problem('TOTP_REQUIRED');
  }
  const actor = { actorId: user.id, actorRole: user.role, requestId };
  const isRight = async () => {
    const result = await secondFactors.use(user.id, code, { ...actor, familyId });
    if (result === 'wrong') await noteWrongCode(user.id);
    return result === 'right' || undefined;
  };
  if (await guessCode(attempts, isRight)) return;
  throw recordFailedLogin({ userId: user.id, familyId, requestId, failure: 'INVALID_CODE' });
}

/**
 * Checks the password of a caller before a change of its account. Failures count for the caller's token.
 * @param needsCode true if the change needs the second factor too
 */
export async function confirmPassword(
  deps: LoginDeps,
  { userId, jti }: Caller,
  { password, code }: { password: string; code?: string | undefined },
  { needsCode = false, ...client }: LoginClient & { needsCode?: boolean },
): Promise<Authenticated> {
  const { username } = existing(await findUser(deps.database.db, userId), 'UNAUTHENTICATED');
  const login = { username, password, ...(code !== undefined && { code }) };
  return checkLogin(deps, login, { ...client, token: { userId, id: jti } }, needsCode);
}
