import type { InjectOptions } from 'fastify';
import type { Log } from '../../src/base/service-log.ts';
import { createDatabasePool, type Database } from '../../src/db/database.ts';
import type { App } from '../../src/http/app-types.ts';
import type { Signing } from '../../src/http/readiness.ts';
import type { Jobs } from '../../src/jobs/queue.ts';
import type { LedgerLog } from '../../src/kernel/ledger/log/log.ts';
import { createApp, hintsOf } from '../../src/service/app.ts';
import { prepareDatabase } from '../../src/service/prepare-database.ts';
import type { AppSettings, Services } from '../../src/slice/deps.ts';
import type { Metrics } from '../../src/slice/metrics.ts';
import type { Provider } from '../../src/slices/lessons/provider/provider.ts';
import { asService } from './database/connection.ts';
import { createDatabase } from './database/database.ts';
import { silent } from './silent.ts';

export const testSettings: AppSettings = {
  jwtSecret: 'a secret that only tests know, long enough for HS256',
  appUrl: 'https://learn.example',
  secretsKey: 'a key that encrypts the secrets of tests alone',
  allowPrivateTargets: true,
  targetUrls: 'contract',
  ledgerSigningKey: Buffer.alloc(32, 'a key for tests').toString('base64'),
  // Tests move the clock by months, and the service deletes expired sessions.
  tokenTtlSeconds: 366 * 86_400,
  corsOrigins: [],
  trustProxy: false,
  registration: 'open',
  learnerRegistration: 'confirm',
  exposedBy: undefined,
  hasRateLimits: false,
  auditLogDays: 730,
  quotas: {
    learners: 50,
    activeRewards: 500,
    rewards: 5_000,
    lessonsPerDay: 200,
    bonusPointsPerDay: 100,
    syncConfigs: 5,
    shares: 1_000,
    bytesPerDay: 50_000_000,
  },
  addressLimits: { registrations: 200, bytes: 50_000_000 },
  // Not the machine's.
  timeZone: 'UTC',
  answerKeys: 'always',
};

/** Context of a test with teardowns. */
export interface TestContext {
  teardown(fn: () => Promise<void>): unknown;
}

export interface TestApp {
  app: App;
  /** Connections of the owner, to tamper with the database. */
  database: Database;
  /** Connections of the application, with the service's role. */
  ofService: Database;
  /** Connection string of the owner. */
  databaseUrl: string;
  ledgerLog: LedgerLog;
  /** Hints for the operator, given the service's address. */
  hints: ((address: string) => string)[];
}

export interface StartOptions {
  settings?: Partial<AppSettings>;
  now?: () => Date;
  /** Connection string of an existing database, for another instance. */
  databaseUrl?: string;
  logger?: Parameters<typeof createApp>[0]['logger'];
  /** Log of background work; silent by default. */
  log?: Log;
  /** Creates the queue of background jobs; by default none. */
  jobs?: (databaseUrl: string) => Jobs;
  /** Services that replace the slices' own. */
  services?: Partial<Services>;
  /** Metrics of the application; none by default. */
  metrics?: Metrics;
  /** Signing of checkpoints, for its readiness. */
  signing?: Signing;
  /** Limit for idle connections of the application; by default that of the pool. */
  idleMs?: number;
  /** Model that writes lessons on topics; none by default. */
  provider?: (database: Database) => Provider;
  /** True for a test of what each instance has for itself (docs/instances.md), such as its view of the sessions. */
  isAlone?: boolean;
}

/**
 * Number of instances that answer the requests of a test in turn: INSTANCES=3 runs the tests as behind a proxy. Only what a test
 * sends by `inject` goes round.
 */
const instances = Number(process.env['INSTANCES'] ?? 1);

/** Starts the application on a fresh database; closes it and drops the database after the test. */
export async function startApp(t: TestContext, options: StartOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase(t));
  const first = await startOne(t, databaseUrl, options);
  if (!isShared(options)) return first;
  const injects = [first.app.inject.bind(first.app)];
  while (injects.length < instances) {
    const { app } = await startOne(t, databaseUrl, options);
    injects.push(app.inject.bind(app));
  }
  let turn = 0;
  // With a request, `inject` returns the promise of its answer.
  const inject = (request: InjectOptions) => injects[turn++ % injects.length]?.(request);
  Object.assign(first.app, { inject });
  return first;
}

/** Returns true if further instances can answer too: the test watches no part of the first, and no limit of each instance. */
function isShared(options: StartOptions): boolean {
  const { isAlone, logger, log, metrics, signing, jobs, services, settings } = options;
  const isWatched = [logger, log, metrics, signing, jobs, services].some((part) => part !== undefined);
  return instances > 1 && isAlone !== true && !isWatched && settings?.hasRateLimits !== true;
}

async function startOne(t: TestContext, databaseUrl: string, options: StartOptions): Promise<TestApp> {
  const database = createDatabasePool(databaseUrl);
  const serviceUrl = asService(databaseUrl);
  const { now, logger, log, idleMs } = options;
  const ofService = createDatabasePool(serviceUrl, idleMs === undefined ? {} : { idleMs });
  const provider = options.provider?.(ofService);
  const services: Partial<Services> = { ...options.services, ...(provider && { provider }) };
  const { app, deps } = await createApp({
    database: ofService,
    databaseUrl: serviceUrl,
    // Hashes passwords in a hundredth of the time: nearly every test registers families.
    settings: { ...testSettings, passwordMemoryKiB: 1024, ...options.settings },
    now,
    log,
    ...(logger !== undefined && { logger }),
    jobs: options.jobs?.(serviceUrl),
    services,
    metrics: options.metrics,
    signing: options.signing,
  });
  t.teardown(async () => {
    await app.close();
    await ofService.close();
    await database.close();
  });
  return { app, database, ofService, databaseUrl, ledgerLog: deps.ledgerLog, hints: await hintsOf(deps) };
}

/** Starts the application on a database that the owner restored, like a start of the service: first, its role gets its rights. */
export async function startOnRestored(t: TestContext, ownerUrl: string): Promise<TestApp> {
  await prepareDatabase({ ownerUrl, url: asService(ownerUrl) }, silent);
  return startApp(t, { databaseUrl: ownerUrl });
}
