import t, { type Test } from 'tap';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import type { Operation } from '../helpers/documents/document.ts';
import { clientOf } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { clientFor, createWorlds, sampleRequest, type TestRequest } from '../helpers/families/world.ts';
import { sampled } from '../helpers/sampled.ts';

const json = { 'content-type': 'application/json' };
const limitBytes = 256 * 1024;

const malformed = [
  '{',
  '}',
  '{"a":}',
  "{'a': 1}",
  '{"a": NaN}',
  '{"a": 1,}',
  '{"a": 1}}',
  '{"a": 01}',
  '{a: 1}',
  'x',
  '"',
  '\0',
  '{"a": "\n"}',
  'undefined',
  '[1',
  '{"a": 1} {"a": 2}',
  '\ufffd{}',
];

const poisoned = [
  '{"__proto__": {"polluted": true}}',
  '{"\\u005f_proto__": {"polluted": true}}',
  '{"x": [{"__proto__": {"polluted": true}}]}',
  '{"constructor": {"prototype": {"polluted": true}}}',
];

const depth = 10_000;
const deep = [
  '['.repeat(depth) + ']'.repeat(depth),
  `{"x": ${'['.repeat(depth)}${']'.repeat(depth)}}`,
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  `{"notes": ${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}}`,
];

const { app, database, databaseUrl } = await startApp(t, { services: idleServices });
const contract = contractOf(app);
const contentNow = createContentView(t, databaseUrl);
const newWorld = await createWorlds(app, database);
const world = await newWorld();
const withBody = contract.operations.filter(({ requestBody }) => requestBody);
const without = contract.operations.filter(({ requestBody, method }) => !requestBody && method !== 'GET');

/** Sends each body to each operation, which must reject it and store nothing. */
async function rejects(
  t: Test,
  operations: Operation[],
  requests: Partial<TestRequest>[],
  status: number,
  code: string,
) {
  const before = await contentNow();
  for (const operation of sampled(operations, 0.25)) {
    for (const request of requests) {
      const good = sampleRequest(operation, contract.document, world);
      const answer = await clientFor(operation, world).send({ ...good, ...request });
      const name = `${operation.name} ${String(request.payload).slice(0, 40)} ${request.headers?.['content-type']}`;
      t.match(answer, { status, body: { code } }, name);
    }
  }
  t.same(await contentNow(), before, 'stores nothing');
}

t.test('rejects bodies that are not JSON', async (t) => {
  const bodies = malformed.map((payload) => ({ payload, headers: json }));
  await rejects(t, withBody, bodies, 400, 'MALFORMED_JSON');
});

t.test('rejects bodies that would change prototypes', async (t) => {
  const bodies = poisoned.map((payload) => ({ payload, headers: json }));
  await rejects(t, withBody, bodies, 400, 'VALIDATION_FAILED');
  t.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});

t.test('rejects bodies with thousands of levels', async (t) => {
  const bodies = deep.map((payload) => ({ payload, headers: json }));
  await rejects(t, withBody, bodies, 400, 'VALIDATION_FAILED');
});

t.test('rejects bodies of more than 256 KiB, also in operations without a body', async (t) => {
  const payload = `{"x": "${'x'.repeat(limitBytes)}"}`;
  const types = [json, { 'content-type': 'text/plain' }];
  const bodies = types.map((headers) => ({ payload, headers }));
  await rejects(t, [...withBody, ...without], bodies, 413, 'BODY_TOO_LARGE');
});

t.test('rejects bodies of another type than JSON', async (t) => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'application',
    'x',
    '*/*',
    'text/json',
  ];
  const bodies = types.map((type) => ({ payload: '{"points": 1}', headers: { 'content-type': type } }));
  await rejects(t, withBody, bodies, 415, 'UNSUPPORTED_MEDIA_TYPE');
});

t.test('returns the first hundred faults', async (t) => {
  const answers = Array(60_000).fill('x');
  const { body } = await world.learner.post(`/api/lessons/${world.ids['lessonId']}/answer`, { answers });
  t.equal(body.errors.length, 100);
  const nuls = await world.learner.post(`/api/lessons/${world.ids['lessonId']}/answer`, {
    answers: Array(20_000).fill('\0'),
  });
  t.equal(nuls.body.errors.length, 100);
});

t.test('accepts bodies of 256 KiB', async (t) => {
  const payload = '{"title": "Much ado", "tokenCost": 1}'.padEnd(limitBytes);
  const answer = await world.parent.send({ method: 'POST', url: '/api/rewards', payload, headers: json });
  t.equal(answer.status, 201);
});

t.test('accepts JSON with any parameters of the type', async (t) => {
  const payload = '{"title": "Ärger", "tokenCost": 1}';
  for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;x=y']) {
    const headers = { 'content-type': type };
    const answer = await world.parent.send({ method: 'POST', url: '/api/rewards', payload, headers });
    t.match(answer, { status: 201, body: { title: 'Ärger' } }, type);
  }
});

t.test('ignores the body in operations without one', async (t) => {
  const bodies = ['', '{', '{"a": "\\u0000"}', 'x=1', '[]'];
  const types = ['application/json', 'application/x-www-form-urlencoded', 'nonsense'];
  for (const [i, operation] of sampled(without.entries(), 0.25)) {
    // One parser reads the bodies of all operations, which together get each body and each type.
    const payload = bodies[i % bodies.length] ?? '';
    const type = types[i % types.length] ?? '';
    const own = await newWorld();
    const good = sampleRequest(operation, contract.document, own);
    const headers = { 'content-type': type };
    const answer = await clientFor(operation, own).send({ ...good, payload, headers });
    t.ok(answer.status < 400, `${operation.name} ${payload} ${type}`, { body: answer.body });
  }
});

t.test('treats an empty body of any type as absent', async (t) => {
  for (const operation of sampled(withBody, 0.25)) {
    for (const headers of [{}, json, { 'content-type': 'text/plain' }]) {
      const own = operation.requestBody?.required ? world : await newWorld();
      const { payload: _payload, ...good } = sampleRequest(operation, contract.document, own);
      const answer = await clientFor(operation, own).send({ ...good, payload: '', headers });
      if (!operation.requestBody?.required) t.ok(answer.status < 300, operation.name);
      else t.match(answer, { status: 400, body: { code: 'VALIDATION_FAILED' } }, operation.name);
    }
  }
  const { body } = await clientOf(app).send({ method: 'POST', url: '/register', headers: json });
  const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer);
  t.same(pointers.sort(), ['/body/email', '/body/name', '/body/password', '/body/role', '/body/username']);
});
