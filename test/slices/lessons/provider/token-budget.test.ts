import t from 'tap';
import { drawPicture } from '../../../../src/slices/lessons/provider/illustrator.ts';
import { createClock } from '../../../helpers/clock.ts';
import { expectStatus, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import { refuse } from '../../../helpers/families/fake-provider.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { requestsCounted, startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** The daily budget of requests to the provider. */

const service = await startWithProvider(t);
const { app, database, fake } = service;
const admin = await registerAdmin(app);
const { parent, learner } = await registerFamily(app);

t.beforeEach(async () => {
  await database.sql`DELETE FROM provider_usage`;
  await database.sql`DELETE FROM provider_shares`;
});

function create(learnerId: number, topic: string) {
  return admin.post('/api/lessons/create', { learnerId, gradeLevel: 5, topic });
}

t.test('sends no more requests than the budget for 50 concurrent lessons', async (t) => {
  const service = await startWithProvider(t);
  const { database, fake } = service;
  const admin = await registerAdmin(service.app);
  service.connect({}, { dailyRequests: 20 });
  const learners = await Promise.all(Array.from({ length: 50 }, () => addLearner(admin)));
  const answers = await Promise.all(
    learners.map(({ id: learnerId }, i) =>
      admin.post('/api/lessons/create', { learnerId, gradeLevel: 5, topic: i % 2 ? 'fractions' : 'pirates' }),
    ),
  );
  t.equal(fake.requests.length, 20);
  t.equal(await requestsCounted(database), 20);
  t.ok(
    answers.filter((_, i) => i % 2).every(({ status }) => status === 201),
    'the generators need no budget',
  );
  t.ok(answers.every(({ status }) => [201, 429, 503].includes(status)));
  t.match(service.log(), /daily budget used up/);
});

t.test('counts failed requests and retries', async (t) => {
  service.connect(
    { raw: (response) => refuse(response, 500, { message: 'oh' }) },
    { dailyRequests: 14, limits: { breakerFailures: 100 } },
  );
  for (let i = 0; i < 6; i++) await create(learner.id, 'pirates');
  t.equal(fake.requests.length, 7);
});

t.test('applies the budget after a restart and across instances', async (t) => {
  service.connect({}, { dailyRequests: 10 });
  await expectStatus(201, create(learner.id, 'pirates'));
  service.connect({}, { dailyRequests: 10 });
  await expectStatus(429, create(learner.id, 'pirates'));
  t.same(fake.requests, []);
});

t.test('resets the budget at midnight UTC', async (t) => {
  const clock = createClock();
  clock.set('2100-03-01T23:59:59.999Z');
  service.connect({}, { dailyRequests: 10, now: clock.now });
  await expectStatus(201, create(learner.id, 'pirates'));
  await expectStatus(429, create(learner.id, 'pirates'));
  clock.set('2100-03-02T00:00:00.000Z');
  await expectStatus(201, create(learner.id, 'pirates'));
  t.equal(fake.requests.length, 10);
});

t.test('counts pictures', async (t) => {
  const provider = service.connect({}, { dailyRequests: 1, imageModel: 'gpt-image-1' });
  const asker = { familyId: parent.id, learnerId: learner.id };
  const subject = { gradeLevel: 5, subject: 'History', topic: 'pirates', asker };
  t.ok(await drawPicture(provider, subject));
  t.equal(await drawPicture(provider, subject), undefined);
  t.equal(fake.requests.length, 1);
});

t.test('sends nothing with a budget of 0', async (t) => {
  service.connect({}, { dailyRequests: 0 });
  await expectStatus(503, create(learner.id, 'pirates'));
  t.same(fake.requests, []);
  t.equal(await requestsCounted(database), 0);
});
