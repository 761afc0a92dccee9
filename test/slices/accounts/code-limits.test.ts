import { Secret, TOTP } from 'otpauth';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { type Answer, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { parallel, password, person, refused, statuses } from './registrations.ts';

const clock = createClock();
const { app, database, databaseUrl } = await startApp(t, { now: clock.now });
const other = await startApp(t, { databaseUrl, now: clock.now });
await person(app);

const [home, elsewhere] = ['198.51.100.1', '192.0.2.1'];
const wrong = '000000';

/** Registers an ADMIN with a second factor, which has signed in from home. */
async function withFactor() {
  const admin = (
    await database.sql<{ username: string }[]>`SELECT username FROM users WHERE role = 'ADMIN' LIMIT 1`
  )[0];
  const { token } = (await logIn(admin?.username ?? '', {}, { ip: '203.0.113.250' })).body;
  const user = await person(app, { role: 'ADMIN' }, token);
  const { secret } = (await expectStatus(200, user.post('/api/user/totp', { password }))).body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { body } = await expectStatus(
    200,
    user.put('/api/user/totp', { code: totp.generate({ timestamp: clock.now().getTime() }) }),
  );
  /** Returns the code of a new step: the clock moves on. */
  const nextCode = () => {
    clock.set(new Date(clock.now().getTime() + 30_000).toISOString());
    return totp.generate({ timestamp: clock.now().getTime() });
  };
  const { token: later } = (await expectStatus(200, logIn(user.username, { code: nextCode() }, { ip: home })))
    .body;
  const signedIn = { ...user, ...clientOf(app, later), token: String(later) };
  return { user: signedIn, nextCode, recoveryCodes: body.recoveryCodes as string[] };
}

interface From {
  ip: string;
  token?: string;
}

let turns = 0;

/** Logs in on one of two instances. */
function logIn(username: string, fields: object, { ip, token }: From): Promise<Answer> {
  turns += 1;
  const payload = { username, password, ...fields };
  const instance = turns % 2 ? app : other.app;
  return clientOf(instance, token).send({ method: 'POST', url: '/login', payload, remoteAddress: ip });
}

/** Lets time pass for the limits, which follow the clock of the database. */
async function pass(seconds: number): Promise<void> {
  await database.sql`UPDATE code_attempts SET last_at = last_at - make_interval(secs => ${seconds}::int)`;
  // The other limits would only slow the guesser down.
  await database.sql`DELETE FROM login_attempts`;
}

/** Guesses as early and as often as possible; returns the number of guesses that the service checked on each day. */
async function guessFor(days: number, guess: (n: number) => Promise<Answer>): Promise<number[]> {
  const checked = Array<number>(days).fill(0);
  let n = 0;
  for (let seconds = 0; seconds < days * 86_400; ) {
    const { status, body, headers } = await guess(n);
    n += 1;
    if (n > 100 * days) throw new Error('the guesses have no limit');
    const day = Math.floor(seconds / 86_400);
    if (body.code === 'INVALID_CODE') checked[day] = (checked[day] ?? 0) + 1;
    else if (status !== 429) throw new Error(`got ${status}`);
    const wait = status === 429 ? Number(headers['retry-after']) : 0;
    seconds += wait;
    await pass(wait);
  }
  return checked;
}

t.test(
  'decisions.md 2.14: allows 15 guesses on the first day from all unknown places, and 3 later',
  async (t) => {
    const { user } = await withFactor();
    const guess = (n: number) => logIn(user.username, { code: wrong }, { ip: `203.0.113.${n % 200}` });
    t.same(await guessFor(3, guess), [15, 3, 3]);
  },
);

t.test('decisions.md 2.14: allows a guesser who rests no more', async (t) => {
  const { user } = await withFactor();
  let checked = 0;
  for (let day = 0; day < 28; ) {
    checked +=
      (await guessFor(1, (n) => logIn(user.username, { code: wrong }, { ip: `203.0.113.${n}` })))[0] ?? 0;
    // A day is not enough to begin anew.
    await pass(86_401);
    day += 2;
  }
  t.ok(checked <= 15 + 3 * 14, `${checked} guesses in 14 of 28 days`);
});

t.test(
  'decisions.md 2.14: tokens and addresses from before the factor are no places of their own',
  async (t) => {
    const { token } = (
      await logIn(
        (
          await database.sql`SELECT username FROM users WHERE role = 'ADMIN' LIMIT 1`
        )[0]?.['username'],
        {},
        { ip: '203.0.113.250' },
      )
    ).body;
    const user = await person(app, { role: 'ADMIN' }, token);
    const tokens: string[] = [];
    for (let i = 0; i < 4; i++) {
      const from = { ip: `192.0.2.${100 + i}` };
      tokens.push((await expectStatus(200, logIn(user.username, {}, from))).body.token);
    }
    const { secret } = (await expectStatus(200, user.post('/api/user/totp', { password }))).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime(),
    });
    await expectStatus(200, user.put('/api/user/totp', { code }));
    // The password alone makes no address known.
    for (let i = 0; i < 4; i++)
      await clientOf(app, user.token).send({
        method: 'POST',
        url: '/api/user/totp',
        payload: { password },
        remoteAddress: `192.0.2.${150 + i}`,
      });
    const answers: Answer[] = [];
    for (const [i, token] of tokens.entries())
      for (let n = 0; n < 3; n++)
        for (const from of [
          { ip: '192.0.2.99', token },
          { ip: `192.0.2.${100 + i}` },
          { ip: `192.0.2.${150 + i}` },
        ])
          answers.push(await logIn(user.username, { code: wrong }, from));
    t.same(statuses(answers), { 401: 5, 429: 31 });
  },
);

t.test(
  'decisions.md 2.14: allows the holder of a token as many, through all operations together',
  async (t) => {
    const { user } = await withFactor();
    const guess = { password, currentPassword: password, code: wrong };
    const remove = (url: string) => user.send({ method: 'DELETE', url, payload: guess });
    const doors = [
      () => user.put('/api/user/password', guess),
      () => remove('/api/user/totp'),
      () => remove('/api/user'),
      () => user.post('/api/invitations', guess),
      () => logIn(user.username, { code: wrong }, { ip: elsewhere, token: user.token }),
    ];
    const unknownDoor = () => Promise.reject(new Error('an unknown door'));
    t.same(await guessFor(2, (n) => (doors[n % doors.length] ?? unknownDoor)()), [15, 3]);
  },
);

t.test('decisions.md 2.14: the delay grows from 1 minute to 8 hours', async (t) => {
  const { user } = await withFactor();
  const waits: number[] = [];
  const guess = () => logIn(user.username, { code: wrong }, { ip: elsewhere });
  for (let i = 0; i < 5; i += 1) refused(t, await guess(), 401, 'INVALID_CODE');
  for (let i = 0; i < 12; i += 1) {
    const { headers } = await guess();
    const wait = Number(headers['retry-after']);
    waits.push(wait / 60);
    await pass(wait - 2);
    t.equal((await guess()).status, 429, 'not earlier');
    await pass(2);
    refused(t, await guess(), 401, 'INVALID_CODE');
  }
  t.same(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 480, 480, 480]);
});

t.test("decisions.md 2.5: others' guesses delay no known place, and its guesses no others", async (t) => {
  const { user, nextCode } = await withFactor();
  for (let i = 0; i < 5; i += 1) await logIn(user.username, { code: wrong }, { ip: elsewhere });
  refused(t, await logIn(user.username, { code: nextCode() }, { ip: elsewhere }), 429, 'TOO_MANY_ATTEMPTS');
  await expectStatus(200, logIn(user.username, { code: nextCode() }, { ip: home }));
  const { body } = await expectStatus(
    200,
    logIn(user.username, { code: nextCode() }, { ip: elsewhere, token: user.token }),
  );
  t.equal((await logIn(user.username, { code: wrong }, { ip: '192.0.2.2' })).status, 429, 'still delayed');

  for (let i = 0; i < 5; i += 1) await logIn(user.username, { code: wrong }, { ip: home, token: body.token });
  t.equal((await logIn(user.username, { code: nextCode() }, { ip: home, token: body.token })).status, 429);
  await expectStatus(200, logIn(user.username, { code: nextCode() }, { ip: home }));
});

t.test(
  'decisions.md 2.14: a right code ends the delay of its place, and an early one stays unused',
  async (t) => {
    const { user, nextCode, recoveryCodes } = await withFactor();
    const [code = ''] = recoveryCodes;
    const from = { ip: home };
    for (let i = 0; i < 5; i += 1) await logIn(user.username, { code: wrong }, from);
    for (let i = 0; i < 12; i += 1) t.equal((await logIn(user.username, { code }, from)).status, 429);
    await database.sql`UPDATE code_attempts SET last_at = last_at - interval '1 minute'`;
    await expectStatus(200, logIn(user.username, { code }, from));
    for (let i = 0; i < 5; i += 1)
      refused(t, await logIn(user.username, { code: wrong }, from), 401, 'INVALID_CODE');
    t.equal((await logIn(user.username, { code: nextCode() }, from)).status, 429);
  },
);

t.test('decisions.md 2.14: checks 5 of 20 guesses at once on two instances', async (t) => {
  const { user } = await withFactor();
  const answers = await parallel(20, (i) => logIn(user.username, { code: wrong }, { ip: `203.0.113.${i}` }));
  t.same(statuses(answers), { 401: 5, 429: 15 });
});

t.test('decisions.md 2.14: limits the codes that turn a factor on', async (t) => {
  const user = await person(app);
  await expectStatus(200, user.post('/api/user/totp', { password }));
  const checked = await guessFor(1, () => user.put('/api/user/totp', { code: wrong }));
  t.same(checked, [15]);
});

t.test('forgets a place after a week, and deletes its row', async (t) => {
  const { user } = await withFactor();
  await database.sql`DELETE FROM code_attempts`;
  for (let i = 0; i < 6; i += 1) await logIn(user.username, { code: wrong }, { ip: elsewhere });
  await pass(604_801);
  const count = async () => (await database.sql`SELECT FROM code_attempts`).length;
  t.equal(await count(), 1);
  for (let i = 0; i < 5; i += 1)
    refused(t, await logIn(user.username, { code: wrong }, { ip: elsewhere }), 401, 'INVALID_CODE');
  await pass(604_801);
  await logIn(user.username, { code: wrong }, { ip: home });
  t.equal(await count(), 1, 'the row of the other place is deleted');
});

t.test('decisions.md 2.14: tells the next sign-in and the sessions of wrong codes', async (t) => {
  const { user, nextCode } = await withFactor();
  const signIn = async () =>
    (await expectStatus(200, logIn(user.username, { code: nextCode() }, { ip: home }))).body;
  const notices = async () =>
    (await expectStatus(200, user.get('/api/sessions'))).body.map(
      ({ wrongCodes }: { wrongCodes: object }) => wrongCodes,
    );
  t.equal((await signIn()).wrongCodes, null);
  await logIn(user.username, { password: 'wrong', code: wrong }, { ip: elsewhere });
  await logIn(user.username, {}, { ip: elsewhere });
  t.same(await notices(), [null, null, null], 'not without a right password and a wrong code');
  for (let i = 0; i < 3; i += 1) await logIn(user.username, { code: wrong }, { ip: elsewhere });
  const wrongCodes = { count: 3, lastAt: clock.now().toISOString() };
  t.same(await notices(), [wrongCodes, wrongCodes, wrongCodes], 'at once in the sessions');
  t.same((await signIn()).wrongCodes, wrongCodes);
  t.equal((await signIn()).wrongCodes, null, 'once');
  t.same(await notices(), [null, wrongCodes, wrongCodes, wrongCodes, wrongCodes]);
  const learner = await person(app, { role: 'LEARNER', parentId: user.id }, user.token);
  t.equal((await logIn(learner.username, {}, { ip: home })).body.wrongCodes, null);
});

t.test('decisions.md 2.14: refuses a used code, of which the user hears nothing', async (t) => {
  const { user, nextCode } = await withFactor();
  const code = nextCode();
  await expectStatus(200, logIn(user.username, { code }, { ip: home }));
  const again = await logIn(user.username, { code }, { ip: home });
  t.match(again, { status: 401, body: { code: 'INVALID_CODE' } });
  const { body } = await expectStatus(200, logIn(user.username, { code: nextCode() }, { ip: home }));
  t.equal(body.wrongCodes, null);
});
