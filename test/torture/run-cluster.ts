/**
 * `npm run torture:cluster` shows what a cluster keeps under load. CITUS_URL names its coordinator; all nodes run on this machine.
 *
 * - kill -9 of each node and of an instance in turn, 20 times or CYCLES, with a shard moved after each: no write is lost or done
 *   twice, each has its jobs, and families and log verify.
 * - A worker is lost for seconds: families of others notice nothing, while all try to add learners.
 * - A transaction is in doubt: its family is usable again soon, and gets 503 until then.
 * - A new worker takes its part of the shards, and leaves again: no request fails, and no shard can be changed that is append-only.
 *
 * The last test starts a server of its own, and removes it. The others start what they kill.
 */
import t from 'tap';
import { noCluster } from '../helpers/database/citus.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { leaveInDoubt, loseWorker } from './cluster-outages.ts';
import { growCluster } from './growth.ts';
import { killCluster } from './kill-cluster.ts';

const cycles = Number(process.env['CYCLES'] ?? 20);
t.setTimeout((cycles + 10) * 60_000);

t.test(
  'keeps every acknowledged write, once and with its jobs, if nodes of a cluster are killed and shards move',
  { skip: noCluster },
  async (t) => {
    const { acknowledged, unknown, faults } = await killCluster(t, await createDatabase(t), cycles, (cycle) =>
      t.comment(`${cycle} of ${cycles} cycles`),
    );
    t.comment(`${acknowledged} writes acknowledged, ${unknown} of unknown outcome`);
    t.same(faults, []);
  },
);

t.test('a lost worker does not touch the families of others', { skip: noCluster }, async (t) => {
  const { families, failures, rate, learners, faults } = await loseWorker(t, await createDatabase(t));
  t.comment(`${families} families of other workers go on at ${rate.toFixed(2)} of their rate before`);
  t.comment('meanwhile, attempts to add learners:', learners);
  t.same(failures, {});
  t.ok(rate >= 0.4, `${rate}`);
  t.same(faults, []);
});

t.test(
  'a family whose transaction is in doubt gets 503 soon, and its points back soon after',
  { skip: noCluster },
  async (t) => {
    const { statuses, longestMs, usableMs } = await leaveInDoubt(t, await createDatabase(t));
    t.comment(
      `usable after ${Math.round(usableMs)} ms; the longest failed request took ${Math.round(longestMs)} ms`,
    );
    t.same(statuses, [503]);
    t.ok(longestMs <= 6000, `${longestMs}`);
    t.ok(usableMs <= 10_000, `${usableMs}`);
  },
);

t.test(
  'a worker that comes and goes under load costs no request, and no protection',
  { skip: noCluster },
  async (t) => {
    const { requests, failures, longestMs, shards, faults } = await growCluster(t, await createDatabase(t));
    t.comment(`${requests} requests; the longest took ${Math.round(longestMs)} ms`);
    t.same(failures, {});
    const [before = [], rebalanced = []] = shards;
    t.equal(before.at(-1), 0, 'a new worker is empty');
    t.not(rebalanced.at(-1), 0, 'it gets shards');
    for (const numbers of shards) t.equal(sum(numbers), sum(before));
    t.same(faults, []);
  },
);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
