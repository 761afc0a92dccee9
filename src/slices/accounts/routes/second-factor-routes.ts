import { existing } from '../../../base/errors.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import type { Deps } from '../../../slice/deps.ts';
import { guessCode } from '../limits/code-limits.ts';
import { findUser } from '../queries.ts';
import { confirmPassword, loginDepsOf } from '../sign-in/login.ts';
import * as operations from './second-factor-operations.ts';

/** Registers the second factor of the caller (decisions.md 2.14). */
export function registerSecondFactorRoutes(app: App, deps: Deps): void {
  const login = loginDepsOf(deps);
  const { guard, secondFactors } = login;

  app.post('/api/user/totp', operations.startTotp, async (request) => {
    const client = { block: clientBlock(request), requestId: request.id };
    const { user } = await confirmPassword(login, callerOf(request), request.body, client);
    return secondFactors.start(user);
  });

  app.put('/api/user/totp', operations.confirmTotp, async (request) => {
    const { userId, jti, familyId } = callerOf(request);
    const { username } = existing(await findUser(deps.database.db, userId), 'UNAUTHENTICATED');
    await secondFactors.requireStarted(userId);
    const requestId = request.id;
    const client = { block: clientBlock(request), token: { userId, id: jti } };
    const attempts = await guard.attemptsOf(client, username, userId);
    await attempts.refuseBeyondLimit();
    await attempts.count();
    const origin = { ...actorOf(request), familyId };
    const confirm = () => secondFactors.confirm(userId, request.body.code, origin);
    const recoveryCodes = await guessCode(attempts, confirm);
    if (!recoveryCodes)
      throw login.recordFailedLogin({ userId, familyId, requestId, failure: 'INVALID_CODE' });
    await guard.forget(userId);
    await Promise.all([attempts.takeBack(), guard.remember(client, userId)]);
    return { recoveryCodes };
  });

  app.delete('/api/user/totp', operations.removeTotp, async (request) => {
    const options = { block: clientBlock(request), requestId: request.id, needsCode: true };
    const caller = callerOf(request);
    const { user } = await confirmPassword(login, caller, request.body, options);
    await secondFactors.remove(user.id, { ...actorOf(request), familyId: caller.familyId });
    return { success: true };
  });
}
