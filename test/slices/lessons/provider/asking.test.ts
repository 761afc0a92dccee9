import type { ServerResponse } from 'node:http';
import t from 'tap';
import { expectStatus, registerAdmin } from '../../../helpers/families/client.ts';
import { refuse } from '../../../helpers/families/fake-provider.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { requestsCounted, startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** Requests to the provider: JSON modes, attempts, limits. */

const service = await startWithProvider(t);
const { app, database, fake } = service;
const admin = await registerAdmin(app);

/** Creates a lesson for a new learner. */
async function create(topic = 'pirates') {
  const { id: learnerId } = await addLearner(admin);
  return admin.post('/api/lessons/create', { learnerId, gradeLevel: 5, topic });
}

const requestedModes = () => fake.requests.map(({ mode }) => mode);

t.test('requests JSON by a strict schema: every field required, no others, no bounds', async (t) => {
  service.connect();
  await expectStatus(201, create());
  for (const { body } of fake.requests) {
    const { json_schema } = body.response_format;
    t.equal(json_schema.strict, true);
    const objects = (JSON.stringify(json_schema.schema).match(/"type":"object"/g) ?? []).length;
    t.equal(
      (JSON.stringify(json_schema.schema).match(/"additionalProperties":false/g) ?? []).length,
      objects,
    );
    t.notMatch(JSON.stringify(json_schema), /min|max/);
  }
});

t.test('falls back if the API does not support json_schema, and remembers it', async (t) => {
  service.connect({
    raw: (response, { mode }) => mode === 'json_schema' && refuse(response, 400, { message: 'unknown' }),
  });
  await expectStatus(201, create());
  t.same(requestedModes(), ['json_schema', ...Array(5).fill('json_object')]);
  t.match(
    fake.requests[1]?.instructions,
    /JSON Schema: \{"type":"object"/,
    'the instructions contain the schema',
  );
  await expectStatus(201, create('ninjas'));
  t.same(requestedModes().slice(6), Array(5).fill('json_object'));
});

t.test('falls back to plain words if the API supports no JSON mode', async (t) => {
  service.connect({
    raw: (response, { mode }) => mode !== undefined && refuse(response, 422, { message: 'extra' }),
  });
  await expectStatus(201, create());
  t.same(requestedModes(), ['json_schema', 'json_object', ...Array(5).fill(undefined)]);
});

t.test('keeps the mode after a request that fails in every mode', async (t) => {
  service.connect({ raw: (response, _, n) => n <= 3 && refuse(response, 400, { message: 'too long' }) });
  await expectStatus(503, create());
  await expectStatus(201, create());
  t.same(requestedModes(), ['json_schema', 'json_object', undefined, ...Array(5).fill('json_schema')]);
});

t.test('retries temporary failures once', async (t) => {
  const attempts: [number, number][] = [
    [500, 2],
    [502, 2],
    [429, 2],
    [401, 1],
    [403, 1],
    [404, 1],
  ];
  for (const [status, count] of attempts) {
    service.connect({ raw: (response) => refuse(response, status, { message: 'no' }) });
    await expectStatus(503, create());
    t.equal(fake.requests.length, count, `${status}`);
  }
});

t.test('does not retry after a long Retry-After', async (t) => {
  for (const [seconds, count] of [
    ['0', 2],
    ['3600', 1],
  ] as const) {
    service.connect({
      raw: (response) => refuse(response, 429, { message: 'no' }, { 'retry-after': seconds }),
    });
    await expectStatus(503, create());
    t.equal(fake.requests.length, count, seconds);
  }
});

t.test('stops at the deadline of the lesson', async (t) => {
  const limits = { requestMs: 3_600_000, lessonMs: 300 };
  service.connect({ raw: () => true }, { limits });
  await expectStatus(503, create());
  await expectStatus(201, create('fractions'));
  t.ok(fake.requests.length <= 2, 'nothing sent after the deadline');
});

t.test('sends nothing to a provider that is down, so that lessons do not wait', async (t) => {
  service.connect(
    { raw: (response) => refuse(response, 500, { message: 'no' }) },
    { limits: { breakerFailures: 3 } },
  );
  for (let i = 0; i < 5; i++) await expectStatus(503, create());
  t.equal(fake.requests.length, 3);
  t.match(service.log(), /circuit breaker is open/);
});

t.test('makes no retry after the deadline, and does not count it', async (t) => {
  const before = await requestsCounted(database);
  service.connect(
    { raw: (response) => refuse(response, 429, { message: 'no' }, { 'retry-after': '2' }) },
    { limits: { lessonMs: 1000 } },
  );
  await expectStatus(503, create());
  t.equal(fake.requests.length, 1);
  t.equal((await requestsCounted(database)) - before, 1);
});

t.test('does not retry after an oversized answer', async (t) => {
  service.connect({
    raw(response) {
      response.setHeader('content-type', 'application/json').end(' '.repeat(200_000));
      return true;
    },
  });
  await expectStatus(503, create());
  t.equal(fake.requests.length, 1);
  t.match(service.log(), /too large an answer/);
});

t.test('asks again after the period of the breaker', async (t) => {
  const limits = { breakerFailures: 2, breakerMs: 0 };
  service.connect(
    { raw: (response, _, n) => n <= 2 && refuse(response, 500, { message: 'no' }) },
    { limits },
  );
  await expectStatus(503, create());
  await expectStatus(201, create());
  t.equal(fake.requests.length, 7);
});

t.test('logs failures in fixed words', async (t) => {
  service.connect({ raw: (response) => refuse(response, 401, { message: 'a text of the provider' }) });
  await expectStatus(503, create());
  t.match(service.log(), /warn Lesson provider failed: access refused \(status 401\)/);
  t.notMatch(service.log(), /a text of the provider/);
});

t.test('logs the failure that opened the breaker, and not the pause alone', async (t) => {
  const answer = { raw: (response: ServerResponse) => refuse(response, 500, { message: 'no' }) };
  service.connect(answer, { limits: { breakerFailures: 1 } });
  await expectStatus(503, create());
  t.match(service.log(), /warn Lesson provider failed: server error \(status 500\)/);
  t.notMatch(service.log(), /circuit breaker is open/);
});
