import t from 'tap';
import { createDatabase } from '../helpers/database.ts';
import { startJobs } from '../helpers/jobs.ts';
import { openProxy } from '../helpers/proxy.ts';
import { until } from '../helpers/until.ts';

/** A queue whose way to the database can be cut, and another one on the same database whose way cannot. */
async function cuttable(t: Parameters<typeof startJobs>[0], handle: (data: unknown) => Promise<void>) {
  const databaseUrl = await createDatabase(t);
  const proxy = await openProxy(t, databaseUrl);
  // By another name, so that its connections can be told from the others.
  const url = `${databaseUrl}?application_name=outside`;
  const outside = await startJobs(t, async () => {}, { url, workers: 0, expireSeconds: 1 });
  const inside = await startJobs(t, handle, { url: proxy.url });
  return { proxy, inside, add: outside.add, states: outside.states, database: outside.database };
}

t.test('the database goes away and comes back: the workers go on by themselves', async (t) => {
  const done: unknown[] = [];
  const { proxy, inside, add, states } = await cuttable(t, async (data) => void done.push(data));
  for (let round = 0; round < 3; round++) {
    await proxy.cut();
    await add({ round });
    await until('the workers have noticed', () => inside.log.lines.length > 0);
    t.equal(done.length, round, 'there is nothing that they could do');
    await proxy.open();
    await until('the job is done', () => done.length === round + 1);
    // Cut before, it would be done again.
    await until('that is noted', async () => (await states()).every((state) => state === 'completed'));
  }
  t.same(done, [{ round: 0 }, { round: 1 }, { round: 2 }]);
  const { lines } = inside.log;
  t.ok(lines.every((line) => line.startsWith('warn Background jobs: ')));
  t.equal(new Set(lines).size, lines.length, 'what is wrong is not told at every look');
});

t.test(
  'the database goes away during a job: it is done again where that it was done is not noted',
  async (t) => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const { proxy, add, states } = await cuttable(t, () => {
      begun += 1;
      return gate.promise;
    });
    await add();
    await until('it is under way', () => begun === 1);
    await proxy.cut();
    gate.resolve();
    await until('its time is over', async () => (await states())[0] === 'retry');
    await proxy.open();
    await until('it is done', async () => (await states())[0] === 'completed');
    t.equal(begun, 2);
  },
);

t.test('connections that PostgreSQL ends are made again', async (t) => {
  const done = new Set<number>();
  const { inside, add, database } = await cuttable(t, async (data) => void done.add(Object(data).round));
  for (let round = 0; round < 5; round++) {
    await database.sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'learning-service jobs'`;
    await add({ round });
    // Once more where that it was done could not be noted: then others may come before it.
    await until('the job is done', () => done.has(round));
  }
  t.ok(inside.log.lines.every((line) => line.startsWith('warn Background jobs: ')));
});

t.test('without the database the workers stop all the same', async (t) => {
  const { proxy, inside } = await cuttable(t, async () => {});
  await proxy.cut();
  await t.resolves(inside.jobs.stop());
});

t.test('a start without the database is refused', async (t) => {
  const proxy = await openProxy(t, await createDatabase(t));
  await proxy.cut();
  await t.rejects(
    startJobs(t, async () => {}, { url: proxy.url }),
    { code: 'ECONNREFUSED' },
  );
});
