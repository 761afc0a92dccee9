import { randomUUID } from 'node:crypto';
import t from 'tap';
import { createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { createProxy } from '../helpers/proxy.ts';
import { until } from '../helpers/until.ts';
import { createReplica, replicaUrlOf } from './replicas.ts';
import { configure, startSyncing, statusOf, untilReplicated, untilStatus } from './syncing.ts';

const { here, newFamily } = await startSyncing(t);

t.test('fails the run of an unavailable replica, and catches up when it is available again', async (t) => {
  const { parent } = await newFamily();
  const { url } = await createReplica(t);
  const proxy = await createProxy(t, url);
  const id = await configure(parent, replicaUrlOf(proxy.url));
  await untilStatus(parent, id, 'COMPLETED');
  const { lastSyncAt } = await statusOf(parent, id);
  await proxy.cut();
  await createReward(parent);
  await untilStatus(parent, id, 'FAILED');
  t.match(await statusOf(parent, id), { errorMessage: /cannot reach/, lastSyncAt });
  await until('the service retries', async () => {
    const [row] = await here`SELECT attempts FROM sync_configs WHERE id = ${id}`;
    return row?.['attempts'] > 2;
  });
  await proxy.open();
  // The retry needs no change or request.
  await untilStatus(parent, id, 'COMPLETED');
  const there = connect(url);
  t.teardown(() => there.end());
  await untilReplicated(here, there, parent.id);
});

for (const [name, spoil, words] of [
  [
    'user',
    (url: URL) => Object.assign(url, { username: 'nobody_of_this_name' }),
    /refuses the user or the password/,
  ],
  ['database', (url: URL) => Object.assign(url, { pathname: '/no_such_database' }), /does not exist/],
] as const) {
  t.test(`pauses a configuration with an unknown ${name} until it changes`, async (t) => {
    const { parent } = await newFamily();
    const { url, replicaUrl } = await createReplica(t);
    const bad = replicaUrlOf(spoil(new URL(url)).href);
    const id = await configure(parent, bad);
    await untilStatus(parent, id, 'FAILED');
    t.match((await statusOf(parent, id)).errorMessage, words);
    const [row] = await here`SELECT is_paused FROM sync_configs WHERE id = ${id}`;
    t.equal(row?.['is_paused'], true);
    await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: replicaUrl }));
    await untilStatus(parent, id, 'COMPLETED');
    const there = connect(url);
    t.teardown(() => there.end());
    await untilReplicated(here, there, parent.id);
  });
}

t.test('takes over the run of a dead owner', async (t) => {
  const { parent } = await newFamily();
  const { replicaUrl } = await createReplica(t);
  const id = await configure(parent, replicaUrl, false);
  await here`UPDATE sync_configs SET sync_status = 'IN_PROGRESS', lease_owner = ${randomUUID()}, fence = 7,
    lease_until = clock_timestamp() + interval '1 s' WHERE id = ${id}`;
  t.equal((await statusOf(parent, id)).syncStatus, 'IN_PROGRESS');
  await untilStatus(parent, id, 'COMPLETED');
});
