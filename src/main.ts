/** Entry point: reads the configuration, opens the database, starts the application, and shuts down gracefully. */
import { type AppOptions, createApp, registry } from './app.ts';
import { requireDirectory } from './backup/directory.ts';
import { createBackupMetrics } from './backup/metrics.ts';
import { type BackupSettings, keepBackups } from './backup/nightly.ts';
import { keepDeletingRefusals } from './commands/refusals.ts';
import { type Config, readConfig } from './config.ts';
import { createDatabasePool } from './db/database.ts';
import { startEmbedded } from './db/embedded/index.ts';
import { faultText, OperatorError } from './db/faults.ts';
import type { Log } from './db/log.ts';
import type { DatabaseUrls } from './db/roles.ts';
import type { App } from './http/app-types.ts';
import { createDrain } from './http/drain.ts';
import { createJobs } from './jobs/queue.ts';
import { keepCheckpoints } from './ledger/checkpoints/keeper.ts';
import { keepCosigned } from './ledger/witnesses/keeper.ts';
import { createWitnessMetrics } from './ledger/witnesses/metrics.ts';
import { keepOrigin } from './ledger-origin.ts';
import { createLog, createLogDestination, loggerOptions, printLine } from './logging.ts';
import { createMetrics, type Metrics, watchProcess } from './metrics.ts';
import { watchSigning } from './part-metrics.ts';
import { prepareDatabase } from './prepare-database.ts';
import { secretsOf } from './secrets.ts';
import { createShutdown } from './shutdown.ts';
import type { Tracing } from './tracing.ts';
import { programVersion, versionText } from './version.ts';

const unknownOption =
  'The service has no options except --version: environment variables configure it (docs/operating.md).';
/** Time limit for the end of PostgreSQL, above those of its own steps (embedded/shutdown.ts). */
const databaseStopMs = 90_000;
/**
 * Time limit of its own for requests, so that no other resource takes their time: 10 s for requests (drain.ts), then 10 s
 * for jobs (jobs/queue.ts), and 5 s for connections of exports.
 */
const requestsStopMs = 25_000;

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
  const output = createLogDestination();
  // Added first, so it ends last.
  shutdown.add('log', output.flush);
  const logger = { ...loggerOptions(config.logLevel), stream: output.stream };
  log = createLog(loggerOptions(config.logLevel), output);
  const tracing = await openTracing(config, log);
  const settings = { ...config, ...(await secretsOf(config)) };
  const databaseUrls = config.databaseUrls ?? (await openEmbedded(config, log));
  await prepareDatabase(databaseUrls, log);
  const databaseUrl = databaseUrls.url;
  const database = createDatabasePool(databaseUrl);
  shutdown.add('connections to the database', database.close);
  await keepOrigin(database, settings, log);
  const jobs = createJobs({ url: databaseUrl, log });
  const metrics = metricsOf(config);
  const signing = watchSigning(metrics?.registry);
  const options = { database, databaseUrl, settings, logger, log, jobs, metrics, signing, ...tracing };
  const { app, ledgerLog, startSlices, hints } = await createApp(options);
  shutdown.add('background work', startSlices());
  shutdown.add('checkpoints', keepCheckpoints(ledgerLog, { log, onRound: signing.onRound }));
  if (config.witnesses.length > 0) shutdown.add('cosigning', startCosigning(config, options));
  shutdown.add('deletion of old refusals', keepDeletingRefusals(database, { now: () => new Date(), log }));
  if (config.backups) shutdown.add('nightly backups', startBackups(config.backups, options));
  // Added last, so it ends first: no slow keeper delays or cuts requests.
  const delayMs = config.stopDelaySeconds * 1000;
  shutdown.add('requests', createDrain(app, { delayMs }), requestsStopMs + delayMs);
  const address = await listen(app, config);
  log.info(`The service answers at ${address}, with its documentation at ${address}/docs.`);
  await output.flush();
  // Not a log line: JSON would escape the quotes of a command to copy.
  for (const hint of hints) printLine(hint(address));
}

function startCosigning(
  { witnesses }: Config,
  { database, log, metrics }: Pick<AppOptions, 'database' | 'metrics'> & { log: Log },
): () => Promise<void> {
  const now = () => new Date();
  const witnessMetrics = metrics && createWitnessMetrics(metrics.registry, witnesses, now);
  return keepCosigned(witnesses, { database, now, log, metrics: witnessMetrics });
}

function startBackups(
  settings: BackupSettings,
  { metrics, ...options }: Pick<AppOptions, 'database' | 'databaseUrl' | 'metrics'> & { log: Log },
): () => Promise<void> {
  const now = () => new Date();
  const backupMetrics = metrics && createBackupMetrics(metrics.registry, now);
  return keepBackups({
    ...options,
    settings,
    now,
    localTables: registry.localTables,
    metrics: backupMetrics,
  });
}

/** Starts traces if they are configured. Otherwise it does not load their libraries. */
async function openTracing({ traces: settings, trustProxy }: Config, log: Log): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { startTracing } = await import('./tracing.ts');
  const tracing = startTracing({ settings, trustProxy, program: programVersion(), log });
  // Ends last, and has its own time limit.
  shutdown.add('traces', tracing.stop, 10_000);
  return tracing;
}

function metricsOf({ metricsToken }: Config): Metrics | undefined {
  if (metricsToken === undefined) return undefined;
  const metrics = createMetrics(metricsToken);
  watchProcess(metrics);
  return metrics;
}

async function openEmbedded({ dataDir }: Config, log: Log): Promise<DatabaseUrls> {
  const embedded = await startEmbedded({ dataDir, log });
  shutdown.add('PostgreSQL', embedded.stop, databaseStopMs);
  return embedded;
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new OperatorError(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set another PORT.`,
      );
    }
    throw new OperatorError(
      `The service cannot listen on port ${port} of ${host} (${error.code}): set PORT or HOST.`,
    );
  }
}
