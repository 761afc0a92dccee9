import type { LoginRequest, User } from '../../schema/accounts.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import { attemptsOf } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { findForLogin } from './queries.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Opens a session for whoever knows username and password (decisions.md 2.5): 401 for anybody else, the same and after
 * the same work whatever is wrong; 429 beyond the limits of failed attempts.
 * @param address where the request comes from
 */
export async function logIn(
  deps: { database: Database; passwords: Passwords; sessions: Sessions },
  { username, password }: LoginRequest,
  address: string,
): Promise<{ user: User; session: Session }> {
  const { database, passwords, sessions } = deps;
  // One spelling for both: a letter that another program folds otherwise must not get around the limit.
  const name = username.toLowerCase();
  const attempts = attemptsOf(database.sql, name, address);
  await attempts.refuseBeyondLimit();
  const found = await findForLogin(database.db, name);
  const hash = found?.passwordHash ?? undefined;
  // Counted in its turn, not when it comes in: so right passwords that come side by side do not add up to the limit.
  if (!(await passwords.verify(hash, password, attempts.count)) || !found || hash === undefined) {
    throw new Problem('INVALID_CREDENTIALS');
  }
  await attempts.takeBack();
  const session = await sessions.issue(found.user.id, hash);
  if (!session) throw new Problem('INVALID_CREDENTIALS');
  return { user: found.user, session };
}
