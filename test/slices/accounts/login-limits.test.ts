import t from 'tap';
import { startApp, testSettings } from '../../helpers/app.ts';
import { type Answer, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { tokenFor } from '../../helpers/families/tokens.ts';
import { logIn, password, person, refused, statuses } from './registrations.ts';

const wrong = 'not the password';

/** Login from an address, possibly with an earlier token. */
interface From {
  ip: string;
  token?: string;
  word?: string;
}

type TestApp = Awaited<ReturnType<typeof startApp>>['app'];

function logInFrom(app: TestApp, username: string, { ip, token, word = password }: From): Promise<Answer> {
  const payload = { username, password: word };
  return clientOf(app, token).send({ method: 'POST', url: '/login', payload, remoteAddress: ip });
}

/** Fails to log in this many times, each from the address with the number. */
async function fail(
  app: TestApp,
  times: number,
  username: string,
  ipOf: (i: number) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < times; i += 1) {
    answers.push(await logInFrom(app, username, { ip: ipOf(i), word: wrong }));
  }
  return answers;
}

const [home, elsewhere] = ['198.51.100.1', '192.0.2.1'];
const networkOf = (i: number) => `203.0.113.${i}`;

t.test('locks a username for the address of the failures only', async (t) => {
  const { app } = await startApp(t);
  const { username } = await person(app);
  t.same(statuses(await fail(app, 11, username, () => elsewhere)), { 401: 10, 429: 1 });
  t.equal((await logInFrom(app, username, { ip: home })).status, 200);
  t.equal((await logInFrom(app, username, { ip: elsewhere })).status, 429);
});

t.test('counts an IPv6 network of 64 bits as one address', async (t) => {
  const { app } = await startApp(t);
  const { username } = await person(app);
  const answers = await fail(app, 12, username, (i) => `2001:db8:0:1:${i}::${i}`);
  t.same(statuses(answers), { 401: 10, 429: 2 });
  for (let i = 0; i < 20; i += 1) await fail(app, 1, `nobody.${i}`, () => `2001:db8:0:1::${i}`);
  t.same(statuses(await fail(app, 1, 'nobody', () => '2001:db8:0:1::ffff')), { 429: 1 });
  t.equal((await logInFrom(app, username, { ip: '2001:db8:0:2::1' })).status, 200);
});

t.test('counts both notations of an IPv4 address as one', async (t) => {
  const { app } = await startApp(t);
  const answers = await fail(app, 12, 'nobody', (i) => (i % 2 ? elsewhere : `::ffff:${elsewhere}`));
  t.same(statuses(answers), { 401: 10, 429: 2 });
});

t.test(
  'accepts 100 failures of a username an hour over all addresses, and then known devices only',
  async (t) => {
    const { app, database } = await startApp(t);
    const { username, token } = await person(app);
    await expectStatus(200, logInFrom(app, username, { ip: home }));
    t.same(statuses(await fail(app, 102, username, networkOf)), { 401: 100, 429: 2 });

    const refusal = await logInFrom(app, username, { ip: elsewhere });
    refused(t, refusal, 429, 'TOO_MANY_ATTEMPTS');
    const wait = Number(refusal.headers['retry-after']);
    t.ok(wait > 60 && wait <= 3600, 'Retry-After is within the hour');
    t.equal((await logInFrom(app, username, { ip: home })).status, 200, 'knows the address');
    t.equal((await logInFrom(app, username, { ip: elsewhere, token })).status, 200, 'knows the token');
    t.equal((await logInFrom(app, username, { ip: elsewhere })).status, 200, 'knows the address from now on');

    await database.sql`UPDATE login_attempts SET at = ARRAY(SELECT t - interval '1 hour' FROM unnest(at) t)`;
    t.equal((await logInFrom(app, username, { ip: '192.0.2.99' })).status, 200, 'an hour later');
  },
);

t.test('accepts 100 failures an hour of a known device', async (t) => {
  const { app, database } = await startApp(t);
  const { username, token } = await person(app);
  for (const from of [{ ip: home }, { ip: elsewhere, token }]) {
    await expectStatus(200, logInFrom(app, username, from));
    for (let i = 0; i < 100; i += 1) {
      if (i % 10 === 0)
        await database.sql`UPDATE login_attempts SET at = ARRAY(SELECT t - interval '1 min' FROM unnest(at) t)`;
      await expectStatus(401, logInFrom(app, username, { ...from, word: wrong }));
    }
    await database.sql`UPDATE login_attempts SET at = ARRAY(SELECT t - interval '1 min' FROM unnest(at) t)`;
    refused(t, await logInFrom(app, username, from), 429, 'TOO_MANY_ATTEMPTS');
  }
});

t.test("lets a device with an earlier token pass others' failures at its address", async (t) => {
  const { app, database } = await startApp(t);
  const { username, token, ...user } = await person(app);
  const stranger = await person(app);
  const learner = await clientOf(app, token).post('/api/learners', { name: 'Mia' });
  await fail(app, 10, username, () => home);
  for (let i = 0; i < 20; i += 1) await fail(app, 1, `nobody.${i}`, () => home);
  await expectStatus(200, user.post('/api/logout'));

  const expired = await tokenFor(app, database, {
    sub: String(user.id),
    role: 'ADMIN',
    iat: 1_000_000,
    exp: 1_000_001,
  });
  for (const earlier of [token, expired]) {
    t.equal((await logInFrom(app, username, { ip: home, token: earlier })).status, 200);
  }
  const [header, payload, signature] = token.split('.');
  const others = {
    'no token': undefined,
    "another user's token": stranger.token,
    "a token of the user's learner": await tokenFor(app, database, {
      sub: String(learner.body.id),
      role: 'LEARNER',
    }),
    'a token with another signature': `${header}.${payload}.${signature?.split('').reverse().join('')}`,
    'a token without a signature': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    garbage: 'garbage',
  };
  for (const [name, other] of Object.entries(others)) {
    const answer = await logInFrom(app, username, { ip: home, ...(other && { token: other }) });
    refused(t, answer, 429, 'TOO_MANY_ATTEMPTS');
    t.comment(name);
  }
});

t.test('counts the failures of a device with an earlier token for that device only', async (t) => {
  const { app, database } = await startApp(t);
  const { username, id, token } = await person(app);
  for (let i = 0; i < 10; i += 1) {
    await expectStatus(401, logInFrom(app, username, { ip: networkOf(i), token, word: wrong }));
  }
  refused(t, await logInFrom(app, username, { ip: home, token }), 429, 'TOO_MANY_ATTEMPTS');
  const other = await tokenFor(app, database, { sub: String(id), role: 'ADMIN' });
  t.equal((await logInFrom(app, username, { ip: home, token: other })).status, 200);
  t.equal((await logInFrom(app, username, { ip: networkOf(1) })).status, 200);
});

t.test('forgets a device after 90 days without a login', async (t) => {
  const { app, database } = await startApp(t);
  const { username } = await person(app);
  const other = await person(app);
  await expectStatus(200, logInFrom(app, username, { ip: home }));
  await fail(app, 100, username, networkOf);
  await database.sql`UPDATE known_devices SET seen_at = now() - interval '89 days'`;
  t.equal((await logInFrom(app, username, { ip: home })).status, 200);
  await database.sql`UPDATE known_devices SET seen_at = now() - interval '91 days'`;
  t.equal((await logInFrom(app, username, { ip: home })).status, 429);
  await expectStatus(200, logInFrom(app, other.username, { ip: home }));
  t.same(await devices(database), [other.id], 'purges the row');
});

t.test('knows no device after a wrong password', async (t) => {
  const { app, database } = await startApp(t);
  const { username } = await person(app);
  await fail(app, 3, username, () => home);
  t.same(await devices(database), []);
});

t.test('forgets the devices of a deleted learner', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await person(app);
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia', password });
  await expectStatus(200, logIn(app, learner.username));
  t.same(await devices(database), [learner.id]);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await devices(database), []);
});

t.test('stores usernames, addresses and devices under hashes with a secret key', async (t) => {
  const one = await startApp(t);
  const { username } = await person(one.app);
  const stored = async () => {
    await expectStatus(200, logInFrom(one.app, username, { ip: home }));
    const { sql } = one.database;
    return [
      ...(await sql`SELECT subject FROM login_attempts UNION ALL SELECT device FROM known_devices ORDER BY 1`),
    ];
  };
  t.equal((await stored()).length, 4, 'for the username, the address, both, and the device');
  const before = await stored();
  t.equal(before.length, 5, 'has another limit for the known device');
  t.same(await stored(), before);
  const secretsKey = `another key that encrypts the secrets of tests,${testSettings.secretsKey}`;
  const other = await startApp(t, { databaseUrl: one.databaseUrl, settings: { secretsKey } });
  await expectStatus(200, logInFrom(other.app, username, { ip: home }));
  t.equal((await stored()).length, 9, 'another key makes other hashes');
});

async function devices({ sql }: Awaited<ReturnType<typeof startApp>>['database']): Promise<number[]> {
  const rows = await sql<{ user_id: number }[]>`SELECT user_id FROM known_devices`;
  return rows.map(({ user_id }) => user_id);
}

t.test('counts usernames with unusual characters separately', async (t) => {
  const { app } = await startApp(t);
  const { username } = await person(app);
  await expectStatus(200, logInFrom(app, username, { ip: home }));
  for (const forged of [`${username} block ${home}`, `${username}","block ${home}`]) {
    t.same(statuses(await fail(app, 101, forged, networkOf)), { 401: 100, 429: 1 });
  }
  t.equal((await logInFrom(app, username, { ip: home, word: wrong })).status, 401);
  t.equal((await logInFrom(app, username, { ip: home })).status, 200);
});
