import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t, { type Test } from 'tap';
import { connect } from '../helpers/connection.ts';
import { createDatabase } from '../helpers/database.ts';
import { startJobs, storedJobs } from '../helpers/jobs.ts';
import { until } from '../helpers/until.ts';

/** A process that never comes to an end with a job, and the first job that it begins. */
function hangingProcess(t: Test, url: string): { child: ChildProcess; begun: Promise<string> } {
  const script = join(import.meta.dirname, '../helpers/job-process.ts');
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.teardown(() => child.kill('SIGKILL'));
  const begun = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  return { child, begun };
}

t.test('a job that was put in before the end of its process is carried out by the next', async (t) => {
  const before = await startJobs(t, async () => {}, { workers: 0 });
  await before.add({ number: 1 });
  await before.jobs.stop();
  const done: unknown[] = [];
  await startJobs(t, async (data) => void done.push(data), { url: before.databaseUrl });
  await until('the job is done', () => done.length > 0);
  t.same(done, [{ number: 1 }]);
});

t.test(
  'a job under way in a process that is killed is carried out by another, long before its time is up',
  async (t) => {
    const url = await createDatabase(t);
    const timing = { url, heartbeatSeconds: 10, expireSeconds: 3600 };
    const { child, begun } = hangingProcess(t, url);
    const before = await startJobs(t, async () => {}, { ...timing, workers: 0 });
    await before.add({ number: 1 });
    t.equal(await begun, '{"number":1}');
    child.kill('SIGKILL');
    await once(child, 'exit');
    t.same(await before.states(), ['active'], 'the queue does not know yet');
    const done: unknown[] = [];
    const { database } = await startJobs(t, async (data) => void done.push(data), timing);
    await until('the job is done', () => done.length > 0);
    t.same(done, [{ number: 1 }]);
    await until('that is noted', async () => (await before.states())[0] === 'completed');
    t.match(await storedJobs(database), [{ retries: 1 }]);
  },
);

t.test('several instances that start at once on a database without the queue all come up', async (t) => {
  const url = await createDatabase(t);
  const sql = connect(url);
  await sql`DROP SCHEMA pgboss CASCADE`.finally(() => sql.end());
  const done: unknown[] = [];
  const instances = await Promise.all(
    Array.from({ length: 4 }, () => startJobs(t, async (data) => void done.push(data), { url })),
  );
  await Promise.all(instances.map(({ add }, number) => add({ number })));
  await until('the jobs of all are done', () => done.length === 4);
});

t.test('starting again leaves the jobs as they are', async (t) => {
  const before = await startJobs(t, async () => {}, { workers: 0 });
  await before.add({ number: 1 });
  const stored = await storedJobs(before.database);
  await startJobs(t, async () => {}, { url: before.databaseUrl, workers: 0 });
  t.same(await storedJobs(before.database), stored);
});
