import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { newId } from '../../src/base/ids.ts';
import type { Places } from '../../src/db/cluster/family-places.ts';
import type { Database } from '../../src/db/database.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import type { JobQueue } from '../../src/kernel/commands/command.ts';
import { lessonImagesJob } from '../../src/slices/lessons/authoring/images.domain.ts';
import { nextLessonJob } from '../../src/slices/lessons/domain.ts';
import { startApp } from '../helpers/app.ts';
import {
  answersTo,
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../helpers/families/client.ts';
import { commandsOn } from '../helpers/kernel/commands.ts';
import { createTestLog, type StoredJob, startJobs, storedJobs } from '../helpers/kernel/jobs.ts';
import { createKernel } from '../helpers/kernel/kernel.ts';
import { until } from '../helpers/until.ts';
import { createFaultyDatabase, type Fault } from '../kernel/commands/faulty-database.ts';
import type { Step } from '../kernel/ledger/model/step-types.ts';
import { take } from '../kernel/ledger/model/steps.ts';

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

/** Creates commands on a database with faults, and a queue that loses the jobs of the first attempt. */
async function createAttempts(t: Test, places?: Places) {
  const { database, databaseUrl, newFamily } = await createKernel(t);
  const jobs = idleJobs(databaseUrl);
  t.teardown(jobs.stop);
  await jobs.start({ [nextLessonJob]: never, [lessonImagesJob]: never });
  let attempts = 0;
  const queue: JobQueue = {
    ...jobs,
    async enqueue(tx, added) {
      attempts += 1;
      if (attempts !== 1) await jobs.enqueue(tx, added);
    },
  };
  const faults: Fault[] = [];
  const { faulty } = createFaultyDatabase(database, () => faults.shift());
  const commands = await commandsOn(faulty, { jobs: queue, ...(places && { places }) });
  t.teardown(commands.stop);
  const familyId = await newFamily();
  const [learnerId, lessonId] = [4711, randomUUID()];
  const send = (step: Step) => take(step, { familyId, actorId: familyId }, commands.execute);
  await send({ kind: 'addLearner', learnerId });
  return {
    ...{ database, faults, lessonId },
    attempts: () => attempts,
    createLesson: () => send({ kind: 'createLesson', learnerId, lessonId, rightAnswers: [0, 1, 2] }),
    async answer() {
      const answers = { answers: [0, 1, 2], doubleOrLoss: false, doubleQuestionIndices: [] };
      await send({ kind: 'answer', learnerId, lessonId, ...answers });
    },
    forgetAttempts() {
      attempts = 0;
    },
  };
}

/** Creates the above with a lesson that can be answered. */
async function createAnswer(t: Test, places?: Places) {
  const created = await createAttempts(t, places);
  await created.createLesson();
  created.forgetAttempts();
  return created;
}

/** A cluster of one shard. */
const oneShard: Places = {
  distributed: new Set(['events']),
  placeOf: () => 1,
  nodeOf: () => 1,
  refresh: async () => {},
};

t.test(
  'enqueues the job of a new lesson again, of which no event tells whether it has committed',
  async (t) => {
    const isAway = Array.from({ length: 6 }, (): Fault => ({ kind: 'too many connections' }));
    const isRejected: Fault = { kind: 'write', code: '22000', statement: 0 };
    for (const [moment, places, laterFaults, code] of [
      ['the coordinator answers the next attempt', undefined, [], undefined],
      ['the coordinator is away longer than the retries', oneShard, isAway, 'SERVICE_UNAVAILABLE'],
      ['the next attempt locks the family and fails', oneShard, [isRejected], '22000'],
    ] as const) {
      const { database, faults, lessonId, createLesson } = await createAttempts(t, places);
      faults.push({ kind: 'lost', commit: 'before' }, ...laterFaults);
      if (code) await t.rejects(createLesson(), { code });
      else await createLesson();
      await until(`the job is there: ${moment}`, async () => (await storedJobs(database)).length > 0);
      t.match(await storedJobs(database), [{ name: lessonImagesJob, data: { lessonId } }], moment);
    }
  },
);

// A coordinator that dies while a node commits loses its own rows, which are the jobs.
t.test('enqueues the job of an answer again if only its events have committed', async (t) => {
  const { database, faults, lessonId, attempts, answer } = await createAnswer(t);
  faults.push({ kind: 'lost', commit: 'before' });
  await answer();
  t.equal(attempts(), 2);
  t.match(await quizJobs(database), [{ data: { lessonId } }]);
  const events = await database.sql`SELECT FROM events WHERE type = 'QuizAnswered'`;
  t.equal(events.length, 1);
});

t.test('enqueues the job when the coordinator is back, if it is away longer than the retries', async (t) => {
  const { database, faults, lessonId, answer } = await createAnswer(t, oneShard);
  faults.push({ kind: 'lost', commit: 'before' });
  for (let attempt = 2; attempt <= 7; attempt++) faults.push({ kind: 'too many connections' });
  await t.rejects(answer(), { code: 'SERVICE_UNAVAILABLE' });
  await until('the job is there', async () => (await quizJobs(database)).length === 1);
  t.match(await quizJobs(database), [{ data: { lessonId } }]);
});
