import { UpdateUser } from '../../schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { addressBlock } from '../http/address-block.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeAsCaller } from '../http/commands.ts';
import { requireAnyOf } from '../http/validation.ts';
import { updateUser } from './account.domain.ts';
import { createCloseFamily } from './closing.domain.ts';
import { confirmPassword, loginDepsOf } from './login.ts';
import * as operations from './operations.ts';

/** Maximum number of attempts to close a family while learners join it. */
const maxAttempts = 10;

/** Registers changes of the caller's account and its end (decisions.md 2.11, 2.13). */
export function registerOwnAccountRoutes(app: App, deps: Deps): void {
  const { database, commands, registry, services } = deps;
  const { sessions } = services;
  const login = loginDepsOf(deps);
  const handler = createCloseFamily(registry.erasures, registry.closings);

  app.put('/api/user', operations.updateUser, async (request) => {
    requireAnyOf(UpdateUser, request.body);
    const { userId } = callerOf(request);
    const data = { userId, fields: request.body };
    return executeAsCaller(commands, request, { handler: updateUser, familyId: userId, data });
  });

  app.delete('/api/user', operations.closeAccount, async (request) => {
    const caller = callerOf(request);
    const options = { block: addressBlock(request.ip), needsCode: true };
    await confirmPassword(login, caller, request.body, options);
    const familyId = caller.userId;
    for (let attempt = 1; ; attempt += 1) {
      const accounts = await database.db
        .selectFrom('balances')
        .select('learner_id')
        .where('family_id', '=', familyId)
        .execute();
      const data = { learnerIds: accounts.map(({ learner_id }) => learner_id) };
      if (await executeAsCaller(commands, request, { handler, familyId, data })) break;
      if (attempt === maxAttempts) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    }
    await sessions.refresh();
    return { success: true };
  });
}
