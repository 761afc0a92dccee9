import { type SyncStarted, UpdateSyncConfig } from '../../schema/sync.ts';
import type { Deps, Sync } from '../deps.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { validationFailed } from '../http/problems.ts';
import { requireAnyOf } from '../http/validation.ts';
import { createConfig, deleteConfig, updateConfig } from './configs.ts';
import { openKeyring } from './envelope.ts';
import * as operations from './operations.ts';
import { listConfigs, requireConfig, toSyncConfig } from './queries.ts';
import { isRefusedLiteral } from './target/addresses.ts';
import { type GivenTargetUrl, InvalidTargetUrl, readTargetUrl, withPassword } from './target/url.ts';

/** Where a family's data is copied to (interface.md 4.8). */
export function registerSyncRoutes(
  app: App,
  { database: { db }, settings, now, sync }: Deps & { sync: Sync },
): void {
  const { secretsKey, allowPrivateTargets } = settings;
  const keyring = openKeyring(secretsKey);

  app.get('/api/sync-configs', operations.listSyncConfigs, async (request) => {
    const rows = await listConfigs(db, callerOf(request).userId);
    return rows.map((row) => toSyncConfig(row, keyring));
  });

  app.get('/api/sync-configs/:id', operations.getSyncConfig, async (request) => {
    const row = await requireConfig(db, callerOf(request).userId, request.params.id);
    return toSyncConfig(row, keyring);
  });

  app.post('/api/sync-configs', operations.createSyncConfig, async (request, reply) => {
    const { targetDbUrl, continuousSync = false } = request.body;
    const { userId: familyId } = callerOf(request);
    const target = await aboutTarget(() =>
      withPassword(readAllowed(targetDbUrl, allowPrivateTargets), undefined),
    );
    const row = await createConfig(db, keyring, { familyId, target, continuousSync, now: now() });
    sync.changed(familyId);
    return reply.status(201).send(toSyncConfig(row, keyring));
  });

  app.put('/api/sync-configs/:id', operations.updateSyncConfig, async (request) => {
    requireAnyOf(UpdateSyncConfig, request.body);
    const { targetDbUrl, continuousSync } = request.body;
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    const row = await aboutTarget(async () => {
      const target = targetDbUrl === undefined ? undefined : readAllowed(targetDbUrl, allowPrivateTargets);
      await requireConfig(db, familyId, id);
      return updateConfig(db, keyring, { familyId, id }, { target, continuousSync });
    });
    sync.changed(familyId);
    return toSyncConfig(row, keyring);
  });

  app.delete('/api/sync-configs/:id', operations.deleteSyncConfig, async (request, reply) => {
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    await requireConfig(db, familyId, id);
    await deleteConfig(db, { familyId, id });
    sync.changed(familyId);
    return reply.status(204).send(null);
  });

  app.post('/api/sync-configs/:id/push', operations.pushSyncConfig, async (request): Promise<SyncStarted> => {
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    await requireConfig(db, familyId, id);
    await sync.push({ familyId, id });
    return { message: 'The synchronisation has started.', syncStatus: 'IN_PROGRESS' };
  });
}

/** What somebody gives for a target, as far as that shows without a look-up. */
function readAllowed(text: string, allowPrivate: boolean): GivenTargetUrl {
  const target = readTargetUrl(text);
  if (isRefusedLiteral(target.host, allowPrivate))
    throw new InvalidTargetUrl('must have a host on the public Internet');
  return target;
}

/** What is wrong with the target is a fault of that member of the body. */
async function aboutTarget<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidTargetUrl)) throw error;
    throw validationFailed([{ pointer: '/body/targetDbUrl', message: error.message }]);
  }
}
