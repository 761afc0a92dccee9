import t from 'tap';
import { nextLessonJob } from '../../../../src/slices/lessons/domain.ts';
import { startApp } from '../../../helpers/app.ts';
import {
  answerQuiz,
  clientOf,
  createLesson,
  expectStatus,
  register,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import {
  queuedOf,
  startInstance,
  waitForJobs,
  waitForQueued,
} from '../../../helpers/families/next-lessons.ts';
import { storedJobs } from '../../../helpers/kernel/jobs.ts';
import { until } from '../../../helpers/until.ts';

/** The next lesson, generated in the background after an answered quiz. */

const instance = await startInstance(t);

/** Returns the log lines on the learner. */
function logLines(learnerId: number): string[] {
  return instance.log.lines.filter((line) => new RegExp(`"learnerId":${learnerId}\\b`).test(line));
}

t.test('queues the next lesson for the same grade after an answered quiz', async (t) => {
  const { learner, sibling } = await registerFamily(instance.app);
  const options = { topic: 'fractions', gradeLevel: 4, difficulty: 'advanced' };
  const lesson = await createLesson(learner, learner.id, options);
  t.equal(await queuedOf(learner, learner.id), undefined, 'nothing QUEUED before');
  await answerQuiz(learner, lesson);
  const queued = await waitForQueued(learner, learner.id);
  t.match(queued, { learnerId: learner.id, status: 'QUEUED', difficulty: 'beginner', score: null });
  t.ok(['Math', 'Reading', 'Science'].includes(queued.subject));
  t.equal(queued.spec.questions.length, 5);
  const [row] = await instance.database.sql`SELECT grade_level FROM lessons WHERE id = ${queued.id}`;
  t.equal(row?.['grade_level'], 4);
  t.equal((await learner.get('/api/lessons/active')).body, null, 'not the active lesson');
  t.equal(await queuedOf(sibling, sibling.id), undefined, 'none for a sibling');
  t.same(logLines(learner.id), []);
});

t.test('derives the difficulty from the last lessons on the concept', async (t) => {
  for (const [last, failures, difficulty] of [
    ['beginner', 0, 'intermediate'],
    ['intermediate', 0, 'advanced'],
    ['intermediate', 1, 'intermediate'],
  ] as const) {
    const { parent, learner } = await registerFamily(instance.app);
    await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { subjects: ['Math'] }));
    const due = await createLesson(learner, learner.id, { topic: '', gradeLevel: 4 });
    await answerQuiz(learner, due);
    // Waits for the images too: their job would write back the lesson that is deleted here.
    await waitForJobs(instance);
    const { sql } = instance.database;
    await sql`DELETE FROM lessons WHERE learner_id = ${learner.id} AND status = 'QUEUED'`;
    await sql`UPDATE mastery SET last_difficulty = ${last}, failures = ${failures}, last_at = '2000-01-01'
      WHERE learner_id = ${learner.id}`;
    await answerQuiz(learner, await createLesson(learner, learner.id, { topic: 'area', gradeLevel: 4 }));
    t.match(await waitForQueued(learner, learner.id), { moduleId: due.moduleId, difficulty });
  }
});

t.test('takes a fitting lesson on creation and queues another after the next answer', async (t) => {
  const { learner } = await registerFamily(instance.app);
  let lesson = await createLesson(learner, learner.id, { topic: '' });
  const seen = new Set<string>();
  for (let i = 0; i < 4; i++) {
    for (const { question } of lesson.spec.questions) seen.add(question);
    await answerQuiz(learner, lesson);
    const queued = await waitForQueued(learner, learner.id);
    lesson = await createLesson(learner, learner.id, { topic: '' });
    t.equal(lesson.id, queued.id);
    t.equal(lesson.status, 'ACTIVE');
    t.equal(await queuedOf(learner, learner.id), undefined);
    t.notOk(
      lesson.spec.questions.some(({ question }) => seen.has(question)),
      'no repeated question',
    );
  }
});

/** Returns the number of jobs for the next lesson of a learner, also those done. */
async function jobsOf(learnerId: number): Promise<number> {
  const jobs = await storedJobs(instance.database);
  return jobs.filter(({ name, data }) => name === nextLessonJob && data['learnerId'] === learnerId).length;
}

t.test('keeps a lesson QUEUED that does not fit, without a second one or another job', async (t) => {
  const { learner } = await registerFamily(instance.app);
  await answerQuiz(learner, await createLesson(learner, learner.id));
  const queued = await waitForQueued(learner, learner.id);
  for (const other of [
    { topic: '', gradeLevel: 8 },
    { topic: '', difficulty: 'advanced' },
    { topic: 'the planets', subject: 'Science' },
  ]) {
    const lesson = await createLesson(learner, learner.id, other);
    t.not(lesson.id, queued.id, JSON.stringify(other));
    await answerQuiz(learner, lesson);
    await waitForJobs(instance);
    t.same(await queuedOf(learner, learner.id), queued);
  }
  t.equal(await jobsOf(learner.id), 1);
});

t.test('queues one lesson by one job for each of 50 concurrent quizzes on two instances', async (t) => {
  const other = await startInstance(t, { databaseUrl: instance.databaseUrl });
  const parent = await register(instance.app, 'PARENT');
  const children = await Promise.all(Array.from({ length: 50 }, () => addLearner(parent)));
  const lessons = await Promise.all(children.map(({ id }) => createLesson(parent, id)));
  const clients = [instance, other].map(({ app }) => clientOf(app, parent.token));
  await Promise.all(lessons.map((lesson, i) => answerQuiz(clients[i % 2] ?? parent, lesson)));
  await waitForJobs(instance);
  const jobs = (await storedJobs(instance.database)).filter(
    ({ name, data }) => name === nextLessonJob && data['familyId'] === parent.id,
  );
  t.equal(jobs.length, 50);
  t.ok(jobs.every(({ retries }) => retries === 0));
  const queued = await instance.database.sql`
    SELECT learner_id FROM lessons WHERE status = 'QUEUED' AND family_id = ${parent.id} ORDER BY learner_id`;
  t.same(
    queued.map((row) => row['learner_id']),
    children.map(({ id }) => id).sort((a, b) => a - b),
  );
  t.same(other.log.lines, []);
});

t.test('retries a failed store while other lessons continue', async (t) => {
  const { app, database } = instance;
  const { learner } = await registerFamily(app);
  await database.query(
    `ALTER TABLE lessons ADD CONSTRAINT no_room CHECK (learner_id <> ${learner.id} OR status <> 'QUEUED')`,
  );
  t.teardown(() => database.sql`ALTER TABLE lessons DROP CONSTRAINT IF EXISTS no_room`);
  await answerQuiz(learner, await createLesson(learner, learner.id));
  await until('the job has failed', () => logLines(learner.id).length > 0);
  t.match(logLines(learner.id)[0], `warn Job ${nextLessonJob} {"`);
  t.equal((await createLesson(learner, learner.id, { topic: '' })).status, 'ACTIVE');
  await database.sql`ALTER TABLE lessons DROP CONSTRAINT no_room`;
  await waitForQueued(learner, learner.id);
  t.notMatch(logLines(learner.id).join(), /giving up/);
});

t.test('generates nothing ahead without a job queue', async (t) => {
  const { app, database } = await startApp(t);
  await registerAdmin(app);
  const { learner } = await registerFamily(app);
  await answerQuiz(learner, await createLesson(learner, learner.id));
  await answerQuiz(learner, await createLesson(learner, learner.id, { topic: '' }));
  t.equal(await queuedOf(learner, learner.id), undefined);
  t.same(await storedJobs(database), []);
});
