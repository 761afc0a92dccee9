/**
 * `npm run torture:cluster`: kills the nodes of a cluster and an instance under load, 20 times or CYCLES, loses a worker for
 * seconds, and leaves a transaction in doubt. CITUS_URL names the coordinator. The nodes run on this machine.
 */
import t from 'tap';
import { citusUrl } from '../helpers/citus.ts';
import { createDatabase } from '../helpers/database.ts';
import { killCluster } from './cluster.ts';
import { leaveInDoubt, loseWorker } from './outages.ts';

const cycles = Number(process.env['CYCLES'] ?? 20);
t.setTimeout((cycles + 10) * 60_000);

const skip = citusUrl === undefined && 'needs a cluster: CITUS_URL names none';

t.test(
  'keeps every acknowledged save, once, if nodes of a cluster are killed and shards move',
  { skip },
  async (t) => {
    const { acknowledged, unknown, ...faults } = await killCluster(t, await createDatabase(t), cycles);
    t.comment(`${acknowledged} saves acknowledged, ${unknown} of unknown outcome`);
    t.same(faults, { lost: 0, doubled: 0, halfApplied: 0, problems: [] });
  },
);

t.test('a lost worker does not touch the families of others', { skip }, async (t) => {
  const { families, failures, rate } = await loseWorker(t, await createDatabase(t));
  t.comment(`${families} families of other workers save at ${rate.toFixed(2)} of their rate before`);
  t.same(failures, []);
  t.ok(rate >= 0.4, `${rate}`);
});

t.test(
  'a family whose transaction is in doubt gets 503 soon, and its points back soon after',
  { skip },
  async (t) => {
    const { statuses, longestMs, usableMs } = await leaveInDoubt(t, await createDatabase(t));
    t.comment(
      `usable after ${Math.round(usableMs)} ms; the longest failed request took ${Math.round(longestMs)} ms`,
    );
    t.same(
      statuses.filter((status) => status !== 503),
      [],
    );
    t.ok(longestMs <= 6000, `${longestMs}`);
    t.ok(usableMs <= 10_000, `${usableMs}`);
  },
);
