import t from 'tap';
import { createPasswords } from '../../../src/slices/accounts/sign-in/passwords.ts';
import { startApp } from '../../helpers/app.ts';
import { runCli } from '../../helpers/cli.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus } from '../../helpers/families/client.ts';
import { logIn, parallel, password, person, refused, statuses } from './registrations.ts';

const clock = createClock();
const { app, database, databaseUrl } = await startApp(t, { now: clock.now });
const admin = await person(app);
const next = '  a new password  ';

async function codeFor({ id }: { id: number }): Promise<string> {
  const { body } = await expectStatus(201, admin.post(`/api/users/${id}/recovery-codes`, { password }));
  return body.code;
}

function recover(username: string, code: string, fields: object = {}) {
  return clientOf(app).post('/api/recovery', { username, code, password: next, ...fields });
}

t.test("sets a new password with an administrator's code, and ends all sessions", async (t) => {
  for (const user of [await person(app), await person(app, { role: 'ADMIN' }, admin.token)]) {
    await database.sql`INSERT INTO second_factors (user_id, secret, confirmed_at) VALUES (${user.id}, 'x', now())`;
    const answer = await admin.post(`/api/users/${user.id}/recovery-codes`, { password });
    t.match(answer, { status: 201, body: { code: /^[\w-]{22}$/, expiresAt: '2100-03-02T12:00:00.000Z' } });
    const { code } = answer.body;
    t.match(await recover(user.username.toUpperCase(), code), { status: 200, body: { success: true } });
    t.match(await user.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
    refused(t, await logIn(app, user.username), 401, 'INVALID_CREDENTIALS');
    t.equal((await logIn(app, user.username, next)).status, 200);
    t.same([...(await database.sql`SELECT FROM second_factors`)], [], 'turns the second factor off');
    refused(t, await recover(user.username, code), 401, 'INVALID_CODE');
  }
});

t.test('rejects a code of another user, an earlier code and an expired one', async (t) => {
  const [user, other] = [await person(app), await person(app)];
  const earlier = await codeFor(user);
  const code = await codeFor(user);
  for (const [username, wrong] of [
    [user.username, earlier],
    [other.username, code],
    [user.username, `${code}x`],
    ['nobody', code],
  ] as const) {
    refused(t, await recover(username, wrong), 401, 'INVALID_CODE');
  }
  clock.set('2100-03-02T12:00:00.000Z');
  refused(t, await recover(user.username, code), 401, 'INVALID_CODE');
  clock.set('2100-03-02T11:59:59.999Z');
  t.equal((await recover(user.username, code)).status, 200, 'a failure does not use the code up');
});

t.test('counts failures as failed logins', async (t) => {
  const user = await person(app);
  const code = await codeFor(user);
  for (let i = 0; i < 5; i += 1) refused(t, await recover(user.username, 'wrong'), 401, 'INVALID_CODE');
  for (let i = 0; i < 5; i += 1) await expectStatus(401, logIn(app, user.username, 'wrong'));
  refused(t, await recover(user.username, code), 429, 'TOO_MANY_ATTEMPTS');
  refused(t, await logIn(app, user.username), 429, 'TOO_MANY_ATTEMPTS');
  await database.sql`DELETE FROM login_attempts`;
  await expectStatus(200, recover(user.username, code));
});

t.test('accepts a code once, even in concurrent requests', async (t) => {
  const user = await person(app);
  const code = await codeFor(user);
  const answers = await parallel(8, (i) => recover(user.username, code, { password: `${next} ${i}` }));
  t.same(statuses(answers), { 200: 1, 401: 7 });
  const won = answers.findIndex(({ status }) => status === 200);
  await database.sql`DELETE FROM login_attempts`;
  t.equal((await logIn(app, user.username, `${next} ${won}`)).status, 200);
});

t.test('counts no success, and refuses beyond the limit before any expensive work', async (t) => {
  const user = await person(app);
  for (let i = 0; i < 11; i += 1) await expectStatus(200, recover(user.username, await codeFor(user)));
  let hashes = 0;
  const hash = async () => {
    hashes += 1;
    return `hash ${hashes}`;
  };
  const passwords = { ...createPasswords(8), hash };
  const other = await startApp(t, { databaseUrl, now: clock.now, services: { passwords } });
  const fail = () => clientOf(other.app).post('/api/recovery', { username: 'nobody', code: 'x', password });
  for (let i = 0; i < 10; i += 1) refused(t, await fail(), 401, 'INVALID_CODE');
  refused(t, await fail(), 429, 'TOO_MANY_ATTEMPTS');
  t.equal(hashes, 10);
  await database.sql`DELETE FROM login_attempts`;
});

t.test('keeps one of several codes that are made at once', async (t) => {
  const user = await person(app);
  await parallel(8, () => codeFor(user));
  t.equal((await database.sql`SELECT FROM one_time_codes WHERE user_id = ${user.id}`).length, 1);
});

t.test('makes codes for parents and administrators only', async (t) => {
  const parent = await person(app);
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia', password });
  for (const id of [learner.id, 999_999]) {
    t.match(
      await admin.post(`/api/users/${id}/recovery-codes`, { password }),
      refusal(404, 'USER_NOT_FOUND'),
    );
  }
  t.match(await parent.post(`/api/users/${parent.id}/recovery-codes`), refusal(403, 'FORBIDDEN'));
});

t.test('makes no code for the caller, who could replace its password without the present one', async (t) => {
  t.match(await admin.post(`/api/users/${admin.id}/recovery-codes`), refusal(403, 'FORBIDDEN'));
  t.same(await database.sql`SELECT FROM one_time_codes WHERE user_id = ${admin.id}`, []);
});

t.test('ends the code of a user who changes its password', async (t) => {
  const user = await person(app);
  const code = await codeFor(user);
  await expectStatus(200, user.put('/api/user/password', { currentPassword: password, password: next }));
  refused(t, await recover(user.username, code), 401, 'INVALID_CODE');
});

t.test('uses no code of another purpose or of nobody', async (t) => {
  const user = await person(app);
  const { body: invitation } = await expectStatus(201, admin.post('/api/invitations', { password }));
  refused(t, await recover(user.username, invitation.code), 401, 'INVALID_CODE');
  refused(t, await recover('nobody', invitation.code), 401, 'INVALID_CODE');
  t.equal((await database.sql`SELECT FROM one_time_codes WHERE purpose = 'invitation'`).length, 1);
});

t.test('prints a code on the command line', async (t) => {
  const user = await person(app);
  const { code, output } = await runCli(databaseUrl, 'users', 'recovery-code', user.username.toUpperCase());
  t.equal(code, 0);
  clock.set(new Date().toISOString());
  await expectStatus(200, recover(user.username, output.trim()));
  const { body: learner } = await person(app).then((parent) => parent.post('/api/learners', { name: 'Mia' }));
  const refusals = {
    [learner.username]: 'Learners cannot have a recovery code',
    nobody: 'There is no user with ',
  };
  for (const [username, errors] of Object.entries(refusals)) {
    t.match(await runCli(databaseUrl, 'users', 'recovery-code', username), { code: 1, errors });
  }
});
