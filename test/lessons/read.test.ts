import t from 'tap';
import { startApp } from '../helpers/app.ts';
import {
  answersTo,
  clientOf,
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../helpers/client.ts';
import { invalid, refusal } from '../helpers/expectations.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const unknownId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

t.test('a lesson is for its learner, its parent and administrators; for others it gives 403', async (t) => {
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

t.test('an unknown lesson gives 404, an id that is no UUID 400', async (t) => {
  for (const client of [admin, (await registerFamily(app)).learner]) {
    t.match(await client.get(`/api/lessons/${unknownId}`), refusal(404, 'LESSON_NOT_FOUND'));
    for (const id of ['1', 'none', `${unknownId}0`, `urn:uuid:${unknownId}`, `{${unknownId}}`]) {
      t.match(await client.get(`/api/lessons/${encodeURIComponent(id)}`), invalid('/path/lessonId'), id);
    }
  }
});

t.test('the letters of a UUID may be capitals', async (t) => {
  const { learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  const url = `/api/lessons/${lesson.id.toUpperCase()}`;
  t.same((await expectStatus(200, learner.get(url))).body, lesson);
  await expectStatus(200, learner.post(`${url}/answer`, { answers: [] }));
});

t.test('without an active lesson the answer is null', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const none = await expectStatus(200, learner.get('/api/lessons/active'));
  t.equal(none.body, null);
  t.match(none.headers['content-type'], /^application\/json/);
  const lesson = await createLesson(learner, learner.id);
  await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson) }));
  t.equal((await expectStatus(200, learner.get('/api/lessons/active'))).body, null);
  t.equal((await expectStatus(200, parent.get(`/api/lessons/active?learnerId=${learner.id}`))).body, null);
});

t.test('the active lesson is by default that of the caller: null for one that is no learner', async (t) => {
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

t.test("another's active lesson gives 403, that of somebody who is no learner 404", async (t) => {
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

t.test('reading the active lesson changes nothing', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const lesson = await createLesson(learner, learner.id);
  for (let reads = 0; reads < 3; reads++) {
    t.same((await learner.get('/api/lessons/active')).body, lesson);
    await parent.get(`/api/lessons/active?learnerId=${learner.id}`);
  }
  t.equal((await learner.get('/api/lessons')).body.length, 1);
});
