import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  clientOf,
  expectStatus,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);

function logIn(username: string, password: string): Promise<Answer> {
  return clientOf(app).post('/login', { username, password });
}

t.test("lets a parent or an administrator set a password for the learner's login", async (t) => {
  const parent = await register(app, 'PARENT');
  const { id, username } = await addLearner(parent);
  const first = await expectStatus(
    200,
    parent.put(`/api/learners/${id}/password`, { password: 'password 1' }),
  );
  t.same(first.body, { success: true });
  t.equal((await logIn(username, 'password 1')).status, 200);
  await expectStatus(200, admin.put(`/api/learners/${id}/password`, { password: 'password 2' }));
  t.match(await logIn(username, 'password 1'), refusal(401, 'INVALID_CREDENTIALS'));
  t.equal((await logIn(username, 'password 2')).status, 200);
});

t.test("ends only that learner's sessions at once", async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const own = `/api/learner-profile/${learner.id}`;
  await expectStatus(200, learner.get(own));
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/password`, { password: 'password 1' }));
  t.match(await learner.get(own), refusal(401, 'UNAUTHENTICATED'));
  t.equal((await sibling.get(`/api/learner-profile/${sibling.id}`)).status, 200);
  t.equal((await parent.get(own)).status, 200);
});

t.test('requires 8 to 1024 bytes and does not trim', async (t) => {
  const parent = await register(app, 'PARENT');
  const { id, username } = await addLearner(parent);
  for (const password of [
    undefined,
    null,
    12345678,
    '1234567',
    ' '.repeat(8),
    'é'.repeat(513),
    '1234567\0',
  ]) {
    const answer = await parent.put(`/api/learners/${id}/password`, { password });
    t.match(answer, invalid('/body/password'), JSON.stringify(password));
  }
  for (const password of [' 3456 8 ', 'éééé', 'é'.repeat(512)]) {
    await expectStatus(200, parent.put(`/api/learners/${id}/password`, { password }));
    t.equal((await logIn(username, password)).status, 200);
  }
});

t.test('returns 403 to other callers and 404 for unknown learners', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const stranger = await register(app, 'PARENT');
  const body = { password: 'password 1' };
  t.match(await stranger.put(`/api/learners/${learner.id}/password`, body), refusal(403, 'FORBIDDEN'));
  t.match(await learner.put(`/api/learners/${learner.id}/password`, body), refusal(403, 'FORBIDDEN'));
  for (const id of [999_999, parent.id, stranger.id]) {
    t.match(await admin.put(`/api/learners/${id}/password`, body), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  t.match(await parent.put('/api/learners/x/password', body), invalid('/path/id'));
  const anonymous = clientOf(app);
  t.match(await anonymous.put(`/api/learners/${learner.id}/password`, {}), refusal(401, 'UNAUTHENTICATED'));
  t.equal((await learner.get(`/api/learner-profile/${learner.id}`)).status, 200, 'its session remains valid');
});
