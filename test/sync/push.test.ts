import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { startApp } from '../helpers/app.ts';
import { clientOf, createReward, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { waitingForLocks } from '../helpers/lanes.ts';
import { until } from '../helpers/until.ts';
import { copiedRows, copyFaults, createEmptyDatabase, createTarget, targetUrlOf } from './copies.ts';
import {
  configure,
  openTestSync,
  startAnother,
  startSyncing,
  statusOf,
  untilCopied,
  untilStatus,
} from './syncing.ts';
import { listen } from './target/servers.ts';

const { app, databaseUrl, here, newFamily } = await startSyncing(t);

/** A target with a look into it. */
async function openTarget(t: Test): Promise<{ url: string; targetUrl: string; there: Sql }> {
  const target = await createTarget(t);
  const there = connect(target.url);
  t.teardown(() => there.end());
  return { ...target, there };
}

/** Locks a table of the target, so that a run there goes no further; returns what frees them. */
async function holdTarget(url: string, table = 'sync_cursor'): Promise<() => Promise<void>> {
  const sql = connect(url);
  await sql.unsafe(`BEGIN; LOCK TABLE learning.${table}`);
  return () => sql.end();
}

t.test('a push copies everything once and follows nothing', async (t) => {
  const { parent } = await newFamily();
  const { there, targetUrl } = await openTarget(t);
  const id = await configure(parent, targetUrl, false);
  const { body } = await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  t.equal(body.syncStatus, 'IN_PROGRESS');
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await copyFaults(here, there, parent.id), []);
  const before = await copiedRows(there, parent.id);
  await createReward(parent);
  t.equal((await here`SELECT FROM changes`).length, 0, 'nobody wants to hear of changes');
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await copyFaults(here, there, parent.id), []);
  t.equal((await copiedRows(there, parent.id)).rewards, (before.rewards ?? 0) + 1);
});

t.test('of 50 pushes at once on two instances one runs, and 49 are told that it does', async (t) => {
  const other = await startAnother(t, databaseUrl);
  const { parent } = await newFamily();
  const { url, targetUrl } = await openTarget(t);
  const id = await configure(parent, targetUrl, false);
  const free = await holdTarget(url);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      clientOf(i % 2 === 0 ? app : other, parent.token).post(`/api/sync-configs/${id}/push`),
    ),
  );
  await free();
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? body.syncStatus}`).sort();
  t.same(outcomes, ['200 IN_PROGRESS', ...Array.from({ length: 49 }, () => '500 SYNC_IN_PROGRESS')]);
  await untilStatus(parent, id, 'COMPLETED');
});

t.test('a push that cannot connect fails at once, and keeps the time of the last success', async (t) => {
  const { parent } = await newFamily();
  const { targetUrl } = await openTarget(t);
  const id = await configure(parent, targetUrl, false);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  const { lastSyncAt } = await statusOf(parent, id);
  const unreachable = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: unreachable }));
  const { status, body } = await parent.post(`/api/sync-configs/${id}/push`);
  t.match({ status, code: body.code }, { status: 500, code: 'SYNC_CONNECTION_FAILED' });
  const after = await statusOf(parent, id);
  t.match(after, { syncStatus: 'FAILED', lastSyncAt, rowsDone: null, rowsTotal: null });
  t.match(after.errorMessage, /cannot be reached/);
});

t.test(
  'decisions.md 8.7: a push to a private address fails where these are refused, and connects to nothing',
  async (t) => {
    const { sync } = openTestSync(t, databaseUrl, { allowPrivate: false });
    const strict = await startApp(t, { databaseUrl, sync });
    const { parent } = await newFamily();
    let connections = 0;
    const port = await listen(t, () => {
      connections += 1;
    });
    const id = await configure(parent, `postgresql://user:password@127.0.0.1:${port}/database`, false);
    const { status, body } = await clientOf(strict.app, parent.token).post(`/api/sync-configs/${id}/push`);
    t.match({ status, code: body.code }, { status: 500, code: 'SYNC_CONNECTION_FAILED' });
    t.match(await statusOf(parent, id), { syncStatus: 'FAILED', errorMessage: /cannot be reached/ });
    t.equal(connections, 0);
  },
);

t.test('a learner that is erased in the middle of a run vanishes with the next one', async (t) => {
  const { parent, learner } = await newFamily();
  const { url, targetUrl, there } = await openTarget(t);
  const free = await holdTarget(url, 'rewards');
  const id = await configure(parent, targetUrl);
  await until('it waits', async () => (await waitingForLocks(url)) > 0);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  await free();
  await untilCopied(here, there, parent.id);
  t.equal((await there`SELECT FROM learning.users WHERE id = ${learner.id}`).length, 0);
  await untilStatus(parent, id, 'COMPLETED');
});

t.test(
  'a target without the schema, or with another, is told by the first thing that is missing',
  async (t) => {
    const { parent } = await newFamily();
    const empty = targetUrlOf(await createEmptyDatabase(t));
    const id = await configure(parent, empty, false);
    await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
    await untilStatus(parent, id, 'FAILED');
    t.match((await statusOf(parent, id)).errorMessage, /the table learning\.sync_cursor is missing/);
    const { targetUrl, there } = await openTarget(t);
    await there`ALTER TABLE learning.lessons ALTER grade_level TYPE text USING NULL`;
    await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: targetUrl }));
    await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
    await until('it fails by that', async () =>
      /the column learning\.lessons\.grade_level of type bigint/.test(
        (await statusOf(parent, id)).errorMessage,
      ),
    );
  },
);

t.test('while it runs, a configuration says how far it is', async (t) => {
  const { parent } = await newFamily();
  const { targetUrl, url } = await openTarget(t);
  const id = await configure(parent, targetUrl, false);
  const sql = connect(url);
  await sql.unsafe('BEGIN; LOCK TABLE learning.rewards');
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('there are numbers', async () => (await statusOf(parent, id)).rowsTotal > 0);
  t.equal((await statusOf(parent, id)).syncStatus, 'IN_PROGRESS');
  await sql.end();
  await untilStatus(parent, id, 'COMPLETED');
  t.match(await statusOf(parent, id), { rowsDone: null, rowsTotal: null });
});

t.test('a configuration that is changed in the middle of a run begins anew as it is then', async (t) => {
  const { parent } = await newFamily();
  const [first, second] = [await openTarget(t), await openTarget(t)];
  const id = await configure(parent, first.targetUrl, false);
  const free = await holdTarget(first.url);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('it waits', async () => (await waitingForLocks(first.url)) > 0);
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: second.targetUrl }));
  await untilStatus(parent, id, 'COMPLETED');
  await free();
  t.same(await copyFaults(here, second.there, parent.id), []);
  t.equal((await first.there`SELECT FROM learning.users`).length, 0, 'the former target gets nothing more');
});

t.test('a configuration that is deleted in the middle of a run copies nothing any more', async (t) => {
  const { parent } = await newFamily();
  const { targetUrl, there, url } = await openTarget(t);
  const id = await configure(parent, targetUrl, false);
  const free = await holdTarget(url);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await until('it waits', async () => (await waitingForLocks(url)) > 0);
  await expectStatus(204, parent.delete(`/api/sync-configs/${id}`));
  await until('it has gone', async () => (await waitingForLocks(url)) === 0);
  await free();
  t.equal((await there`SELECT FROM learning.users`).length, 0);
});
