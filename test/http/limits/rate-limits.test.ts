import t, { type Test } from 'tap';
import { createMetrics } from '../../../src/slice/metrics.ts';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  clientOf,
  type Member,
  register,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { idleServices } from '../../helpers/families/contributions.ts';

const limited = { hasRateLimits: true };

/** Returns how often each status came. */
function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function repeat<T>(times: number, send: (i: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await send(i));
  return answers;
}

function sendAtOnce(times: number, send: (i: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, i) => send(i)));
}

/** Expected answers above a limit. */
const tooMany = {
  ...refusal(429, 'TOO_MANY_REQUESTS'),
  headers: { 'retry-after': /^[1-9]\d?$/, 'ratelimit-remaining': '0', 'ratelimit-reset': /^[1-9]\d?$/ },
};

/** Creates a member whose requests come from its own address, so that only limits of users matter. */
async function startUsers(t: Test, settings = limited) {
  const { app, database } = await startApp(t, {
    settings: { trustProxy: 1, ...settings },
    services: idleServices,
  });
  const admin = await registerAdmin(app);
  const parent = await register(app, 'PARENT');
  return { app, database, admin, parent };
}

let sent = 0;

/** Sends a request from an address that no other request has. */
function from(client: Member, method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
  sent += 1;
  const address = `10.1.${sent >> 8}.${sent & 255}`;
  return client.send({ method, url, headers: { 'x-forwarded-for': address }, ...(payload && { payload }) });
}

/** Holds the clock of the limits, whose minute may end while a slow machine sends requests. Returns a function that moves it. */
function holdDate(t: Test): (ms: number) => void {
  const original = Date.now;
  const begin = Date.now();
  let now = begin;
  t.teardown(() => {
    Date.now = original;
  });
  Date.now = () => now;
  return (ms) => {
    now = begin + ms;
  };
}

t.test('rejects the 601st request of a user in a minute with 429, and no request of others', async (t) => {
  const { parent, admin } = await startUsers(t);
  holdDate(t);
  const answers = await repeat(602, () => from(parent, 'GET', '/api/user'));
  t.same(tally(answers), { 200: 600, 429: 2 });
  t.match(answers[0]?.headers, {
    'ratelimit-limit': '600',
    'ratelimit-remaining': '599',
    'ratelimit-reset': '60',
  });
  t.match(answers[601], { ...tooMany, headers: { ...tooMany.headers, 'ratelimit-limit': '600' } });
  t.equal((await from(admin, 'GET', '/api/user')).status, 200);
});

t.test('rejects the 3001st request of an IPv6 network in a minute, before it checks the token', async (t) => {
  const { app } = await startApp(t, { settings: limited, metrics: createMetrics('a token of metrics') });
  const send = (url: string, remoteAddress: string) =>
    clientOf(app, 'garbage').send({ method: 'GET', url, remoteAddress });
  holdDate(t);
  const paths = ['/api/user', '/nowhere', '/docs/errors', '/metrics'];
  const answers = await repeat(3000, (i) => send(paths[i % 4] ?? '', `2001:db8:0:1::${(i % 9999) + 1}`));
  t.same(tally(answers), { 200: 750, 401: 1500, 404: 750 });
  for (const path of paths) t.match(await send(path, '2001:db8:0:1:ffff::1'), tooMany, path);
  t.equal((await send('/api/healthcheck', '2001:db8:0:1:ffff::1')).status, 200, 'monitors may always call');
  t.equal((await send('/api/user', '2001:db8:0:2::1')).status, 401);
});

t.test('limits registrations and logins of an address', async (t) => {
  const { app } = await startApp(t, { settings: limited });
  const client = clientOf(app);
  const registrations = await repeat(22, () => client.post('/register', {}));
  t.same(tally(registrations), { 400: 20, 429: 2 });
  t.match(registrations[21], { ...tooMany, headers: { 'ratelimit-limit': '20' } });
  const logins = await repeat(62, () => client.post('/login', {}));
  t.same(tally(logins), { 400: 60, 429: 2 });
  t.match(await client.post('/api/recovery', {}), tooMany, 'a recovery counts as a login');
  const elsewhere = await client.send({
    method: 'POST',
    url: '/register',
    payload: {},
    remoteAddress: '192.0.2.7',
  });
  t.equal(elsewhere.status, 400);
});

t.test('limits expensive operations of a user, each kind separately', async (t) => {
  const { parent, admin } = await startUsers(t);
  const id = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
  const checkpoint = '/api/ledger/checkpoint';
  const kinds: [max: number, method: 'GET' | 'POST', url: string][] = [
    [60, 'POST', '/api/lessons/create'],
    [10, 'GET', '/api/ledger/verify'],
    [20, 'GET', '/api/ledger/export'],
    [20, 'POST', `/api/sync-configs/${id}/push`],
    [60, 'GET', checkpoint],
  ];
  const { operations } = contractOf((await startApp(t)).app);
  for (const [max, method, url] of kinds) {
    const path = url.split('?')[0]?.replace(id, '{id}');
    if (!operations.some((operation) => operation.name === `${method} ${path}`)) continue;
    // Checkpoints for requests are a second apart, and requests at once share one.
    const send = url === checkpoint ? sendAtOnce : repeat;
    const answers = await send(max + 2, () => from(parent, method, url));
    t.equal(tally(answers)[429], 2, url);
    const limited = { ...tooMany, headers: { 'ratelimit-limit': String(max) } };
    t.match(
      answers.find(({ status }) => status === 429),
      limited,
      url,
    );
    t.not((await from(admin, method, url)).status, 429, url);
  }
});

t.test('counts again after a minute', async (t) => {
  const { app } = await startApp(t, { settings: limited });
  const client = clientOf(app);
  const moveTo = holdDate(t);
  t.same(tally(await repeat(21, () => client.post('/register', {}))), { 400: 20, 429: 1 });
  moveTo(59_000);
  t.match(await client.post('/register', {}), { status: 429, headers: { 'retry-after': '1' } });
  moveTo(60_000);
  t.equal((await client.post('/register', {})).status, 400);
});

t.test('has no limit with RATE_LIMITS=off', async (t) => {
  const { app } = await startApp(t);
  const answers = await repeat(70, () => clientOf(app).post('/register', {}));
  t.same(tally(answers), { 400: 70 });
  t.notOk(Object.keys(answers[0]?.headers ?? {}).some((name) => name.startsWith('ratelimit')));
});

t.test('counts clients behind trusted proxies by the entry of the proxy, never by their own', async (t) => {
  for (const trustProxy of [1, '127.0.0.1'] as const) {
    const { app } = await startApp(t, { settings: { ...limited, trustProxy } });
    // The client sends the first entry, the proxy appends the second.
    const send = (own: string, real: string) =>
      clientOf(app).send({
        method: 'POST',
        url: '/register',
        payload: {},
        headers: { 'x-forwarded-for': `${own}, ${real}` },
      });
    const answers = await repeat(21, (i) => send(`10.0.0.${i}`, '192.0.2.1'));
    t.same(tally(answers), { 400: 20, 429: 1 }, `${trustProxy}`);
    t.equal((await send('10.0.0.1', '192.0.2.2')).status, 400, 'another client of the proxy');
  }
  const { app } = await startApp(t, { settings: limited });
  const direct = await repeat(21, (i) =>
    clientOf(app).send({
      method: 'POST',
      url: '/register',
      payload: {},
      headers: { 'x-forwarded-for': `10.0.0.${i}` },
    }),
  );
  t.same(tally(direct), { 400: 20, 429: 1 }, 'without a proxy');
});

t.test('documents 429 with its headers for every operation but the health check', async (t) => {
  const { app } = await startApp(t);
  const { document, operations } = contractOf(app);
  for (const { name, responses } of operations) {
    const reference = (responses[429] as { $ref?: string } | undefined) ?? {};
    t.equal(responses[429] !== undefined, name !== 'GET /api/healthcheck', name);
    if (responses[429])
      t.match(responses[429].headers ?? reference, { 'Retry-After': {}, 'RateLimit-Reset': {} }, name);
  }
  t.ok(document.openapi);
});
