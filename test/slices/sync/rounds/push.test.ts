import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { startApp } from '../../../helpers/app.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../../helpers/database/database.ts';
import { waitingForLocks } from '../../../helpers/database/locks.ts';
import { createProxy } from '../../../helpers/database/proxy.ts';
import { clientOf, createReward, expectStatus } from '../../../helpers/families/client.ts';
import { atOnce, inTurn } from '../../../helpers/families/races.ts';
import { until } from '../../../helpers/until.ts';
import { listen } from '../replica/servers.ts';
import { createReplica, replicaFaults, replicaRows, replicaUrlOf } from '../replicas.ts';
import {
  configure,
  createTestSync,
  startAnother,
  startSyncing,
  statusOf,
  untilReplicated,
  untilStatus,
} from '../syncing.ts';

const { databaseUrl, here, newFamily } = await startSyncing(t);

/** Creates a replica and a connection to it. */
async function openReplica(t: Test): Promise<{ url: string; replicaUrl: string; there: Sql }> {
  const replica = await createReplica(t);
  const there = connect(replica.url);
  t.teardown(() => there.end());
  return { ...replica, there };
}

/** Locks a table of the replica, which blocks runs for at most 5 s; returns a function that unlocks it. */
async function lockReplica(url: string, table = 'sync_cursor'): Promise<() => Promise<void>> {
  const sql = connect(url);
  await sql.unsafe(`BEGIN; LOCK TABLE learning.${table}`);
  return () => sql.end();
}

/** Starts a proxy to a replica, which holds the answers until the call of `letAnswer`. */
async function openGate(t: Test, url: string): Promise<{ replicaUrl: string; letAnswer: () => void }> {
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const proxy = await createProxy(t, url, (client, server) => {
    client.pipe(server);
    void mayAnswer.then(() => server.pipe(client));
  });
  return { replicaUrl: replicaUrlOf(proxy.url), letAnswer };
}

t.test('copies all rows once on a push and does not follow changes', async (t) => {
  const { parent } = await newFamily();
  const { there, replicaUrl } = await openReplica(t);
  const id = await configure(parent, replicaUrl, false);
  const { body } = await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  t.equal(body.syncStatus, 'IN_PROGRESS');
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await replicaFaults(here, there, parent.id), []);
  const before = await replicaRows(there, parent.id);
  await createReward(parent);
  t.equal((await here`SELECT FROM changes`).length, 0, 'no changes are recorded');
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await replicaFaults(here, there, parent.id), []);
  t.equal((await replicaRows(there, parent.id)).rewards, (before.rewards ?? 0) + 1);
});

t.test(
  'runs one of 50 concurrent pushes on two instances and returns SYNC_IN_PROGRESS to the others',
  async (t) => {
    // The run waits for its target until the others have their answers, however long a slow machine takes for them.
    const patient = { connectMs: 300_000 };
    const instances = [
      await startAnother(t, databaseUrl, patient),
      await startAnother(t, databaseUrl, patient),
    ];
    const { parent } = await newFamily();
    const { url } = await openReplica(t);
    const { replicaUrl, letAnswer } = await openGate(t, url);
    const id = await configure(parent, replicaUrl, false);
    const outcomes: string[] = [];
    const pushes = atOnce(50, async (i) => {
      const client = clientOf(inTurn(instances, i), parent.token);
      const { status, body } = await client.post(`/api/sync-configs/${id}/push`);
      outcomes.push(`${status} ${body.code ?? body.syncStatus}`);
    });
    await until('all others have their answers', () => outcomes.length === 49);
    t.same(new Set(outcomes), new Set(['500 SYNC_IN_PROGRESS']));
    letAnswer();
    await pushes;
    t.equal(outcomes.at(-1), '200 IN_PROGRESS');
    await untilStatus(parent, id, 'COMPLETED');
  },
);

t.test('fails a push that cannot connect immediately, and keeps the time of the last success', async (t) => {
  const { parent } = await newFamily();
  const { replicaUrl } = await openReplica(t);
  const id = await configure(parent, replicaUrl, false);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  const { lastSyncAt } = await statusOf(parent, id);
  const unreachable = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: unreachable }));
  const { status, body } = await parent.post(`/api/sync-configs/${id}/push`);
  t.match({ status, code: body.code }, { status: 500, code: 'SYNC_CONNECTION_FAILED' });
  const after = await statusOf(parent, id);
  t.match(after, { syncStatus: 'FAILED', lastSyncAt, rowsDone: null, rowsTotal: null });
  t.match(after.errorMessage, /cannot reach/);
});

t.test(
  'decisions.md 8.7: fails a push to a private address without a connection unless these are allowed',
  async (t) => {
    const { sync } = await createTestSync(t, databaseUrl, { allowPrivate: false });
    const strict = await startApp(t, { databaseUrl, services: { sync } });
    const { parent } = await newFamily();
    let connections = 0;
    const port = await listen(t, () => {
      connections += 1;
    });
    const id = await configure(parent, `postgresql://user:password@127.0.0.1:${port}/database`, false);
    const { status, body } = await clientOf(strict.app, parent.token).post(`/api/sync-configs/${id}/push`);
    t.match({ status, code: body.code }, { status: 500, code: 'SYNC_CONNECTION_FAILED' });
    t.match(await statusOf(parent, id), { syncStatus: 'FAILED', errorMessage: /cannot reach/ });
    t.equal(connections, 0);
  },
);

t.test('removes a learner deleted during a run in the next run', async (t) => {
  const { parent, learner } = await newFamily();
  const { url, replicaUrl, there } = await openReplica(t);
  const unlock = await lockReplica(url, 'rewards');
  const id = await configure(parent, replicaUrl);
  await until('the run waits', async () => (await waitingForLocks(url)) > 0);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  await unlock();
  await untilReplicated(here, there, parent.id);
  t.equal((await there`SELECT FROM learning.users WHERE id = ${learner.id}`).length, 0);
  await untilStatus(parent, id, 'COMPLETED');
});

t.test('reports the first missing table or column of another type', async (t) => {
  const { parent } = await newFamily();
  const empty = replicaUrlOf(await createEmptyDatabase(t));
  const id = await configure(parent, empty, false);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'FAILED');
  t.match((await statusOf(parent, id)).errorMessage, /the table learning\.sync_cursor is missing/);
  const { replicaUrl, there } = await openReplica(t);
  await there`ALTER TABLE learning.lessons ALTER grade_level TYPE text USING NULL`;
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: replicaUrl }));
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('the run fails', async () =>
    /the column learning\.lessons\.grade_level of type bigint/.test(
      (await statusOf(parent, id)).errorMessage,
    ),
  );
});

t.test('shows the progress during a run', async (t) => {
  const { parent } = await newFamily();
  const { replicaUrl, url } = await openReplica(t);
  const unlock = await lockReplica(url, 'rewards');
  // A run that waits too long fails, and the next one follows.
  const id = await configure(parent, replicaUrl);
  let shown: Awaited<ReturnType<typeof statusOf>>;
  await until('it shows numbers', async () => {
    shown = await statusOf(parent, id);
    return shown.rowsTotal > 0;
  });
  t.equal(shown.syncStatus, 'IN_PROGRESS');
  await unlock();
  await untilStatus(parent, id, 'COMPLETED');
  t.match(await statusOf(parent, id), { rowsDone: null, rowsTotal: null });
});

t.test('restarts the run if its configuration changes', async (t) => {
  const { parent } = await newFamily();
  const [first, second] = [await openReplica(t), await openReplica(t)];
  const id = await configure(parent, first.replicaUrl, false);
  const unlock = await lockReplica(first.url);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('the run waits', async () => (await waitingForLocks(first.url)) > 0);
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: second.replicaUrl }));
  await untilStatus(parent, id, 'COMPLETED');
  await unlock();
  t.same(await replicaFaults(here, second.there, parent.id), []);
  t.equal((await first.there`SELECT FROM learning.users`).length, 0, 'the previous replica stays empty');
});

t.test('stops the run if its configuration is deleted', async (t) => {
  const { parent } = await newFamily();
  const { replicaUrl, there, url } = await openReplica(t);
  const id = await configure(parent, replicaUrl, false);
  const unlock = await lockReplica(url);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('the run waits', async () => (await waitingForLocks(url)) > 0);
  await expectStatus(204, parent.delete(`/api/sync-configs/${id}`));
  await until('the run ends', async () => (await waitingForLocks(url)) === 0);
  await unlock();
  t.equal((await there`SELECT FROM learning.users`).length, 0);
});
