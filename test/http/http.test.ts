import { once } from 'node:events';
import { connect } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import fastify from 'fastify';
import t from 'tap';
import { registerSerialization } from '../../src/http/serialization.ts';
import { startApp } from '../helpers/app.ts';
import { contractOf, problemFaults } from '../helpers/documents/contract.ts';
import { type Answer, clientOf, registerAdmin, registerFamily } from '../helpers/families/client.ts';

t.test('returns 405 and the allowed methods for another method, with or without a token', async (t) => {
  const { app } = await startApp(t);
  const { document } = contractOf(app);
  const clients = [clientOf(app), await registerAdmin(app)];
  for (const [path, methods] of Object.entries(document.paths)) {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const allowed = allowedOf(Object.keys(methods), path);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      if (allowed.includes(method)) continue;
      for (const client of clients) {
        const answer = await client.send({ method, url: `${url}?x=1` });
        const expected = {
          status: 405,
          body: { code: 'METHOD_NOT_ALLOWED', instance: url },
          headers: { allow: allowed.join(', ') },
        };
        t.match(answer, expected, `${method} ${path}`);
        t.same(problemFaults(answer), []);
      }
    }
  }
});

t.test('answers HEAD like GET, without a body', async (t) => {
  const { app } = await startApp(t);
  const { operations } = contractOf(app);
  const parent = await registerAdmin(app);
  for (const { path } of operations.filter(({ method }) => method === 'GET')) {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    for (const client of [clientOf(app), parent]) {
      const [got, head] = [await client.get(url), await client.send({ method: 'HEAD', url })];
      t.equal(head.status, got.status, url);
      t.equal(head.body, '', url);
    }
  }
});

t.test('returns 404 for an unknown path with any method and body', async (t) => {
  const { app } = await startApp(t);
  const client = clientOf(app);
  const paths = [
    '/nowhere',
    '/api',
    '/api/',
    '/api/user/',
    '/API/user',
    '/api//user',
    '/api/lessons/1/2/3',
    '/docs/nowhere',
    '/docs/static/nowhere.js',
    '/api/rewards/../rewards/x/y',
    '/api/user;x=1',
    '/*',
    '/api/%2fuser',
    '/.env',
  ];
  for (const url of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await client.send({
        method,
        url,
        ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
      });
      const expected = { status: 404, body: { code: 'ROUTE_NOT_FOUND' } };
      t.match(answer, expected, `${method} ${url.slice(0, 40)}`);
      t.same(problemFaults(answer), []);
    }
  }
});

t.test('returns 404 for an id that is too long', async (t) => {
  const { app } = await startApp(t);
  const answer = await clientOf(app).get(`/api/lessons/${'1'.repeat(501)}`);
  t.match(answer, { status: 404, body: { code: 'ROUTE_NOT_FOUND' } });
  t.same(problemFaults(answer), []);
});

t.test('returns 400 for a path that it cannot decode', async (t) => {
  const { app } = await startApp(t);
  for (const url of ['/%', '/api/%zz', '/api/lessons/%c0%ae', '/api/lessons/%ff', '/api/learners/%u0031']) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await clientOf(app).send({ method, url });
      t.match(answer, { status: 400, body: { code: 'VALIDATION_FAILED' } }, url);
      t.same(problemFaults(answer), [], url);
    }
  }
});

t.test('ignores undeclared query parameters, also those named like members of objects', async (t) => {
  const { app } = await startApp(t);
  const { operations, faults } = contractOf(app);
  const admin = await registerAdmin(app);
  const { parent, learner } = await registerFamily(app);
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'learnerId[]',
    'learnerId[$ne]',
    'a%00',
    '%ff',
    '%zz',
    '&&&',
    '=',
  ];
  for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    // Newer operations of the ledger and reports refuse them.
    const { status } = await parent.get(`${operation.path}?learnerId=${learner.id}&undeclared=1`);
    if (/^\/api\/(ledger|reports)\//.test(operation.path) && status === 400) continue;
    const client = status === 403 ? admin : parent;
    for (const name of names) {
      for (const value of ['=x', '=%00', '=%ff', '', '=1&x=2']) {
        const answer = await client.get(`${operation.path}?learnerId=${learner.id}&${name}${value}`);
        t.same(faults(operation, answer), [], `${operation.name} ${name}${value}`);
        t.ok(answer.status < 400, `${operation.name} ${name}${value}`, { body: answer.body });
      }
    }
  }
});

t.test('leaves undeclared members out of answers', async (t) => {
  const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  registerSerialization(app, []);
  const body = { id: 1, passwordHash: 'secret' };
  const schema = { response: { 200: Type.Object({ id: Type.Integer() }) } };
  app.get('/', { schema }, async () => body);
  t.same((await app.inject('/')).json(), { id: 1 });
});

t.test('gives every answer a unique request id', async (t) => {
  const { app } = await startApp(t);
  const client = await registerAdmin(app);
  const urls = ['/api/user', '/nowhere', '/api/%zz', '/docs/errors', '/user', '/api/points/balance'];
  const answers: Answer[] = [];
  for (const url of urls) answers.push(await client.get(url));
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  for (const id of ids) t.match(id, /^[0-9a-f-]{36}$/);
  t.equal(new Set(ids).size, urls.length);
});

t.test('answers requests sent as raw bytes', async (t) => {
  const { app } = await startApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  /** Sends the bytes and returns the answer when the service closes the connection. */
  async function exchange(...chunks: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    for (const chunk of chunks) socket.write(chunk);
    await once(socket, 'close');
    return received;
  }

  await t.test('returns 413 for a chunked body of more than 256 KiB', async (t) => {
    const head =
      'POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const answer = await exchange(head, chunk, chunk, chunk, chunk, chunk);
    t.match(answer, /^HTTP\/1\.1 413 /);
    t.match(answer, '"code":"BODY_TOO_LARGE"');
  });

  await t.test('limits the time to receive a request to a minute', async (t) => {
    t.ok(app.server.requestTimeout > 0 && app.server.requestTimeout <= 60_000);
  });

  await t.test('returns 4xx and closes the connection for bytes that are not HTTP', async (t) => {
    for (const bytes of [
      'FOO / HTTP/1.1\r\n\r\n',
      'GET\r\n\r\n',
      '\0\0\0\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
    ]) {
      t.match(await exchange(bytes), /^HTTP\/1\.1 4\d\d /, bytes.slice(0, 20));
    }
  });

  await t.test('returns 405 for unknown methods', async (t) => {
    for (const method of ['PROPFIND', 'TRACE', 'PURGE', 'MKCOL']) {
      const answer = await exchange(
        `${method} /api/points HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      t.match(answer, /^HTTP\/1\.1 405 /, method);
      t.match(answer, /allow: GET, HEAD/i, method);
    }
  });
});

/** Returns the methods of a path: HEAD with GET, and those of a path with a parameter that also matches. */
function allowedOf(methods: string[], path: string): string[] {
  const own = methods.map((method) => method.toUpperCase());
  if (path === '/api/lessons/create' || path === '/api/lessons/placement') own.push('GET');
  if (path === '/api/learners/invitations') own.push('PUT', 'DELETE');
  return [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort();
}
