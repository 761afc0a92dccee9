import { Secret, TOTP } from 'otpauth';
import t from 'tap';
import type { App } from '../../../src/http/app-types.ts';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { clientOf, expectStatus, type Member } from '../../helpers/families/client.ts';
import { newcomer, password, person, refused, registerWith } from './registrations.ts';

const start = '2100-03-01T12:00:00.000Z';
/** The first moment at which a session that began at the start is no longer fresh. */
const later = '2100-03-01T12:05:00.001Z';

/** Starts an instance on which only an ADMIN lets parents in, with two administrators. */
async function startClosed(registration: 'open' | 'closed' | 'invited' = 'closed') {
  const clock = createClock(start);
  const started = await startApp(t, { now: clock.now, settings: { registration } });
  const admin = await person(started.app);
  const other = await person(started.app, { role: 'ADMIN' }, admin.token);
  return { ...started, clock, admin, other };
}

/** Turns the second factor on; returns a function that makes the next code. */
async function turnFactorOn(user: Member, clock: ReturnType<typeof createClock>) {
  const { secret } = (await expectStatus(200, user.post('/api/user/totp', { password }))).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeNow = () => totp.generate({ timestamp: clock.now().getTime() });
  await expectStatus(200, user.put('/api/user/totp', { code: codeNow() }));
  return () => {
    clock.set(new Date(clock.now().getTime() + 30_000).toISOString());
    return codeNow();
  };
}

/** Operations that make or restore an account or end a second factor, as functions of the confirmation. */
function protectedOperations(app: App, admin: Member, other: Member, parent: Member) {
  const register = (role: string) => (confirmation?: object) =>
    registerWith(app, { role, ...(confirmation && { confirmation }) }, admin.token);
  return {
    'registration of an ADMIN': register('ADMIN'),
    'registration of a PARENT': register('PARENT'),
    'recovery code of an ADMIN': (body?: object) => admin.post(`/api/users/${other.id}/recovery-codes`, body),
    'recovery code of a PARENT': (body?: object) =>
      admin.post(`/api/users/${parent.id}/recovery-codes`, body),
    'recovery code of nobody': (body?: object) => admin.post('/api/users/999999/recovery-codes', body),
    invitation: (body?: object) => admin.post('/api/invitations', body),
  };
}

t.test("decisions.md 2.17: an ADMIN's stolen token makes no way past password and factor", async (t) => {
  const { app, clock, database, admin, other } = await startClosed();
  await turnFactorOn(other, clock);
  clock.set(later);
  const thief = clientOf(app, admin.token);
  const accounts = async () => (await database.sql`SELECT id FROM users ORDER BY id`).map(({ id }) => id);
  const before = await accounts();

  // 1. A second ADMIN, whose token would restore the first.
  refused(t, await thief.post('/register', newcomer({ role: 'ADMIN' })), 403, 'CONFIRMATION_REQUIRED');
  // 2. A recovery code of another ADMIN, which would end its second factor.
  refused(t, await thief.post(`/api/users/${other.id}/recovery-codes`), 403, 'CONFIRMATION_REQUIRED');
  // 3. The own code, password, factor and account.
  refused(t, await thief.post(`/api/users/${admin.id}/recovery-codes`), 403, 'FORBIDDEN');
  const guess = { password: 'a guess', currentPassword: 'a guess' };
  refused(t, await thief.put('/api/user/password', { ...guess, password }), 401, 'INVALID_CREDENTIALS');
  refused(t, await thief.post('/api/user/totp', guess), 401, 'INVALID_CREDENTIALS');
  refused(t, await thief.put('/api/user/totp', { code: '123456' }), 409, 'TOTP_NOT_STARTED');
  const remove = (url: string) => thief.send({ method: 'DELETE', url, payload: guess });
  refused(t, await remove('/api/user/totp'), 401, 'INVALID_CREDENTIALS');
  refused(t, await remove('/api/user'), 401, 'INVALID_CREDENTIALS');
  // 4. People of its own.
  refused(t, await thief.post('/register', newcomer()), 403, 'CONFIRMATION_REQUIRED');
  refused(t, await thief.post('/api/invitations'), 403, 'CONFIRMATION_REQUIRED');
  // 5. Another address changes no way to log in.
  await expectStatus(200, thief.put('/api/user', { email: 'thief@example.org' }));
  t.same(await accounts(), before);
  t.same(await database.sql`SELECT FROM one_time_codes`, []);
  t.equal((await clientOf(app).post('/login', { username: admin.username, password })).status, 200);
});

t.test('decisions.md 2.17: takes the password, or without a factor a token of 5 minutes', async (t) => {
  const { app, clock, admin, other } = await startClosed();
  const parent = await person(app, {}, admin.token);
  const operations = protectedOperations(app, admin, other, parent);
  for (const [name, send] of Object.entries(operations)) {
    const expected = name === 'recovery code of nobody' ? 404 : 201;
    clock.set('2100-03-01T12:05:00.000Z');
    t.equal((await send()).status, expected, `${name} with a token of 5 minutes`);
    clock.set(later);
    const answer = await send();
    refused(t, answer, 403, 'CONFIRMATION_REQUIRED');
    t.match(answer.body.detail, /Send your `password` in (`confirmation`|the body), or log in again/);
    refused(t, await send({ password: 'wrong' }), 401, 'INVALID_CREDENTIALS');
    t.equal((await send({ password })).status, expected, `${name} with the password`);
  }
  const { body } = await expectStatus(
    200,
    clientOf(app).post('/login', { username: admin.username, password }),
  );
  const fresh = clientOf(app, body.token);
  t.equal((await fresh.post('/api/invitations')).status, 201, 'after a login');
  clock.set('2100-03-01T12:30:00.000Z');
  const change = { currentPassword: password, password: 'a newer password' };
  const renewed = await expectStatus(200, fresh.put('/api/user/password', change));
  t.equal((await clientOf(app, renewed.body.token).post('/api/invitations')).status, 201, 'after a change');
});

t.test('decisions.md 2.17: with a second factor, takes password and code with every token', async (t) => {
  const { app, clock, admin, other } = await startClosed();
  const parent = await person(app, {}, admin.token);
  const nextCode = await turnFactorOn(admin, clock);
  for (const [name, send] of Object.entries(protectedOperations(app, admin, other, parent))) {
    const expected = name === 'recovery code of nobody' ? 404 : 201;
    const answer = await send();
    refused(t, answer, 403, 'CONFIRMATION_REQUIRED');
    t.match(answer.body.detail, 'Send your `password` and a `code`');
    refused(t, await send({ password }), 401, 'TOTP_REQUIRED');
    refused(t, await send({ password: 'wrong', code: nextCode() }), 401, 'INVALID_CREDENTIALS');
    t.equal((await send({ password, code: nextCode() })).status, expected, name);
  }
  refused(t, await admin.post('/api/invitations', { code: nextCode() }), 403, 'CONFIRMATION_REQUIRED');
  refused(t, await admin.post('/api/invitations', { password, code: '000000' }), 401, 'INVALID_CODE');
});

t.test(
  'decisions.md 2.17: counts wrong passwords as failed logins, in all operations together',
  async (t) => {
    const { app, clock, admin, other } = await startClosed();
    const parent = await person(app, {}, admin.token);
    clock.set(later);
    const sends = Object.values(protectedOperations(app, admin, other, parent));
    for (const send of [...sends, ...sends].slice(0, 10))
      refused(t, await send({ password: 'wrong' }), 401, 'INVALID_CREDENTIALS');
    for (const send of sends) refused(t, await send({ password }), 429, 'TOO_MANY_ATTEMPTS');
  },
);

t.test(
  'decisions.md 2.17: needs no password where anybody may register, and none of other roles',
  async (t) => {
    const { app, clock, admin } = await startClosed('open');
    clock.set(later);
    t.equal((await registerWith(app, {}, admin.token)).status, 201);
    const learner = await registerWith(app, { role: 'LEARNER', parentId: admin.id }, admin.token);
    t.equal(learner.status, 201);
    refused(t, await registerWith(app, { role: 'ADMIN' }, learner.body.token), 403, 'ADMIN_REQUIRED');
  },
);
