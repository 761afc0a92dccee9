import t from 'tap';
import { LoggableError } from '../../src/base/logged-error.ts';
import { startJobs, storedJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('runs each of 50 jobs once on two instances', async (t) => {
  const done: string[] = [];
  const handle = async (data: unknown) => void done.push(JSON.stringify(data));
  const { add, states, databaseUrl, database, log } = await startJobs(t, handle);
  const other = await startJobs(t, handle, { url: databaseUrl });
  await Promise.all(Array.from({ length: 50 }, (_, number) => (number % 2 ? add : other.add)({ number })));
  await until('all jobs complete', async () => (await states()).every((state) => state === 'completed'));
  const expected = Array.from({ length: 50 }, (_, number) => JSON.stringify({ number }));
  t.same(done.sort(), expected.sort());
  t.ok((await storedJobs(database)).every(({ retries }) => retries === 0));
  t.same([log.lines, other.log.lines], [[], []]);
});

t.test('runs jobs of an instance without workers on another one', async (t) => {
  const done: unknown[] = [];
  const { add, databaseUrl } = await startJobs(t, async () => void t.fail(), { workers: 0 });
  await startJobs(t, async (data) => void done.push(data), { url: databaseUrl });
  await add({ number: 1 });
  await until('the job completes', () => done.length > 0);
  t.same(done, [{ number: 1 }]);
});

t.test('runs other jobs during a slow one', async (t) => {
  const slow = Promise.withResolvers<void>();
  const done: number[] = [];
  const { add, states } = await startJobs(t, async (data) => {
    const { number } = data as { number: number };
    if (number === 0) await slow.promise;
    done.push(number);
  });
  for (let number = 0; number < 10; number++) await add({ number });
  await until('the other jobs complete', () => done.length === 9);
  slow.resolve();
  await until('all jobs complete', async () => (await states()).every((state) => state === 'completed'));
  t.equal(done.at(-1), 0);
});

t.test('runs at most as many jobs at once as there are workers', async (t) => {
  let underWay = 0;
  let most = 0;
  const { add, states, jobs } = await startJobs(
    t,
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
    },
    { workers: 2 },
  );
  await Promise.all(Array.from({ length: 20 }, () => add()));
  jobs.wake(Array.from({ length: 20 }, () => ({ name: 'work' })));
  await until('all jobs complete', async () => (await states()).every((state) => state === 'completed'));
  t.ok(most <= 2, `${most} at once`);
});

t.test('takes several quick jobs at once, and retries only those that fail', async (t) => {
  const slow = Promise.withResolvers<void>();
  const done: number[] = [];
  let isFirst = true;
  const handle = async (data: unknown) => {
    const { number } = data as { number: number };
    if (number === 0) await slow.promise;
    if (number === 5 && isFirst) {
      isFirst = false;
      throw new LoggableError('test failure');
    }
    done.push(number);
  };
  // One worker for quick jobs, which waits for the first job before it takes others.
  const { add, database, jobs, log } = await startJobs(t, { handle, atOnce: 4 }, { workers: 1 });
  await add({ number: 0 });
  jobs.wake([{ name: 'work' }]);
  await until('the first job runs', async () => (await storedJobs(database))[0]?.state === 'active');
  for (let number = 1; number < 9; number++) await add({ number });
  slow.resolve();
  await until('all jobs complete', async () =>
    (await storedJobs(database)).every(({ state }) => state === 'completed'),
  );
  t.same(done.toSorted(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const stored = await database.sql`SELECT count(DISTINCT started_on)::int AS fetches FROM pgboss.job
    WHERE retry_count = 0 AND data->>'number' <> '0'`;
  t.same([...stored], [{ fetches: 2 }]);
  t.same(
    (await storedJobs(database)).filter(({ retries }) => retries > 0).map(({ data }) => data['number']),
    [5],
  );
  t.same(log.lines, ['warn Job work {"number":5} failed, retrying: test failure']);
});
