import type { Lesson } from '../../../schema/lessons.ts';
import { newId } from '../../../src/base/ids.ts';
import { createDatabasePool } from '../../../src/db/database.ts';
import { createJobs } from '../../../src/jobs/queue.ts';
import { createDeps, jobHandlers } from '../../../src/service/app.ts';
import type { Provider } from '../../../src/slices/lessons/provider/provider.ts';
import { startApp, type TestApp, type TestContext, testSettings } from '../app.ts';
import { createTestLog, quick, storedJobs, type TestLog } from '../kernel/jobs.ts';
import { until } from '../until.ts';
import { type Client, expectStatus, readLesson, registerAdmin } from './client.ts';

/** Application with its background jobs. */
export interface Instance extends TestApp {
  log: TestLog;
}

/** Starts an instance on a new database with an administrator, or another one on a given database. */
export async function startInstance(
  t: TestContext,
  {
    workers = 4,
    databaseUrl,
    provider,
  }: { workers?: number; databaseUrl?: string; provider?: Provider } = {},
): Promise<Instance> {
  const log = createTestLog();
  const jobs = (url: string) => createJobs({ ...quick, workers, url, log });
  const started = await startApp(t, {
    jobs,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(provider && { provider: () => provider }),
  });
  if (databaseUrl === undefined) await registerAdmin(started.app);
  return { ...started, log };
}

/** Runs all jobs by a number of queues, as other instances do without their HTTP. Returns the logged lines. */
export async function runJobs(t: TestContext, instance: Instance, queues = 1): Promise<string[]> {
  const log = createTestLog();
  await Promise.all(Array.from({ length: queues }, () => startQueue(t, instance.databaseUrl, log)));
  await waitForJobs(instance);
  return log.lines;
}

async function startQueue(t: TestContext, url: string, log: TestLog): Promise<void> {
  const database = createDatabasePool(url);
  t.teardown(database.close);
  const deps = await createDeps({ database, databaseUrl: url, settings: testSettings });
  const jobs = createJobs({ ...quick, workers: 8, url, log });
  t.teardown(jobs.stop);
  await jobs.start(jobHandlers(deps));
}

/** Adds 20 copies of the job whose data has this value under the key. */
export async function copyJob({ database }: TestApp, key: string, value: number | string): Promise<void> {
  const ids = Array.from({ length: 20 }, () => newId());
  await database.sql`INSERT INTO pgboss.job (id, name, data)
    SELECT unnest(${ids}::text[])::uuid, name, data FROM pgboss.job WHERE data->>${key} = ${String(value)}`;
}

/** Returns the QUEUED lesson of the learner, if there is one. */
export async function queuedOf(client: Client, learnerId: number): Promise<Lesson | undefined> {
  const listed = (await expectStatus(200, client.get(`/api/lessons?learnerId=${learnerId}&limit=500`))).body;
  const queued = listed.filter(({ status }: Lesson) => status === 'QUEUED');
  if (queued.length > 1) throw new Error('more than one lesson is QUEUED');
  return queued[0] && readLesson(client, queued[0]);
}

/** Waits until the learner has a QUEUED lesson and returns it. */
export async function waitForQueued(client: Client, learnerId: number): Promise<Lesson> {
  await until('a lesson waits', async () => (await queuedOf(client, learnerId)) !== undefined);
  const queued = await queuedOf(client, learnerId);
  if (!queued) throw new Error('the QUEUED lesson disappeared');
  return queued;
}

export async function waitForJobs({ database }: TestApp): Promise<void> {
  await until('all jobs are done', async () =>
    (await storedJobs(database)).every(({ state }) => state === 'completed'),
  );
}
