import { randomUUID } from 'node:crypto';
import t from 'tap';
import { loggerOptions } from '../../../src/service/logging.ts';
import { createMetrics } from '../../../src/slice/metrics.ts';
import { startApp } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { metricsToken, readMetrics } from '../../helpers/metrics.ts';
import { until } from '../../helpers/until.ts';
import { createReplica, replicaRows, replicaUrlOf } from './replicas.ts';
import { configure, startSyncing, untilStatus } from './syncing.ts';

const unreachable = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';

t.test('counts runs by result, failures by cause, and rows', async (t) => {
  const { app, newFamily } = await startSyncing(t, { metrics: createMetrics(metricsToken) });
  const runs = async (result: string) =>
    (await readMetrics(app)).get(`sync_run_duration_seconds_count{result="${result}"}`);
  t.same(await Promise.all(['completed', 'failed', 'abandoned'].map(runs)), [0, 0, 0]);
  const { parent } = await newFamily(5);
  const { url, replicaUrl } = await createReplica(t);
  const id = await configure(parent, replicaUrl, false);
  const push = () => parent.post(`/api/sync-configs/${id}/push`);
  const there = connect(url);
  t.teardown(() => there.end());
  await there.begin(async (tx) => {
    await tx`LOCK TABLE learning.sync_cursor`;
    await expectStatus(200, push());
    t.match(await push(), refusal(500, 'SYNC_IN_PROGRESS'));
  });
  await until('a run completes', async () => (await runs('completed')) === 1);
  const rows = Object.values(await replicaRows(there, parent.id)).reduce((sum, count) => sum + count);
  t.ok(rows > 5);
  t.equal((await readMetrics(app)).get('sync_rows_total'), rows);

  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: unreachable }));
  t.match(await push(), refusal(500, 'SYNC_CONNECTION_FAILED'));
  await until('a run fails', async () => (await runs('failed')) === 1);
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: badUser(replicaUrl) }));
  await push();
  await until('another run fails', async () => (await runs('failed')) === 2);
  const metrics = await readMetrics(app);
  const results = [...metrics].filter(([name]) => name.startsWith('sync_run_duration_seconds_count'));
  t.equal(results.length, 3, 'a rejected push is not a run');
  const failures = [...metrics].filter(([name, value]) => name.startsWith('sync_failures') && value > 0);
  t.same(Object.fromEntries(failures), {
    'sync_failures_total{cause="connection"}': 1,
    'sync_failures_total{cause="authentication"}': 1,
  });
  t.equal(metrics.get('sync_rows_total'), rows, 'failed runs add no rows');
  const faults = [...metrics].filter(([name]) => name.startsWith('http_server_faults_total'));
  t.ok(faults.length > 0 && faults.every(([, value]) => value === 0), 'no server fault');
  t.equal(metrics.get('sync_configs{state="failed"}'), 1, 'the service retries the last failure');
});

t.test(
  'reports the age of the oldest change that a replica lacks as its lag, and 0 without one',
  async (t) => {
    const { app, admin, here, newFamily } = await startSyncing(t, { metrics: createMetrics(metricsToken) });
    const lagOf = async (state: string) =>
      (await readMetrics(app)).get(`sync_lag_seconds{state="${state}"}`) ?? -1;
    const untilNoLag = () =>
      until('no replica lags', async () =>
        [...(await readMetrics(app))].every(([name, value]) => !name.startsWith('sync_lag') || value === 0),
      );
    const { parent, learner } = await newFamily();
    t.equal(await lagOf('completed'), 0);
    const { url } = await createReplica(t);
    const proxy = await createProxy(t, url);
    const id = await configure(parent, replicaUrlOf(proxy.url));
    await untilStatus(parent, id, 'COMPLETED');
    await untilNoLag();
    await createReward(parent);
    await untilNoLag();
    // Old changes that the replica has do not count.
    await here`UPDATE changes SET changed_at = now() - interval '1 day'`;
    await here`UPDATE sync_configs SET last_sync_at = now() - interval '1 day', created_at = now() - interval '2 days'`;
    await proxy.cut();
    await expectStatus(
      201,
      admin.post('/api/points/adjust', { learnerId: learner.id, amount: 3, reason: 'not in the change log' }),
    );
    await until('the change adds lag', async () => (await lagOf('failed')) > 0);
    t.ok((await lagOf('failed')) < 3600);
    await createReward(parent);
    await here`UPDATE changes SET changed_at = now() - interval '1 hour'`;
    const first = await lagOf('failed');
    t.ok(first >= 3600 && first < 7200, `${first}`);
    await createReward(parent);
    t.ok((await lagOf('failed')) > first, 'the oldest change counts during retries');
    t.equal(await lagOf('completed'), 0);
    await proxy.open();
    await untilStatus(parent, id, 'COMPLETED');
    await untilNoLag();
  },
);

t.test('measures the lag from the creation of a configuration that has never succeeded', async (t) => {
  const { app, here, newFamily } = await startSyncing(t, { metrics: createMetrics(metricsToken) });
  const { parent } = await newFamily();
  const id = await configure(parent, unreachable);
  await untilStatus(parent, id, 'FAILED');
  // A retry does not change the state from failed.
  await here`UPDATE sync_configs SET created_at = now() - interval '3 days', sync_status = 'IN_PROGRESS',
    lease_owner = ${randomUUID()}, lease_until = now() + interval '1 hour'`;
  const lag = (await readMetrics(app)).get('sync_lag_seconds{state="failed"}') ?? 0;
  t.ok(lag >= 3 * 86_400 && lag < 4 * 86_400, `${lag}`);
});

t.test('omits the metrics of configurations if the database does not answer within 2 s', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('warn'), stream: { write: (line: string) => lines.push(line) } };
  const watched = createMetrics(metricsToken);
  const { app, databaseUrl } = await startApp(t, { logger, metrics: watched });
  const lag = 'sync_lag_seconds{state="completed"}';
  t.ok((await readMetrics(app)).has(lag));
  const sql = connect(databaseUrl);
  await sql.unsafe('BEGIN; LOCK TABLE sync_configs');
  const metrics = await readMetrics(app);
  t.equal(metrics.get('database_up'), 0);
  t.ok(metrics.has('sync_rows_total'));
  t.same(
    [...metrics.keys()].filter((name) => /^sync_(lag|configs)/.test(name)),
    [],
  );
  t.match(lines.at(-1), /within 2000 ms/);
  await sql.unsafe('COMMIT');
  await until('the late query ends', async () => {
    const waiting = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`;
    return waiting.length === 0;
  });
  t.notMatch(await watched.registry.metrics(), /^sync_lag_seconds\{/m, 'a late answer sets no values');
  await sql.end();
  await until('the database answers', async () => (await readMetrics(app)).has(lag));
});

function badUser(replicaUrl: string): string {
  return replicaUrl.replace(/\/\/[^:]+:/, '//nobody_of_this_name:');
}
