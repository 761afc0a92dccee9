import { randomUUID } from 'node:crypto';
import t from 'tap';
import { createMetrics } from '../../src/metrics.ts';
import { createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { refusal } from '../helpers/expectations.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { createProxy } from '../helpers/proxy.ts';
import { until } from '../helpers/until.ts';
import { copiedRows, createTarget, targetUrlOf } from './copies.ts';
import { configure, startSyncing, untilStatus } from './syncing.ts';

const unreachable = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';

t.test('runs are counted by how they end, failures by their cause, and rows', async (t) => {
  const { app, newFamily } = await startSyncing(t, createMetrics(metricsToken));
  const runs = async (result: string) =>
    (await readMetrics(app)).get(`sync_run_duration_seconds_count{result="${result}"}`);
  t.same(await Promise.all(['completed', 'failed', 'abandoned'].map(runs)), [0, 0, 0]);
  const { parent } = await newFamily(5);
  const { url, targetUrl } = await createTarget(t);
  const id = await configure(parent, targetUrl, false);
  const push = () => parent.post(`/api/sync-configs/${id}/push`);
  const there = connect(url);
  t.teardown(() => there.end());
  await there.begin(async (tx) => {
    await tx`LOCK TABLE learning.sync_cursor`;
    await expectStatus(200, push());
    t.match(await push(), refusal(500, 'SYNC_IN_PROGRESS'));
  });
  await until('a run has ended', async () => (await runs('completed')) === 1);
  const rows = Object.values(await copiedRows(there, parent.id)).reduce((sum, count) => sum + count);
  t.ok(rows > 5);
  t.equal((await readMetrics(app)).get('sync_rows_total'), rows);

  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: unreachable }));
  t.match(await push(), refusal(500, 'SYNC_CONNECTION_FAILED'));
  await until('it has failed', async () => (await runs('failed')) === 1);
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: badUser(targetUrl) }));
  await push();
  await until('it has failed again', async () => (await runs('failed')) === 2);
  const metrics = await readMetrics(app);
  const results = [...metrics].filter(([name]) => name.startsWith('sync_run_duration_seconds_count'));
  t.equal(results.length, 3, 'a push that somebody else was faster with is no run');
  const failures = [...metrics].filter(([name, value]) => name.startsWith('sync_failures') && value > 0);
  t.same(Object.fromEntries(failures), {
    'sync_failures_total{cause="connection"}': 1,
    'sync_failures_total{cause="authentication"}': 1,
  });
  t.equal(metrics.get('sync_rows_total'), rows, 'of which none has carried a row');
  const faults = [...metrics].filter(([name]) => name.startsWith('http_server_faults_total'));
  t.ok(faults.length > 0 && faults.every(([, value]) => value === 0), 'nor was the server at fault');
  t.equal(metrics.get('sync_configs{state="paused"}'), 1, 'and the last one waits for its parent');
});

t.test('the lag is 0 but for changes that a target has not got, and grows until it has them', async (t) => {
  const { app, admin, here, newFamily } = await startSyncing(t, createMetrics(metricsToken));
  const lagOf = async (state: string) =>
    (await readMetrics(app)).get(`sync_lag_seconds{state="${state}"}`) ?? -1;
  const noneIsBehind = () =>
    until('none is behind', async () =>
      [...(await readMetrics(app))].every(([name, value]) => !name.startsWith('sync_lag') || value === 0),
    );
  const { parent, learner } = await newFamily();
  t.equal(await lagOf('completed'), 0);
  const { url } = await createTarget(t);
  const proxy = await createProxy(t, url);
  const id = await configure(parent, targetUrlOf(proxy.url));
  await untilStatus(parent, id, 'COMPLETED');
  await noneIsBehind();
  await createReward(parent);
  await noneIsBehind();
  // What happened long ago, and is there, does not count.
  await here`UPDATE changes SET changed_at = now() - interval '1 day'`;
  await here`UPDATE sync_configs SET last_sync_at = now() - interval '1 day', created_at = now() - interval '2 days'`;
  await proxy.cut();
  await expectStatus(
    201,
    admin.post('/api/points/adjust', { learnerId: learner.id, amount: 3, reason: 'is no row of the feed' }),
  );
  await until('the change counts', async () => (await lagOf('failed')) > 0);
  t.ok((await lagOf('failed')) < 3600);
  await createReward(parent);
  await here`UPDATE changes SET changed_at = changed_at - interval '1 hour'`;
  const first = await lagOf('failed');
  t.ok(first >= 3600 && first < 7200, `${first}`);
  await createReward(parent);
  t.ok((await lagOf('failed')) > first, 'the oldest one counts, however it is tried again meanwhile');
  t.equal(await lagOf('completed'), 0);
  await proxy.open();
  await untilStatus(parent, id, 'COMPLETED');
  await noneIsBehind();
});

t.test('a first copy that does not come about lags since the configuration is there', async (t) => {
  const { app, here, newFamily } = await startSyncing(t, createMetrics(metricsToken));
  const { parent } = await newFamily();
  const id = await configure(parent, unreachable);
  await untilStatus(parent, id, 'FAILED');
  // Another instance tries it at the moment, which makes it none of those that work.
  await here`UPDATE sync_configs SET created_at = now() - interval '3 days', sync_status = 'IN_PROGRESS',
    lease_owner = ${randomUUID()}, lease_until = now() + interval '1 hour'`;
  const lag = (await readMetrics(app)).get('sync_lag_seconds{state="failed"}') ?? 0;
  t.ok(lag >= 3 * 86_400 && lag < 4 * 86_400, `${lag}`);
});

function badUser(targetUrl: string): string {
  return targetUrl.replace(/\/\/[^:]+:/, '//nobody_of_this_name:');
}
