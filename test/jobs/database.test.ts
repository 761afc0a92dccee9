import t from 'tap';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { startJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

/**
 * Starts a queue behind a proxy that the test can cut, and another one with a direct connection to the same database.
 */
async function cuttable(t: Parameters<typeof startJobs>[0], handle: (data: unknown) => Promise<void>) {
  const databaseUrl = await createDatabase(t);
  const proxy = await createProxy(t, databaseUrl);
  // The name distinguishes its connections from the others.
  const url = `${databaseUrl}?application_name=outside`;
  const outside = await startJobs(t, async () => {}, { url, workers: 0, expireSeconds: 1 });
  const inside = await startJobs(t, handle, { url: proxy.url });
  return { proxy, inside, add: outside.add, states: outside.states, database: outside.database };
}

t.test('continues to run jobs after the database was unreachable', async (t) => {
  const done: unknown[] = [];
  const { proxy, inside, add, states } = await cuttable(t, async (data) => void done.push(data));
  for (let round = 0; round < 3; round++) {
    await proxy.cut();
    await add({ round });
    await until('the workers notice the outage', () => inside.log.lines.length > 0);
    t.equal(done.length, round, 'no job completes during the outage');
    await proxy.open();
    await until('the job completes', () => done.length === round + 1);
    // An earlier cut would repeat the job.
    await until('the queue stores the completion', async () =>
      (await states()).every((state) => state === 'completed'),
    );
  }
  t.same(done, [{ round: 0 }, { round: 1 }, { round: 2 }]);
  const { lines } = inside.log;
  t.ok(lines.every((line) => line.startsWith('warn Background jobs: ')));
  t.equal(new Set(lines).size, lines.length, 'logs the same error only once');
});

t.test('repeats a job if the database becomes unreachable before its completion is stored', async (t) => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const { proxy, add, states } = await cuttable(t, () => {
    begun += 1;
    return gate.promise;
  });
  await add();
  await until('the job runs', () => begun === 1);
  await proxy.cut();
  gate.resolve();
  await until('the job expires', async () => (await states())[0] === 'retry');
  await proxy.open();
  await until('the job completes', async () => (await states())[0] === 'completed');
  t.equal(begun, 2);
});

t.test('reconnects after PostgreSQL ends the connections', async (t) => {
  const done = new Set<number>();
  const { inside, add, database } = await cuttable(t, async (data) => void done.add(Object(data).round));
  for (let round = 0; round < 5; round++) {
    await database.sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'learning-service jobs'`;
    await add({ round });
    // A job repeats if its completion was not stored; then others may complete before it.
    await until('the job completes', () => done.has(round));
  }
  t.ok(inside.log.lines.every((line) => line.startsWith('warn Background jobs: ')));
});

t.test('stops without the database', async (t) => {
  const { proxy, inside } = await cuttable(t, async () => {});
  await proxy.cut();
  await t.resolves(inside.jobs.stop());
});

t.test('rejects a start without the database', async (t) => {
  const proxy = await createProxy(t, await createDatabase(t));
  await proxy.cut();
  await t.rejects(
    startJobs(t, async () => {}, { url: proxy.url }),
    { code: 'ECONNREFUSED' },
  );
});
