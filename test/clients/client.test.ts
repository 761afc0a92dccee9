import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
// Not by its index: receipts need a slice that can be taken out.
import { createClient, type Options } from '../../clients/typescript/src/client.ts';
import { isCode, ServiceError, unwrap } from '../../clients/typescript/src/errors.ts';
import { rows } from '../../clients/typescript/src/pages.ts';
import { startApp } from '../helpers/app.ts';
import { documentOf } from '../helpers/documents/document.ts';
import { clientDirectory, clientSources } from '../tools/client-types.ts';

const { app } = await startApp(t);
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });

/** Returns a client for an account. */
function clientFor(token?: string, options: Partial<Options> = {}) {
  return createClient({ baseUrl, token: () => token, wait: async () => {}, ...options });
}

const anybody = clientFor();
async function register(username: string, role: 'ADMIN' | 'PARENT') {
  const account = {
    username,
    email: `${username}@example.com`,
    name: 'Ada',
    role,
    password: 'a long password',
  };
  return clientFor(unwrap(await anybody.POST('/register', { body: account })).token);
}
const admin = await register('admin', 'ADMIN');
const parent = await register('ada', 'PARENT');

async function newLearner(): Promise<number> {
  return unwrap(await parent.POST('/api/learners', { body: { name: 'Mia' } })).id;
}

async function adjust(learnerId: number, amount: number) {
  const body = { learnerId, amount, reason: 'a gift' };
  return unwrap(await admin.POST('/api/points/adjust', { body }));
}

t.test('plays the story of a family, with typed data and codes', async (t) => {
  const learnerId = await newLearner();
  const query = { learnerId };
  const lesson = unwrap(await parent.POST('/api/lessons/create', { body: { learnerId, gradeLevel: 'K' } }));
  const answers = lesson.spec.questions.map(({ correctIndex }) => correctIndex ?? 0);
  const path = { lessonId: lesson.id };
  const result = unwrap(
    await parent.POST('/api/lessons/{lessonId}/answer', { params: { path }, body: { answers } }),
  );
  t.equal(result.newBalance, answers.length);
  await adjust(learnerId, 7);
  const { id: rewardId } = unwrap(
    await parent.POST('/api/rewards', { body: { title: 'Zoo', tokenCost: 8 } }),
  );
  const params = { path: { rewardId }, query };
  const redeem = () => parent.POST('/api/rewards/{rewardId}/redeem', { params });
  const { error } = await redeem();
  t.equal(error?.code === 'INSUFFICIENT_SAVINGS' && error.detail, 'Insufficient points saved for this goal');
  // @ts-expect-error: no operation has this code.
  t.not(error?.code === 'INSUFICIENT_SAVINGS', true);
  const failure = await redeem()
    .then(unwrap)
    .catch((thrown: unknown) => thrown);
  t.ok(isCode(failure, 'INSUFFICIENT_SAVINGS'));
  // @ts-expect-error: no version of the service has this code.
  t.notOk(isCode(failure, 'INSUFICIENT_SAVINGS'));
  t.type(failure, ServiceError);
  unwrap(await parent.POST('/api/rewards/{rewardId}/save', { params, body: { points: 8 } }));
  const { id: redemptionId } = unwrap(await redeem());
  const decision = { params: { path: { redemptionId } }, body: { notes: 'On Sunday.' } };
  const { status } = unwrap(await parent.PUT('/api/redemptions/{redemptionId}/approve', decision));
  t.equal(status, 'APPROVED');
});

t.test('yields all rows of a listing, page after page', async (t) => {
  const learnerId = await newLearner();
  for (let amount = 1; amount <= 5; amount++) await adjust(learnerId, amount);
  const pages: (string | undefined)[] = [];
  const history = rows((cursor) => {
    pages.push(cursor);
    return parent.GET('/api/points/history', {
      params: { query: { learnerId, limit: 2, ...(cursor && { cursor }) } },
    });
  });
  const amounts: number[] = [];
  for await (const { amount } of history) amounts.push(amount);
  t.same(amounts, [5, 4, 3, 2, 1]);
  t.equal(pages.length, 3);
  const refused = rows(() => parent.GET('/api/points/history'));
  await t.rejects(refused.next(), { message: /^LEARNER_ID_REQUIRED: / });
});

t.test('sends a request again with the same key, until its first attempt counts once', async (t) => {
  const learnerId = await newLearner();
  const keys: (string | null)[] = [];
  const waits: number[] = [];
  const { token } = unwrap(
    await anybody.POST('/login', { body: { username: 'admin', password: 'a long password' } }),
  );
  const client = clientFor(token, {
    wait: async (milliseconds) => void waits.push(milliseconds),
    async fetch(request) {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) return new Response(null, { status: 429, headers: { 'retry-after': '7' } });
      const response = await fetch(request);
      // The answer of the first two requests that arrive gets lost.
      if (keys.length === 2) throw new TypeError('fetch failed');
      return keys.length === 3 ? new Response(null, { status: 503 }) : response;
    },
  });
  const answer = await client.POST('/api/points/adjust', {
    body: { learnerId, amount: 3, reason: 'a gift' },
  });
  t.equal(unwrap(answer).balanceAfter, 3);
  t.equal(answer.response.headers.get('idempotency-replayed'), 'true');
  t.equal(keys.length, 4);
  t.equal(new Set(keys).size, 1);
  t.match(keys[0], /^[0-9a-f]{32}$/);
  t.equal(waits[0], 7000);
});

t.test('sends no request again that might count twice or wait too long', async (t) => {
  let requests = 0;
  const answering = (status: number, headers: Record<string, string> = {}) =>
    clientFor(undefined, {
      async fetch() {
        requests += 1;
        if (status === 0) throw new TypeError('fetch failed');
        return new Response('{}', { status, headers });
      },
    });
  const body = { username: 'ada', password: 'a long password' };
  await t.rejects(answering(0).POST('/login', { body }), { message: 'fetch failed' });
  await answering(503).POST('/login', { body });
  await answering(429, { 'retry-after': '3600' }).POST('/login', { body });
  await answering(400).GET('/api/user');
  t.equal(requests, 4);
});

t.test('sends a request again that reads, while a proxy does not reach the service', async (t) => {
  for (const status of [502, 503, 504]) {
    let requests = 0;
    const client = clientFor(undefined, {
      async fetch() {
        requests += 1;
        return new Response('{}', { status });
      },
    });
    await client.POST('/login', { body: { username: 'ada', password: 'a long password' } });
    t.equal(requests, 1, `${status} to a request that might count twice`);
    t.equal((await client.GET('/api/user')).response.status, status);
    t.equal(requests, 5, `gives up after 4 attempts with ${status}`);
  }
});

t.test('takes answers of another class than the global Response', async (t) => {
  let requests = 0;
  const client = clientFor(undefined, {
    async fetch() {
      requests += 1;
      const { status, ok, headers, body } = new Response('{"id":7}', { status: requests === 1 ? 503 : 200 });
      // The client needs no other members.
      return { status, ok, headers, body, text: async () => '{"id":7}' } as Response;
    },
  });
  t.match(unwrap(await client.GET('/api/user')), { id: 7 });
  t.equal(requests, 2);
});

t.test('rejects at once when a request is aborted during a wait or an attempt', async (t) => {
  for (const fails of [false, true]) {
    const controller = new AbortController();
    let requests = 0;
    const client = createClient({
      baseUrl,
      async fetch() {
        requests += 1;
        if (fails) controller.abort();
        else setImmediate(() => controller.abort());
        if (fails) throw new TypeError('fetch failed');
        return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
      },
    });
    const answer = client.GET('/api/user', { signal: controller.signal });
    await t.rejects(answer, fails ? { message: 'fetch failed' } : { name: 'AbortError' });
    t.equal(requests, 1);
  }
});

t.test('has generated sources that are up to date', async (t) => {
  for (const [name, text] of Object.entries(await clientSources(documentOf(app)))) {
    const kept = await readFile(join(clientDirectory, 'src', name), 'utf8');
    t.ok(kept === text, `${name} is out of date: run \`npm run openapi\``);
  }
});
