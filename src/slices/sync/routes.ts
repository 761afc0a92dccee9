import { type SyncStarted, UpdateSyncConfig } from '../../../schema/sync.ts';
import { createKeyring } from '../../base/envelope.ts';
import type { App } from '../../http/app-types.ts';
import { actorOf } from '../../http/audit.ts';
import { callerOf } from '../../http/authentication.ts';
import { validationFailed } from '../../http/problem-details.ts';
import { requireAnyOf } from '../../http/validation.ts';
import type { AppSettings, Deps } from '../../slice/deps.ts';
import { createConfig, deleteConfig, updateConfig } from './configs.ts';
import * as operations from './operations.ts';
import { findShownUrl, listConfigs, requireConfig, toSyncConfig } from './queries.ts';
import { isRefusedLiteral } from './replica/addresses.ts';
import { differenceFromContract } from './replica/contract-form.ts';
import { type GivenReplicaUrl, InvalidReplicaUrl, readReplicaUrl, withPassword } from './replica/url.ts';

/** Registers the operations on configurations (interface.md 4.8). */
export function registerSyncRoutes(app: App, { database: { db }, settings, now, services }: Deps): void {
  const { secretsKey, quotas } = settings;
  const keyring = createKeyring(secretsKey);

  app.get('/api/sync-configs', operations.listSyncConfigs, (request, reply) =>
    listConfigs(db, keyring, request, reply),
  );

  app.get('/api/sync-configs/:id', operations.getSyncConfig, async (request) => {
    const row = await requireConfig(db, callerOf(request), request.params.id);
    return toSyncConfig(row, keyring);
  });

  app.post('/api/sync-configs', operations.createSyncConfig, async (request, reply) => {
    const { targetDbUrl, continuousSync = false } = request.body;
    const { userId: familyId } = callerOf(request);
    const url = await withUrlFaults(async () =>
      withPassword(await readAllowed(targetDbUrl, settings), undefined),
    );
    const config = { familyId, url, continuousSync, now: now(), maxConfigs: quotas.syncConfigs };
    const row = await createConfig(db, keyring, { ...config, actor: actorOf(request) });
    services.sync.changed(familyId);
    return reply.status(201).send(toSyncConfig(row, keyring));
  });

  app.put('/api/sync-configs/:id', operations.updateSyncConfig, async (request) => {
    requireAnyOf(UpdateSyncConfig, request.body);
    const { targetDbUrl, continuousSync } = request.body;
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    const row = await withUrlFaults(async () => {
      // An earlier configuration of another form may come back as responses show it.
      const findShown = () => findShownUrl(db, keyring, familyId, id);
      const url = targetDbUrl === undefined ? undefined : await readAllowed(targetDbUrl, settings, findShown);
      await requireConfig(db, callerOf(request), id);
      return updateConfig(db, keyring, { familyId, id }, { url, continuousSync }, actorOf(request));
    });
    services.sync.changed(familyId);
    return toSyncConfig(row, keyring);
  });

  app.delete('/api/sync-configs/:id', operations.deleteSyncConfig, async (request, reply) => {
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    await requireConfig(db, callerOf(request), id);
    await deleteConfig(db, { familyId, id }, actorOf(request));
    services.sync.changed(familyId);
    return reply.status(204).send(null);
  });

  app.post('/api/sync-configs/:id/push', operations.pushSyncConfig, async (request): Promise<SyncStarted> => {
    const { id } = request.params;
    const { userId: familyId } = callerOf(request);
    await requireConfig(db, callerOf(request), id);
    await services.sync.push({ familyId, id });
    return { message: 'The synchronisation has started.', syncStatus: 'IN_PROGRESS' };
  });
}

/**
 * Parses a connection string and checks its host as far as possible without a DNS lookup.
 * @param findShown finds a string that is accepted in another form than that of interface.md 4.8
 * @throws InvalidReplicaUrl
 */
async function readAllowed(
  text: string,
  { allowPrivateTargets, targetUrls }: AppSettings,
  findShown?: () => Promise<string | undefined>,
): Promise<GivenReplicaUrl> {
  const difference = targetUrls === 'contract' ? differenceFromContract(text) : undefined;
  if (difference !== undefined && text !== (await findShown?.())) throw otherForm(difference);
  const url = readReplicaUrl(text);
  if (isRefusedLiteral(url.host, allowPrivateTargets))
    throw new InvalidReplicaUrl(
      'must have a host on the public Internet, unless the operator sets SYNC_ALLOW_PRIVATE_TARGETS=true',
    );
  return url;
}

function otherForm(difference: string): InvalidReplicaUrl {
  return new InvalidReplicaUrl(
    `must have the form postgresql://username:password@hostname:port/database, with only letters (A to Z), digits and _ in the \
username and the database, but ${difference}. The operator allows some other forms with SYNC_TARGET_URLS=any`,
  );
}

/** Reports an invalid connection string as a fault of `targetDbUrl`. */
async function withUrlFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidReplicaUrl)) throw error;
    throw validationFailed([{ pointer: '/body/targetDbUrl', message: error.message }]);
  }
}
