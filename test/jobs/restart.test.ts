import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t, { type Test } from 'tap';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { startJobs, storedJobs } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';

/** Starts a process that never completes a job; resolves with the first job that it starts. */
function hangingProcess(t: Test, url: string): { child: ChildProcess; begun: Promise<string> } {
  const script = join(import.meta.dirname, '../helpers/kernel/job-process.ts');
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.teardown(() => child.kill('SIGKILL'));
  const begun = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  return { child, begun };
}

t.test('runs a job that was enqueued before its process ended', async (t) => {
  const before = await startJobs(t, async () => {}, { workers: 0 });
  await before.add({ number: 1 });
  await before.jobs.stop();
  const done: unknown[] = [];
  await startJobs(t, async (data) => void done.push(data), { url: before.databaseUrl });
  await until('the job completes', () => done.length > 0);
  t.same(done, [{ number: 1 }]);
});

t.test('repeats the job of a killed process on another instance, long before the job expires', async (t) => {
  const url = await createDatabase(t);
  const timing = { url, heartbeatSeconds: 10, expireSeconds: 3600 };
  const { child, begun } = hangingProcess(t, url);
  const before = await startJobs(t, async () => {}, { ...timing, workers: 0 });
  await before.add({ number: 1 });
  t.equal(await begun, '{"number":1}');
  child.kill('SIGKILL');
  await once(child, 'exit');
  t.same(await before.states(), ['active'], 'the queue has not detected the end of the process');
  const done: unknown[] = [];
  const { database } = await startJobs(t, async (data) => void done.push(data), timing);
  await until('the job completes', () => done.length > 0);
  t.same(done, [{ number: 1 }]);
  await until('the queue stores the completion', async () => (await before.states())[0] === 'completed');
  t.match(await storedJobs(database), [{ retries: 1 }]);
});

t.test('starts several instances at once on a database without the queue', async (t) => {
  const url = await createDatabase(t);
  const sql = connect(url);
  await sql`DROP SCHEMA pgboss CASCADE`.finally(() => sql.end());
  const done: unknown[] = [];
  const instances = await Promise.all(
    Array.from({ length: 4 }, () => startJobs(t, async (data) => void done.push(data), { url })),
  );
  await Promise.all(instances.map(({ add }, number) => add({ number })));
  await until('all jobs complete', () => done.length === 4);
});

t.test('keeps the stored jobs on a second start', async (t) => {
  const before = await startJobs(t, async () => {}, { workers: 0 });
  await before.add({ number: 1 });
  const stored = await storedJobs(before.database);
  await startJobs(t, async () => {}, { url: before.databaseUrl, workers: 0 });
  t.same(await storedJobs(before.database), stored);
});
