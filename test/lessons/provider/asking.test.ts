import t from 'tap';
import { expectStatus, registerAdmin } from '../../helpers/client.ts';
import { refuse } from '../../helpers/fake-provider.ts';
import { requestsCounted, startWithProvider } from '../../helpers/provider-lessons.ts';

/** How the provider is asked: the ways to ask for JSON, attempts, limits. */

const service = await startWithProvider(t);
const { app, database, fake } = service;
const admin = await registerAdmin(app);

/** A lesson for a learner who has met no question yet. */
async function create(topic = 'pirates') {
  const learner = await expectStatus(201, admin.post('/api/learners', { name: 'Somebody' }));
  return admin.post('/api/lessons/create', { learnerId: learner.body.id, gradeLevel: 5, topic });
}

const modesAsked = () => fake.requests.map(({ mode }) => mode);

t.test('JSON is asked for by a strict schema: every field required, no other one, no bounds', async (t) => {
  service.meet();
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

t.test('an API that knows no json_schema is asked in another way, and that is remembered', async (t) => {
  service.meet({
    raw: (response, { mode }) => mode === 'json_schema' && refuse(response, 400, { message: 'unknown' }),
  });
  await expectStatus(201, create());
  t.same(modesAsked(), ['json_schema', 'json_object', 'json_object']);
  t.match(
    fake.requests[1]?.instructions,
    /JSON Schema: \{"type":"object"/,
    'the schema is told in words then',
  );
  await expectStatus(201, create('fractions'));
  t.same(modesAsked().slice(3), ['json_object', 'json_object']);
});

t.test('and one that knows no way at all is asked in plain words', async (t) => {
  service.meet({
    raw: (response, { mode }) => mode !== undefined && refuse(response, 422, { message: 'extra' }),
  });
  await expectStatus(201, create());
  t.same(modesAsked(), ['json_schema', 'json_object', undefined, undefined]);
});

t.test('a request that is refused in every way changes nothing for the next', async (t) => {
  service.meet({ raw: (response, _, n) => n <= 3 && refuse(response, 400, { message: 'too long' }) });
  await expectStatus(503, create());
  await expectStatus(201, create());
  t.same(modesAsked(), ['json_schema', 'json_object', undefined, 'json_schema', 'json_schema']);
});

t.test('what may pass is tried a second time, and not a third', async (t) => {
  const attempts: [number, number][] = [
    [500, 2],
    [502, 2],
    [429, 2],
    [401, 1],
    [403, 1],
    [404, 1],
  ];
  for (const [status, count] of attempts) {
    service.meet({ raw: (response) => refuse(response, status, { message: 'no' }) });
    await expectStatus(503, create());
    t.equal(fake.requests.length, count, `${status}`);
  }
});

t.test('a provider that wants to be left alone for long is not tried again for this lesson', async (t) => {
  for (const [seconds, count] of [
    ['0', 2],
    ['3600', 1],
  ] as const) {
    service.meet({ raw: (response) => refuse(response, 429, { message: 'no' }, { 'retry-after': seconds }) });
    await expectStatus(503, create());
    t.equal(fake.requests.length, count, seconds);
  }
});

t.test('a lesson ends with its deadline, whatever each request may still take', async (t) => {
  const limits = { requestMs: 3_600_000, lessonMs: 300 };
  service.meet({ raw: () => true }, { limits });
  await expectStatus(503, create());
  await expectStatus(201, create('fractions'));
  t.ok(fake.requests.length <= 2, 'and nothing is sent after it');
});

t.test(
  'a provider that is down is left alone after a while, so that lessons do not wait for it',
  async (t) => {
    service.meet(
      { raw: (response) => refuse(response, 500, { message: 'no' }) },
      { limits: { breakerFailures: 3 } },
    );
    for (let i = 0; i < 5; i++) await expectStatus(201, create('fractions'));
    t.equal(fake.requests.length, 3);
    t.match(service.log(), /resting after failures/);
  },
);

t.test('a second attempt that would come too late is not made, nor paid for', async (t) => {
  const before = await requestsCounted(database);
  service.meet(
    { raw: (response) => refuse(response, 429, { message: 'no' }, { 'retry-after': '2' }) },
    { limits: { lessonMs: 1000 } },
  );
  await expectStatus(503, create());
  t.equal(fake.requests.length, 1);
  t.equal((await requestsCounted(database)) - before, 1);
});

t.test('an answer that is too large is not asked for again', async (t) => {
  service.meet({
    raw(response) {
      response.setHeader('content-type', 'application/json').end(' '.repeat(200_000));
      return true;
    },
  });
  await expectStatus(503, create());
  t.equal(fake.requests.length, 1);
  t.match(service.log(), /too large an answer/);
});

t.test('and is asked again when it may be back', async (t) => {
  const limits = { breakerFailures: 2, breakerMs: 0 };
  service.meet({ raw: (response, _, n) => n <= 2 && refuse(response, 500, { message: 'no' }) }, { limits });
  await expectStatus(503, create());
  await expectStatus(201, create());
  t.equal(fake.requests.length, 4);
});

t.test('what has failed is told to the log in fixed words', async (t) => {
  service.meet({ raw: (response) => refuse(response, 401, { message: 'a text of the provider' }) });
  await expectStatus(503, create());
  t.match(service.log(), /warn Lesson provider failed: request refused \(status 401\)/);
  t.notMatch(service.log(), /a text of the provider/);
});
