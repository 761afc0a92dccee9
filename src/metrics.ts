import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Database } from './db/database.ts';
import { inTime } from './db/in-time.ts';
import { faultCodes, Problem } from './errors.ts';
import type { App } from './http/app-types.ts';
import { configStates, readStates } from './sync/lag.ts';
import { failureCauses } from './sync/replica/error.ts';
import type { End } from './sync/threads.ts';

/**
 * Metrics in the text format of Prometheus; `docs/metrics.md` explains each. Labels come from finite lists: no label
 * contains data of a request or a family.
 */
export interface Metrics {
  registry: Registry;
  /** Counts a finished run of a synchronisation. */
  countRun(end: End, seconds: number): void;
  /** Counts the requests of an application, and adds GET /metrics to it. */
  serve(app: App, database: Database): void;
}

/** Seconds. */
const buckets = {
  request: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  run: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60, 300],
};
/** Maximum wait for the database. The other metrics matter most while it does not answer. */
const patienceMs = 2_000;

/** Creates the metrics of one application. @param token the token that readers must send */
export function createMetrics(token: string): Metrics {
  const registry = new Registry();
  return {
    registry,
    countRun: runCounter(registry),
    serve(app, database) {
      countRequests(app, registry);
      const refresh = createDatabaseMetrics(registry, database);
      const isToken = tokenCheck(token);
      app.get('/metrics', async (request, reply) => {
        if (!isToken(request.headers.authorization)) throw new Problem('UNAUTHENTICATED');
        await refresh((err) => request.log.warn({ err }, 'database metrics unavailable'));
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
  };
}

/** Adds the metrics of the process. Call once per process: the library's collectors run until the process ends. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

/** Returns a check that compares hashes in constant time. */
function tokenCheck(token: string): (authorization: string | undefined) => boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  const expected = hashOf(token);
  return (authorization = '') =>
    timingSafeEqual(hashOf(/^Bearer +(.*)$/i.exec(authorization)?.[1] ?? ''), expected);
}

function countRequests(app: App, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status, from the first line to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: buckets.request,
    registers,
  });
  const faults = new Counter({
    name: 'http_server_faults_total',
    help: 'Requests that failed through a fault of the service, by error code.',
    labelNames: ['code'],
    registers,
  });
  for (const code of faultCodes) faults.inc({ code }, 0);
  app.addHook('onResponse', (request, reply, done) => {
    // The number of unknown paths is unlimited.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const code = request.problemCode;
    if (code && faultCodes.includes(code)) faults.inc({ code });
    done();
  });
}

function runCounter(registry: Registry): Metrics['countRun'] {
  const registers = [registry];
  const durations = new Histogram({
    name: 'sync_run_duration_seconds',
    help: 'Duration of synchronisation runs by result.',
    labelNames: ['result'],
    buckets: buckets.run,
    registers,
  });
  const failures = new Counter({
    name: 'sync_failures_total',
    help: 'Failed synchronisation runs by cause.',
    labelNames: ['cause'],
    registers,
  });
  const rows = new Counter({
    name: 'sync_rows_total',
    help: 'Rows that completed synchronisation runs copied.',
    registers,
  });
  // Present from the start: a rate does not count the first increment of a new counter.
  for (const result of ['completed', 'failed', 'abandoned']) durations.zero({ result });
  for (const cause of failureCauses) failures.inc({ cause }, 0);
  return (end, seconds) => {
    // Another instance runs it.
    if (end.kind === 'taken') return;
    durations.observe({ result: end.kind }, seconds);
    if (end.kind === 'completed') rows.inc(end.round.rows);
    if (end.kind === 'failed') failures.inc({ cause: end.cause });
  };
}

/** @returns a function that queries the database; on an error it calls `onError`, and its metrics have no values */
function createDatabaseMetrics(registry: Registry, database: Database) {
  const registers = [registry];
  const up = new Gauge({
    name: 'database_up',
    help: '1 if the database answered the query for these metrics within 2 s, otherwise 0.',
    registers,
  });
  const configs = new Gauge({
    name: 'sync_configs',
    help: 'Synchronisation configurations by state, over all instances.',
    labelNames: ['state'],
    registers,
  });
  const lag = new Gauge({
    name: 'sync_lag_seconds',
    help: 'Age of the oldest change that a continuous configuration lacks, by state, over all instances.',
    labelNames: ['state'],
    registers,
  });
  return async (onError: (error: unknown) => void): Promise<void> => {
    const found = await inTime(readStates(database), patienceMs).catch(onError);
    up.set(found ? 1 : 0);
    configs.reset();
    lag.reset();
    for (const state of found ? configStates : []) {
      const row = found?.find((some) => some.state === state);
      configs.set({ state }, row?.configs ?? 0);
      lag.set({ state }, row?.lagSeconds ?? 0);
    }
  };
}
