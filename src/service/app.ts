import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyServerOptions } from 'fastify';
import { createExposure } from '../base/exposed.ts';
import { joinUnique } from '../base/join-unique.ts';
import { createKeyedHashes } from '../base/keyed-hash.ts';
import { noPeers, type Peers } from '../base/peers.ts';
import type { Log } from '../base/service-log.ts';
import { programVersion } from '../base/version.ts';
import { readPlaces } from '../db/cluster/family-places.ts';
import type { Database } from '../db/database.ts';
import { readTableShapes } from '../db/read-tables.ts';
import type { App } from '../http/app-types.ts';
import { registerAudit } from '../http/audit.ts';
import { registerAuthentication } from '../http/authentication.ts';
import { registerClientErrors } from '../http/client-errors.ts';
import { registerCompression } from '../http/compression.ts';
import { registerHeaders } from '../http/headers.ts';
import { registerHosts } from '../http/hosts.ts';
import { registerBodies } from '../http/json-bodies.ts';
import { registerConnections } from '../http/limits/connections.ts';
import { createTrust } from '../http/limits/proxies.ts';
import { registerExposed } from '../http/limits/proxy-signs.ts';
import { registerRateLimits } from '../http/limits/rate-limits.ts';
import { registerTags } from '../http/listings/etags.ts';
import { registerTurns } from '../http/listings/turns.ts';
import { registerOpenApi } from '../http/openapi/openapi.ts';
import { registerStartPage } from '../http/pages/start-page.ts';
import { registerProblems, sendError } from '../http/problem-details.ts';
import { registerReadiness, type Signing } from '../http/readiness.ts';
import { createRequestIds, RequestLog } from '../http/request-log.ts';
import { registerSecurityTxt } from '../http/security-txt.ts';
import { registerSerialization } from '../http/serialization.ts';
import { registerValidation } from '../http/validation.ts';
import type { JobHandlers } from '../jobs/attempt.ts';
import type { Jobs } from '../jobs/queue.ts';
import { createCommands } from '../kernel/commands/execute.ts';
import { originOf } from '../kernel/ledger/checkpoints/origin.ts';
import { createSigners, logOrigin } from '../kernel/ledger/log/keys.ts';
import { createLedgerLog } from '../kernel/ledger/log/log.ts';
import { StreamWatch } from '../kernel/state/stream-watch.ts';
import type { AppSettings, Deps, Services } from '../slice/deps.ts';
import { createDatabaseMetrics, type Metrics, type RefreshMetrics } from '../slice/metrics.ts';
import { slices } from '../slices/index.ts';
import {
  createBatchCounter,
  createGrowthMetrics,
  createJobCounter,
  createStoredMetrics,
  watchParts,
} from './part-metrics.ts';
import { createRegistry } from './registry.ts';

/** Options of the program's core: everything that reaches outside of the process. */
export interface CoreOptions {
  database: Database;
  databaseUrl: string;
  settings: AppSettings;
  /** The clock; the system's by default. */
  now?: (() => Date) | undefined;
  /** Log of background work; silent by default. */
  log?: Log | undefined;
  /** Background jobs, started and stopped with the application; by default, jobs are dropped. */
  jobs?: Jobs | undefined;
  /** Services that replace those of the slices. */
  services?: Partial<Services> | undefined;
  /** Metrics; by default, /metrics does not exist. */
  metrics?: Metrics | undefined;
  /** Other processes of the same service; none by default. */
  peers?: Peers | undefined;
}

export interface AppOptions extends CoreOptions {
  logger?: FastifyServerOptions['logger'];
  /** Function that makes a span of each request; by default, there are no traces. */
  traceRequests?: ((app: App) => void) | undefined;
  /** Signing of checkpoints, for the readiness; undefined if this instance makes none. */
  signing?: Signing | undefined;
}

/** The joined contributions of all slices. */
export const registry = createRegistry(slices);

const bodyLimitBytes = 256 * 1024;
/** Time limit for receiving a request, against slow clients that hold connections. */
const requestTimeoutMs = 60_000;

export interface BuiltApp {
  app: App;
  deps: Deps;
}

/** Creates the dependencies of slices on a migrated database. */
export async function createDeps(options: CoreOptions): Promise<Deps> {
  const {
    database,
    settings,
    now = () => new Date(),
    log = silent,
    jobs,
    metrics,
    peers = noPeers,
  } = options;
  const shapes = await readTableShapes(database);
  const places = await readPlaces(database);
  const exposure = await createExposure(settings, { peers, log });
  const groupCommit = { onBatch: metrics && createBatchCounter(metrics.registry) };
  const { quotas } = settings;
  const streams = new StreamWatch(database, places);
  const onEvents = streams.wake.bind(streams);
  const commands = createCommands({
    ...registry,
    database,
    shapes,
    places,
    now,
    log,
    jobs,
    quotas,
    groupCommit,
    onEvents,
  });
  // Complete before any handler uses it.
  const services = {} as Services;
  // At most one checkpoint a second for requests, unless the operator limits them elsewhere.
  const paceMs = settings.hasRateLimits === false ? 0 : 1000;
  const ledgerLog = createLedgerLog({ database, settings, now, log, paceMs });
  const parts = {
    now,
    log,
    shapes,
    places,
    registry,
    commands,
    streams,
    ledgerLog,
    services,
    metrics,
    peers,
    exposure,
  };
  const deps: Deps = { ...options, ...parts };
  const offered = await Promise.all(slices.map((slice) => slice.services?.(deps)));
  Object.assign(services, joinUnique('service', ...offered), options.services);
  return deps;
}

/** Starts the background jobs of all slices. */
export async function startJobs(deps: Deps, jobs: Jobs | undefined): Promise<void> {
  const handlers = jobHandlers(deps);
  const onAttempt = deps.metrics && createJobCounter(deps.metrics.registry, Object.keys(handlers));
  await jobs?.start(handlers, onAttempt);
}

/** Registers the metrics of a process and those of the database, which one process of a service has. */
export function createServiceMetrics({ registry }: Metrics, deps: Deps, hasJobs: boolean): RefreshMetrics {
  watchParts(registry, deps);
  const stored = createStoredMetrics(registry, { ...deps, hasJobs });
  const growth = createGrowthMetrics(registry, deps, deps.settings.quotas);
  const queries = slices.flatMap((slice) => slice.metrics?.(registry, deps) ?? []);
  return createDatabaseMetrics(registry, deps.database, [stored, growth, ...queries]);
}

/** Returns the handlers of all background jobs by name. */
export function jobHandlers(deps: Deps): JobHandlers {
  return joinUnique('job', ...slices.map((slice) => slice.jobs?.(deps)));
}

/** Builds the application on a migrated database. It does not listen yet. */
export async function createApp({
  logger,
  traceRequests,
  signing,
  ...options
}: AppOptions): Promise<BuiltApp> {
  const { database, settings, jobs, metrics } = options;
  const app = createServer(logger, settings, metrics);
  const deps = await createDeps(options);
  app.decorate('ledgerLog', deps.ledgerLog);
  traceRequests?.(app);
  registerExposed(app, deps.exposure);
  registerConnections(app, { ...settings, hasRateLimits: deps.exposure.hasRateLimits });
  await registerHeaders(app, settings);
  await registerCompression(app);
  registerHosts(app, settings);
  if (settings.hasRateLimits !== false) await registerRateLimits(app, deps);
  await registerAuthentication(app, { secret: settings.jwtSecret, findSession: deps.services.findSession });
  registerAudit(app, database.db);
  registerSecurityTxt(app, settings, deps.now);
  const { hasUsers } = deps.services;
  registerStartPage(app, {
    version: programVersion().version,
    hasUsers,
    needsSetupCode: deps.exposure.isExposed,
    links: slices.flatMap(({ startLink }) => startLink ?? []),
    frontPage: slices.find(({ frontPage }) => frontPage)?.frontPage,
  });
  for (const slice of slices) slice.pages?.(app);
  // Precedes the OpenAPI document, since /metrics is not an operation of the API and has its own token.
  if (metrics) serveMetrics(app, metrics, deps, jobs !== undefined);
  registerReadiness(app, { ...deps, signing });
  registerTurns(app);
  await registerOpenApi(app, registry.tags, settings);
  await app.register(async (api: App) => {
    for (const slice of slices) await slice.routes?.(api, deps);
  });
  // Before the server waits for running requests.
  app.addHook('preClose', async () => deps.streams.end());
  app.addHook('onClose', async () => deps.commands.stop());
  if (jobs) app.addHook('onClose', jobs.stop);
  await app.ready();
  await startJobs(deps, jobs);
  return { app, deps };
}

/** Adds GET /metrics. A worker asks the primary, which adds up the metrics of all processes. */
function serveMetrics(app: App, metrics: Metrics, deps: Deps, hasJobs: boolean): void {
  const { registry } = metrics;
  if (deps.peers.isWorker) {
    watchParts(registry, deps);
    metrics.serve(app, () => deps.peers.ask('metrics', null));
    return;
  }
  const refresh = createServiceMetrics(metrics, deps, hasJobs);
  metrics.serve(app, async (onError) => {
    await refresh(onError);
    return registry.metrics();
  });
}

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts the background work of the slices, and returns a function that stops it. */
export function startSlices(deps: Deps): () => Promise<void> {
  const stops = slices.flatMap(({ start }) => start?.(deps) ?? []);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Prepares what requests to the slices need. */
export function prepareSlices(deps: Deps): void {
  for (const slice of slices) slice.prepare?.(deps);
}

/** Returns the hints of the slices for the operator, given the service's address. */
export async function hintsOf(deps: Deps): Promise<((address: string) => string)[]> {
  return (await Promise.all(slices.map((slice) => slice.hint?.(deps)))).flatMap((hint) => hint ?? []);
}

/** Creates the server without routes. */
function createServer(
  logger: AppOptions['logger'],
  settings: AppSettings,
  metrics: Metrics | undefined,
): App {
  const { trustProxy, secretsKey, appUrl, ledgerSigningKey } = settings;
  const app: App = fastify({
    logger: logger ?? false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Node would answer without a body (hosts.ts).
    http: { requireHostHeader: false },
    trustProxy: trustProxy !== false && createTrust(trustProxy),
    genReqId: createRequestIds(trustProxy),
    logController: new RequestLog({ trustProxy, onEnd: metrics?.countRequest }),
    forceCloseConnections: 'idle',
    // While the server closes, open connections get answers (drain.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('hashRequest', createKeyedHashes(secretsKey, 'request of an idempotency key'));
  app.decorate('receiptSigner', createSigners(logOrigin(originOf(appUrl)), ledgerSigningKey).current);
  registerTags(app, settings);
  registerProblems(app, registry.errors);
  registerClientErrors(app);
  registerBodies(app);
  registerValidation(app, registry.components);
  registerSerialization(app, registry.components);
  return app;
}
