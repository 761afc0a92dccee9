import t from 'tap';
import { testSettings } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, memberPassword } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { claimsOf, handOver, pin, setPin, unlock } from './devices.ts';

const { app, admin, database, newFamily } = await startFamilies(t);

t.test('a device gets the own token of a learner who has no password', async (t) => {
  const { parent } = await newFamily();
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia' });
  for (const by of [parent, admin]) {
    const device = await handOver(app, by, learner.id);
    t.same(device.user, learner);
    t.same((await device.get('/api/user')).body, learner);
    t.match(claimsOf(device.token), { sub: String(learner.id), role: 'LEARNER', handedOverBy: by.id });
  }
  t.match(await parent.get('/api/user'), { status: 200 }, "the parent's session goes on");
  const login = { username: learner.username, password: memberPassword };
  t.match(await clientOf(app).post('/login', login), refusal(401, 'INVALID_CREDENTIALS'));
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/password`, { password: memberPassword }));
  t.match(await clientOf(app).post('/login', login), { status: 200 });
});

t.test('the token of a handed-over device reaches nothing of siblings or the parent', async (t) => {
  const { parent, learner, sibling } = await newFamily(10);
  const device = await handOver(app, parent, learner.id);
  const [session] = (await parent.get('/api/sessions')).body;
  const [other] = (await parent.get(`/api/sessions?learnerId=${sibling.id}`)).body;
  t.match(await device.get('/api/points'), { status: 200, body: { balance: 10 } });
  for (const url of ['points/history', 'lessons', 'achievements', 'redemptions/my', 'sessions'])
    t.match(await device.get(`/api/${url}?learnerId=${sibling.id}`), refusal(403, 'FORBIDDEN'), url);
  for (const url of ['learners', 'audit-log', 'families', `family/export?familyId=${parent.id}`])
    t.match(await device.get(`/api/${url}`), { status: 403 }, url);
  for (const id of [learner.id, sibling.id]) {
    t.match(await device.post(`/api/learners/${id}/session`), refusal(403, 'FORBIDDEN'));
    t.match(await device.put(`/api/learners/${id}/pin`, { pictures: pin }), refusal(403, 'FORBIDDEN'));
  }
  for (const { id } of [session, other])
    t.match(await device.delete(`/api/sessions/${id}`), refusal(404, 'SESSION_NOT_FOUND'));
  t.match(await device.get('/api/sessions'), { status: 200, body: [{ userId: learner.id }, {}] });
});

t.test('only the parent and an ADMIN hand over, and only to learners of a family', async (t) => {
  const { parent, learner } = await newFamily();
  const other = await newFamily();
  const url = `/api/learners/${learner.id}/session`;
  t.match(await other.parent.post(url), refusal(403, 'FORBIDDEN'));
  t.match(await parent.post('/api/learners/999999/session'), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await parent.post(`/api/learners/${parent.id}/session`), refusal(404, 'LEARNER_NOT_FOUND'));
  t.match(await clientOf(app).post(url), refusal(401, 'UNAUTHENTICATED'));
});

t.test('the parent sees the sessions of a learner, and ends one at once', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  const device = await handOver(app, parent, learner.id);
  const url = `/api/sessions?learnerId=${learner.id}`;
  for (const by of [parent, admin]) {
    const { body } = await by.get(url);
    const expected = { userId: learner.id, isCurrent: false, wrongCodes: null };
    t.match(body, [
      { ...expected, id: device.id, isHandedOver: true },
      { ...expected, isHandedOver: false },
    ]);
  }
  t.match((await device.get(url)).body, [{ isCurrent: true, isHandedOver: true }, { isCurrent: false }]);
  t.match((await parent.get('/api/sessions')).body, { length: 1, 0: { userId: parent.id } });
  t.match(await other.parent.get(url), refusal(403, 'FORBIDDEN'));
  for (const stranger of [other.parent, other.learner, sibling])
    t.match(await stranger.delete(`/api/sessions/${device.id}`), refusal(404, 'SESSION_NOT_FOUND'));
  t.match(await device.get('/api/user'), { status: 200 });
  t.match(await parent.delete(`/api/sessions/${device.id}`), { status: 200 });
  t.match(await device.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await parent.delete(`/api/sessions/${device.id}`), refusal(404, 'SESSION_NOT_FOUND'));
  const second = await handOver(app, parent, learner.id);
  t.match(await admin.delete(`/api/sessions/${second.id}`), { status: 200 });
  t.match(await second.get('/api/user'), { status: 401 });
});

t.test('a first password and an erasure end the sessions of a learner without a password', async (t) => {
  const { parent } = await newFamily();
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia' });
  const first = await handOver(app, parent, learner.id);
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/password`, { password: memberPassword }));
  t.match(await first.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  const { body: sibling } = await parent.post('/api/learners', { name: 'Max' });
  const second = await handOver(app, parent, sibling.id);
  await setPin(parent, sibling.id);
  await expectStatus(200, parent.delete(`/api/learners/${sibling.id}`));
  t.match(await second.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await unlock(second, sibling.id), refusal(401, 'INVALID_PIN'));
  const rows =
    await database.sql`SELECT jti FROM sessions WHERE user_id = ${sibling.id} AND revoked_at IS NULL`;
  t.same([...rows], []);
  t.same([...(await database.sql`SELECT FROM learner_pins WHERE learner_id = ${sibling.id}`)], []);
});

t.test('a token lives as long as asked, and at most as long as the service allows', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id, { lifetimeSeconds: 300 });
  const { username } = (await learner.get('/api/user')).body;
  const credentials = { username, password: memberPassword };
  const requests = {
    [`/api/learners/${learner.id}/session`]: [parent, {}],
    [`/api/learners/${learner.id}/unlock`]: [device, { pictures: pin }],
    '/login': [clientOf(app), credentials],
  } as const;
  const { tokenTtlSeconds } = testSettings;
  for (const [url, [client, body]] of Object.entries(requests)) {
    for (const lifetimeSeconds of [300, tokenTtlSeconds, tokenTtlSeconds + 1, 315_576_000, undefined]) {
      const answer = await client.post(url, { ...body, ...(lifetimeSeconds && { lifetimeSeconds }) });
      const { exp, iat } = claimsOf(answer.body.token);
      t.equal(Number(exp) - Number(iat), Math.min(lifetimeSeconds ?? tokenTtlSeconds, tokenTtlSeconds), url);
      if (url !== '/login') t.equal(answer.body.expiresAt, new Date(Number(exp) * 1000).toISOString());
    }
    const tooShort = await client.post(url, { ...body, lifetimeSeconds: 299 });
    t.match(tooShort, invalid('/body/lifetimeSeconds'), url);
  }
});

t.test('an export of the family has no PIN and no token', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  const { body } = await expectStatus(200, parent.get('/api/family/export'));
  const text = JSON.stringify(body);
  t.match(text, 'learner_profiles');
  for (const secret of ['learner_pins', '$argon2', device.id]) t.notMatch(text, secret);
});
