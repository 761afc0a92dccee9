import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { seedHistory } from '../../../../bench/seed.ts';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { connectReplica } from '../../../../src/slices/sync/replica/replica-connection.ts';
import { parseReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';
import { runRound } from '../../../../src/slices/sync/round.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createProxy } from '../../../helpers/database/proxy.ts';
import { createReward, expectStatus, type Family } from '../../../helpers/families/client.ts';
import { until } from '../../../helpers/until.ts';
import { failureOf } from '../replica/reach.ts';
import { createReplica, replicaFaults, replicaUrlOf } from '../replicas.ts';
import { configure, createFullQueue, fullRound, startSyncing, untilStatus } from '../syncing.ts';

const { database, databaseUrl, here, newFamily } = await startSyncing(t);

/** Registers a family whose replica needs several statements. */
async function newLargeFamily(): Promise<Family> {
  const family = await newFamily();
  const { parent, learner } = family;
  await seedHistory(database, { familyId: parent.id, learnerId: learner.id, rewardId: '' }, 1_000);
  return family;
}

/** Opens a proxy to a replica that holds the first rows of each connection until the test passes them on. */
async function openSlowProxy(t: Test, replicaUrl: string) {
  const held = new Map<Socket, () => void>();
  const waiting = new Set<Socket>();
  let isOpen = false;
  const proxy = await createProxy(t, replicaUrl, (client, server) => {
    server.pipe(client);
    let isSlow = true;
    client.on('close', () => [held, waiting].map((some) => some.delete(client)));
    client.on('data', (chunk) => {
      const pass = () => server.write(chunk);
      if (chunk.includes('ROLLBACK')) waiting.add(client);
      if (chunk.includes('BEGIN')) waiting.delete(client);
      if (!isSlow || isOpen || !chunk.includes('WITH r0')) return pass();
      isSlow = false;
      held.set(client, pass);
      return undefined;
    });
  });
  const letThrough = (some: Iterable<[Socket, () => void]>) => {
    for (const [client, pass] of some) {
      held.delete(client);
      pass();
    }
  };
  return {
    url: replicaUrlOf(proxy.url),
    held,
    waiting,
    letOne: () => letThrough([...held].slice(0, 1)),
    open() {
      isOpen = true;
      letThrough([...held]);
    },
  };
}

t.test('runs small rounds, changes and pushes while large rounds wait for slow replicas', async (t) => {
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const way = await openSlowProxy(t, url);
  const large = await Promise.all(Array.from({ length: 33 }, newLargeFamily));
  const [small, pushed] = [await newFamily(5), await newFamily(5)];
  const ids = await Promise.all(large.map(({ parent }) => configure(parent, way.url)));
  // 32 new configurations run at a time, without those that wait.
  await until('all of them write or wait', () => way.held.size + way.waiting.size === large.length);
  const slow = [...way.held.keys()];
  t.equal(slow.length, 6, 'more than the configurations of one family');

  const first = await configure(small.parent, replicaUrl);
  await untilStatus(small.parent, first, 'COMPLETED');
  t.same(await replicaFaults(here, there, small.parent.id), []);
  const { id } = await createReward(small.parent);
  await until(
    'the reward is copied',
    async () => (await there`SELECT FROM learning.rewards WHERE id = ${id}`).length > 0,
  );
  const other = await configure(pushed.parent, replicaUrl, false);
  await expectStatus(200, pushed.parent.post(`/api/sync-configs/${other}/push`));
  await untilStatus(pushed.parent, other, 'COMPLETED');
  t.same([...way.held.keys()], slow, 'the large rounds still wait');

  way.letOne();
  await until('a waiting round writes', () => way.waiting.size === large.length - 7);
  way.open();
  for (const [i, { parent }] of large.entries()) {
    await untilStatus(parent, ids[i] ?? '', 'COMPLETED');
    t.same(await replicaFaults(here, there, parent.id), []);
  }
});

t.test(
  'holds no connection or lock while a large round waits, and then copies the latest state',
  async (t) => {
    const { url, replicaUrl } = await createReplica(t);
    const there = connect(url);
    // With a single connection for rounds.
    const ours = createDatabasePool(databaseUrl, { writers: 1 });
    const connectThere = () => connectReplica(parseReplicaUrl(replicaUrl), { allowPrivate: true });
    const [replica, other] = [await connectThere(), await connectThere()];
    t.teardown(() => Promise.all([there.end(), ours.close(), replica.close(), other.close()]));
    const { parent } = await newLargeFamily();
    const { large, release } = createFullQueue();
    const waits: boolean[] = [];
    const onWait = (isWaiting: boolean) => waits.push(isWaiting);
    const waiting = runRound(replica, ours, fullRound(parent.id, { large, onWait }));
    await until('the round waits', () => waits.length > 0);
    t.match(
      await runRound(other, ours, fullRound(parent.id)),
      { isFull: true },
      'another round uses our connection and the cursor',
    );
    await createReward(parent);
    release();
    t.match(await waiting, { isFull: true });
    t.same(waits, [true, false]);
    t.same(await replicaFaults(here, there, parent.id), []);
    t.ok(large.tryTake('another'), 'the round has released its place');
  },
);

t.test('ends a waiting round with its run or its connection, and frees its place in the queue', async (t) => {
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const { parent } = await newLargeFamily();
  const ends: [expected: object, end: (stop: AbortController) => unknown][] = [
    [{ message: 'enough' }, (stop) => stop.abort(new Error('enough'))],
    [
      { kind: 'connection' },
      () => there`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'learning-service sync' AND datname = current_database()`,
    ],
  ];
  for (const [expected, end] of ends) {
    const ours = createDatabasePool(databaseUrl, { writers: 1 });
    const replica = await connectReplica(parseReplicaUrl(replicaUrl), { allowPrivate: true });
    t.teardown(() => Promise.all([ours.close(), replica.close()]));
    const stop = new AbortController();
    const { large, waitedFor, release } = createFullQueue();
    const options = fullRound(parent.id, { large, signal: stop.signal });
    const ended = failureOf(runRound(replica, ours, options));
    await waitedFor;
    await end(stop);
    t.match(await ended, expected);
    release();
    t.ok(await large.take('another'), 'the round waits no longer');
  }
});

t.test('releases the place and our connection of a failed round', async (t) => {
  const { url, replicaUrl } = await createReplica(t);
  const ours = createDatabasePool(databaseUrl, { writers: 1 });
  const replica = await connectReplica(parseReplicaUrl(replicaUrl), { allowPrivate: true });
  const there = connect(url);
  t.teardown(() => Promise.all([there.end(), ours.close(), replica.close()]));
  await there`ALTER TABLE learning.ledger_entries ADD CHECK (amount = 0)`;
  const { parent } = await newLargeFamily();
  const options = fullRound(parent.id);
  t.match(await failureOf(runRound(replica, ours, options)), { kind: 'rejected' });
  t.ok(options.large.tryTake('another'));
  await ours.transaction(async () => {});
});
