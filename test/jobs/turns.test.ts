import t from 'tap';
import { createTurns } from '../../src/jobs/priorities.ts';
import { startJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('runs the job of a family before the many jobs that another added earlier', async (t) => {
  const done: unknown[] = [];
  const held = Promise.withResolvers<void>();
  const handle = async (data: unknown) => {
    await held.promise;
    done.push(data);
  };
  const { add, jobs, states } = await startJobs(t, handle, { workers: 1 });
  for (let number = 0; number < 10; number++) await add({ number }, 1);
  await until('the first job runs', async () => (await states()).includes('active'));
  await add({ number: 10 }, 2);
  held.resolve();
  jobs.wake([{ name: 'work' }]);
  await until('all jobs complete', async () => (await states()).every((state) => state === 'completed'));
  t.same(done.slice(0, 2), [{ number: 0 }, { number: 10 }]);
});

t.test('forgets the jobs of a family after ten minutes', async (t) => {
  let now = 0;
  const priorityOf = createTurns(() => now);
  t.same([priorityOf(1), priorityOf(1), priorityOf(2), priorityOf(1)], [0, -1, 0, -2]);
  now += 10 * 60_000;
  t.same([priorityOf(1), priorityOf(1)], [0, -1]);
});
