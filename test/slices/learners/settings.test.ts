import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  expectStatus,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app } = await startApp(t);
const admin = await registerAdmin(app);

t.test('disables double-or-loss by default', async (t) => {
  const { learner } = await registerFamily(app);
  const settings = await expectStatus(200, learner.get(`/api/learner-settings/${learner.id}`));
  t.same(settings.body, { doubleOrLossEnabled: false });
});

t.test('lets a parent or an administrator switch double-or-loss on and off', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const url = `/api/learner-settings/${learner.id}`;
  for (const [client, enabled] of [
    [parent, true],
    [parent, true],
    [admin, false],
  ] as const) {
    const answer = await expectStatus(200, client.put(`${url}/double-or-loss`, { enabled }));
    t.same(answer.body, { learnerId: learner.id, doubleOrLossEnabled: enabled });
    for (const reader of [parent, learner, admin]) {
      t.same((await expectStatus(200, reader.get(url))).body, { doubleOrLossEnabled: enabled });
    }
  }
  await expectStatus(200, parent.put(`${url}/double-or-loss`, { enabled: true }));
  const others = await expectStatus(200, parent.get(`/api/learner-settings/${sibling.id}`));
  t.same(others.body, { doubleOrLossEnabled: false }, "the sibling's setting does not change");
});

t.test('returns settings only to the learner, the parent and administrators', async (t) => {
  const { learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  const url = `/api/learner-settings/${learner.id}`;
  for (const client of [sibling, stranger]) t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  const put = { enabled: true };
  for (const client of [learner, sibling, stranger]) {
    t.match(await client.put(`${url}/double-or-loss`, put), refusal(403, 'FORBIDDEN'));
  }
  const invalidBody = await learner.put(`${url}/double-or-loss`, { enabled: 'yes' });
  t.match(invalidBody, refusal(403, 'FORBIDDEN'), 'the role is checked before the body');
  t.same((await learner.get(url)).body, { doubleOrLossEnabled: false });
  t.match(await clientOf(app).get(url), refusal(401, 'UNAUTHENTICATED'));
});

t.test('returns 404 for a user who is not a learner', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const id of [parent.id, 999_999]) {
    t.match(await admin.get(`/api/learner-settings/${id}`), refusal(404, 'LEARNER_NOT_FOUND'));
    const answer = await admin.put(`/api/learner-settings/${id}/double-or-loss`, { enabled: true });
    t.match(answer, refusal(404, 'LEARNER_NOT_FOUND'));
  }
  t.match(await parent.get('/api/learner-settings/x'), invalid('/path/learnerId'));
});

t.test('rejects a non-boolean `enabled` without coercion', async (t) => {
  const { parent, learner } = await registerFamily(app);
  for (const enabled of [undefined, null, 'true', 1, []]) {
    const answer = await parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled });
    t.match(answer, invalid('/body/enabled'), JSON.stringify(enabled));
  }
});
