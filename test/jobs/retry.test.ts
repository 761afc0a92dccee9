import t from 'tap';
import { startJobs, storedJobs } from '../helpers/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('a job that fails is tried again until it succeeds, and each failure is told', async (t) => {
  let attempts = 0;
  const { add, states, database, log } = await startJobs(t, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error(`attempt ${attempts}`);
  });
  await add({ number: 7 });
  await until('it is done', async () => (await states())[0] === 'completed');
  t.match(await storedJobs(database), [{ retries: 1 }]);
  t.same(log.lines, ['warn The job work {"number":7} has failed and will be tried again: attempt 1']);
});

t.test('a job that fails each time is given up after its last retry, which the log tells', async (t) => {
  let attempts = 0;
  const handle = async () => {
    attempts += 1;
    throw new Error('no luck');
  };
  const { add, states, log } = await startJobs(t, handle, { retries: 2 });
  await add();
  await until('it is given up', async () => (await states())[0] === 'failed');
  t.equal(attempts, 3);
  t.same(log.lines, [
    'warn The job work {} has failed and will be tried again: no luck',
    'warn The job work {} has failed and will be tried again: no luck',
    'error The job work {} has failed 3 times and is given up: no luck',
  ]);
});

t.test('the wait before another attempt doubles each time', async (t) => {
  const handle = () => Promise.reject(new Error('no luck'));
  const { add, database } = await startJobs(t, handle, { retrySeconds: 60 });
  const id = await add();
  const waits: number[] = [];
  for (let retries = 0; retries < 4; retries++) {
    await until('it has failed once more', async () => {
      const [row] = await database.sql<{ wait: number }[]>`
        SELECT extract(epoch FROM start_after - started_on)::float AS wait FROM pgboss.job
        WHERE state = 'retry' AND retry_count = ${retries} AND start_after > now()`;
      if (row) waits.push(row.wait);
      return row !== undefined;
    });
    await database.sql`UPDATE pgboss.job SET start_after = now() WHERE id = ${id}`;
  }
  // Between the half and the whole of what is doubled, so that instances do not meet again and again.
  for (const [i, wait] of waits.entries()) t.ok(wait >= 60 * 2 ** i * 0.5, `${wait} s before retry ${i + 1}`);
});

t.test('other jobs go on while one waits to be tried again', async (t) => {
  const done: unknown[] = [];
  const { add, states } = await startJobs(
    t,
    async (data) => {
      if ((data as { number: number }).number === 0) throw new Error('no luck');
      done.push(data);
    },
    { retrySeconds: 600 },
  );
  for (let number = 0; number < 9; number++) await add({ number });
  await until('the others are done', () => done.length === 8);
  await until(
    'that is noted',
    async () => (await states()).filter((state) => state === 'completed').length === 8,
  );
  t.same(
    (await states()).filter((state) => state !== 'completed'),
    ['retry'],
  );
});

t.test('a job that hangs fails when its time is over, and is tried again', async (t) => {
  let attempts = 0;
  const handle = () => {
    attempts += 1;
    return attempts === 1 ? new Promise<void>(() => {}) : Promise.resolve();
  };
  const { add, states, log } = await startJobs(t, handle, { expireSeconds: 1 });
  await add();
  await until('it is done', async () => (await states())[0] === 'completed');
  t.equal(attempts, 2);
  t.same(log.lines, ['warn The job work {} has failed and will be tried again: it was not done in time']);
});

t.test(
  'of an error only its message is kept and told: others of its properties may quote rows',
  async (t) => {
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (name)=(Canary) already exists.',
    });
    const { add, states, database, log } = await startJobs(t, () => Promise.reject(error), { retries: 0 });
    await add();
    await until('it is given up', async () => (await states())[0] === 'failed');
    const [stored] = await storedJobs(database);
    t.match(stored?.text, 'duplicate key');
    t.notMatch(stored?.text, 'Canary');
    t.notMatch(log.lines.join(), 'Canary');
  },
);
