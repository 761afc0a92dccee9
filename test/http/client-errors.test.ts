import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import t from 'tap';
import { type StartOptions, startApp } from '../helpers/app.ts';
import { contractOf, problemFaults } from '../helpers/documents/contract.ts';
import { registerFamily } from '../helpers/families/client.ts';
import { holdTimers } from '../helpers/timers.ts';
import { until } from '../helpers/until.ts';

const lines: string[] = [];
const logger: StartOptions['logger'] = { level: 'info', stream: { write: (line) => void lines.push(line) } };
const { app } = await startApp(t, { logger });
// Before a request in HTTP/1.0, which exposes the instance: then the first user needs a setup code.
const { parent } = await registerFamily(app);
const contract = contractOf(app);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Sends bytes, each character one, and returns what arrives until the service closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}

/** Returns the answers in what a connection received. */
function answersIn(received: string) {
  return received.split(/(?=HTTP\/1\.1 \d)/).map((text) => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [line = '', ...fields] = head.split('\r\n');
    const headers = Object.fromEntries(
      fields
        .map((field) => field.split(/: (.*)/, 2))
        .map(([name = '', value]) => [name.toLowerCase(), value]),
    );
    const isJson = /json/.test(headers['content-type'] ?? '');
    return { status: Number(line.split(' ')[1]), headers, body: isJson ? JSON.parse(body) : body };
  });
}

const host = 'Host: localhost\r\n';
const post = `POST /login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

const refused: readonly (readonly [name: string, bytes: string, status: number, code: string])[] = [
  ['large headers', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(17_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['a long address', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\n${host}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['much that is too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(2_000_000)}`, 431, 'HEADERS_TOO_LARGE'],
  ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 400, 'VALIDATION_FAILED'],
  ['another version', `GET / HTTP/9.9\r\n${host}\r\n`, 400, 'VALIDATION_FAILED'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'VALIDATION_FAILED'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00', 400, 'VALIDATION_FAILED'],
  ['a name with a space', `GET / HTTP/1.1\r\n${host}A b: c\r\n\r\n`, 400, 'VALIDATION_FAILED'],
  ['a control in a value', `GET / HTTP/1.1\r\n${host}A: \0\r\n\r\n`, 400, 'VALIDATION_FAILED'],
  ['a length below zero', `${post}Content-Length: -1\r\n\r\n`, 400, 'VALIDATION_FAILED'],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'VALIDATION_FAILED'],
  [
    'a length and chunks',
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    400,
    'VALIDATION_FAILED',
  ],
  ['an unknown transfer', `${post}Transfer-Encoding: gzip\r\n\r\n{}`, 400, 'VALIDATION_FAILED'],
  ['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, 'VALIDATION_FAILED'],
  ['no host', 'GET /api/user HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'VALIDATION_FAILED'],
  ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n`, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a compressed transfer',
    `${post}Connection: close\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
];

t.test(
  'answers what is not HTTP with problem+json of the catalogue, and closes the connection',
  async (t) => {
    for (const [name, bytes, status, code] of refused) {
      const [answer, ...further] = answersIn(await exchange(bytes));
      if (!answer) throw new Error(`no answer to ${name}`);
      t.same(further, [], name);
      t.match(answer, { status, body: { code }, headers: { connection: 'close' } }, name);
      t.match(answer.headers['content-type'], /^application\/problem\+json/, name);
      t.same(problemFaults(answer), [], name);
      t.same(contract.schemaFaults({ $ref: '#/components/schemas/Problem' }, answer.body), [], name);
    }
  },
);

t.test('says in the answer what is wrong, and in the log which request it was', async (t) => {
  const [answer] = answersIn(await exchange(`GET / HTTP/1.1\r\n${host}A b: c\r\n\r\n`));
  t.equal(answer?.body.detail, 'The request is not valid HTTP: Invalid header token.');
  const [line = ''] = lines.filter((text) => text.includes(answer?.body.requestId));
  t.match(JSON.parse(line), { status: 400, code: 'VALIDATION_FAILED', msg: 'request that is not HTTP' });
});

t.test('documents these errors at each operation, and explains them at /docs/errors', async (t) => {
  for (const { name, responses } of contract.operations)
    for (const status of [400, 408, 431]) t.ok(responses[status], `${name} ${status}`);
  const { body: page } = await app.inject('/docs/errors');
  for (const id of ['headers-too-large', 'request-timeout', 'unsupported-media-type'])
    t.ok(page.includes(`id="${id}"`), id);
});

t.test('answers a request that takes too long with 408', async (t) => {
  const socket = connect(port, '127.0.0.1');
  t.teardown(async () => socket.destroy());
  const [accepted]: Socket[] = await once(app.server, 'connection');
  socket.write('GET / HTTP/1.1\r\n');
  // As Node's own watch does after a minute.
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', error, accepted);
  const [bytes] = await once(socket, 'data');
  t.match(answersIn(String(bytes))[0], { status: 408, body: { code: 'REQUEST_TIMEOUT' } });
});

t.test('answers what came before on the connection first, and then nothing twice', async (t) => {
  const get = `GET /api/healthcheck HTTP/1.1\r\n${host}\r\n`;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  socket.write(get);
  await until('the first answer', () => received.includes('\r\n\r\n') && received.endsWith('}'));
  socket.write('nonsense\r\n\r\nmore nonsense\r\n\r\n');
  await once(socket, 'close');
  t.same(
    answersIn(received).map(({ status }) => status),
    [200, 400],
  );
});

t.test('cuts a client that goes on sending for five seconds', async (t) => {
  const { pass } = holdTimers(t);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  const [accepted]: Socket[] = await once(app.server, 'connection');
  socket.write('nonsense\r\n\r\n');
  await once(socket, 'data');
  pass(4999);
  t.equal(accepted?.destroyed, false);
  pass(1);
  t.equal(accepted?.destroyed, true);
  socket.destroy();
});

t.test('gives no answer to nonsense that could be taken for that to a request under way', async (t) => {
  const get = `GET /api/healthcheck HTTP/1.1\r\n${host}\r\n`;
  t.equal(await exchange(`${get}nonsense\r\n\r\n`), '', 'the connection closes');
});

t.test('survives a client that resets its connection after the answer', async (t) => {
  for (const bytes of ['CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n', 'nonsense\r\n\r\n']) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const [accepted]: Socket[] = await once(app.server, 'connection');
    // Unlike `once`, this adds no listener for errors.
    const closed = Promise.withResolvers<void>();
    accepted?.on('close', closed.resolve);
    socket.write(bytes);
    await once(socket, 'data');
    socket.resetAndDestroy();
    await closed.promise;
    t.equal(accepted?.destroyed, true, 'without an error that nothing handles');
  }
});

t.test('ignores expectations and upgrades that it does not know, and HTTP/1.0 needs no host', async (t) => {
  for (const bytes of [
    `GET /api/healthcheck HTTP/1.1\r\n${host}Expect: the-unexpected\r\nConnection: close\r\n\r\n`,
    `GET /api/healthcheck HTTP/1.1\r\n${host}Connection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    'GET /api/healthcheck HTTP/1.0\r\n\r\n',
  ]) {
    const [answer] = answersIn(await exchange(bytes));
    t.match(answer, { status: 200 }, bytes);
  }
  const expecting = `${post}Expect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`;
  t.match(answersIn(await exchange(expecting)), [{ status: 100 }, { status: 400, body: { errors: {} } }]);
});

t.test('refuses targets that are not percent-encoded UTF-8, and headers that are not ASCII', async (t) => {
  const send = async (method: string, target: string, header = '', body = '') => {
    const token = `Authorization: Bearer ${parent.token}\r\n`;
    const bytes = `${method} ${target} HTTP/1.1\r\n${host}${token}${header}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const [answer] = answersIn(await exchange(bytes));
    return answer;
  };
  const learners = '/api/points/balance?learnerId=';
  for (const [target, pointer] of [
    [`${learners}%E9`, '/query/learnerId'],
    [`${learners}%ZZ`, '/query/learnerId'],
    [`${learners}100%`, '/query/learnerId'],
    [`${learners}%ED%A0%80`, '/query/learnerId'],
    [`${learners}%C0%AF`, '/query/learnerId'],
    ['/api/points/balance?x=%E9&learner%49d=%E9', '/query/learnerId'],
    ['/api/lessons/%E9', '/path'],
    ['/api/lessons/%ZZ', '/path'],
    ['/shared/award/%ED%A0%80/x', '/path'],
  ] as const) {
    const answer = await send('GET', target);
    const expected = {
      code: 'VALIDATION_FAILED',
      errors: [{ pointer, message: 'must be percent-encoded UTF-8' }],
    };
    t.match(answer, { status: 400, body: expected }, target);
  }
  // Node's parser refuses raw bytes.
  for (const target of [`${learners}\xc3\xa9`, '/api/lessons/\xe9'])
    t.match(await send('GET', target), { status: 400, body: { code: 'VALIDATION_FAILED' } }, target);
  t.match(await send('GET', '/api/rewards?x=%E9&%ZZ=1'), { status: 200 }, 'ignores undeclared parameters');
  const jsonType = 'Content-Type: application/json\r\n';
  const reward = '{"title": "x", "tokenCost": 1}';
  const key = await send('POST', '/api/rewards', `${jsonType}Idempotency-Key: \xe9\r\n`, reward);
  t.match(key, { status: 400, body: { errors: [{ pointer: '/header/idempotency-key' }] } });
  const token = `GET /api/user HTTP/1.1\r\n${host}Authorization: Bearer \xe9\r\nConnection: close\r\n\r\n`;
  t.match(answersIn(await exchange(token)), [{ status: 401, body: { code: 'UNAUTHENTICATED' } }]);
});
