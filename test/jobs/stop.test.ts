import t from 'tap';
import { startJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('waits for running jobs on stop and starts no more', async (t) => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const { jobs, add, states } = await startJobs(
    t,
    () => {
      begun += 1;
      return gate.promise;
    },
    { workers: 1 },
  );
  await add({ number: 1 });
  await until('the first job runs', () => begun === 1);
  await add({ number: 2 });
  let hasStopped = false;
  const stopping = jobs.stop().then(() => {
    hasStopped = true;
  });
  t.same(await states(), ['active', 'created']);
  t.equal(hasStopped, false);
  gate.resolve();
  await stopping;
  t.same(await states(), ['completed', 'created']);
  t.equal(begun, 1);
});

t.test('returns a job to the queue for another instance if it outlasts the stop', async (t) => {
  let begun = 0;
  const hang = () => {
    begun += 1;
    return new Promise<void>(() => {});
  };
  const { jobs, add, states, databaseUrl, log } = await startJobs(t, hang, { drainSeconds: 0.1 });
  await add();
  await until('the job runs', () => begun === 1);
  await jobs.stop();
  t.same(await states(), ['retry']);
  t.match(log.lines, ['warn Job work {} failed, retrying: timed out']);
  await startJobs(t, async () => {}, { url: databaseUrl });
  await until('the other instance completes the job', async () => (await states())[0] === 'completed');
});

t.test('accepts jobs while the workers stop, since requests are still pending', async (t) => {
  const { jobs, add, states } = await startJobs(t, async () => {});
  await add();
  await until('the job completes', async () => (await states())[0] === 'completed');
  await jobs.stop();
  await add();
  t.same(await states(), ['completed', 'created']);
});

t.test('stops at once if never started or already stopped', async (t) => {
  const { jobs } = await startJobs(t, async () => {});
  await jobs.stop();
  await t.resolves(jobs.stop());
});
