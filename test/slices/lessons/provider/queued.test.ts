import t from 'tap';
import type { Lesson, LessonListing } from '../../../../schema/lessons.ts';
import { startApp } from '../../../helpers/app.ts';
import { createClock } from '../../../helpers/clock.ts';
import {
  createLesson,
  listLessons,
  type Member,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';

/** Creations that take the QUEUED lesson, which was generated ahead. */

const clock = createClock();
const { app, database } = await startApp(t, { now: clock.now });
await registerAdmin(app);

const options = { gradeLevel: 3, subject: 'Science', difficulty: 'intermediate', topic: '' };

/** Registers a learner with an ACTIVE lesson and, from the day before, a QUEUED one in Science. */
async function registerWithQueued(): Promise<{
  parent: Member;
  learner: Member;
  active: Lesson;
  queued: Lesson;
}> {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await registerFamily(app);
  const queued = await createLesson(learner, learner.id, options);
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
  const active = await createLesson(learner, learner.id, { topic: 'fractions' });
  clock.set('2100-03-02T12:00:00.000Z');
  return { parent, learner, active, queued };
}

t.test('takes a fitting QUEUED lesson without a topic and makes it ACTIVE', async (t) => {
  const { learner, active, queued } = await registerWithQueued();
  const taken = await createLesson(learner, learner.id, options);
  t.same(taken, { ...queued, status: 'ACTIVE', createdAt: '2100-03-02T12:00:00.000Z' });
  t.same((await learner.get('/api/lessons/active')).body, taken);
  t.match(await readLesson(learner, active), { status: 'DONE', score: null });
  const [first] = (await learner.get('/api/lessons')).body;
  t.equal(first.id, taken.id, 'newest in the listing');
});

t.test('takes the QUEUED lesson for omitted fields, and for a subject in any letter case', async (t) => {
  for (const open of [
    { subject: undefined, topic: undefined },
    { subject: 'science', topic: ' ' },
    { difficulty: undefined },
  ]) {
    const { parent, learner, queued } = await registerWithQueued();
    const taken = await createLesson(parent, learner.id, { ...options, gradeLevel: '3', ...open });
    t.equal(taken.id, queued.id);
  }
});

t.test('keeps the given category', async (t) => {
  const { learner, queued } = await registerWithQueued();
  const taken = await createLesson(learner, learner.id, { ...options, category: 'My own' });
  t.same([taken.id, taken.category], [queued.id, 'My own']);
});

t.test('generates a lesson for a topic, or if subject, difficulty or grade do not fit', async (t) => {
  for (const other of [
    { subject: 'Math' },
    { difficulty: 'beginner' },
    { gradeLevel: 4 },
    { topic: 'the planets' },
  ]) {
    const { learner, active, queued } = await registerWithQueued();
    const created = await createLesson(learner, learner.id, { ...options, ...other });
    t.not(created.id, queued.id, JSON.stringify(other));
    t.equal(created.status, 'ACTIVE');
    t.match(await readLesson(learner, queued), { status: 'QUEUED' }, 'the other stays QUEUED');
    t.match(await readLesson(learner, active), { status: 'DONE' });
  }
});

t.test("ignores a sibling's QUEUED lesson", async (t) => {
  const { parent, queued } = await registerWithQueued();
  const sibling = await addLearner(parent);
  const created = await createLesson(parent, sibling.id, options);
  t.not(created.id, queued.id);
  t.equal(created.learnerId, sibling.id);
});

t.test('lists and returns a QUEUED lesson, but never as the active one', async (t) => {
  const { learner, active, queued } = await registerWithQueued();
  t.equal((await learner.get('/api/lessons/active')).body.id, active.id);
  const listed: LessonListing[] = (await learner.get('/api/lessons')).body;
  t.match(
    listed.find(({ id }) => id === queued.id),
    { status: 'QUEUED', score: null },
  );
  await database.sql`UPDATE lessons SET status = 'DONE' WHERE id = ${active.id}`;
  t.equal((await learner.get('/api/lessons/active')).body, null);
  t.match(
    await readLesson(learner, queued),
    { status: 'QUEUED' },
    'reading the active lesson does not take it',
  );
});

t.test('takes the QUEUED lesson once in 50 concurrent creations and leaves one ACTIVE', async (t) => {
  const { learner, queued } = await registerWithQueued();
  const created = await Promise.all(
    Array.from({ length: 50 }, () => createLesson(learner, learner.id, options)),
  );
  t.equal(created.filter(({ id }) => id === queued.id).length, 1);
  t.equal(new Set(created.map(({ id }) => id)).size, 50);
  const lessons = await listLessons(learner);
  t.equal(lessons.filter(({ status }) => status === 'ACTIVE').length, 1);
  t.equal(lessons.filter(({ status }) => status === 'QUEUED').length, 0);
});
