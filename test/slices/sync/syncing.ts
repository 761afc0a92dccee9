import type { Sql } from 'postgres';
import { createKeyring } from '../../../src/base/envelope.ts';
import { FairQueue } from '../../../src/base/fair-queue.ts';
import { readPlaces } from '../../../src/db/cluster/family-places.ts';
import { createDatabasePool, type Database } from '../../../src/db/database.ts';
import { registry } from '../../../src/service/app.ts';
import type { Metrics } from '../../../src/slice/metrics.ts';
import { runCounterOf } from '../../../src/slices/sync/metrics.ts';
import { urlContext } from '../../../src/slices/sync/queries.ts';
import { formatReplicaUrl, parseReplicaUrl } from '../../../src/slices/sync/replica/url.ts';
import type { RoundOptions } from '../../../src/slices/sync/round.ts';
import { createTurns } from '../../../src/slices/sync/run-queue.ts';
import { createSync, type SyncOptions, type SyncService } from '../../../src/slices/sync/sync.ts';
import type { RunContext, RunEvents } from '../../../src/slices/sync/sync-run.ts';
import { startApp, type TestContext, testSettings } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { type Client, expectStatus } from '../../helpers/families/client.ts';
import { type FamiliesApp, startFamilies } from '../../helpers/families/families.ts';
import { until } from '../../helpers/until.ts';
import { replicaFaults } from './replicas.ts';

/** Callbacks that do nothing. */
export const noEvents: RunEvents = { connected() {}, waits() {} };

/** Creates a queue whose only place is occupied until the release. `waitedFor` resolves when a round waits. */
export function createFullQueue(): { large: FairQueue; waitedFor: Promise<void>; release(): void } {
  const { promise: waitedFor, resolve } = Promise.withResolvers<void>();
  class Watched extends FairQueue {
    override take(owner: number | string): Promise<() => void> {
      resolve();
      return super.take(owner);
    }
  }
  const large = new Watched({
    ...{ concurrency: 1, concurrencyPerOwner: 1, maxWaiting: 9, maxWaitingPerOwner: 9, retryAfterSeconds: 1 },
  });
  const release = large.tryTake('another');
  return { large, waitedFor, release: () => release?.() };
}

/** Returns turns of runs, with one place in the queue of large rounds. */
export function createRunTurns(large = createTurns(1, 1)): RunContext['turns'] {
  return { connecting: createTurns(9, 9), active: createTurns(9, 9), large };
}

/** Returns the options of a full round with an empty queue. */
export function fullRound(familyId: number, options: Partial<RoundOptions> = {}): RoundOptions {
  const large = createTurns(1, 1);
  return { familyId, tables: registry.replicaTables, isFullDue: true, large, ...options };
}

/** The application with synchronisation, and a connection to its database. */
export interface Syncing extends FamiliesApp {
  here: Sql;
  sync: SyncService;
  /** Messages of the log. */
  log: string[];
}

/**
 * Time limit of a connection, at which every failed attempt ends, in milliseconds: ten times less than usual, for tests that wait for
 * failures. A connection that takes longer here is tried again.
 */
export const shortConnectMs = 500;

/** Starts the application and synchronisation on a new database. */
export async function startSyncing(
  t: TestContext,
  options: { metrics?: Metrics; program?: URL; connectMs?: number } = {},
): Promise<Syncing> {
  const { metrics } = options;
  const databaseUrl = await createDatabase(t);
  const { sync, log } = await createTestSync(t, databaseUrl, options);
  // Roles of some tests have names with other characters.
  const settings = { targetUrls: 'any' } as const;
  const started = await startFamilies(t, {
    databaseUrl,
    services: { sync },
    settings,
    ...(metrics && { metrics }),
  });
  sync.start();
  const here = connect(databaseUrl);
  t.teardown(() => here.end());
  return { ...started, here, sync, log };
}

/** Starts another instance on the same database. */
export async function startAnother(
  t: TestContext,
  databaseUrl: string,
  options: TestSyncOptions = {},
): Promise<Syncing['app']> {
  const { sync } = await createTestSync(t, databaseUrl, options);
  const { app } = await startApp(t, { databaseUrl, services: { sync } });
  sync.start();
  return app;
}

interface TestSyncOptions {
  metrics?: Metrics;
  allowPrivate?: boolean;
  program?: URL;
  connectMs?: number;
  /** Places of families; those of the database by default. */
  places?: SyncOptions['places'];
  /** Function that adds faults to the database. */
  faulty?: (database: Database) => Database;
}

/** Creates synchronisation of a database without starting it; it stops with the test. */
export async function createTestSync(
  t: TestContext,
  databaseUrl: string,
  options: TestSyncOptions = {},
): Promise<{ sync: SyncService; log: string[] }> {
  const { metrics, allowPrivate = true, program, connectMs, faulty = (real) => real } = options;
  const log: string[] = [];
  const note = (message: string) => {
    log.push(message);
  };
  const database = createDatabasePool(databaseUrl);
  const { secretsKey } = testSettings;
  const sync = createSync({
    database: faulty(database),
    databaseUrl,
    places: options.places ?? (await readPlaces(database)),
    secretsKey,
    allowPrivate,
    connectMs,
    program,
    tables: registry.replicaTables,
    log: { info: note, warn: note, error: note },
    onRunEnd: metrics && runCounterOf(metrics.registry),
  });
  t.teardown(async () => {
    await sync.stop();
    await database.close();
  });
  return { sync, log };
}

/** Returns a connection string as the database stores it. */
export function encryptedUrl(
  replicaUrl: string,
  familyId: number,
  id: string,
  secretsKey = testSettings.secretsKey,
): string {
  const keyring = createKeyring(secretsKey);
  return keyring.encrypt(formatReplicaUrl(parseReplicaUrl(replicaUrl)), urlContext(familyId, id));
}

/** Creates a configuration of the parent, and returns its id. */
export async function configure(parent: Client, targetDbUrl: string, continuousSync = true): Promise<string> {
  const body = { targetDbUrl, continuousSync };
  return (await expectStatus(201, parent.post('/api/sync-configs', body))).body.id;
}

export async function statusOf(parent: Client, id: string) {
  return (await expectStatus(200, parent.get(`/api/sync-configs/${id}`))).body;
}

/** Waits until the configuration has the status. */
export async function untilStatus(parent: Client, id: string, status: string): Promise<void> {
  let last: Awaited<ReturnType<typeof statusOf>>;
  const condition = () => `the status is ${status}, not ${last.syncStatus}: ${last.errorMessage}`;
  await until(condition, async () => {
    last = await statusOf(parent, id);
    return last.syncStatus === status;
  });
}

/** Waits until the family's replica is complete. */
export function untilReplicated(here: Sql, there: Sql, familyId: number): Promise<void> {
  return until(
    'the replica is complete',
    async () => (await replicaFaults(here, there, familyId)).length === 0,
  );
}
