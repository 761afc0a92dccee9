import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  clientOf,
  createLesson,
  expectStatus,
  readLesson,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const unknownId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

t.test('returns a lesson to its learner, parent and administrators, and 403 to others', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const { parent: stranger, learner: otherLearner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id}`;
  for (const client of [learner, parent, admin]) {
    t.same((await expectStatus(200, client.get(url))).body, lesson);
  }
  for (const client of [sibling, stranger, otherLearner]) {
    t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  }
  t.match(await clientOf(app).get(url), refusal(401, 'UNAUTHENTICATED'));
});

t.test(
  'shows the given answers once the quiz is answered, with null for an invalid or missing one',
  async (t) => {
    const { parent, learner } = await registerFamily(app);
    const lesson = await createLesson(learner, learner.id);
    const [first = 0] = answersTo(lesson);
    const { lesson: answered } = await answerQuiz(learner, lesson, { answers: [first, 99, -1, 0] });
    for (const client of [learner, parent, admin]) {
      const body = await readLesson(client, lesson);
      t.same(body.answers, [first, null, null, 0, null]);
      t.same(body, answered);
    }
    t.match(answered, { answeredAt: /Z$/ });
    const retired = await createLesson(learner, learner.id);
    for (const open of [lesson, retired])
      t.notOk('answers' in open || 'answeredAt' in open, 'nothing before');
    await createLesson(learner, learner.id);
    t.notOk(
      'answers' in (await readLesson(learner, retired)),
      'nothing for a lesson that another one replaced',
    );
  },
);

t.test('returns 404 for an unknown lesson and 400 for an invalid id', async (t) => {
  for (const client of [admin, (await registerFamily(app)).learner]) {
    t.match(await client.get(`/api/lessons/${unknownId}`), refusal(404, 'LESSON_NOT_FOUND'));
    for (const id of ['1', 'none', `${unknownId}0`, `urn:uuid:${unknownId}`, `{${unknownId}}`]) {
      t.match(await client.get(`/api/lessons/${encodeURIComponent(id)}`), invalid('/path/lessonId'), id);
    }
  }
});

t.test('accepts a UUID in capitals', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id.toUpperCase()}`;
  t.same((await expectStatus(200, learner.get(url))).body, lesson);
  await expectStatus(200, learner.post(`${url}/answer`, { answers: [] }));
});

t.test('returns null without an active lesson', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const none = await expectStatus(200, learner.get('/api/lessons/active'));
  t.equal(none.body, null);
  t.match(none.headers['content-type'], /^application\/json/);
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson);
  t.equal((await expectStatus(200, learner.get('/api/lessons/active'))).body, null);
  t.equal((await expectStatus(200, parent.get(`/api/lessons/active?learnerId=${learner.id}`))).body, null);
});

t.test("returns the caller's active lesson by default, null for a caller who is not a learner", async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  t.same((await expectStatus(200, learner.get('/api/lessons/active'))).body, lesson);
  for (const client of [parent, admin]) {
    t.equal((await expectStatus(200, client.get('/api/lessons/active'))).body, null);
    const named = await expectStatus(200, client.get(`/api/lessons/active?learnerId=${learner.id}`));
    t.same(named.body, lesson);
  }
  t.same((await expectStatus(200, learner.get(`/api/lessons/active?learnerId=${learner.id}`))).body, lesson);
  t.equal((await expectStatus(200, sibling.get('/api/lessons/active'))).body, null);
});

t.test("returns 403 for another's active lesson and 404 for an unknown learner", async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  await createLesson(learner, learner.id);
  const url = '/api/lessons/active?learnerId=';
  for (const client of [sibling, stranger]) {
    t.match(await client.get(`${url}${learner.id}`), refusal(403, 'FORBIDDEN'));
  }
  for (const id of [parent.id, 999_999]) {
    t.match(await admin.get(`${url}${id}`), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  for (const id of ['', 'x', '0', '1.5'])
    t.match(await admin.get(`${url}${id}`), invalid('/query/learnerId'));
  t.match(await clientOf(app).get(`${url}x`), refusal(401, 'UNAUTHENTICATED'));
});

t.test('changes nothing on reading the active lesson', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  for (let reads = 0; reads < 3; reads++) {
    t.same((await learner.get('/api/lessons/active')).body, lesson);
    await parent.get(`/api/lessons/active?learnerId=${learner.id}`);
  }
  t.equal((await learner.get('/api/lessons')).body.length, 1);
});
