import t from 'tap';
import type { Lesson } from '../../schema/lessons.ts';
import { type JobTiming, openJobs } from '../../src/jobs/queue.ts';
import { newId } from '../../src/ledger/ids.ts';
import { nextLessonJob } from '../../src/lessons/domain.ts';
import { startApp, type TestApp, type TestContext } from '../helpers/app.ts';
import {
  answersTo,
  clientOf,
  createLesson,
  expectStatus,
  type Family,
  type Member,
  registerAdmin,
  registerFamily,
} from '../helpers/client.ts';
import { openTestLog, quick, storedJobs, type TestLog } from '../helpers/jobs.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import { until } from '../helpers/until.ts';

interface Instance extends TestApp {
  log: TestLog;
}

/** The application with its background work: an instance on a database of its own, or another one on a given one. */
async function startInstance(
  t: TestContext,
  { databaseUrl, ...timing }: { databaseUrl?: string } & Partial<JobTiming> = {},
): Promise<Instance> {
  const log = openTestLog();
  const jobs = (url: string) => openJobs({ ...quick, ...timing, url, log });
  const started = await startApp(t, databaseUrl === undefined ? { jobs } : { jobs, databaseUrl });
  if (databaseUrl === undefined) await registerAdmin(started.app);
  return { ...started, log };
}

async function answer(learner: Member, lesson: Lesson): Promise<void> {
  await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) }));
}

/** The learner's lesson that waits, if one does. */
async function queuedOf(client: Member, learnerId = client.id): Promise<Lesson | undefined> {
  const listed = (await expectStatus(200, client.get(`/api/lessons?learnerId=${learnerId}&limit=500`))).body;
  const queued = listed.filter(({ status }: Lesson) => status === 'QUEUED');
  if (queued.length > 1) throw new Error('more than one lesson is QUEUED');
  return queued[0] && (await expectStatus(200, client.get(`/api/lessons/${queued[0].id}`))).body;
}

/** The lesson that comes to wait. */
async function waitForQueued(client: Member): Promise<Lesson> {
  await until('a lesson waits', async () => (await queuedOf(client)) !== undefined);
  const queued = await queuedOf(client);
  if (!queued) throw new Error('the lesson that waited is gone');
  return queued;
}

const allDone = (instance: Instance) =>
  until('all jobs are done', async () =>
    (await storedJobs(instance.database)).every(({ state }) => state === 'completed'),
  );

/** A family whose learner has answered a lesson on an instance that carries no jobs out. */
async function answeredFamily(instance: Instance): Promise<Family> {
  const family = await registerFamily(instance.app);
  await answer(family.learner, await createLesson(family.learner, family.learner.id));
  return family;
}

const shared = await startInstance(t);

t.test(
  'after an answered quiz the next lesson waits as QUEUED, for the same grade and of the same difficulty',
  async (t) => {
    const { app, log, database } = shared;
    const { learner, sibling } = await registerFamily(app);
    const wish = { topic: 'fractions', gradeLevel: 4, difficulty: 'advanced' };
    const lesson = await createLesson(learner, learner.id, wish);
    t.equal(await queuedOf(learner), undefined, 'nothing waits before');
    await answer(learner, lesson);
    const queued = await waitForQueued(learner);
    t.match(queued, { learnerId: learner.id, status: 'QUEUED', difficulty: 'advanced', score: null });
    t.ok(['Math', 'Reading', 'Science'].includes(queued.subject));
    t.equal(queued.spec.questions.length, 5);
    const [row] = await database.sql`SELECT grade_level FROM lessons WHERE id = ${queued.id}`;
    t.equal(row?.['grade_level'], 4);
    t.equal((await learner.get('/api/lessons/active')).body, null, 'it is not the active one');
    t.equal(await queuedOf(sibling), undefined, 'a sibling has none');
    t.same(log.lines, []);
  },
);

t.test('a creation that it fits takes it, and the next answer brings another', async (t) => {
  const { learner } = await registerFamily(shared.app);
  let lesson = await createLesson(learner, learner.id, { topic: '' });
  const seen = new Set<string>();
  for (let i = 0; i < 4; i++) {
    for (const { question } of lesson.spec.questions) seen.add(question);
    await answer(learner, lesson);
    const queued = await waitForQueued(learner);
    lesson = await createLesson(learner, learner.id, { topic: '' });
    t.equal(lesson.id, queued.id);
    t.equal(lesson.status, 'ACTIVE');
    t.equal(await queuedOf(learner), undefined);
    t.notOk(
      lesson.spec.questions.some(({ question }) => seen.has(question)),
      'no question comes again',
    );
  }
});

t.test('one that does not fit goes on waiting, and no second one comes beside it', async (t) => {
  const { learner } = await registerFamily(shared.app);
  await answer(learner, await createLesson(learner, learner.id));
  const queued = await waitForQueued(learner);
  for (const other of [
    { topic: '', gradeLevel: 8 },
    { topic: '', difficulty: 'advanced' },
    { topic: 'the planets', subject: 'Science' },
  ]) {
    const lesson = await createLesson(learner, learner.id, other);
    t.not(lesson.id, queued.id, JSON.stringify(other));
    await answer(learner, lesson);
    await allDone(shared);
    t.same(await queuedOf(learner), queued);
  }
});

t.test('of many jobs for one learner at once, one lesson comes to wait', async (t) => {
  const idle = await startInstance(t, { workers: 0 });
  const { learner, parent } = await answeredFamily(idle);
  const [first] = await storedJobs(idle.database);
  const rows = Array.from({ length: 20 }, () => newId());
  await idle.database.sql`INSERT INTO pgboss.job (id, name, data, retry_limit, retry_delay)
    SELECT unnest(${rows}::text[])::uuid, name, data, retry_limit, retry_delay FROM pgboss.job WHERE id = ${first?.id ?? ''}`;
  const instances = [1, 2].map(() => startInstance(t, { databaseUrl: idle.databaseUrl, workers: 8 }));
  const [busy] = await Promise.all(instances);
  await allDone(idle);
  t.match(await queuedOf(parent, learner.id), { learnerId: learner.id });
  t.same(busy?.log.lines, []);
});

t.test('50 quizzes answered at once on two instances bring each learner its lesson by one job', async (t) => {
  const first = await startInstance(t);
  const second = await startInstance(t, { databaseUrl: first.databaseUrl });
  const { parent } = await registerFamily(first.app);
  const children = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      expectStatus(201, parent.post('/api/learners', { name: `Child ${i}` })),
    ),
  );
  const lessons = await Promise.all(children.map(({ body }) => createLesson(parent, body.id)));
  const clients = [first, second].map(({ app }) => clientOf(app, parent.token));
  await Promise.all(
    lessons.map((lesson, i) => {
      const answers = { answers: answersTo(lesson) };
      return expectStatus(200, (clients[i % 2] ?? parent).post(`/api/lessons/${lesson.id}/answer`, answers));
    }),
  );
  await allDone(first);
  const jobs = await storedJobs(first.database);
  t.equal(jobs.length, 50);
  t.ok(jobs.every(({ retries }) => retries === 0));
  const queued = await first.database
    .sql`SELECT learner_id FROM lessons WHERE status = 'QUEUED' ORDER BY learner_id`;
  t.same(
    queued.map((row) => row['learner_id']),
    children.map(({ body }) => body.id).sort((a, b) => a - b),
  );
  t.same([first.log.lines, second.log.lines], [[], []]);
});

t.test('a lesson that becomes ACTIVE meanwhile stays so, and the next waits beside it', async (t) => {
  const idle = await startInstance(t, { workers: 0 });
  const { learner } = await answeredFamily(idle);
  const active = await createLesson(learner, learner.id);
  const busy = await startInstance(t, { databaseUrl: idle.databaseUrl });
  const queued = await waitForQueued(learner);
  t.equal((await learner.get('/api/lessons/active')).body.id, active.id);
  t.not(queued.id, active.id);
  t.same(busy.log.lines, []);
});

t.test('a learner erased before its job is no failure, and nothing is stored of it', async (t) => {
  const idle = await startInstance(t, { workers: 0 });
  const { parent, learner } = await answeredFamily(idle);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const busy = await startInstance(t, { databaseUrl: idle.databaseUrl });
  await allDone(idle);
  t.same([...(await idle.database.sql`SELECT id FROM lessons WHERE learner_id = ${learner.id}`)], []);
  t.same(busy.log.lines, []);
});

t.test(
  'learners erased while their lessons are generated leave nothing behind, and no job fails',
  async (t) => {
    const idle = await startInstance(t, { workers: 0 });
    const parents = await Promise.all(Array.from({ length: 4 }, () => answeredFamily(idle)));
    const busy = await startInstance(t, { databaseUrl: idle.databaseUrl, workers: 8 });
    await Promise.all(
      parents.map(({ parent, learner }) => expectStatus(200, parent.delete(`/api/learners/${learner.id}`))),
    );
    await allDone(idle);
    const erased = parents.map(({ learner }) => String(learner.id));
    for (const table of ['lessons', 'seen_questions']) {
      t.same(
        await idle.database.query(`SELECT * FROM ${table} WHERE learner_id = ANY ($1::text[]::bigint[])`, [
          erased,
        ]),
        [],
      );
    }
    t.same(busy.log.lines, []);
    t.same(await ledgerFaults(idle.database.sql), []);
  },
);

t.test('a job holds ids, and no name', async (t) => {
  const idle = await startInstance(t, { workers: 0 });
  const { parent, learner } = await answeredFamily(idle);
  const [job] = await storedJobs(idle.database);
  t.strictSame(Object.keys(job?.data ?? {}).sort(), ['familyId', 'learnerId', 'lessonId']);
  t.match(job?.data, { familyId: parent.id, learnerId: learner.id });
  t.notMatch(job?.text, /LEARNER|learner-\d/);
});

t.test('where the next lesson cannot be stored, lessons go on, and it comes when it can be', async (t) => {
  const { app, database, log } = await startInstance(t);
  const { learner } = await registerFamily(app);
  await database.sql`ALTER TABLE lessons ADD CONSTRAINT no_room CHECK (status <> 'QUEUED')`;
  await answer(learner, await createLesson(learner, learner.id));
  await until('the job has failed', () => log.lines.length > 0);
  t.match(log.lines[0], `warn The job ${nextLessonJob} {"`);
  t.equal((await createLesson(learner, learner.id, { topic: '' })).status, 'ACTIVE');
  await database.sql`ALTER TABLE lessons DROP CONSTRAINT no_room`;
  await waitForQueued(learner);
  t.notMatch(log.lines.join(), /given up/);
});

t.test('without a queue lessons are created and answered, and none is generated ahead', async (t) => {
  const { app, database } = await startApp(t);
  await registerAdmin(app);
  const { learner } = await registerFamily(app);
  await answer(learner, await createLesson(learner, learner.id));
  await answer(learner, await createLesson(learner, learner.id, { topic: '' }));
  t.equal(await queuedOf(learner), undefined);
  t.same(await storedJobs(database), []);
});
