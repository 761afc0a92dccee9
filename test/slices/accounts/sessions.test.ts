import { createHmac } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import t from 'tap';
import { createSessions } from '../../../src/slices/accounts/sessions/sessions.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { waitingForLocks } from '../../helpers/database/locks.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { tokenFor } from '../../helpers/families/tokens.ts';
import { until } from '../../helpers/until.ts';
import { logIn, parallel, password, person, refused, statuses } from './registrations.ts';

t.test('decisions.md 2.4: revokes only the presented token on POST /api/logout', async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const user = await person(app);
  const second = clientOf(app, (await logIn(app, user.username)).body.token);
  const answer = await second.post('/api/logout');
  t.equal(answer.status, 200);
  t.same(answer.body, { success: true });
  refused(t, await second.get('/api/user'), 401, 'UNAUTHENTICATED');
  refused(t, await second.post('/api/logout'), 401, 'UNAUTHENTICATED');
  t.equal((await user.get('/api/user')).status, 200);
});

t.test('interface.md 4.1: redirects POST /logout and GET /user with 307 if the token is valid', async (t) => {
  const { app } = await startApp(t);
  const user = await person(app);
  const logout = await user.post('/logout');
  t.equal(logout.status, 307);
  t.equal(logout.headers['location'], '/api/logout');
  t.equal((await user.get('/api/user')).status, 200, 'the redirect does not revoke the token');
  const own = await user.get('/user');
  t.equal(own.status, 307);
  t.equal(own.headers['location'], '/api/user');
  refused(t, await clientOf(app).post('/logout'), 401, 'UNAUTHENTICATED');
  refused(t, await clientOf(app).get('/user'), 401, 'UNAUTHENTICATED');
});

t.test('decisions.md 1.5: returns 401 for a missing, malformed, expired or forged token', async (t) => {
  const { app } = await startApp(t);
  const { id, token } = await person(app);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const now = Math.floor(Date.now() / 1000);
  const whole = { sub: String(id), role: 'ADMIN', jti: 'a', iat: now - 10, exp: now + 60 };
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const headers = [
    undefined,
    '',
    'Bearer',
    'Bearer x',
    `Basic ${token}`,
    token,
    `Bearer ${header}.${claims}.`,
    `Bearer ${none}.${claims}.`,
    `Bearer ${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `Bearer ${signed(whole, 'another secret, as long as the right one is')}`,
    `Bearer ${signed({ ...whole, exp: now - 1 })}`,
    `Bearer ${signed({ ...whole, exp: undefined })}`,
    `Bearer ${signed({ ...whole, jti: undefined })}`,
    `Bearer ${signed({ ...whole, role: 'KING' })}`,
    `Bearer ${signed({ ...whole, sub: '1; DROP TABLE users' })}`,
  ];
  for (const authorization of headers) {
    const request = {
      method: 'GET',
      url: '/api/user',
      ...(authorization !== undefined && { headers: { authorization } }),
    } as const;
    const answer = await clientOf(app).send(request);
    refused(t, answer, 401, 'UNAUTHENTICATED');
    t.equal(answer.headers['www-authenticate'], 'Bearer');
  }
});

/** Returns a token signed with a secret. */
function signed(claims: object, secret: string = testSettings.jwtSecret): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((section) => Buffer.from(JSON.stringify(section)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

t.test('decisions.md 2.4: expires a token after the configured time', async (t) => {
  const { app } = await startApp(t, { settings: { tokenTtlSeconds: 1 } });
  const user = await person(app);
  await until('the token is expired', async () => (await user.get('/api/user')).status === 401);
});

t.test('decisions.md 2.4: applies a revocation on other instances within a second', async (t) => {
  const one = await startApp(t, { isAlone: true });
  const other = await startApp(t, { databaseUrl: one.databaseUrl });
  const parent = await person(one.app);
  const learner = await person(one.app, { role: 'LEARNER', parentId: parent.id }, parent.token);
  const sibling = await person(one.app, { role: 'LEARNER', parentId: parent.id }, parent.token);
  const elsewhere = (token: string) => clientOf(other.app, token);
  for (const { token } of [parent, learner, sibling])
    t.equal((await elsewhere(token).get('/api/user')).status, 200);

  const ends: [cause: string, end: () => Promise<{ status: number }>, token: string][] = [
    [
      'a new password',
      () => parent.put(`/api/learners/${learner.id}/password`, { password: 'another one' }),
      learner.token,
    ],
    ['a deleted account', () => parent.delete(`/api/learners/${sibling.id}`), sibling.token],
    ['logout', () => parent.post('/api/logout'), parent.token],
  ];
  for (const [cause, end, token] of ends) {
    t.equal((await end()).status, 200);
    refused(t, await clientOf(one.app, token).get('/api/user'), 401, 'UNAUTHENTICATED');
    const since = performance.now();
    await until(
      `${cause} reaches the other instance`,
      async () => (await elsewhere(token).get('/user')).status === 401,
    );
    t.ok(performance.now() - since < 5000, cause);
  }
  t.equal((await logIn(one.app, learner.username, 'another one')).status, 200);
  refused(t, await logIn(one.app, learner.username), 401, 'INVALID_CREDENTIALS');
});

t.test('rejects concurrent requests with a revoked token after the response to logout', async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const user = await person(app);
  const during = parallel(50, () => user.get('/user'));
  await user.post('/api/logout');
  const after = await parallel(50, () => user.get('/user'));
  t.same(statuses(after), { 401: 50 });
  t.ok((await during).every(({ status }) => [307, 401].includes(status)));
});

t.test('returns 401 for a login during a change of password or a deletion of the account', async (t) => {
  for (const change of ["UPDATE credentials SET password_hash = 'another'", 'DELETE FROM credentials']) {
    const { app, databaseUrl } = await startApp(t, { isAlone: true });
    const { username } = await person(app);
    const sql = connect(databaseUrl);
    t.teardown(() => sql.end());
    const { login } = await sql.begin(async (tx) => {
      await tx.unsafe(change);
      const login = logIn(app, username);
      await until('the login waits for the change', () => isAnyWaiting(tx));
      return { login };
    });
    refused(t, await login, 401, 'INVALID_CREDENTIALS');
  }
});

async function isAnyWaiting(sql: TransactionSql): Promise<boolean> {
  const [row] = await sql`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted
    AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`;
  return row?.['count'] > 0;
}

t.test('ends the session of a login that a change of password finds under way', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const { id } = await person(app);
  const [credential] = await database.sql`SELECT password_hash FROM credentials WHERE user_id = ${id}`;
  let change: Promise<unknown> | undefined;
  const transaction: typeof database.transaction = (work) =>
    database.transaction(async (tx) => {
      const result = await work(tx);
      change = database.sql`UPDATE credentials SET password_hash = 'another' WHERE user_id = ${id}`;
      await until('the change waits for the login', async () => (await waitingForLocks(databaseUrl)) === 1);
      return result;
    });
  const options = { database: { ...database, transaction }, ttlSeconds: 60, now: () => new Date() };
  const session = await createSessions(options).issue(id, credential?.['password_hash'], null);
  await change;
  const valid =
    await database.sql`SELECT FROM sessions WHERE jti = ${session?.jti ?? ''} AND revoked_at IS NULL`;
  t.same([...valid], []);
});

t.test('rejects all tokens while the database is unavailable, and accepts them afterwards', async (t) => {
  const proxy = await createProxy(t, await createDatabase(t));
  const { app } = await startApp(t, { databaseUrl: proxy.url });
  const user = await person(app);
  t.equal((await user.get('/user')).status, 307);
  await proxy.cut();
  await until('the view is too old', async () => (await user.get('/user')).status !== 307);
  const answer = await user.get('/user');
  refused(t, answer, 503, 'SERVICE_UNAVAILABLE');
  t.ok(Number(answer.headers['retry-after']) >= 1);
  await proxy.open();
  await until('the database answers again', async () => (await user.get('/user')).status === 307);
});

t.test('deletes sessions that expired long ago on login', async (t) => {
  const { app, database } = await startApp(t);
  const { username } = await person(app);
  await database.sql`INSERT INTO sessions (jti, user_id, expires_at, revoked_at)
    SELECT gen_random_uuid(), 1, now() - interval '2 hours', CASE WHEN n > 10 THEN now() END FROM generate_series(1, 20) n`;
  await logIn(app, username, password);
  const [row] = await database.sql`SELECT count(*)::int AS count FROM sessions`;
  t.same(row, { count: 2 }, 'the sessions of the registration and the login');
});

t.test(
  'decisions.md 2.4: a token ends at its time, although the service has verified it before',
  async (t) => {
    const { app, database } = await startApp(t);
    const { id } = await person(app);
    const exp = Math.floor(Date.now() / 1000) + 2;
    const client = clientOf(app, await tokenFor(app, database, { sub: String(id), role: 'ADMIN', exp }));
    t.equal((await client.get('/api/user')).status, 200);
    await until('the token has ended', () => Date.now() >= exp * 1000);
    refused(t, await client.get('/api/user'), 401, 'UNAUTHENTICATED');
  },
);
