import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import {
  type ApiOptions,
  allRows,
  createApi,
  ForeignAnswer,
  messageOf,
  NoAnswer,
  send,
  unwrap,
} from '../../../../src/http/pages/kit/client.ts';

const noAnswer = { name: 'NoAnswer', message: 'The service does not answer.' };
const problem = {
  title: 'Unauthorized',
  status: 401,
  detail: 'in the words of the service',
  instance: '/api/user',
  requestId: '1',
  error: 'in the words of the service',
  type: 'about:blank',
};

async function startServer(t: Test, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  // A server that listens on TCP has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns an answer in JSON. */
const answering =
  (status: number, body: unknown, type = 'application/json'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(JSON.stringify(body));

/** Returns requests to a server, which are sent once, and the tokens of sessions that end. */
async function apiOf(t: Test, listener: RequestListener, options: ApiOptions = {}) {
  const ended: string[] = [];
  const baseUrl = await startServer(t, listener);
  const api = createApi(
    () => 'secret',
    (token) => ended.push(token),
    { attempts: 1, baseUrl, ...options },
  );
  return { api, ended, baseUrl };
}

t.test('a request without an answer fails in words', async (t) => {
  const { api, baseUrl } = await apiOf(t, (request) => request.destroy());
  await t.rejects(api.GET('/api/user'), noAnswer);
  await t.rejects(send(new Request(baseUrl)), noAnswer);
});

t.test('an answer that breaks off fails in words, and the request is sent again', async (t) => {
  let requests = 0;
  const { api } = await apiOf(
    t,
    (request, response) => {
      requests += 1;
      if (requests === 3) return answering(200, { id: 7 })(request, response);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"id":', () => response.destroy());
    },
    { attempts: 2 },
  );
  await t.rejects(api.GET('/api/user'), noAnswer);
  t.match(unwrap(await api.GET('/api/user')), { id: 7 });
});

t.test('a session ends when the service no longer accepts its token, and for no other refusal', async (t) => {
  const wrong = { ...problem, code: 'INVALID_CREDENTIALS' };
  const form = await apiOf(t, answering(401, wrong, 'application/problem+json'));
  await form.api.GET('/api/user');
  t.same(form.ended, []);
  const away = await apiOf(t, answering(401, '<html>'));
  await away.api.GET('/api/user');
  t.same(away.ended, []);
  const session = await apiOf(
    t,
    answering(401, { ...problem, code: 'UNAUTHENTICATED' }, 'application/problem+json'),
  );
  const { error } = await session.api.GET('/api/user');
  t.equal(error?.code, 'UNAUTHENTICATED', 'the caller reads the answer too');
  t.same(session.ended, ['secret']);
});

t.test('a request that the reader ended keeps its reason', async (t) => {
  const { api } = await apiOf(t, () => {});
  const leaving = new AbortController();
  const asking = api.GET('/api/user', { signal: leaving.signal });
  leaving.abort(new Error('left the view'));
  await t.rejects(asking, { message: 'left the view' });
});

t.test('a listing yields the rows of all pages', async (t) => {
  const { api } = await apiOf(t, ({ url = '' }, response) => {
    const isFirst = !url.includes('cursor=2');
    if (isFirst) response.setHeader('link', '</api/learners?limit=1&cursor=2>; rel="next"');
    response.writeHead(200, { 'content-type': 'application/json' }).end(`[{"id":${isFirst ? 1 : 2}}]`);
  });
  const learners = allRows((page) => api.GET('/api/learners', { params: { query: { limit: 1, ...page } } }));
  const ids: number[] = [];
  for await (const { id } of learners) ids.push(id);
  t.same(ids, [1, 2]);
});

t.test('a failure has the words of the service if it refused, else those of the page', async (t) => {
  const german = { noAnswer: 'Keine Antwort.', foreign: (status: number) => `Antwort ${status}.` };
  const { api } = await apiOf(t, answering(403, { ...problem, code: 'FORBIDDEN' }));
  const refusal = await api
    .GET('/api/user')
    .then(unwrap)
    .catch((error: unknown) => error);
  t.equal(messageOf(refusal, german), problem.detail);
  t.equal(messageOf(new NoAnswer('away')), 'The service does not answer.');
  t.equal(messageOf(new NoAnswer('away'), german), 'Keine Antwort.');
  t.equal(messageOf(new ForeignAnswer(502)), 'The service answered 502.');
  t.equal(messageOf(new ForeignAnswer(502), german), 'Antwort 502.');
  t.equal(messageOf(new Error('other')), 'other');
});
