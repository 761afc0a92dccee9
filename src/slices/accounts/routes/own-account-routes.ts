import { UpdateUser } from '../../../../schema/accounts.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { executeAsCaller, receiptInto } from '../../../http/commands.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import { requireAnyOf } from '../../../http/validation.ts';
import type { Deps } from '../../../slice/deps.ts';
import { confirmPassword, loginDepsOf } from '../sign-in/login.ts';
import { updateUser } from '../users/account.domain.ts';
import { closeFamily } from '../users/closing.ts';
import * as operations from './operations.ts';

/** Registers changes of the caller's account and its end (decisions.md 2.11, 2.13). */
export function registerOwnAccountRoutes(app: App, deps: Deps): void {
  const { commands, services } = deps;
  const { sessions } = services;
  const login = loginDepsOf(deps);

  app.put('/api/user', operations.updateUser, async (request) => {
    requireAnyOf(UpdateUser, request.body);
    const { userId } = callerOf(request);
    const data = { userId, fields: request.body };
    return executeAsCaller(commands, request, { handler: updateUser, familyId: userId, data });
  });

  app.delete('/api/user', operations.closeAccount, async (request, reply) => {
    const caller = callerOf(request);
    const options = { block: clientBlock(request), requestId: request.id, needsCode: true };
    await confirmPassword(login, caller, request.body, options);
    await closeFamily(deps, caller.userId, actorOf(request), receiptInto(reply));
    await sessions.refresh();
    return { success: true };
  });
}
