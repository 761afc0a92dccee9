import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { logIn, parallel, person, refused, statuses } from './registrations.ts';

t.test('lists own valid sessions, newest first, in pages', async (t) => {
  const clock = createClock('2100-03-01T12:00:00.000Z');
  const { app, database } = await startApp(t, { now: clock.now, settings: { tokenTtlSeconds: 3600 } });
  const user = await person(app);
  await person(app);
  clock.set('2100-03-01T12:10:00.000Z');
  const second = clientOf(app, (await logIn(app, user.username)).body.token);
  clock.set('2100-03-01T12:20:00.000Z');
  const third = clientOf(app, (await logIn(app, user.username)).body.token);
  const { body } = await second.get('/api/sessions');
  t.match(body, [
    { isCurrent: false, createdAt: '2100-03-01T12:20:00.000Z', expiresAt: '2100-03-01T13:20:00.000Z' },
    { isCurrent: true, createdAt: '2100-03-01T12:10:00.000Z' },
    { isCurrent: false, createdAt: '2100-03-01T12:00:00.000Z' },
  ]);
  const jti = JSON.parse(Buffer.from(user.token.split('.')[1] ?? '', 'base64url').toString()).jti;
  t.equal(body[2].id, jti);
  const listed = [];
  for (let url = '/api/sessions?limit=1'; url !== ''; ) {
    const page = await second.get(url);
    listed.push(...page.body);
    url = /<(.+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1] ?? '';
  }
  t.same(listed, body);
  await third.post('/api/logout');
  clock.set('2100-03-01T13:00:00.000Z');
  t.same((await second.get('/api/sessions')).body, [body[1]], 'neither ended nor expired ones');
  t.equal((await database.sql`SELECT FROM sessions`).length, 4, 'their rows are still there');
});

t.test('ends one own session, also on other instances', async (t) => {
  const { app, databaseUrl } = await startApp(t, { isAlone: true });
  const other = await startApp(t, { databaseUrl });
  const user = await person(app);
  const { token } = (await logIn(app, user.username)).body;
  const elsewhere = clientOf(other.app, token);
  t.equal((await elsewhere.get('/user')).status, 307);
  const [{ id }] = (await user.get('/api/sessions')).body;
  t.match(await user.delete(`/api/sessions/${id}`), { status: 200, body: { success: true } });
  refused(t, await clientOf(app, token).get('/user'), 401, 'UNAUTHENTICATED');
  await until('the other instance follows', async () => (await elsewhere.get('/user')).status === 401);
  t.equal((await user.get('/user')).status, 307, 'the other session stays');
  const [own] = (await user.get('/api/sessions')).body;
  t.equal((await user.delete(`/api/sessions/${own.id}`)).status, 200, 'the session of the request');
  refused(t, await user.get('/user'), 401, 'UNAUTHENTICATED');
});

t.test('returns 404 SESSION_NOT_FOUND for an unknown, ended, expired or foreign session', async (t) => {
  const { app, database } = await startApp(t, { isAlone: true });
  const [user, other] = [await person(app), await person(app)];
  await logIn(app, user.username);
  await logIn(app, user.username);
  const [ended, expired] = (await user.get('/api/sessions')).body;
  const [foreign] = (await other.get('/api/sessions')).body;
  await user.delete(`/api/sessions/${ended.id}`);
  await database.sql`UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE jti = ${expired.id}`;
  for (const id of [ended.id, expired.id, foreign.id, '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'])
    refused(t, await user.delete(`/api/sessions/${id}`), 404, 'SESSION_NOT_FOUND');
  t.equal((await other.get('/user')).status, 307);
});

t.test('ends one session once in 10 concurrent requests', async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const user = await person(app);
  await logIn(app, user.username);
  const [{ id }] = (await user.get('/api/sessions')).body;
  t.same(statuses(await parallel(10, () => user.delete(`/api/sessions/${id}`))), { 200: 1, 404: 9 });
});

t.test('ends all other sessions of the caller, and no others', async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const [user, other] = [await person(app), await person(app)];
  const tokens: string[] = [];
  for (let i = 0; i < 3; i += 1) tokens.push((await logIn(app, user.username)).body.token);
  t.match(await user.delete('/api/sessions'), { status: 200, body: { success: true } });
  for (const token of tokens) refused(t, await clientOf(app, token).get('/user'), 401, 'UNAUTHENTICATED');
  t.match((await user.get('/api/sessions')).body, { length: 1, 0: { isCurrent: true } });
  t.equal((await other.get('/user')).status, 307);
});
