import t from 'tap';
import { startJobs } from '../helpers/jobs.ts';
import { until } from '../helpers/until.ts';

t.test('stopping waits for the jobs under way, and takes no more', async (t) => {
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
  await until('the first is under way', () => begun === 1);
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

t.test('a job that is not done by the end goes back to the queue, for another instance', async (t) => {
  let begun = 0;
  const hang = () => {
    begun += 1;
    return new Promise<void>(() => {});
  };
  const { jobs, add, states, databaseUrl, log } = await startJobs(t, hang, { drainSeconds: 0.1 });
  await add();
  await until('it is under way', () => begun === 1);
  await jobs.stop();
  t.same(await states(), ['retry']);
  t.match(log.lines, ['warn The job work {} has failed and will be tried again: it was not done in time']);
  await startJobs(t, async () => {}, { url: databaseUrl });
  await until('the other has done it', async () => (await states())[0] === 'completed');
});

t.test('jobs can be put in while the workers stop: requests under way still end well', async (t) => {
  const { jobs, add, states } = await startJobs(t, async () => {});
  await add();
  await until('it is done', async () => (await states())[0] === 'completed');
  await jobs.stop();
  await add();
  t.same(await states(), ['completed', 'created']);
});

t.test('what was never started, and what has stopped, stops at once', async (t) => {
  const { jobs } = await startJobs(t, async () => {});
  await jobs.stop();
  await t.resolves(jobs.stop());
});
