/** Entry point: reads the configuration, opens the database, starts the application, and shuts down gracefully. */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import postgres from 'postgres';
import { createApp } from './app.ts';
import { keepDeletingRefusals } from './commands/refusals.ts';
import { type Config, readConfig } from './config.ts';
import { createDatabasePool } from './db/database.ts';
import { startEmbedded } from './db/embedded/index.ts';
import { isUnavailable, messageOf } from './db/errors.ts';
import type { Log } from './db/log.ts';
import { loggedError, loggedText } from './db/logged-error.ts';
import { migrate } from './db/migrate.ts';
import type { App } from './http/app-types.ts';
import { createJobs } from './jobs/queue.ts';
import { keepCheckpoints } from './ledger/checkpoints/keeper.ts';
import { createCheckpointLog } from './ledger/checkpoints/log.ts';
import { createLog, loggerOptions, printLine } from './logging.ts';
import { createMetrics, type Metrics, watchProcess } from './metrics.ts';
import { secretsOf } from './secrets.ts';

const migrations = join(import.meta.dirname, '../sql/migrations');
/** Time limit for pending requests at shutdown; then their connections are closed. */
const drainMs = 10_000;

/** Functions that close opened resources. The shutdown calls the last one first. */
const closers: (() => Promise<void>)[] = [];
let closing: Promise<void> | undefined;

const starting = start();
const grace = closeWithGrace({ delay: false, logger: false }, async ({ err }) => {
  if (err) printLine(`${loggedText(err)}\n${loggedError(err).stack}`);
  // Waits for the start, so that everything it opens is closed. The code below reports a failed start.
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
  await migrateDatabase(databaseUrl, log);
  const database = createDatabasePool(databaseUrl);
  closers.push(database.close);
  const jobs = createJobs({ url: databaseUrl, log });
  const options = { database, databaseUrl, settings, logger, log, jobs, metrics: metricsOf(config) };
  const { app, startSlices, hints } = await createApp(options);
  closers.push(startSlices(), createDrainer(app));
  const checkpoints = createCheckpointLog({ database, settings, now: () => new Date(), log });
  closers.push(keepCheckpoints(checkpoints, { log }));
  closers.push(keepDeletingRefusals(database, { now: () => new Date(), log }));
  const address = await listen(app, config);
  log.info(`The service answers at ${address}, with its documentation at ${address}/docs.`);
  // Not a log line: JSON would escape the quotes of a command to copy.
  for (const hint of hints) printLine(hint(address));
}

function metricsOf({ metricsToken }: Config): Metrics | undefined {
  if (metricsToken === undefined) return undefined;
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
async function migrateDatabase(url: string, log: Log): Promise<void> {
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

/** Returns a function that closes the server: pending requests finish, and their connections close afterwards. */
function createDrainer(app: App): () => Promise<void> {
  const pending = new Set<ServerResponse>();
  app.server.on('request', (_request, response: ServerResponse) => {
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return async () => {
    for (const response of pending) response.shouldKeepAlive = false;
    const timeout = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(timeout);
  };
}

function closeAll(): Promise<void> {
  closing ??= (async () => {
    // A failure must not leave the rest open, least of all PostgreSQL.
    for (const close of closers.toReversed()) await close().catch((error) => printLine(messageOf(error)));
  })();
  return closing;
}
