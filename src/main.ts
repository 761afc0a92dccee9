/** The process: reads the configuration, opens the database, starts the application, and shuts down gracefully. */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import postgres from 'postgres';
import { hasUsers } from './accounts/registration.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { connectDatabase, type Database } from './db/database.ts';
import { startEmbedded } from './db/embedded/index.ts';
import { isUnavailable, messageOf } from './db/errors.ts';
import type { Log } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import type { App } from './http/app-types.ts';
import { createJobs } from './jobs/queue.ts';
import { keepCheckpoints } from './ledger/checkpoints/keeper.ts';
import { createCheckpointLog } from './ledger/checkpoints/log.ts';
import type { Provider } from './lessons/provider/provider.ts';
import { createLog, loggerOptions, printLine } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { secretsOf } from './secrets.ts';

const migrations = join(import.meta.dirname, '../sql/migrations');
/** Time limit for pending requests at shutdown; then their connections are closed. */
const drainMs = 10_000;

/** Functions that close what was opened, in order of opening; called in reverse order. */
const closers: (() => Promise<void>)[] = [];
let closing: Promise<void> | undefined;

const starting = start();
const grace = closeWithGrace({ delay: false, logger: false }, async ({ err }) => {
  if (err) printLine(err.stack ?? err.message);
  // Waits for the start, so that everything opened is closed; a failed start is reported below.
  await Promise.allSettled([starting]);
  await closeAll();
});
try {
  await starting;
} catch (error) {
  grace.uninstall();
  printLine(messageOf(error));
  await closeAll();
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = loggerOptions(config.logLevel);
  const log = createLog(logger);
  const settings = { ...config, ...(await secretsOf(config)) };
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log));
  await bringUpToDate(databaseUrl, log);
  const database = connectDatabase(databaseUrl);
  closers.push(database.close);
  const jobs = createJobs({ url: databaseUrl, log });
  const metrics = await metricsOf(config);
  const provider = await providerOf(config, database, log);
  const services = provider && { provider };
  const { app, startSlices } = await buildApp({
    database,
    databaseUrl,
    settings,
    logger,
    log,
    jobs,
    services,
    metrics,
  });
  closers.push(startSlices(), drainer(app));
  const checkpoints = createCheckpointLog({ database, settings, now: () => new Date(), log });
  closers.push(keepCheckpoints(checkpoints, { log }));
  const isNew = !(await hasUsers(database.db));
  const address = await listen(app, config);
  log.info(`The service answers at ${address}, its documentation is at ${address}/docs.`);
  // Not a log line: JSON would escape the quotes of a command to copy.
  if (isNew) printLine(firstUserHint(address));
}

/** Creates the provider if configured. Its library takes 0.3 s to load, so it is imported only then. */
async function providerOf({ provider }: Config, database: Database, log: Log): Promise<Provider | undefined> {
  if (!provider) return undefined;
  const { createProvider } = await import('./lessons/provider/provider.ts');
  log.info(`Lessons on topics are written by ${provider.model} at ${new URL(provider.baseUrl).host}.`);
  return createProvider({ ...provider, database, now: () => new Date(), log });
}

/** Creates the metrics if configured; imports their library only then. */
async function metricsOf({ metricsToken }: Config): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined;
  const { createMetrics, watchProcess } = await import('./metrics.ts');
  const metrics = createMetrics(metricsToken);
  watchProcess(metrics);
  return metrics;
}

async function openEmbedded({ dataDir }: Config, log: Log): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log });
  closers.push(embedded.stop);
  return embedded.url;
}

/** Migrates the database, on a separate connection: a migration may exceed the statement timeout of requests. */
async function bringUpToDate(url: string, log: Log): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await migrate(sql, { directory: migrations, log });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new Error('The database is unreachable: start it, or correct DATABASE_URL.', { cause: error });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set another PORT.`,
      );
    }
    throw new Error(
      `The service cannot listen on port ${port} of ${host} (${error.code}): set PORT or HOST.`,
    );
  }
}

/**
 * Returns a function that closes the server gracefully: pending requests finish, and each connection closes after its
 * answer, since clients would keep it open.
 */
function drainer(app: App): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    for (const response of underWay) response.shouldKeepAlive = false;
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(cut);
  };
}

function closeAll(): Promise<void> {
  closing ??= (async () => {
    // A failure must not keep the rest open, least of all PostgreSQL.
    for (const close of closers.toReversed()) await close().catch((error) => printLine(messageOf(error)));
  })();
  return closing;
}

function firstUserHint(address: string): string {
  const example = {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'ADMIN',
    password: 'correct horse battery',
  };
  return `There is no user yet. Register the first one, the administrator, with your own password:
  curl ${address}/register -H 'content-type: application/json' -d '${JSON.stringify(example)}'`;
}
