import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { addressBlock } from '../http/address-block.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { confirmPassword, loginDepsOf } from './login.ts';
import * as operations from './operations.ts';
import { requirePasswordLength } from './passwords.ts';
import { setPassword } from './queries.ts';
import { signToken } from './tokens.ts';

/** Registers the change of the caller's password (decisions.md 2.3). */
export function registerPasswordRoutes(app: App, deps: Deps): void {
  const { database, services } = deps;
  const { passwords, sessions } = services;
  const login = loginDepsOf(deps);

  app.put('/api/user/password', operations.changePassword, async (request) => {
    const { currentPassword, password, code } = request.body;
    requirePasswordLength(password);
    const caller = callerOf(request);
    const { user, passwordHash } = await confirmPassword(
      login,
      caller,
      { password: currentPassword, code },
      // Otherwise each new token, with its own limit of failures, would allow further guesses of the code.
      { block: addressBlock(request.ip), needsCode: true },
    );
    const newHash = await passwords.hash(password, caller.userId);
    // Of two changes at once, the second one has another current password by now.
    const isReplaced = await setPassword(database.db, user.id, newHash, passwordHash);
    await sessions.refresh();
    const session = isReplaced ? await sessions.issue(user.id, newHash) : null;
    if (!session) throw new Problem('INVALID_CREDENTIALS');
    return { token: signToken(app, user, session), user };
  });
}
