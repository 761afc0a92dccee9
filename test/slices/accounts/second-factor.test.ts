import { Secret, TOTP } from 'otpauth';
import t from 'tap';
import { createKeyring } from '../../../src/base/envelope.ts';
import { registry } from '../../../src/service/app.ts';
import { rotateSecrets } from '../../../src/service/rotation.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { parallel, password, person, refused, statuses } from './registrations.ts';

const clock = createClock();
const { app, database, databaseUrl } = await startApp(t, { now: clock.now });
await person(app);

/** Moves the clock to the next time step. */
function nextStep(): void {
  clock.set(new Date(clock.now().getTime() + 30_000).toISOString());
}

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });
}

function logIn(username: string, fields: object = {}) {
  return clientOf(app).post('/login', { username, password, ...fields });
}

function remove(client: Client, payload: object) {
  return client.send({ method: 'DELETE', url: '/api/user/totp', payload });
}

/** Registers a parent with a second factor. */
async function withFactor() {
  const user = await person(app);
  const { secret } = (await expectStatus(200, user.post('/api/user/totp', { password }))).body;
  const { body } = await expectStatus(200, user.put('/api/user/totp', { code: codeOf(secret) }));
  nextStep();
  return { user, secret, recoveryCodes: body.recoveryCodes as string[] };
}

t.test('turns a second factor on, which logins then need', async (t) => {
  const user = await person(app);
  const { body } = await expectStatus(200, user.post('/api/user/totp', { password }));
  t.match(body, { secret: /^[A-Z2-7]{32}$/, uri: /^otpauth:\/\/totp\/Learning%20service:person/ });
  t.equal((await logIn(user.username)).status, 200, 'not active yet');
  refused(t, await user.put('/api/user/totp', { code: codeOf(body.secret, 5) }), 401, 'INVALID_CODE');
  const confirmed = await user.put('/api/user/totp', { code: codeOf(body.secret) });
  t.equal(new Set(confirmed.body.recoveryCodes).size, 10);
  for (const code of confirmed.body.recoveryCodes) t.match(code, /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);

  refused(t, await logIn(user.username), 401, 'TOTP_REQUIRED');
  refused(t, await logIn(user.username, { password: 'wrong' }), 401, 'INVALID_CREDENTIALS');
  refused(
    t,
    await logIn(user.username, { password: 'wrong', code: codeOf(body.secret, 1) }),
    401,
    'INVALID_CREDENTIALS',
  );
  refused(t, await logIn(user.username, { code: codeOf(body.secret) }), 401, 'INVALID_CODE');
  nextStep();
  t.equal((await logIn(user.username, { code: codeOf(body.secret) })).status, 200);
  t.match(await user.post('/api/user/totp', { password }), refusal(409, 'TOTP_ACTIVE'));
  t.match(await user.put('/api/user/totp', { code: codeOf(body.secret) }), refusal(409, 'TOTP_ACTIVE'));
});

t.test('accepts each time step once, even in concurrent logins', async (t) => {
  const { user, secret } = await withFactor();
  const code = codeOf(secret);
  const answers = await parallel(4, () => logIn(user.username, { code }));
  t.same(statuses(answers), { 200: 1, 401: 3 });
  refused(t, await logIn(user.username, { code: codeOf(secret, -1) }), 401, 'INVALID_CODE');
  t.equal(
    (await logIn(user.username, { code: codeOf(secret, 1) })).status,
    200,
    'clocks may differ by a step',
  );
  nextStep();
  refused(t, await logIn(user.username, { code: codeOf(secret) }), 401, 'INVALID_CODE');
});

t.test('accepts each recovery code once, in any spelling', async (t) => {
  const { user, recoveryCodes } = await withFactor();
  const [first = '', second = ''] = recoveryCodes;
  const answers = await parallel(5, () =>
    logIn(user.username, { code: first.toLowerCase().replaceAll('-', ' ') }),
  );
  t.same(statuses(answers), { 200: 1, 401: 4 });
  t.equal((await logIn(user.username, { code: second })).status, 200);
  const rows =
    await database.sql`SELECT code_hash::text AS hash FROM recovery_codes WHERE user_id = ${user.id}`;
  t.equal(rows.length, 8);
});

t.test('refuses codes that are not six ASCII digits', async (t) => {
  const user = await person(app);
  await expectStatus(200, user.post('/api/user/totp', { password }));
  // Six UTF-16 code units each, in 6 to 12 bytes.
  for (const code of ['abcdef', '\u{1f600}\u{1f600}\u{1f600}', '１２３４５６'])
    refused(t, await user.put('/api/user/totp', { code }), 401, 'INVALID_CODE');
});

t.test('counts wrong codes as failed logins, and missing ones not', async (t) => {
  const { user, secret } = await withFactor();
  for (let i = 0; i < 12; i += 1) refused(t, await logIn(user.username), 401, 'TOTP_REQUIRED');
  for (let i = 0; i < 5; i += 1) {
    refused(t, await logIn(user.username, { code: '000000' }), 401, 'INVALID_CODE');
    refused(t, await logIn(user.username, { password: 'wrong' }), 401, 'INVALID_CREDENTIALS');
  }
  refused(t, await logIn(user.username, { code: codeOf(secret) }), 429, 'TOO_MANY_ATTEMPTS');
  await database.sql`DELETE FROM code_attempts`;
  refused(t, await logIn(user.username, { code: codeOf(secret) }), 429, 'TOO_MANY_ATTEMPTS');

  const other = await person(app);
  t.match(await other.put('/api/user/totp', { code: '000000' }), refusal(409, 'TOTP_NOT_STARTED'));
  await expectStatus(200, other.post('/api/user/totp', { password }));
  for (let i = 0; i < 10; i += 1) {
    await database.sql`DELETE FROM code_attempts`;
    refused(t, await other.put('/api/user/totp', { code: '000000' }), 401, 'INVALID_CODE');
  }
  refused(t, await other.put('/api/user/totp', { code: '000000' }), 429, 'TOO_MANY_ATTEMPTS');
  await database.sql`DELETE FROM login_attempts`;
});

t.test('needs password and code to turn it off, and to close the family', async (t) => {
  const { user, secret, recoveryCodes } = await withFactor();
  refused(t, await remove(user, { password: 'wrong', code: codeOf(secret) }), 401, 'INVALID_CREDENTIALS');
  refused(t, await remove(user, { password, code: '000000' }), 401, 'INVALID_CODE');
  refused(t, await remove(user, { password }), 401, 'TOTP_REQUIRED');
  const close = (payload: object) => user.send({ method: 'DELETE', url: '/api/user', payload });
  refused(t, await close({ password }), 401, 'TOTP_REQUIRED');
  refused(t, await close({ password, code: '000000' }), 401, 'INVALID_CODE');
  t.equal((await remove(user, { password, code: codeOf(secret) })).status, 200);
  t.equal((await logIn(user.username)).status, 200);
  const left = await database.sql`SELECT FROM recovery_codes WHERE user_id = ${user.id}`;
  t.equal(left.length, 0);

  const again = await withFactor();
  t.equal(recoveryCodes.includes(again.recoveryCodes[0] ?? ''), false);
  const closing = { password, code: again.recoveryCodes[0] };
  t.equal((await again.user.send({ method: 'DELETE', url: '/api/user', payload: closing })).status, 200);
});

t.test('needs a code for a new password, which would give a token with limits of its own', async (t) => {
  const { user, secret } = await withFactor();
  const change = (fields: object = {}) =>
    user.put('/api/user/password', { currentPassword: password, password: `${password}!`, ...fields });
  refused(t, await change(), 401, 'TOTP_REQUIRED');
  refused(t, await change({ code: '000000' }), 401, 'INVALID_CODE');
  refused(t, await change({ currentPassword: 'wrong', code: codeOf(secret) }), 401, 'INVALID_CREDENTIALS');
  t.equal((await user.get('/api/user')).status, 200, 'keeps the password and the session');
  const { body } = await expectStatus(200, change({ code: codeOf(secret) }));
  t.equal((await clientOf(app, body.token).get('/api/user')).status, 200);
  refused(t, await logIn(user.username, { password: `${password}!` }), 401, 'TOTP_REQUIRED');
});

t.test('encrypts the secret, and rotates its key', async (t) => {
  const { user, secret } = await withFactor();
  const stored = async () => {
    const [row] = await database.sql<{ secret: string }[]>`
      SELECT secret FROM second_factors WHERE user_id = ${user.id}`;
    return row?.secret ?? '';
  };
  const before = await stored();
  t.notMatch(before, secret);
  const newer = `a newer key that encrypts the secrets of tests,${testSettings.secretsKey}`;
  t.same(await rotateSecrets(database, registry.encryptedColumns, createKeyring(newer), () => {}), []);
  const after = await stored();
  t.not(after, before);
  t.ok(after.startsWith(createKeyring(newer).newestPrefix));
  const settings = { secretsKey: newer.split(',')[0] ?? '' };
  const next = await startApp(t, { databaseUrl, settings, now: clock.now });
  const login = { username: user.username, password, code: codeOf(secret) };
  t.equal((await clientOf(next.app).post('/login', login)).status, 200);
});

t.test("accepts no secret in another user's row", async (t) => {
  const [one, other] = [await withFactor(), await withFactor()];
  await database.sql`
    UPDATE second_factors SET secret = (SELECT secret FROM second_factors WHERE user_id = ${one.user.id})
    WHERE user_id = ${other.user.id}`;
  const { status } = await logIn(other.user.username, { code: codeOf(one.secret) });
  t.equal(status, 500, 'a fault of the database, which the operator sees');
});
