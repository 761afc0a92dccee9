import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { seedHistory } from '../../bench/seed.ts';
import { connectDatabase } from '../../src/db/database.ts';
import { runRound } from '../../src/sync/round.ts';
import { Semaphore } from '../../src/sync/semaphore.ts';
import { connectTarget } from '../../src/sync/target/connection.ts';
import { parseTargetUrl } from '../../src/sync/target/url.ts';
import { createReward, expectStatus, type Family } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { createProxy } from '../helpers/proxy.ts';
import { until } from '../helpers/until.ts';
import { copyFaults, createTarget, targetUrlOf } from './copies.ts';
import { configure, startSyncing, untilStatus } from './syncing.ts';
import { failureOf } from './target/reach.ts';

const { database, databaseUrl, here, newFamily } = await startSyncing(t);

/** A family whose copy takes several statements. */
async function newLargeFamily(): Promise<Family> {
  const family = await newFamily();
  const { parent, learner } = family;
  await seedHistory(database, { familyId: parent.id, learnerId: learner.id, rewardId: '' }, 1_000);
  return family;
}

/** A way to a target on which the first rows of each connection stay, until they are let through. */
async function openSlowWay(t: Test, targetUrl: string) {
  const held = new Map<Socket, () => void>();
  const waiting = new Set<Socket>();
  let isOpen = false;
  const proxy = await createProxy(t, targetUrl, (client, server) => {
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
    url: targetUrlOf(proxy.url),
    held,
    waiting,
    letOne: () => letThrough([...held].slice(0, 1)),
    open() {
      isOpen = true;
      letThrough([...held]);
    },
  };
}

t.test(
  'large copies whose targets are slow hold up neither a first copy, nor a change, nor a push',
  async (t) => {
    const { url, targetUrl } = await createTarget(t);
    const there = connect(url);
    t.teardown(() => there.end());
    const way = await openSlowWay(t, url);
    const large = await Promise.all(Array.from({ length: 33 }, newLargeFamily));
    const [small, pushed] = [await newFamily(5), await newFamily(5)];
    const ids = await Promise.all(large.map(({ parent }) => configure(parent, way.url)));
    // Of new configurations, 32 are begun at once, of which those that wait do not count.
    await until('they write, or wait', () => way.held.size + way.waiting.size === large.length);
    const slow = [...way.held.keys()];
    t.equal(slow.length, 6, 'more than one family has targets');

    const first = await configure(small.parent, targetUrl);
    await untilStatus(small.parent, first, 'COMPLETED');
    t.same(await copyFaults(here, there, small.parent.id), []);
    const { id } = await createReward(small.parent);
    await until(
      'it is copied',
      async () => (await there`SELECT FROM learning.rewards WHERE id = ${id}`).length > 0,
    );
    const other = await configure(pushed.parent, targetUrl, false);
    await expectStatus(200, pushed.parent.post(`/api/sync-configs/${other}/push`));
    await untilStatus(pushed.parent, other, 'COMPLETED');
    t.same([...way.held.keys()], slow, 'and all that time the large ones were where they had been');

    way.letOne();
    await until('one of those that waited writes', () => way.waiting.size === large.length - 7);
    way.open();
    for (const [i, { parent }] of large.entries()) {
      await untilStatus(parent, ids[i] ?? '', 'COMPLETED');
      t.same(await copyFaults(here, there, parent.id), []);
    }
  },
);

t.test(
  'a large round waits for its place with nothing in its hands, and copies what there is then',
  async (t) => {
    const { url, targetUrl } = await createTarget(t);
    const there = connect(url);
    // With one connection that a round can have.
    const ours = connectDatabase(databaseUrl, { writers: 1 });
    const connectThere = () => connectTarget(parseTargetUrl(targetUrl), { allowPrivate: true });
    const [target, other] = [await connectThere(), await connectThere()];
    t.teardown(() => Promise.all([there.end(), ours.close(), target.close(), other.close()]));
    const { parent } = await newLargeFamily();
    const large = new Semaphore(1);
    large.tryAcquire();
    const waits: boolean[] = [];
    const round = (via: typeof target, places: Semaphore) =>
      runRound(via, ours, {
        familyId: parent.id,
        isFullDue: true,
        large: places,
        onWait: (isWaiting) => waits.push(isWaiting),
      });
    const waiting = round(target, large);
    await until('it waits', () => waits.length > 0);
    t.match(
      await round(other, new Semaphore(1)),
      { isFull: true },
      'another one has our connection, and the cursor',
    );
    await createReward(parent);
    large.release();
    t.match(await waiting, { isFull: true });
    t.same(waits, [true, false]);
    t.same(await copyFaults(here, there, parent.id), []);
    t.equal(large.tryAcquire(), true, 'and gives the place back');
  },
);

t.test('a round whose run or target ends while it waits ends at once, and takes no place', async (t) => {
  const { url, targetUrl } = await createTarget(t);
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
    const ours = connectDatabase(databaseUrl, { writers: 1 });
    const target = await connectTarget(parseTargetUrl(targetUrl), { allowPrivate: true });
    t.teardown(() => Promise.all([ours.close(), target.close()]));
    const [stop, large, begun] = [new AbortController(), new Semaphore(1), Promise.withResolvers<void>()];
    large.tryAcquire();
    const { signal } = stop;
    const options = { familyId: parent.id, isFullDue: true, large, signal, onWait: () => begun.resolve() };
    const ended = failureOf(runRound(target, ours, options));
    await begun.promise;
    await end(stop);
    t.match(await ended, expected);
    large.release();
    t.equal(large.tryAcquire(), true);
  }
});

t.test('a round that fails gives its place and our connection back', async (t) => {
  const { url, targetUrl } = await createTarget(t);
  const ours = connectDatabase(databaseUrl, { writers: 1 });
  const target = await connectTarget(parseTargetUrl(targetUrl), { allowPrivate: true });
  const there = connect(url);
  t.teardown(() => Promise.all([there.end(), ours.close(), target.close()]));
  await there`ALTER TABLE learning.ledger_entries ADD CHECK (amount = 0)`;
  const { parent } = await newLargeFamily();
  const large = new Semaphore(1);
  const round = runRound(target, ours, { familyId: parent.id, isFullDue: true, large });
  t.match(await failureOf(round), { kind: 'rejected' });
  t.equal(large.tryAcquire(), true);
  await ours.transaction(async () => {});
});
