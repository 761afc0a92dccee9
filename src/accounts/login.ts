import type { LoginRequest, User } from '../../schema/accounts.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { LoginClient, LoginGuard } from './devices.ts';
import type { Passwords } from './passwords.ts';
import { findForLogin } from './queries.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Creates a session for a correct username and password (decisions.md 2.5). Rejects all others with the same 401 after
 * the same work, and with 429 above the limits of failed attempts.
 */
export async function logIn(
  deps: { database: Database; passwords: Passwords; sessions: Sessions; guard: LoginGuard },
  { username, password }: LoginRequest,
  client: LoginClient,
): Promise<{ user: User; session: Session }> {
  const { database, passwords, sessions, guard } = deps;
  const found = await findForLogin(database.db, username.toLowerCase());
  const attempts = await guard.attemptsOf(client, username, found?.user.id);
  await attempts.refuseBeyondLimit();
  const hash = found?.passwordHash ?? undefined;
  // Counts when the hashing starts, so that concurrent correct passwords do not reach the limit.
  if (
    !(await passwords.verify(hash, password, client.block, attempts.count)) ||
    !found ||
    hash === undefined
  ) {
    throw new Problem('INVALID_CREDENTIALS');
  }
  await Promise.all([attempts.takeBack(), guard.remember(client, found.user.id)]);
  const session = await sessions.issue(found.user.id, hash);
  if (!session) throw new Problem('INVALID_CREDENTIALS');
  return { user: found.user, session };
}
