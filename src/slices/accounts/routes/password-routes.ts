import { Problem } from '../../../base/errors.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import { recordAudit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../slice/deps.ts';
import { setPassword } from '../queries.ts';
import { signToken } from '../sessions/sessions.ts';
import { confirmPassword, loginDepsOf } from '../sign-in/login.ts';
import { requirePasswordLength } from '../sign-in/passwords.ts';
import * as operations from './operations.ts';

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
      { block: clientBlock(request), requestId: request.id, needsCode: true },
    );
    const newHash = await passwords.hash(password, caller.userId);
    // Of two changes at once, the second one has another current password by now.
    const isReplaced = await database.db.transaction().execute(async (trx) => {
      if (!(await setPassword(trx, user.id, newHash, passwordHash))) return false;
      const { familyId } = caller;
      const record = { ...actorOf(request), familyId, subjectId: user.id } as const;
      await recordAudit(trx, { action: 'PASSWORD_CHANGED', ...record });
      return true;
    });
    await sessions.refresh();
    const session = isReplaced ? await sessions.issue(user.id, newHash, null) : null;
    if (!session) throw new Problem('INVALID_CREDENTIALS');
    return { token: signToken(app, user, session), user };
  });
}
