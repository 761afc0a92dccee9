import { randomUUID } from 'node:crypto';
import t from 'tap';
import { connect } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { createReplica, replicaUrlOf } from './replicas.ts';
import {
  configure,
  shortConnectMs,
  startSyncing,
  statusOf,
  untilReplicated,
  untilStatus,
} from './syncing.ts';

const { here, newFamily } = await startSyncing(t, { connectMs: shortConnectMs });

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

t.test(
  'retries a configuration with a wrong user, password or database, like an absent target',
  async (t) => {
    const { parent } = await newFamily();
    const { url, replicaUrl } = await createReplica(t);
    const spoiled = [
      Object.assign(new URL(url), { username: 'nobody_of_this_name' }),
      Object.assign(new URL(url), { pathname: '/no_such_database' }),
      Object.assign(new URL(url), { port: '1' }),
    ];
    const ids = await Promise.all(spoiled.map(({ href }) => configure(parent, replicaUrlOf(href))));
    const messages = new Set<string>();
    for (const id of ids) {
      await untilStatus(parent, id, 'FAILED');
      messages.add((await statusOf(parent, id)).errorMessage);
    }
    t.equal(messages.size, 1);
    t.match([...messages], [/cannot reach .* SYNC_ALLOW_PRIVATE_TARGETS=true/]);
    t.same(await here`SELECT DISTINCT is_paused FROM sync_configs WHERE family_id = ${parent.id}`, [
      { is_paused: false },
    ]);
    const [id = ''] = ids;
    await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: replicaUrl }));
    await untilStatus(parent, id, 'COMPLETED');
  },
);

t.test('pauses a configuration whose target lacks the schema, until it changes', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, replicaUrlOf(await createEmptyDatabase(t)));
  await until('it says what is missing', async () =>
    /learning\.sync_cursor is missing/.test((await statusOf(parent, id)).errorMessage ?? ''),
  );
  const [row] = await here`SELECT is_paused FROM sync_configs WHERE id = ${id}`;
  t.equal(row?.['is_paused'], true);
  const { url, replicaUrl } = await createReplica(t);
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: replicaUrl }));
  await untilStatus(parent, id, 'COMPLETED');
  const there = connect(url);
  t.teardown(() => there.end());
  await untilReplicated(here, there, parent.id);
});

t.test('takes over the run of a dead owner', async (t) => {
  const { parent } = await newFamily();
  const { replicaUrl } = await createReplica(t);
  const id = await configure(parent, replicaUrl, false);
  await here`UPDATE sync_configs SET sync_status = 'IN_PROGRESS', lease_owner = ${randomUUID()}, fence = 7,
    lease_until = ${new Date(Date.now() + 1000).toISOString()} WHERE id = ${id}`;
  t.equal((await statusOf(parent, id)).syncStatus, 'IN_PROGRESS');
  await untilStatus(parent, id, 'COMPLETED');
});
