import t from 'tap';
import type { Lesson, LessonListing } from '../../schema/lessons.ts';
import { startApp } from '../helpers/app.ts';
import { createLesson, expectStatus, type Member, registerAdmin, registerFamily } from '../helpers/client.ts';
import { createClock } from '../helpers/clock.ts';

/** Taking up the lesson that was generated ahead. */

const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });
await registerAdmin(app);

const wish = { gradeLevel: 3, subject: 'Science', difficulty: 'intermediate', topic: '' };

/** A learner with an ACTIVE lesson, and one in Science that waits for it since the day before. */
async function waiting(): Promise<{ parent: Member; learner: Member; active: Lesson; queued: Lesson }> {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await registerFamily(app);
  const queued = await createLesson(learner, learner.id, wish);
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
  const active = await createLesson(learner, learner.id, { topic: 'fractions' });
  clock.set('2100-03-02T12:00:00.000Z');
  return { parent, learner, active, queued };
}

async function statusOf(client: Member, lesson: Lesson): Promise<unknown> {
  return (await expectStatus(200, client.get(`/api/lessons/${lesson.id}`))).body.status;
}

t.test('a creation without a topic takes the QUEUED lesson that fits and makes it ACTIVE now', async (t) => {
  const { learner, active, queued } = await waiting();
  const taken = await createLesson(learner, learner.id, wish);
  t.same(taken, { ...queued, status: 'ACTIVE', createdAt: '2100-03-02T12:00:00.000Z' });
  t.same((await learner.get('/api/lessons/active')).body, taken);
  t.match((await learner.get(`/api/lessons/${active.id}`)).body, { status: 'DONE', score: null });
  const [first] = (await learner.get('/api/lessons')).body;
  t.equal(first.id, taken.id, 'it is the newest in the listing');
});

t.test('it fits whatever the request leaves open, and a subject in any case', async (t) => {
  for (const open of [
    { subject: undefined, topic: undefined },
    { subject: 'science', topic: ' ' },
    { difficulty: undefined },
  ]) {
    const { parent, learner, queued } = await waiting();
    const taken = await createLesson(parent, learner.id, { ...wish, gradeLevel: '3', ...open });
    t.equal(taken.id, queued.id);
  }
});

t.test('a category that is given is kept as it is', async (t) => {
  const { learner, queued } = await waiting();
  const taken = await createLesson(learner, learner.id, { ...wish, category: 'My own' });
  t.same([taken.id, taken.category], [queued.id, 'My own']);
});

t.test(
  'where subject, difficulty or grade do not fit, or a topic is given, a lesson is generated',
  async (t) => {
    for (const other of [
      { subject: 'Math' },
      { difficulty: 'beginner' },
      { gradeLevel: 4 },
      { topic: 'the planets' },
    ]) {
      const { learner, active, queued } = await waiting();
      const created = await createLesson(learner, learner.id, { ...wish, ...other });
      t.not(created.id, queued.id, JSON.stringify(other));
      t.equal(created.status, 'ACTIVE');
      t.equal(await statusOf(learner, queued), 'QUEUED', 'the other one goes on waiting');
      t.equal(await statusOf(learner, active), 'DONE');
    }
  },
);

t.test("a sibling's QUEUED lesson is not taken", async (t) => {
  const { parent, queued } = await waiting();
  const sibling = (await expectStatus(201, parent.post('/api/learners', { name: 'Tim' }))).body;
  const created = await createLesson(parent, sibling.id, wish);
  t.not(created.id, queued.id);
  t.equal(created.learnerId, sibling.id);
});

t.test('a QUEUED lesson is listed and read, but is never the active one', async (t) => {
  const { learner, active, queued } = await waiting();
  t.equal((await learner.get('/api/lessons/active')).body.id, active.id);
  const listed: LessonListing[] = (await learner.get('/api/lessons')).body;
  t.match(
    listed.find(({ id }) => id === queued.id),
    { status: 'QUEUED', score: null },
  );
  await database.sql`UPDATE lessons SET status = 'DONE' WHERE id = ${active.id}`;
  t.equal((await learner.get('/api/lessons/active')).body, null);
  t.equal(await statusOf(learner, queued), 'QUEUED', 'asking for the active one does not take it');
});

t.test(
  'of 50 creations at once, one takes the QUEUED lesson, and one lesson is ACTIVE in the end',
  async (t) => {
    const { learner, queued } = await waiting();
    const created = await Promise.all(
      Array.from({ length: 50 }, () => createLesson(learner, learner.id, wish)),
    );
    t.equal(created.filter(({ id }) => id === queued.id).length, 1);
    t.equal(new Set(created.map(({ id }) => id)).size, 50);
    const lessons: LessonListing[] = (await learner.get('/api/lessons?limit=500')).body;
    t.equal(lessons.filter(({ status }) => status === 'ACTIVE').length, 1);
    t.equal(lessons.filter(({ status }) => status === 'QUEUED').length, 0);
  },
);
