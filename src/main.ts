/**
 * Entry point: reads the configuration, opens the database, and serves: alone (process/alone.ts), or with workers as their primary
 * (process/primary.ts). Ends on a signal.
 */
import { requireDirectory } from './backup/directory.ts';
import { countOf } from './base/count-of.ts';
import { exposureText } from './base/exposed.ts';
import { faultText, OperatorError } from './base/faults.ts';
import { processTimeZone } from './base/local-day.ts';
import type { Log } from './base/service-log.ts';
import { programVersion, versionText } from './base/version.ts';
import { startEmbedded } from './db/embedded/index.ts';
import type { DatabaseUrls } from './db/schema/roles.ts';
import { type Config, readConfig } from './service/config.ts';
import { keepOrigin } from './service/ledger-origin.ts';
import { printLine } from './service/logging.ts';
import { prepareDatabase, requireSchema } from './service/prepare-database.ts';
import { serveAlone } from './service/process/alone.ts';
import { showHints } from './service/process/hints.ts';
import { metricsOf, openDatabase, openLog, openTracing } from './service/process/resources.ts';
import { secretsOf } from './service/secrets.ts';
import { createShutdown } from './service/shutdown.ts';

const unknownOption =
  'The service has no options except --version: environment variables configure it (docs/operating.md).';
/** Time limit for the end of PostgreSQL, above those of its own steps (embedded/postgres-shutdown.ts). */
const databaseStopMs = 90_000;
/** Connections of the embedded database: for an instance and two commands, with three for the owner; and for a further worker. */
const connections = { alone: 64, ofWorker: 15 };

let log: Log | undefined;

const [option] = process.argv.slice(2);
if (option === '--version') {
  process.stdout.write(`${versionText(programVersion())}\n`);
  process.exit();
}
const shutdown = createShutdown((line) => (log ? log.error(line) : printLine(line)));
await shutdown.start(start, (error) => printLine(faultText(error, process.env['DATABASE_URL'])));

async function start(): Promise<void> {
  if (option !== undefined) throw new OperatorError(unknownOption);
  const config = readConfig(process.env);
  if (config.backups) await requireDirectory(config.backups.directory);
  const { logger, flush, ...output } = await openLog(config, shutdown);
  log = output.log;
  const tracing = await openTracing(config, log, shutdown);
  const settings = { ...config, ...(await secretsOf(config)), timeZone: processTimeZone() };
  const databaseUrls = config.databaseUrls ?? (await openEmbedded(config, log));
  const applied = await prepareDatabase(databaseUrls, log);
  // Without a migration, "0 applied" would sound like a fault.
  log.info(
    `The database is ready${applied.length > 0 ? `: ${countOf(applied.length, 'migration')} applied` : ''}.`,
  );
  const { url: databaseUrl } = databaseUrls;
  const database = openDatabase(databaseUrl, shutdown);
  await requireSchema(database);
  await keepOrigin(database, settings, log);
  const metrics = metricsOf(config);
  const resources = { settings, databaseUrl, database, log, logger, tracing, metrics };
  // Without workers, the process does not load node:cluster.
  const serve =
    config.workers > 1 ? (await import('./service/process/primary.ts')).serveByWorkers : serveAlone;
  log.info(exposureText(config));
  const serving = await serve(resources, shutdown);
  const { address } = serving;
  log.info(`The service answers at ${address}, with its documentation at ${address}/docs.`);
  if (process.env['APP_URL']) log.info(`Its public address is ${withoutUser(config.appUrl)}, by APP_URL.`);
  await flush();
  await showHints(serving);
}

/** Returns the address without a user and a password. */
function withoutUser(address: string): string {
  return Object.assign(new URL(address), { username: '', password: '' }).href;
}

async function openEmbedded({ dataDir, postgresBin, workers }: Config, log: Log): Promise<DatabaseUrls> {
  const max = connections.alone + (workers > 1 ? workers * connections.ofWorker : 0);
  const embedded = await startEmbedded({
    dataDir,
    bin: postgresBin,
    log,
    settings: { max_connections: max },
  });
  shutdown.add('PostgreSQL', embedded.stop, databaseStopMs);
  return embedded;
}
