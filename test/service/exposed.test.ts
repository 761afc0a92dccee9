import t, { type Test } from 'tap';
import { exposureText } from '../../src/base/exposed.ts';
import { type Config, readConfig, settingsOf } from '../../src/service/config.ts';
import type { Finding } from '../../src/slice/slice.ts';
import { startApp } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { refusal } from '../helpers/documents/expectations.ts';
import {
  type Answer,
  answerQuiz,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  register,
  registerAdmin,
} from '../helpers/families/client.ts';
import { silent } from '../helpers/silent.ts';

/** Settings, and what exposes an instance by them. */
const cases: [variables: Record<string, string>, exposedBy: string | undefined][] = [
  [{}, undefined],
  [{ HOST: 'localhost' }, undefined],
  [{ HOST: '127.0.0.2' }, undefined],
  [{ HOST: '::1' }, undefined],
  [{ APP_URL: 'http://localhost:8080/' }, undefined],
  [{ APP_URL: 'http://[::1]:3000', TRUST_PROXY: 'false' }, undefined],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '::' }, 'HOST is ::'],
  [{ HOST: '192.168.1.7' }, 'HOST is 192.168.1.7'],
  [{ HOST: 'learn.example' }, 'HOST is learn.example'],
  // Docker publishes a port of all addresses on one of this machine.
  [{ HOST: '0.0.0.0', APP_URL: 'http://127.0.0.1:3000' }, 'HOST is 0.0.0.0'],
  [{ APP_URL: 'https://learn.example' }, 'APP_URL names learn.example'],
  [{ APP_URL: 'http://user:secret@192.0.2.1' }, 'APP_URL names 192.0.2.1'],
  [{ APP_URL: 'http://localhost.learn.example' }, 'APP_URL names localhost.learn.example'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
  [{ TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY is set'],
  // The documented installation behind a proxy.
  [
    { HOST: '127.0.0.1', APP_URL: 'https://learn.example', TRUST_PROXY: '127.0.0.1' },
    'APP_URL names learn.example, TRUST_PROXY is set',
  ],
];

t.test('HOST, APP_URL or TRUST_PROXY beyond this machine expose an instance', async (t) => {
  for (const [variables, exposedBy] of cases)
    t.equal(readConfig(variables).exposedBy, exposedBy, JSON.stringify(variables));
});

t.test('says in one line which of the two an instance is, why, and what follows', async (t) => {
  const textOf = (variables: Record<string, string>) => exposureText(readConfig(variables));
  t.equal(
    textOf({}),
    'By its settings, the instance is not exposed (HOST, APP_URL and TRUST_PROXY keep it to this machine): the first user needs no setup code, LEARNER_REGISTRATION=open, RATE_LIMITS=off. A request that shows a proxy exposes it until it stops.',
  );
  t.equal(
    textOf({ HOST: '0.0.0.0', RATE_LIMITS: 'off' }),
    'The instance is exposed (HOST is 0.0.0.0): the first user needs a setup code, LEARNER_REGISTRATION=confirm, RATE_LIMITS=off.',
  );
  t.match(
    textOf({ LEARNER_REGISTRATION: 'confirm' }),
    'no setup code, LEARNER_REGISTRATION=confirm, RATE_LIMITS=off',
  );
});

t.test('the settings in use name what the exposure decides as a default', async (t) => {
  const shown = (variables: Record<string, string>) =>
    settingsOf(variables)
      .filter(({ name }) => ['LEARNER_REGISTRATION', 'RATE_LIMITS'].includes(name))
      .map(({ name, value, source }) => `${name}=${value} (${source})`);
  t.same(shown({}), ['LEARNER_REGISTRATION=open (default)', 'RATE_LIMITS=off (default)']);
  t.same(shown({ TRUST_PROXY: '1' }), ['LEARNER_REGISTRATION=confirm (default)', 'RATE_LIMITS=on (default)']);
  t.same(shown({ TRUST_PROXY: '1', RATE_LIMITS: 'off' })[1], 'RATE_LIMITS=off (environment)');
});

t.test('doctor says which of the two an instance is, and why', async (t) => {
  for (const variables of [{}, { TRUST_PROXY: '1' }]) {
    const given = { DATA_DIR: '/nowhere', PORT: '1', ...variables };
    const { findings } = JSON.parse((await runCliWith(given, 'doctor', '--json')).output);
    const found = findings.filter(({ check }: Finding) => check === 'exposed');
    t.same(found, [{ check: 'exposed', state: 'ok', message: exposureText(readConfig(variables)) }]);
  }
});

/** Starts an application with what these variables say about the exposure. */
async function startWith(t: Test, variables: Record<string, string>) {
  const { exposedBy, learnerRegistration, hasRateLimits, trustProxy }: Config = readConfig(variables);
  const settings = { exposedBy, learnerRegistration, hasRateLimits, trustProxy };
  // The exposure by a request concerns one instance.
  return startApp(t, { settings, isAlone: true });
}

let people = 0;

function registration(fields: object = {}) {
  people += 1;
  const username = `person-${people}`;
  return {
    username,
    email: `${username}@x.test`,
    name: 'P',
    role: 'PARENT',
    password: 'long enough',
    ...fields,
  };
}

function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const html = { accept: 'text/html' };

/** Variables, and what holds by them: the code for the first user, the confirmation of learners, the limit of registrations. */
const holds: [variables: Record<string, string>, code: boolean, confirm: boolean, limits: boolean][] = [
  [{}, false, false, false],
  [{ LEARNER_REGISTRATION: 'confirm' }, false, true, false],
  [{ RATE_LIMITS: 'on' }, false, false, true],
  [{ HOST: '0.0.0.0' }, true, true, true],
  [{ APP_URL: 'https://learn.example' }, true, true, true],
  [{ TRUST_PROXY: '1' }, true, true, true],
  [{ TRUST_PROXY: '1', LEARNER_REGISTRATION: 'open', RATE_LIMITS: 'off' }, true, false, false],
];

t.test(
  'setup code, confirmation and limits follow from the exposure, and settings override them',
  async (t) => {
    for (const [variables, code, confirm, limits] of holds) {
      const title = JSON.stringify(variables);
      const { app, hints } = await startWith(t, variables);
      const hint = hints[0]?.('http://127.0.0.1:3000') ?? '';
      const [, setupCode] = /setup code ([\w-]{22})/.exec(hint) ?? [];
      t.equal(setupCode !== undefined, code, `${title}: a code`);
      const page = await app.inject({ url: '/', headers: html });
      t.equal(page.body.includes('data-first-account="code"'), code, `${title}: a field on the page`);
      const client = clientOf(app);
      if (code)
        t.match(await client.post('/register', registration()), refusal(403, 'SETUP_CODE_REQUIRED'), title);
      const first = await expectStatus(201, client.post('/register', registration({ setupCode })));
      t.equal(first.headers['ratelimit-limit'], limits ? '20' : undefined, title);
      const learner = registration({ role: 'LEARNER', parentId: first.body.user.id });
      const { body } = await expectStatus(201, client.post('/register', learner));
      const profile = await clientOf(app, body.token).get(`/api/learner-profile/${body.user.id}`);
      t.equal(profile.status, confirm ? 403 : 200, `${title}: a learner`);
      const more: Answer[] = [];
      for (let i = 0; i < 20; i += 1) more.push(await client.post('/register', registration()));
      t.equal(429 in statuses(more), limits, `${title}: limits`);
    }
  },
);

t.test('on its own machine, 500 registrations of an address at once succeed', async (t) => {
  const { app } = await startWith(t, {});
  await registerAdmin(app);
  const client = clientOf(app);
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => client.post('/register', registration())),
  );
  t.same(statuses(answers), { 201: 500 });
});

t.test(
  'on its own machine, a learner that registers takes a lesson, saves and redeems at once',
  async (t) => {
    const { app } = await startWith(t, {});
    await registerAdmin(app);
    const parent = await register(app, 'PARENT');
    const given = registration({ role: 'LEARNER', parentId: String(parent.id) });
    const { body } = await expectStatus(201, clientOf(app).post('/register', given));
    const learner = clientOf(app, body.token);
    const lesson = await createLesson(learner, body.user.id);
    const { pointsAwarded } = await answerQuiz(learner, lesson);
    const { id } = await createReward(parent, { tokenCost: pointsAwarded });
    await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: pointsAwarded }));
    await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`));
  },
);

t.test('guessed passwords are limited also on its own machine', async (t) => {
  const { app } = await startWith(t, {});
  const admin = registration();
  await expectStatus(201, clientOf(app).post('/register', admin));
  const login = { username: admin.username, password: 'a wrong guess' };
  const answers: Answer[] = [];
  for (let i = 0; i < 11; i += 1) answers.push(await clientOf(app).post('/login', login));
  t.same(statuses(answers), { 401: 10, 429: 1 });
  t.equal(answers[10]?.body.code, 'TOO_MANY_ATTEMPTS');
});

/** Requests that show a proxy, and what the log calls it. */
const shown: [headers: Record<string, string>, sign: string][] = [
  [{ forwarded: 'for=192.0.2.1' }, 'Forwarded'],
  [{ 'x-forwarded-for': '192.0.2.1' }, 'X-Forwarded-*'],
  [{ 'x-forwarded-proto': 'https' }, 'X-Forwarded-*'],
  [{ 'x-forwarded-host': 'learn.example' }, 'X-Forwarded-*'],
  [{ 'X-Forwarded-Server': '' }, 'X-Forwarded-*'],
  [{ 'x-real-ip': '127.0.0.1' }, 'X-Real-IP'],
  [{ via: '1.1 vegur' }, 'Via'],
  [{ host: '192.0.2.1:3000' }, 'the address of another machine as Host'],
  [{ host: '[2001:db8::1]' }, 'the address of another machine as Host'],
];

t.test(
  'a request that shows a proxy gets no more than on an exposed instance, and so do all after it',
  async (t) => {
    for (const [headers, sign] of shown) {
      const warnings: string[] = [];
      const { app } = await startApp(t, {
        settings: { learnerRegistration: undefined, hasRateLimits: undefined },
        log: { ...silent, warn: (line) => warnings.push(line) },
      });
      const client = clientOf(app);
      const send = () => client.send({ method: 'POST', url: '/register', headers, payload: registration() });
      t.match(await send(), refusal(403, 'SETUP_CODE_REQUIRED'), `${sign}: the request itself`);
      t.match(
        await client.post('/register', registration()),
        refusal(403, 'SETUP_CODE_REQUIRED'),
        `${sign}: others`,
      );
      const page = await app.inject({ url: '/', headers: html });
      t.match(page.body, 'data-first-account="code"', sign);
      t.ok(page.headers['ratelimit-limit'], `${sign}: limits`);
      await send();
      t.equal(warnings.length, 1, `${sign}: one line`);
      t.match(warnings[0], `A request shows a proxy (${sign}), so the instance is exposed from now on: `);
      t.match(warnings[0], / Set APP_URL to its public address, and TRUST_PROXY to the proxy\.$/);
      t.notMatch(warnings[0], /192\.0|learn\.example|vegur/, 'it has no text of the client');
    }
  },
);

t.test('an exposed instance says once that a proxy is not in its settings', async (t) => {
  for (const [variables, lines] of [
    [{ HOST: '0.0.0.0' }, 1],
    [{ APP_URL: 'https://learn.example' }, 1],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '127.0.0.2' }, 0],
  ] as const) {
    const warnings: string[] = [];
    const { exposedBy, trustProxy }: Config = readConfig(variables);
    const { app } = await startApp(t, {
      settings: { exposedBy, trustProxy },
      log: { ...silent, warn: (line) => warnings.push(line) },
    });
    await app.inject({ url: '/', headers: { ...html, host: '192.0.2.1:3000' } });
    t.same(warnings, [], 'another machine without a proxy');
    for (let i = 0; i < 3; i++)
      await app.inject({ url: '/', headers: { ...html, 'x-forwarded-for': '192.0.2.7' } });
    t.equal(warnings.length, lines, JSON.stringify(variables));
    if (lines > 0)
      t.match(warnings[0], /^A request shows a proxy \(X-Forwarded-\*\)\. If .* set TRUST_PROXY/);
  }
});

t.test('requests of this machine leave an instance as it is', async (t) => {
  const { app } = await startWith(t, {});
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '0.0.0.0:3000', 'rebound.example'])
    await app.inject({
      url: '/',
      headers: { ...html, host, 'x-request-id': '1', 'x-forwarder': '2', origin: 'http://a' },
    });
  const page = await app.inject({ url: '/', headers: html });
  t.match(page.body, 'data-first-account="open"');
  t.equal((await clientOf(app).post('/register', registration())).status, 201);
});

t.test(
  'a learner that registers through a proxy waits, also on an instance that is not exposed yet',
  async (t) => {
    const { app } = await startWith(t, {});
    const admin = await registerAdmin(app);
    const { body } = await expectStatus(
      201,
      clientOf(app).send({
        method: 'POST',
        url: '/register',
        headers: { 'x-forwarded-for': '192.0.2.1' },
        payload: registration({ role: 'LEARNER', parentId: admin.id }),
      }),
    );
    const answer = await clientOf(app, body.token).get(`/api/learner-profile/${body.user.id}`);
    t.match(answer, refusal(403, 'LEARNER_NOT_CONFIRMED'));
  },
);
