import { pino } from 'pino';
import { OperatorError } from '../../base/faults.ts';
import type { Log } from '../../base/service-log.ts';
import { programVersion } from '../../base/version.ts';
import type { Database } from '../../db/database.ts';
import { createDatabasePool } from '../../db/database.ts';
import type { App } from '../../http/app-types.ts';
import type { AppSettings } from '../../slice/deps.ts';
import { createMetrics, type Metrics, watchProcess } from '../../slice/metrics.ts';
import type { AppOptions } from '../app.ts';
import type { Config } from '../config.ts';
import { createLogDestination, loggerOptions } from '../logging.ts';
import type { Secrets } from '../secrets.ts';
import type { Shutdown } from '../shutdown.ts';
import type { Tracing } from '../tracing.ts';

/** Configuration with all secrets, and the zone of the process. */
export type Settings = Config & Secrets & Pick<AppSettings, 'timeZone'>;

/** Resources of a process, which its shutdown closes. */
export interface Resources {
  settings: Settings;
  databaseUrl: string;
  database: Database;
  log: Log;
  logger: AppOptions['logger'];
  tracing: Tracing | undefined;
  metrics: Metrics | undefined;
}

/** Time limit of requests after the delay of the stop: 10 s for requests (drain.ts), 10 s for jobs, and 5 s for exports. */
export const requestsStopMs = 25_000;

/** Time limit for what else a worker closes: the connections to the database. */
export const workerStopMs = 10_000;

/** Opens the log. It must be the first resource, so that it ends last. */
export async function openLog({ logLevel, logFormat, workers }: Config, shutdown: Shutdown) {
  const output = await createLogDestination({ isShared: workers > 1, format: logFormat });
  shutdown.add('log', output.flush);
  const options = loggerOptions(logLevel);
  return {
    log: pino(options, output.stream),
    logger: { ...options, stream: output.stream },
    flush: output.flush,
  };
}

/** Starts traces if they are configured. Otherwise it does not load their libraries. */
export async function openTracing(
  { traces: settings, trustProxy }: Config,
  log: Log,
  shutdown: Shutdown,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { startTracing } = await import('../tracing.ts');
  const tracing = startTracing({ settings, trustProxy, program: programVersion(), log });
  // Ends last, and has its own time limit.
  shutdown.add('traces', tracing.stop, 10_000);
  return tracing;
}

export function openDatabase(url: string, shutdown: Shutdown): Database {
  const database = createDatabasePool(url);
  shutdown.add('connections to the database', database.close);
  return database;
}

/** Creates the metrics of the process if they are configured. */
export function metricsOf({ metricsToken }: Config): Metrics | undefined {
  if (metricsToken === undefined) return undefined;
  const metrics = createMetrics(metricsToken);
  watchProcess(metrics);
  return metrics;
}

/** Listens, and returns the address. @throws OperatorError if the port cannot be had */
export async function listen(app: App, { host, port }: Config): Promise<string> {
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
