import type { LoginRequest, User } from '../../schema/accounts.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import { addressBlock } from '../http/address-block.ts';
import { createLoginAttempts } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { findForLogin } from './queries.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Creates a session for a correct username and password (decisions.md 2.5). Rejects all others with the same 401 after
 * the same work, and with 429 above the limits of failed attempts.
 * @param address IP address of the client
 */
export async function logIn(
  deps: { database: Database; passwords: Passwords; sessions: Sessions },
  { username, password }: LoginRequest,
  address: string,
): Promise<{ user: User; session: Session }> {
  const { database, passwords, sessions } = deps;
  // The limit and the look-up use one spelling, so that case folding cannot evade the limit.
  const name = username.toLowerCase();
  const attempts = createLoginAttempts(database.sql, name, address);
  await attempts.refuseBeyondLimit();
  const found = await findForLogin(database.db, name);
  const hash = found?.passwordHash ?? undefined;
  // Counts when the hashing starts, so that concurrent correct passwords do not reach the limit.
  if (
    !(await passwords.verify(hash, password, addressBlock(address), attempts.count)) ||
    !found ||
    hash === undefined
  ) {
    throw new Problem('INVALID_CREDENTIALS');
  }
  await attempts.takeBack();
  const session = await sessions.issue(found.user.id, hash);
  if (!session) throw new Problem('INVALID_CREDENTIALS');
  return { user: found.user, session };
}
