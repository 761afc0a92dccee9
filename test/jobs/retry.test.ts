import t from 'tap';
import { LoggableError } from '../../src/base/logged-error.ts';
import { startJobs, storedJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('retries a failed job until it succeeds, and logs each failure', async (t) => {
  let attempts = 0;
  const { add, states, database, log } = await startJobs(t, async () => {
    attempts += 1;
    if (attempts === 1) throw new LoggableError(`attempt ${attempts}`);
  });
  await add({ number: 7 });
  await until('the job completes', async () => (await states())[0] === 'completed');
  t.match(await storedJobs(database), [{ retries: 1 }]);
  t.same(log.lines, ['warn Job work {"number":7} failed, retrying: attempt 1']);
});

t.test('gives up after the last retry and logs an error', async (t) => {
  let attempts = 0;
  const handle = async () => {
    attempts += 1;
    throw new LoggableError('test failure');
  };
  const { add, states, log } = await startJobs(t, handle, { retries: 2 });
  await add();
  await until('the job has failed', async () => (await states())[0] === 'failed');
  t.equal(attempts, 3);
  t.same(log.lines, [
    'warn Job work {} failed, retrying: test failure',
    'warn Job work {} failed, retrying: test failure',
    'error Job work {} failed 3 times, giving up: test failure',
  ]);
});

t.test('doubles the delay before each retry', async (t) => {
  const handle = () => Promise.reject(new Error('test failure'));
  const { add, database } = await startJobs(t, handle, { retrySeconds: 60 });
  const id = await add();
  const waits: number[] = [];
  for (let retries = 0; retries < 4; retries++) {
    await until('the job fails again', async () => {
      const [row] = await database.sql<{ wait: number }[]>`
        SELECT extract(epoch FROM start_after - started_on)::float AS wait FROM pgboss.job
        WHERE state = 'retry' AND retry_count = ${retries} AND start_after > now()`;
      if (row) waits.push(row.wait);
      return row !== undefined;
    });
    await database.sql`UPDATE pgboss.job SET start_after = now() WHERE id = ${id}`;
  }
  // Between half of the doubled delay and all of it, so that instances do not retry at the same time.
  for (const [i, wait] of waits.entries()) t.ok(wait >= 60 * 2 ** i * 0.5, `${wait} s before retry ${i + 1}`);
});

t.test('runs other jobs while one waits for its retry', async (t) => {
  const done: unknown[] = [];
  const { add, states } = await startJobs(
    t,
    async (data) => {
      if ((data as { number: number }).number === 0) throw new Error('test failure');
      done.push(data);
    },
    { retrySeconds: 600 },
  );
  for (let number = 0; number < 9; number++) await add({ number });
  await until('the other jobs complete', () => done.length === 8);
  await until(
    'the queue stores the completions',
    async () => (await states()).filter((state) => state === 'completed').length === 8,
  );
  t.same(
    (await states()).filter((state) => state !== 'completed'),
    ['retry'],
  );
});

t.test('fails and retries a job that exceeds its time limit', async (t) => {
  let attempts = 0;
  const handle = () => {
    attempts += 1;
    return attempts === 1 ? new Promise<void>(() => {}) : Promise.resolve();
  };
  const { add, states, log } = await startJobs(t, handle, { expireSeconds: 1 });
  await add();
  await until('the job completes', async () => (await states())[0] === 'completed');
  t.equal(attempts, 2);
  t.same(log.lines, ['warn Job work {} failed, retrying: timed out']);
});

t.test(
  'stores and logs only the code and the place of an error, since its other properties may quote rows',
  async (t) => {
    const error = Object.assign(new Error('invalid input: "Canary"'), {
      code: '22P02',
      detail: 'Key (name)=(Canary) already exists.',
    });
    const { add, states, database, log } = await startJobs(t, () => Promise.reject(error), { retries: 0 });
    await add();
    await until('the job has failed', async () => (await states())[0] === 'failed');
    const [stored] = await storedJobs(database);
    t.match(stored?.text, /22P02 at .*retry\.test\.ts/);
    t.notMatch(stored?.text, 'Canary');
    t.notMatch(log.lines.join(), 'Canary');
  },
);
