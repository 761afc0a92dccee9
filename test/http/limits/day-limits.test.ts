import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  createReward,
  expectStatus,
  memberPassword,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { createTestLog } from '../../helpers/kernel/jobs.ts';

/** What an address adds to the database in 24 hours (decisions.md 1.23). */

const limited = { hasRateLimits: true, trustProxy: 1 } as const;
const tooMany = refusal(429, 'TOO_MANY_REQUESTS');
let accounts = 0;

/** Starts the application, and returns a function that sends requests from an address. */
async function start(
  t: Parameters<typeof startApp>[0],
  addressLimits: { registrations: number; bytes: number },
) {
  const { app } = await startApp(t, { settings: { ...limited, addressLimits }, isAlone: true });
  const admin = await registerAdmin(app);
  const from = (address: string, token?: string) => {
    const client = clientOf(app, token);
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      client.send({ method, url, headers: { 'x-forwarded-for': address }, ...(payload && { payload }) });
    const register = () => {
      accounts += 1;
      const username = `stranger-${accounts}`;
      const user = { username, email: `${username}@example.org`, name: 'A stranger', role: 'PARENT' };
      return send('POST', '/register', { ...user, password: memberPassword });
    };
    return { send, register };
  };
  return { app, admin, from };
}

t.test('ends the registrations of an address for the day, and those of no other', async (t) => {
  const { from } = await start(t, { registrations: 3, bytes: 10_000_000 });
  const { send, register } = from('192.0.2.1');
  t.equal((await send('POST', '/register', {})).status, 400, 'a faulty request is no registration');
  for (let i = 0; i < 3; i++) await expectStatus(201, register());
  const answer = await register();
  t.match(answer, tooMany);
  t.match(answer.body.detail, /limit of registrations for 24 hours/);
  const seconds = Number(answer.headers['retry-after']);
  t.ok(seconds > 86_300 && seconds <= 86_400, `${seconds} s`);
  await expectStatus(201, from('192.0.2.2').register());
});

t.test(
  'ends the writes of an address over all its accounts, but no read, deletion or sign-out',
  async (t) => {
    const { from } = await start(t, { registrations: 100, bytes: 100_000 });
    const stranger = from('192.0.2.1');
    const users = [
      await expectStatus(201, stranger.register()),
      await expectStatus(201, stranger.register()),
    ];
    const [first, second] = users.map(({ body }) => from('192.0.2.1', body.token));
    if (!first || !second) throw new Error('no users');
    const reward = { title: 'A reward', tokenCost: 5, description: 'x'.repeat(2000) };
    const { body: own } = await expectStatus(201, second.send('POST', '/api/rewards', reward));
    let written = 0;
    while ((await first.send('POST', '/api/rewards', reward)).status === 201) written += 1;
    t.ok(written > 5 && written < 30, `${written} rewards`);
    for (const client of [first, second]) {
      const answer = await client.send('POST', '/api/rewards', reward);
      t.match(answer, { ...tooMany, headers: { 'retry-after': /^8\d{4}$/ } });
      t.match(answer.body.detail, /limit of data for 24 hours\. Try again in 24 h/);
      await expectStatus(200, client.send('GET', '/api/rewards'));
    }
    t.match(await second.send('GET', '/api/family/export'), tooMany, 'an export leaves a record');
    await expectStatus(200, second.send('DELETE', `/api/rewards/${own.id}`));
    await expectStatus(200, second.send('POST', '/api/logout'));
    const elsewhere = from('192.0.2.2', users[0]?.body.token);
    await expectStatus(201, elsewhere.send('POST', '/api/rewards', reward));
  },
);

t.test('counts no request that leaves nothing', async (t) => {
  const { from } = await start(t, { registrations: 100, bytes: 16_000 });
  const { send, register } = from('192.0.2.1');
  for (let i = 0; i < 10; i++) {
    t.match(await send('POST', '/api/rewards', {}), { status: 401 });
    t.match(await send('POST', '/api/nothing', {}), { status: 404 });
    t.match(await send('POST', '/register', {}), { status: 400 });
  }
  const { body } = await expectStatus(201, register());
  const { send: asUser } = from('192.0.2.1', body.token);
  for (let i = 0; i < 10; i++) {
    t.match(await asUser('POST', '/api/rewards', {}), { status: 400 });
    t.match(await asUser('POST', '/logout'), { status: 307 });
  }
  await expectStatus(201, asUser('POST', '/api/rewards', { title: 'A reward', tokenCost: 5 }));
  // Wrong passwords leave records.
  const login = { username: body.user.username, password: 'a wrong password' };
  await expectStatus(401, send('POST', '/login', login));
  t.match(await asUser('POST', '/api/rewards', { title: 'A reward', tokenCost: 5 }), tooMany);
  t.match(await asUser('POST', '/logout'), { status: 307 }, 'the contract promises it');
});

t.test('counts what commands write', async (t) => {
  const { from } = await start(t, { registrations: 100, bytes: 300_000 });
  const { body } = await expectStatus(201, from('192.0.2.1').register());
  const { send } = from('192.0.2.1', body.token);
  const reward = { title: 'A reward', tokenCost: 5, description: '猫'.repeat(2000) };
  let written = 0;
  while ((await send('POST', '/api/rewards', reward)).status === 201) written += 1;
  // 6,000 bytes of text in the reward and in its event, and 3,000 of the request.
  t.ok(written <= 30, `${written} rewards of more than 10,000 bytes`);
});

t.test('ends sign-ins and new passwords too, after a tenth more', async (t) => {
  const { from } = await start(t, { registrations: 100, bytes: 40_000 });
  const { send, register } = from('192.0.2.1');
  const { body } = await expectStatus(201, register());
  for (let i = 0; i < 3; i++) await expectStatus(201, register());
  t.match(await register(), tooMany);
  const login = { username: body.user.username, password: memberPassword };
  const { body: signedIn } = await expectStatus(200, send('POST', '/login', login));
  const passwords = { currentPassword: memberPassword, password: 'a new correct horse' };
  const change = from('192.0.2.1', signedIn.token).send('PUT', '/api/user/password', passwords);
  await expectStatus(200, change);
  t.match(await send('POST', '/login', login), tooMany, '46,000 bytes of 44,000');
  const account = from('192.0.2.1', signedIn.token);
  t.match(await account.send('DELETE', '/api/user', { password: 'a wrong password' }), tooMany);
});

t.test('limits no address of an instance that is not exposed', async (t) => {
  const { app } = await startApp(t, {
    settings: { hasRateLimits: undefined, addressLimits: { registrations: 1, bytes: 1 } },
    isAlone: true,
  });
  const admin = await registerAdmin(app);
  for (let i = 0; i < 3; i++) await createReward(admin);
  t.match(await admin.get('/api/rewards'), { body: { length: 3 } });
});

t.test('writes one line a minute for the requests of a client above a limit', async (t) => {
  const log = createTestLog();
  const logger = { stream: { write: (line: string) => void log.lines.push(line) } };
  const { app } = await startApp(t, { settings: limited, logger, isAlone: true });
  for (let i = 0; i < 40; i++) await clientOf(app).post('/register', {});
  const lines = log.lines.filter((line) => line.includes('/register'));
  t.equal(lines.length, 21, 'those of 20 requests, and of the first above the limit');
});
