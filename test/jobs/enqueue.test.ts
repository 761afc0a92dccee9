import t from 'tap';
import type { Database } from '../../src/db/database.ts';
import { newId } from '../../src/ids.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { nextLessonJob } from '../../src/lessons/domain.ts';
import { startApp } from '../helpers/app.ts';
import { answersTo, createLesson, expectStatus, registerAdmin, registerFamily } from '../helpers/client.ts';
import { createTestLog, type StoredJob, startJobs, storedJobs } from '../helpers/jobs.ts';

/** Commands enqueue jobs in their own transaction. These tests run no jobs. */

const idle = { workers: 0 };
const idleJobs = (url: string) => createJobs({ url, log: createTestLog(), ...idle });
const never = async () => {};

/** Returns the jobs of answered quizzes. */
async function quizJobs(database: Database): Promise<StoredJob[]> {
  return (await storedJobs(database)).filter(({ name }) => name === nextLessonJob);
}

t.test('enqueues a job when its transaction commits, not before', async (t) => {
  const { jobs, database } = await startJobs(t, never, idle);
  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, [{ id: newId(), familyId: 1, name: 'work', data: { number: 1 } }]);
    t.same(await storedJobs(database), [], 'invisible before the commit');
  });
  t.match(await storedJobs(database), [{ data: { number: 1 }, state: 'created' }]);
});

t.test('enqueues no job if the transaction rolls back', async (t) => {
  const { jobs, database } = await startJobs(t, never, idle);
  const job = { id: newId(), familyId: 1, name: 'work', data: {} };
  const failing = database.transaction(async (tx) => {
    await jobs.enqueue(tx, [job]);
    throw new Error('rolled back');
  });
  await t.rejects(failing, { message: 'rolled back' });
  t.same(await storedJobs(database), []);
});

t.test('enqueues several jobs of several names at once', async (t) => {
  const { jobs, database } = await startJobs(t, never, idle);
  await jobs.start({ other: never });
  const names = ['work', 'other', 'work'];
  const added = names.map((name, number) => ({
    id: newId(),
    name,
    data: { number, text: `"{\\${number}}"` },
  }));
  const ofFamily = added.map((job) => ({ ...job, familyId: 1 }));
  await database.transaction((tx) => jobs.enqueue(tx, ofFamily));
  const stored = await database.sql`SELECT id, name, data FROM pgboss.job ORDER BY data->'number'`;
  t.same([...stored], added);
});

t.test('enqueues a job with the same id once', async (t) => {
  const { jobs, database } = await startJobs(t, never, idle);
  const job = { id: newId(), familyId: 1, name: 'work', data: {} };
  for (let i = 0; i < 2; i++) await database.transaction((tx) => jobs.enqueue(tx, [job]));
  t.equal((await storedJobs(database)).length, 1);
});

t.test('enqueues one job for an answered quiz, however often it is submitted', async (t) => {
  const { app, database } = await startApp(t, { jobs: idleJobs });
  await registerAdmin(app);
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const submit = (key: string) =>
    learner.send({
      method: 'POST',
      url: `/api/lessons/${lesson.id}/answer`,
      headers: { 'idempotency-key': key },
      payload: { answers: answersTo(lesson) },
    });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => submit(`key ${i % 5}`.replace(' ', '-'))),
  );
  t.equal(
    new Set(answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))).size,
    1,
  );
  const expected = { familyId: parent.id, learnerId: learner.id, lessonId: lesson.id };
  t.same(
    (await quizJobs(database)).map(({ data }) => data),
    [expected],
  );
});

t.test('enqueues no job for a rejected answer', async (t) => {
  const { app, database } = await startApp(t, { jobs: idleJobs });
  await registerAdmin(app);
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id}/answer`;
  await expectStatus(400, learner.post(url, { answers: Array.from({ length: 6 }, () => 0) }));
  await createLesson(learner, learner.id);
  await expectStatus(400, learner.post(url, { answers: [] }));
  t.same(await quizJobs(database), []);
});

t.test('enqueues one job for each of several quizzes answered at once', async (t) => {
  const { app, database } = await startApp(t, { jobs: idleJobs });
  await registerAdmin(app);
  const families = await Promise.all(Array.from({ length: 5 }, () => registerFamily(app)));
  const quizzes = await Promise.all(
    families.map(async ({ learner }) => ({ learner, lesson: await createLesson(learner, learner.id) })),
  );
  await Promise.all(
    quizzes.map(({ learner, lesson }) =>
      expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) })),
    ),
  );
  const stored = await quizJobs(database);
  t.same(stored.map(({ data }) => data['lessonId']).sort(), quizzes.map(({ lesson }) => lesson.id).sort());
  t.equal(new Set(stored.map(({ id }) => id)).size, 5);
});
