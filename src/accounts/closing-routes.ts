import type { Deps } from '../deps.ts';
import { Problem } from '../errors.ts';
import { addressBlock } from '../http/address-block.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { executeAsCaller } from '../http/commands.ts';
import { createCloseFamily } from './closing.domain.ts';
import { createLoginGuard } from './devices.ts';
import { confirmPassword } from './login.ts';
import * as operations from './operations.ts';

/** Maximum number of attempts to close a family while learners join it. */
const maxAttempts = 10;

/** Registers the end of the caller's account (decisions.md 2.11). */
export function registerClosingRoutes(app: App, deps: Deps): void {
  const { database, commands, registry, settings, services } = deps;
  const { passwords, sessions } = services;
  const guard = createLoginGuard(database.sql, settings.secretsKey);
  const handler = createCloseFamily(registry.erasures, registry.closings);

  app.delete('/api/user', operations.closeAccount, async (request) => {
    const caller = callerOf(request);
    const block = addressBlock(request.ip);
    await confirmPassword({ database, passwords, guard }, caller, request.body.password, block);
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
