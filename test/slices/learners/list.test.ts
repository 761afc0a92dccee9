import t from 'tap';
import type { User } from '../../../schema/accounts.ts';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  expectStatus,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);

t.test("lists a parent's own learners in order of creation", async (t) => {
  const parent = await register(app, 'PARENT');
  t.same((await expectStatus(200, parent.get('/api/learners'))).body, []);
  await registerFamily(app);
  const learners = [await addLearner(parent), await addLearner(parent, { name: 'Abe' })];
  t.same((await expectStatus(200, parent.get('/api/learners'))).body, learners);
});

t.test("ignores a parent's parentId and hides other families", async (t) => {
  const { parent: other } = await registerFamily(app);
  const parent = await register(app, 'PARENT');
  const learner = await addLearner(parent);
  t.same((await parent.get(`/api/learners?parentId=${other.id}`)).body, [learner]);
});

t.test("lists all learners or one parent's learners to an administrator", async (t) => {
  const parent = await register(app, 'PARENT');
  const learners = [await addLearner(parent), await addLearner(parent)];
  const other = await addLearner(await register(app, 'PARENT'));
  t.same((await admin.get(`/api/learners?parentId=${parent.id}`)).body, learners);
  const all: User[] = (await expectStatus(200, admin.get('/api/learners'))).body;
  for (const learner of [...learners, other]) {
    t.same(
      all.find(({ id }) => id === learner.id),
      learner,
    );
  }
  t.ok(all.every((user) => user.role === 'LEARNER' && user.parentId !== null));
});

t.test('returns 404 to an administrator for an unknown parent', async (t) => {
  const { learner } = await registerFamily(app);
  for (const id of [learner.id, 999_999]) {
    t.match(await admin.get(`/api/learners?parentId=${id}`), refusal(404, 'USER_NOT_FOUND'));
  }
});

t.test('returns 400 for an invalid parentId', async (t) => {
  for (const id of ['', '0', '-1', '1.5', 'one', '9007199254740993', '1&parentId=2']) {
    t.match(await admin.get(`/api/learners?parentId=${id}`), invalid('/query/parentId'), id);
  }
});

t.test('returns 403 to learners and 401 without a token', async (t) => {
  const { learner } = await registerFamily(app);
  t.match(await learner.get('/api/learners'), refusal(403, 'FORBIDDEN'));
  t.match(await clientOf(app).get('/api/learners?parentId=x'), refusal(401, 'UNAUTHENTICATED'));
});
