import * as schemas from '../../../schema/sync.ts';
import { Problem } from '../../base/errors.ts';
import type { Peers } from '../../base/peers.ts';
import type { Slice } from '../../slice/slice.ts';
import { examineReplicas } from './examine.ts';
import { syncFamilyTables } from './family-tables.ts';
import type { ConfigKey } from './lease.ts';
import { createConfigMetrics, runCounterOf } from './metrics.ts';
import { urlContext } from './queries.ts';
import { registerSyncRoutes } from './routes.ts';
import { createSync, type Sync } from './sync.ts';

declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

declare module '../../slice/deps.ts' {
  interface Services {
    sync: Sync;
  }
}

declare module '../../base/peers.ts' {
  interface News {
    'replicas concerned': number;
  }
  interface Questions {
    'push to replica': Question<ConfigKey, void>;
  }
}

const errors = {
  SYNC_CONFIG_NOT_FOUND: [404, 'Sync configuration not found'],
  TOO_MANY_SYNC_CONFIGS: [409, 'The family has the maximum number of sync configurations'],
  SYNC_IN_PROGRESS: [
    500,
    'A synchronisation of this configuration is already in progress',
    { isExpected: true },
  ],
  SYNC_CONNECTION_FAILED: [500, 'The connection to the target database failed', { isExpected: true }],
} as const;

/** Replacement until the background work starts. */
const noSync: Sync = {
  push: () => Promise.reject(new Problem('SERVICE_UNAVAILABLE')),
  changed: () => {},
};

/** Synchronisation of a worker: the primary runs it. */
const syncOfWorker = ({ ask, tell }: Peers): Sync => ({
  push: (key) => ask('push to replica', key),
  changed: (familyId) => void tell('replicas concerned', familyId),
});

export const sync: Slice = {
  name: 'sync',
  tags: [{ name: 'Synchronisation', description: 'Replicas of families in other databases.' }],
  schemas,
  routes: registerSyncRoutes,
  errors,
  familyTables: syncFamilyTables,
  encryptedColumns: [
    {
      table: 'sync_configs',
      column: 'target_url',
      key: { family_id: 'bigint', id: 'uuid' },
      contextOf: ({ family_id, id }) => urlContext(Number(family_id), String(id)),
    },
  ],
  examine: examineReplicas,
  services: ({ peers }) => ({ sync: peers.isWorker ? syncOfWorker(peers) : noSync }),
  metrics(metricsRegistry, { database }) {
    runCounterOf(metricsRegistry);
    return createConfigMetrics(metricsRegistry, database);
  },
  start({ database, databaseUrl, places, settings, registry, log, peers, services, metrics }) {
    const service = createSync({
      database,
      databaseUrl,
      places,
      secretsKey: settings.secretsKey,
      allowPrivate: settings.allowPrivateTargets,
      tables: registry.replicaTables,
      log,
      onRunEnd: metrics && runCounterOf(metrics.registry),
    });
    services.sync = service;
    peers.hear('replicas concerned', service.changed);
    peers.answer('push to replica', service.push);
    service.start();
    return service.stop;
  },
};
