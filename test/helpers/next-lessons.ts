import type { Lesson } from '../../schema/lessons.ts';
import { jobHandlers, rules } from '../../src/app.ts';
import { connectDatabase } from '../../src/db/database.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { openLedger } from '../../src/ledger/execute.ts';
import { startApp, type TestApp, type TestContext, testSettings } from './app.ts';
import { answersTo, type Client, expectStatus, registerAdmin } from './client.ts';
import { createTestLog, quick, storedJobs, type TestLog } from './jobs.ts';
import { until } from './until.ts';

/** The application with its background work. */
export interface Instance extends TestApp {
  log: TestLog;
}

/** Starts an instance on a database of its own, with an administrator, or another one on a given database. */
export async function startInstance(
  t: TestContext,
  { workers = 4, databaseUrl }: { workers?: number; databaseUrl?: string } = {},
): Promise<Instance> {
  const log = createTestLog();
  const jobs = (url: string) => createJobs({ ...quick, workers, url, log });
  const started = await startApp(t, databaseUrl === undefined ? { jobs } : { jobs, databaseUrl });
  if (databaseUrl === undefined) await registerAdmin(started.app);
  return { ...started, log };
}

/** Gives the jobs their turn, to the end of the test: what another instance does, without its HTTP. */
export async function carryOutJobs(t: TestContext, databaseUrl: string): Promise<TestLog> {
  const database = connectDatabase(databaseUrl);
  t.teardown(database.close);
  const now = () => new Date();
  const ledger = await openLedger({ database, rules, now, conflicts: {} });
  const log = createTestLog();
  const jobs = createJobs({ ...quick, workers: 8, url: databaseUrl, log });
  t.teardown(jobs.stop);
  await jobs.start(jobHandlers({ database, ledger, now, settings: testSettings }));
  return log;
}

export async function answer(client: Client, lesson: Lesson): Promise<void> {
  await expectStatus(200, client.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) }));
}

/** The learner's lesson that waits, if one does. */
export async function queuedOf(client: Client, learnerId: number): Promise<Lesson | undefined> {
  const listed = (await expectStatus(200, client.get(`/api/lessons?learnerId=${learnerId}&limit=500`))).body;
  const queued = listed.filter(({ status }: Lesson) => status === 'QUEUED');
  if (queued.length > 1) throw new Error('more than one lesson is QUEUED');
  return queued[0] && (await expectStatus(200, client.get(`/api/lessons/${queued[0].id}`))).body;
}

/** The lesson that comes to wait for the learner. */
export async function waitForQueued(client: Client, learnerId: number): Promise<Lesson> {
  await until('a lesson waits', async () => (await queuedOf(client, learnerId)) !== undefined);
  const queued = await queuedOf(client, learnerId);
  if (!queued) throw new Error('the lesson that waited is gone');
  return queued;
}

export async function waitForJobs({ database }: TestApp): Promise<void> {
  await until('all jobs are done', async () =>
    (await storedJobs(database)).every(({ state }) => state === 'completed'),
  );
}
