import type { InjectOptions } from 'fastify';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { type Answer, clientOf } from '../../helpers/families/client.ts';
import { logIn, parallel, password, person, refused, registerWith, statuses } from './registrations.ts';

const wrong = 'not the password';

t.test('interface.md 4.1: returns the user, a valid token and the domain', async (t) => {
  const { app } = await startApp(t);
  const { username, id } = await person(app, { username: 'Ada.P' });
  for (const spelling of [username, 'ada.p', 'ADA.P', ' Ada.P ']) {
    const answer = await logIn(app, spelling);
    t.equal(answer.status, 200);
    t.equal(answer.headers['cache-control'], 'no-store');
    t.same(Object.keys(answer.body).sort(), ['domain', 'token', 'user', 'wrongCodes']);
    t.match(answer.body.user, { id, username: 'Ada.P', role: 'ADMIN', parentId: null });
    t.same((await clientOf(app, answer.body.token).get('/api/user')).body, answer.body.user);
  }
});

t.test('decisions.md 2.6: returns the host name of Origin, or else of Host, as domain', async (t) => {
  const allowedHosts = ['learn.example.com', 'api.example.com'];
  const { app } = await startApp(t, { settings: { allowedHosts } });
  const { username } = await person(app);
  const expected: [headers: InjectOptions['headers'], domain: string][] = [
    [{ host: 'learn.example.com' }, 'learn.example.com'],
    [{ host: 'learn.example.com:8443' }, 'learn.example.com'],
    [{ host: '[::1]:3000' }, '[::1]'],
    [{ host: 'api.example.com', origin: 'https://app.example.com' }, 'app.example.com'],
    [{ host: 'api.example.com', origin: 'http://localhost:5173' }, 'localhost'],
    [{ host: 'api.example.com', origin: 'null' }, 'api.example.com'],
    [{ host: 'api.example.com', origin: '' }, 'api.example.com'],
    [{ host: 'api.example.com', 'x-forwarded-host': 'evil.example' }, 'api.example.com'],
  ];
  for (const [headers = {}, domain] of expected) {
    const request = { method: 'POST', url: '/login', payload: { username, password }, headers } as const;
    t.equal((await clientOf(app).send(request)).body.domain, domain, JSON.stringify(headers));
  }
});

t.test(
  'decisions.md 2.5: returns the same 401 for an unknown user, a wrong password and no password',
  async (t) => {
    const { app } = await startApp(t);
    const parent = await person(app);
    const { body: learner } = await parent.post('/api/learners', { name: 'No Password' });
    const answers = [
      await logIn(app, 'nobody'),
      await logIn(app, parent.username, wrong),
      await logIn(app, learner.username, wrong),
      await logIn(app, learner.username, ''.padEnd(32, '0')),
      await logIn(app, `${parent.username}'--`),
      await logIn(app, 'ü'.repeat(300), wrong.repeat(100)),
    ];
    for (const answer of answers) {
      refused(t, answer, 401, 'INVALID_CREDENTIALS');
      t.same({ ...answer.body, requestId: '' }, { ...answers[0]?.body, requestId: '' });
    }
  },
);

t.test('interface.md 7: returns 400 without username or password', async (t) => {
  const { app } = await startApp(t);
  for (const body of [
    {},
    { username: 'a' },
    { password },
    { username: '  ', password },
    { username: 'a', password: '' },
  ]) {
    refused(t, await clientOf(app).post('/login', body), 400, 'VALIDATION_FAILED');
  }
  for (const body of [
    { username: 7, password },
    { username: ['a'], password },
    { username: 'a', password: null },
    [],
  ]) {
    refused(t, await clientOf(app).post('/login', body), 400, 'VALIDATION_FAILED');
  }
  refused(t, await clientOf(app).post('/login', { username: 'a\0', password }), 400, 'VALIDATION_FAILED');
});

t.test(
  'decisions.md 2.5: returns 429 after 10 failures of a username in a minute, even if the next is right',
  async (t) => {
    const { app, database } = await startApp(t);
    const { username } = await person(app);
    const other = await person(app);
    for (let i = 0; i < 9; i += 1) refused(t, await logIn(app, username, wrong), 401, 'INVALID_CREDENTIALS');
    t.equal((await logIn(app, username)).status, 200, 'a correct password is accepted');
    refused(t, await logIn(app, username, wrong), 401, 'INVALID_CREDENTIALS');
    for (const word of [wrong, password]) {
      for (const spelling of [username, username.toUpperCase(), ` ${username}`]) {
        const answer = await logIn(app, spelling, word);
        refused(t, answer, 429, 'TOO_MANY_ATTEMPTS');
        const wait = Number(answer.headers['retry-after']);
        t.ok(wait >= 1 && wait <= 60, 'Retry-After is within the minute');
      }
    }
    t.equal((await logIn(app, other.username)).status, 200, 'other users are not affected');

    await aMinuteLater(database);
    t.equal((await logIn(app, username)).status, 200, 'accepts the password a minute later');
    refused(t, await logIn(app, username, wrong), 401, 'INVALID_CREDENTIALS');
  },
);

t.test('decisions.md 2.5: allows one more attempt for each failure that is a minute old', async (t) => {
  const { app, database } = await startApp(t);
  for (let i = 0; i < 10; i += 1) await logIn(app, 'nobody', wrong);
  // Makes three of the ten a minute older.
  await database.sql`UPDATE login_attempts
    SET at = (SELECT array_agg(CASE WHEN n <= 3 THEN t - interval '61 s' ELSE t END ORDER BY n)
              FROM unnest(at) WITH ORDINALITY AS u (t, n))`;
  const answers: Answer[] = [];
  for (let i = 0; i < 6; i += 1) answers.push(await logIn(app, 'nobody', wrong));
  t.same(
    answers.map(({ status }) => status),
    [401, 401, 401, 429, 429, 429],
  );
});

t.test(
  'decisions.md 2.5: checks 10 of 50 concurrent wrong logins of a username on two instances',
  async (t) => {
    const one = await startApp(t);
    const other = await startApp(t, { databaseUrl: one.databaseUrl });
    const { username } = await person(one.app);
    const answers = await parallel(50, (i) => logIn((i % 2 ? one : other).app, username, wrong));
    t.same(statuses(answers), { 401: 10, 429: 40 });
    t.ok(answers.every(({ status, headers }) => status === 401 || Number(headers['retry-after']) >= 1));
  },
);

t.test(
  'decisions.md 2.5: checks 30 of 50 concurrent wrong logins of 50 usernames from one address',
  async (t) => {
    const one = await startApp(t);
    const other = await startApp(t, { databaseUrl: one.databaseUrl });
    const answers = await parallel(50, (i) => logIn((i % 2 ? one : other).app, `user.${i}`, wrong));
    t.same(statuses(answers), { 401: 30, 429: 20 });
    const { username } = await person(one.app);
    refused(t, await logIn(one.app, username), 429, 'TOO_MANY_ATTEMPTS');

    // An attempt above the address's limit does not count for its username, neither there nor over all addresses.
    const [row] = await one.database
      .sql`SELECT count(*)::int AS count FROM login_attempts WHERE cardinality(at) = 1`;
    t.same(row, { count: 60 });
  },
);

t.test('never counts right passwords, neither in sequence nor concurrently', async (t) => {
  const { app, database } = await startApp(t);
  const { username } = await person(app);
  for (let i = 0; i < 35; i += 1) t.equal((await logIn(app, username)).status, 200);
  t.same(statuses(await parallel(50, () => logIn(app, username))), { 200: 50 });
  const kept = await database.sql`SELECT FROM login_attempts WHERE cardinality(at) > 0`;
  t.equal(kept.length, 0);
});

t.test('logs in while more registrations than may wait come from the same address', async (t) => {
  const { app } = await startApp(t, { isAlone: true });
  const { username } = await person(app);
  // Any number may wait on an instance that is not exposed.
  await app.inject({ url: '/', headers: { via: '1.1 a-proxy' } });
  const registrations = parallel(150, () => registerWith(app));
  const logins = await parallel(3, () => logIn(app, username));
  t.same(statuses(logins), { 200: 3 });
  t.same(Object.keys(statuses(await registrations)), ['201', '429']);
});

t.test('counts spellings that the database may fold to one username together', async (t) => {
  const { app } = await startApp(t);
  const { username } = await person(app, { username: 'mia.k' });
  for (let i = 0; i < 10; i += 1) await logIn(app, username, wrong);
  // KELVIN SIGN becomes k in lower case; İ becomes i in one program and two characters in another.
  refused(t, await logIn(app, 'mia.\u212A'), 429, 'TOO_MANY_ATTEMPTS');
  refused(t, await logIn(app, 'm\u0130a.k'), 401, 'INVALID_CREDENTIALS');
});

t.test('uses the address of the connection, and X-Forwarded-For only behind a trusted proxy', async (t) => {
  for (const [trustProxy, tries] of [
    [false, 30],
    [1, 40],
    ['127.0.0.1', 40],
    ['10.0.0.1', 30],
  ] as const) {
    const { app } = await startApp(t, { settings: { trustProxy } });
    const answers: Answer[] = [];
    for (let i = 0; i < 40; i += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.9, 192.0.2.${i}` };
      const payload = { username: `user.${i}`, password: wrong };
      answers.push(await clientOf(app).send({ method: 'POST', url: '/login', payload, headers }));
    }
    t.equal(statuses(answers)[401], tries, `trustProxy ${trustProxy}`);
  }
});

t.test('stores attempts under hashes and deletes expired ones', async (t) => {
  const { app, database } = await startApp(t);
  await logIn(app, 'MySecretPassword', wrong);
  const rows = await database.sql`SELECT subject FROM login_attempts`;
  t.equal(rows.length, 3, 'for the username, the address, and both');
  t.ok(rows.every(({ subject }) => subject.length === 32));
  await database.sql`UPDATE login_attempts SET last_at = now() - interval '2 hours'`;
  await logIn(app, 'somebody', wrong);
  const [left] =
    await database.sql`SELECT count(*)::int AS count FROM login_attempts WHERE last_at < now() - interval '1 hour'`;
  t.same(left, { count: 0 });
});

/** Makes all attempts a minute older. */
async function aMinuteLater({ sql }: Awaited<ReturnType<typeof startApp>>['database']): Promise<void> {
  await sql`UPDATE login_attempts SET at = ARRAY(SELECT t - interval '61 s' FROM unnest(at) t)`;
}
