import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { type ErrorDefinition, type ErrorDefinitions, Problem } from '../base/errors.ts';
import { type ProgramVersion, programVersion } from '../base/version.ts';
import type { Database } from '../db/database.ts';
import { inTime } from '../db/in-time.ts';
import type { App } from '../http/app-types.ts';
import type { EndedRequest } from '../http/request-log.ts';

/** Metrics in Prometheus's text format (docs/metrics.md). No label contains data of a request or a family. */
export interface Metrics {
  registry: Registry;
  /** Counts a request that has ended. */
  countRequest(ended: EndedRequest): void;
  /** Adds GET /metrics to an application, with the text that the function returns. It gets a listener for faults. */
  serve(app: App, read: (onError: OnError) => Promise<string>): void;
}

type OnError = (error: unknown) => void;

/** Function that reads the metrics from the database. */
export type RefreshMetrics = (onError: OnError) => Promise<void>;

const bucketSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];
/** Maximum wait for the database. The other metrics matter most while it does not answer. */
const databaseTimeoutMs = 2_000;

/** Creates the metrics of one application. Their readers must send the token. */
export function createMetrics(token: string): Metrics {
  const registry = new Registry();
  const requests = createRequestMetrics(registry);
  return {
    registry,
    countRequest: requests.count,
    serve(app, read) {
      requests.showFaults(app.errors);
      addBuildInfo(registry, programVersion());
      const isToken = createTokenCheck(token);
      app.get('/metrics', { config: { hosts: 'all' } }, async (request, reply) => {
        if (!isToken(request.headers.authorization)) throw new Problem('UNAUTHENTICATED');
        const text = await read((err) => request.log.warn({ err }, 'database metrics unavailable'));
        return reply.type(registry.contentType).send(text);
      });
    },
  };
}

/** Adds the metrics of the process. Call once per process: the library's collectors run until the process ends. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
  // Of several processes, the slowest: the library would show the mean.
  for (const metric of registry.getMetricsAsArray())
    if (metric.name.startsWith('nodejs_eventloop_lag_p')) metric.aggregator = 'max';
}

/** Returns a check that compares hashes in constant time. */
function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  const expected = hashOf(token);
  return (authorization = '') =>
    timingSafeEqual(hashOf(/^Bearer +(.*)$/i.exec(authorization)?.[1] ?? ''), expected);
}

/** Adds the version as labels of a constant, the convention of Prometheus. */
function addBuildInfo(registry: Registry, { version, commit, node, schema }: ProgramVersion): void {
  const info = new Gauge({
    name: 'service_build_info',
    help: 'Version of the service, its commit, Node, and the number of its last migration, as labels of 1.',
    labelNames: ['version', 'commit', 'node', 'schema'],
    aggregator: 'first',
    registers: [registry],
  });
  info.set({ version, commit: commit ?? 'unknown', node, schema }, 1);
}

function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status, from the first line to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers,
  });
  const faults = new Counter({
    name: 'http_server_faults_total',
    help: 'Requests that failed because of a fault of the service, by error code.',
    labelNames: ['code'],
    registers,
  });
  const isFault = ([status, , options]: ErrorDefinition) => status >= 500 && !options?.isExpected;

  return {
    count({ request, reply, ms, isAborted }: EndedRequest): void {
      // Unknown paths share a label: their number is unlimited.
      const route = request.routeOptions.url ?? 'none';
      // The client of an aborted request has not got the status that the service would send.
      const status = isAborted ? 'aborted' : reply.statusCode;
      const { problemCode: code, server, wait } = request;
      // A wait that the client wants says nothing about the service.
      const waitedMs = wait ? (wait.endedAt ?? performance.now()) - wait.startedAt : 0;
      durations.observe({ method: request.method, route, status }, (ms - waitedMs) / 1000);
      if (code && isFault(server.errors[code])) faults.inc({ code });
    },
    /** Makes the counters of all faults appear, at 0. */
    showFaults(errors: ErrorDefinitions): void {
      for (const [code, definition] of Object.entries(errors))
        if (isFault(definition)) faults.inc({ code }, 0);
    },
  };
}

/** Metrics from the database. Without an answer in time, they have no values. */
export interface MetricsQuery {
  /** Removes the values. */
  reset(): void;
  /** Queries the database. Returns a function that sets the values. */
  read(): Promise<() => void>;
}

/** Returns a function that sets the metrics from the database, and records whether it answers in time. */
export function createDatabaseMetrics(
  registry: Registry,
  database: Pick<Database, 'query'>,
  queries: readonly MetricsQuery[],
): RefreshMetrics {
  const up = new Gauge({
    name: 'database_up',
    help: '1 if the database answered the queries for these metrics within 2 s, otherwise 0.',
    registers: [registry],
  });
  return async (onError) => {
    try {
      const answers = Promise.all([database.query('SELECT 1'), ...queries.map((query) => query.read())]);
      const [, ...setters] = await inTime(answers, databaseTimeoutMs);
      for (const set of setters) set();
      up.set(1);
    } catch (error) {
      onError(error);
      for (const query of queries) query.reset();
      up.set(0);
    }
  };
}
