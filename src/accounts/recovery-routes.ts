import type { Deps } from '../deps.ts';
import { addressBlock } from '../http/address-block.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { createLoginGuard } from './devices.ts';
import { createRecoveryCode, recover } from './recovery.ts';
import * as operations from './recovery-operations.ts';

/** Registers the recovery of accounts (decisions.md 2.12). */
export function registerRecoveryRoutes(app: App, { database, settings, services, now }: Deps): void {
  const { passwords, sessions } = services;
  const guard = createLoginGuard(database.sql, settings.secretsKey);

  app.post('/api/users/:id/recovery-codes', operations.createRecoveryCode, async (request, reply) => {
    const createdBy = callerOf(request).userId;
    reply.code(201);
    return createRecoveryCode(database.db, { userId: request.params.id, createdBy, now: now() });
  });

  app.post('/api/recovery', operations.recover, async (request) => {
    const client = { block: addressBlock(request.ip) };
    await recover({ database, passwords, guard }, request.body, client, now());
    await sessions.refresh();
    return { success: true };
  });
}
