import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { createBackupMetrics } from '../../src/backup/metrics.ts';
import { createWitnessMetrics } from '../../src/kernel/ledger/witnesses/metrics.ts';
import { registry } from '../../src/service/app.ts';
import { loggerOptions } from '../../src/service/logging.ts';
import { watchSigning } from '../../src/service/part-metrics.ts';
import { createMetrics, watchProcess } from '../../src/slice/metrics.ts';
import { slices } from '../../src/slices/index.ts';
import { startApp, type TestContext } from '../helpers/app.ts';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { waitingForLocks } from '../helpers/database/locks.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { documentOf } from '../helpers/documents/document.ts';
import { refusal } from '../helpers/documents/expectations.ts';
import {
  clientOf,
  createReward,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../helpers/families/client.ts';
import { sendKeyed } from '../helpers/families/keyed.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { runService } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

/** Starts the application with metrics. */
function startWatched(t: TestContext, options: Parameters<typeof startApp>[1] = {}) {
  return startApp(t, { ...options, metrics: createMetrics(metricsToken) });
}

/** Creates a logger and the list of its lines. */
function warnings() {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  return { lines, logger: { ...loggerOptions('warn'), stream } };
}

t.test('returns metrics only for the metrics token, not for users', async (t) => {
  const { app } = await startWatched(t);
  const admin = await registerAdmin(app);
  for (const authorization of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    metricsToken,
    `Basic ${metricsToken}`,
    `Bearer ${metricsToken.slice(0, -1)}`,
    `Bearer ${metricsToken}x`,
    `Bearer ${admin.token}`,
  ]) {
    const answer = await app.inject({
      url: '/metrics',
      headers: { ...(authorization && { authorization }) },
    });
    const { statusCode: status, headers } = answer;
    t.match({ status, headers, body: answer.json() }, refusal(401, 'UNAUTHENTICATED'), String(authorization));
    t.equal(headers['www-authenticate'], 'Bearer');
  }
  const { statusCode, headers, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  t.equal(statusCode, 200);
  t.equal(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
  t.match(body, /^# TYPE http_request_duration_seconds histogram$/m);
  t.match(await clientOf(app, metricsToken).get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  t.notOk('/metrics' in documentOf(app).paths, 'is not an operation of the API');
});

t.test('returns 404 without a configured token', async (t) => {
  const { app } = await startApp(t);
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  t.equal(answer.statusCode, 404);
  t.equal(answer.json().code, 'ROUTE_NOT_FOUND');
});

t.test('takes labels from finite lists, never from a request', async (t) => {
  const { app } = await startWatched(t);
  const { parent, learner } = await registerFamily(app);
  await expectStatus(200, parent.get(`/api/learner-profile/${learner.id}`));
  await readMetrics(app);
  const before = (await readMetrics(app)).size;
  for (let i = 0; i < 20; i++) {
    await app.inject(`/no/such/path-${i}?secret=${i}`);
    await parent.get(`/api/lessons/${randomUUID()}`);
    await app.inject({ url: `/api/lessons/lesson-${i}`, headers: { authorization: `Bearer token-${i}` } });
  }
  const metrics = await readMetrics(app);
  const counts = [...metrics].filter(([name]) => name.startsWith('http_request_duration_seconds_count'));
  const labels = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  for (const name of [
    labels('GET', 'none', 404),
    labels('GET', '/api/lessons/:lessonId', 404),
    labels('GET', '/api/lessons/:lessonId', 401),
  ]) {
    t.equal(metrics.get(name), 20, name);
  }
  t.equal(metrics.get(labels('GET', '/api/learner-profile/:userId', 200)), 1);
  const perSeries = metrics.size - before;
  t.ok(
    perSeries > 0 && perSeries % 3 === 0,
    'each of three kinds of requests adds the same number of series',
  );
  for (const [name] of counts) t.match(name, /route="(none|(\/[a-z:*A-Z-]+)+)",status="\d{3}"\}$/);
});

t.test('observes each request that has a line in the log, also without an answer or a path', async (t) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const logger = { ...loggerOptions('info'), stream };
  const { app, database, databaseUrl } = await startWatched(t, { logger });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.inject('/%zz');
  const leave = new AbortController();
  await database.transaction(async (tx) => {
    await tx.query('LOCK TABLE users');
    const left = fetch(`${address}/`, { headers: { accept: 'text/html' }, signal: leave.signal });
    await until('it waits for the lock', async () => (await waitingForLocks(databaseUrl)) === 1);
    leave.abort();
    await t.rejects(left);
    await until('its line is there', () => lines.some((line) => JSON.parse(line).isAborted));
  });
  const metrics = await readMetrics(app);
  const count = (labels: string) => metrics.get(`http_request_duration_seconds_count{${labels}}`);
  t.equal(count('method="GET",route="none",status="400"'), 1);
  t.equal(count('method="GET",route="/",status="aborted"'), 1);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  t.equal(logged.length, 3, 'these two, and the reading of the metrics');
});

t.test('does not count refusals with status 500 as faults (decisions.md 1.4)', async (t) => {
  const { app, databaseUrl } = await startWatched(t);
  const { parent, learner } = await registerFamily(app);
  const { id } = await createReward(parent);
  const url = `/api/rewards/${id}/save`;
  t.equal((await learner.post(url, { points: 5 })).status, 500);
  const keyed = { token: learner.token, method: 'POST', url, payload: { points: 5 }, key: 'once' } as const;
  for (const isReplay of [false, true]) {
    const sent = await sendKeyed(app, keyed);
    t.match(sent, { isReplay, answer: { status: 500 } });
  }
  const faultsOf = async () => {
    const metrics = await readMetrics(app);
    return Object.fromEntries(
      [...metrics]
        .filter(([name]) => name.startsWith('http_server_faults_total'))
        .map(([name, value]) => [/code="(\w+)"/.exec(name)?.[1], value]),
    );
  };
  const none = {
    INTERNAL_ERROR: 0,
    SERVICE_UNAVAILABLE: 0,
    LESSON_GENERATION_FAILED: 0,
    // The service also works without the slice of this code.
    ...('LEDGER_CONTRADICTED' in registry.errors && { LEDGER_CONTRADICTED: 0 }),
  };
  t.same(await faultsOf(), none);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  await sql`ALTER TABLE achievements RENAME TO elsewhere`;
  t.equal((await learner.get('/api/achievements')).status, 500);
  t.same(await faultsOf(), { ...none, INTERNAL_ERROR: 1 }, 'counts unexpected errors');
});

t.test('returns metrics and reports the database as down while it is unavailable', async (t) => {
  const way = await createProxy(t, await createDatabase(t));
  const { lines, logger } = warnings();
  const { app } = await startWatched(t, { databaseUrl: way.url, logger });
  const parent = (await registerFamily(app)).parent;
  t.equal((await readMetrics(app)).get('database_up'), 1);
  await way.cut();
  t.equal((await parent.get('/api/user')).status, 503);
  const metrics = await readMetrics(app);
  t.equal(metrics.get('database_up'), 0);
  t.equal(metrics.get('http_server_faults_total{code="SERVICE_UNAVAILABLE"}'), 1);
  t.match(lines.at(-1), /database metrics unavailable/);
  await way.open();
  await until('it is back', async () => (await readMetrics(app)).get('database_up') === 1);
});

t.test('reports on the process, hides the token, and lets the service stop', async (t) => {
  const service = runService(t, {
    DATABASE_URL: await createDatabase(t),
    JWT_SECRET: 'j'.repeat(32),
    SECRETS_KEY: 's'.repeat(32),
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'trace',
  });
  const url = `${await service.address}/metrics`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds']) {
    t.match(text, new RegExp(`^${name} `, 'm'));
  }
  const refused = await fetch(url, { headers: { authorization: `Bearer ${metricsToken}x` } });
  t.equal(refused.status, 401);
  t.equal(await service.end('SIGTERM'), 0);
  for (const output of [text, await refused.text(), service.output(), service.errors()]) {
    t.notOk(output.includes(metricsToken));
  }
  t.match(service.output(), '"url":"/metrics"');
});

t.test('matches the table in docs/metrics.md', async (t) => {
  const metrics = createMetrics(metricsToken);
  await startApp(t, { metrics });
  watchSigning(metrics.registry);
  createBackupMetrics(metrics.registry, () => new Date());
  createWitnessMetrics(metrics.registry, [{ name: 'w', publicKey: 'w', url: '' }], () => new Date());
  const ours = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const page = await readFile(join(import.meta.dirname, '../../docs/metrics.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, type]) => `${name} ${type}`);
  const typed = (await metrics.registry.getMetricsAsJSON()).map(({ name, type }) => `${name} ${type}`);
  // The metrics of a slice begin with its name. The page also has those of slices that were removed.
  const known = [
    'service',
    'http',
    'database',
    'commands',
    'jobs',
    'ledger',
    'backup',
    ...slices.map(({ name }) => name),
  ];
  t.same(rows.filter((row) => known.includes(row.split('_', 1)[0] ?? '')).sort(), typed.sort());
  watchProcess(metrics);
  const all = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  for (const name of all.filter((some) => !ours.includes(some))) t.match(name, /^(process|nodejs)_/);
  const words = [...page.matchAll(/`((?:process|nodejs)_\w+[a-z])`/g)].map(([, name]) => name);
  for (const name of words) t.ok(all.includes(name ?? ''), String(name));
  t.ok(words.length > 0);
});
