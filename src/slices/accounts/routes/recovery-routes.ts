import { forbidden } from '../../../base/errors.ts';
import type { App } from '../../../http/app-types.ts';
import { actorOf } from '../../../http/audit.ts';
import { callerOf } from '../../../http/authentication.ts';
import { clientBlock } from '../../../http/limits/address-block.ts';
import type { Deps } from '../../../slice/deps.ts';
import { createRequireOwner } from '../sign-in/confirmation.ts';
import { loginDepsOf } from '../sign-in/login.ts';
import { createRecoveryCode, recover } from '../sign-in/recovery.ts';
import * as operations from './recovery-operations.ts';

/** Registers the recovery of accounts (decisions.md 2.12). */
export function registerRecoveryRoutes(app: App, deps: Deps): void {
  const { database, services, now } = deps;
  const login = loginDepsOf(deps);
  const requireOwner = createRequireOwner(deps);

  app.post('/api/users/:id/recovery-codes', operations.createRecoveryCode, async (request, reply) => {
    const userId = request.params.id;
    // Otherwise a token alone would replace the caller's password and turn its second factor off.
    const caller = callerOf(request);
    if (userId === caller.userId)
      throw forbidden('Ask another administrator for a code, or make one on the command line.');
    const client = { block: clientBlock(request), requestId: request.id, member: 'the body' };
    await requireOwner(caller, request.body, client);
    reply.code(201);
    return createRecoveryCode(database.db, { userId, actor: actorOf(request), now: now() });
  });

  app.post('/api/recovery', operations.recover, async (request) => {
    const client = { block: clientBlock(request), requestId: request.id };
    await recover(login, request.body, client, now());
    await services.sessions.refresh();
    return { success: true };
  });
}
