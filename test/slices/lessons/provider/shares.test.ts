import t from 'tap';
import { ProviderFailure } from '../../../../src/slices/lessons/provider/provider-failure.ts';
import { createBudget } from '../../../../src/slices/lessons/provider/token-budget.ts';
import { createClock } from '../../../helpers/clock.ts';
import { refusal } from '../../../helpers/documents/expectations.ts';
import { type Family, type Member, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import { refuse } from '../../../helpers/families/fake-provider.ts';
import { startWithProvider } from '../../../helpers/families/provider-lessons.ts';

/** Shares of the model's budget, and what one learner's requests mean for others (decisions.md 4.21). */

const service = await startWithProvider(t);
const { app, database, fake } = service;
await registerAdmin(app);
const families: Family[] = [];
for (let i = 0; i < 6; i++) families.push(await registerFamily(app));
const [first, second] = families as [Family, Family];
const clock = createClock();

t.beforeEach(async () => {
  clock.set('2100-03-01T12:00:00.000Z');
  await database.sql`DELETE FROM provider_usage`;
  await database.sql`DELETE FROM provider_shares`;
});

function create(learner: Member, topic: string) {
  return learner.post('/api/lessons/create', { learnerId: learner.id, gradeLevel: 5, topic });
}

/** Takes requests for a learner until the budget refuses one. Returns their number, and the reason. */
async function takeAll(requestsPerDay: number, { parent }: Family, learner: Member) {
  const reserve = createBudget(database, requestsPerDay, clock.now);
  for (let taken = 0; ; taken++) {
    try {
      await reserve({ familyId: parent.id, learnerId: learner.id });
    } catch (error) {
      return { taken, reason: error instanceof ProviderFailure ? error.reason : String(error) };
    }
  }
}

const used = 'share of the daily budget used up';

t.test('gives a learner half of the share of the family, and a family a fifth of the budget', async (t) => {
  t.same(await takeAll(500, first, first.learner), { taken: 50, reason: used });
  t.same(await takeAll(500, first, first.sibling), { taken: 25, reason: used });
  t.same(await takeAll(500, first, first.learner), { taken: 0, reason: used });
});

t.test('leaves something for the next family, whatever the others take', async (t) => {
  for (const family of families.slice(0, 5))
    for (let i = 0; i < 9; i++)
      for (const learner of [family.learner, family.sibling]) await takeAll(500, family, learner);
  const [, , , , , last] = families as [Family, Family, Family, Family, Family, Family];
  const { taken } = await takeAll(500, last, last.learner);
  t.ok(taken >= 15, `${taken} requests`);
});

t.test('keeps the shares for parallel requests', async (t) => {
  const reserve = createBudget(database, 100, clock.now);
  const asker = { familyId: first.parent.id, learnerId: first.learner.id };
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => reserve(asker)));
  t.equal(ends.filter(({ status }) => status === 'fulfilled').length, 10);
});

t.test('deletes the shares of earlier days', async (t) => {
  await takeAll(50, first, first.learner);
  clock.set('2100-03-02T12:00:00.000Z');
  t.match(await takeAll(50, first, first.learner), { taken: 5 });
  t.equal((await database.sql`SELECT FROM provider_shares`).length, 2);
});

t.test('counts refused topics for the share, with 429 until midnight in UTC', async (t) => {
  const refuses = { draft: () => ({ refused: true, subject: 'Other', objectives: [], questions: [] }) };
  service.connect(refuses, { dailyRequests: 50, now: clock.now });
  for (let i = 0; i < 5; i++) t.match(await create(first.learner, 'pirates'), refusal(400, 'TOPIC_REFUSED'));
  t.match(await create(first.learner, 'pirates'), {
    ...refusal(429, 'TOO_MANY_TOPICS'),
    headers: { 'retry-after': String(12 * 3600) },
  });
  t.equal(fake.requests.length, 5);
  t.equal((await create(first.learner, 'fractions')).status, 201, 'the generators still make a lesson');
  service.connect({}, { dailyRequests: 50, now: clock.now });
  t.equal((await create(second.learner, 'pirates')).status, 201, 'another family has its share');
});

t.test('a request that the model rejects is no outage for others', async (t) => {
  for (const status of [400, 409, 413, 422]) {
    service.connect({ raw: (response) => refuse(response, status, { message: 'no' }) });
    for (let i = 0; i < 4; i++) t.match(await create(first.learner, 'pirates'), { status: 503 });
    service.fake.behave({});
    t.equal((await create(second.learner, 'pirates')).status, 201, `after ${status}`);
  }
});

t.test('a key, credit or model that the provider rejects is an outage', async (t) => {
  for (const status of [401, 402, 403, 404, 405, 408, 410, 429]) {
    service.connect({ raw: (response) => refuse(response, status, { message: 'no' }) });
    for (let i = 0; i < 6; i++) await create(first.learner, 'pirates');
    const { length } = fake.requests;
    const answer = await create(second.learner, 'pirates');
    t.match(answer, {
      ...refusal(503, 'LESSON_GENERATION_FAILED'),
      headers: { 'retry-after': /^[1-6]\d?$/ },
    });
    t.equal(fake.requests.length, length, `no request after ${status}`);
  }
});

t.test('sends nothing before the time that the provider names, and tells it to clients', async (t) => {
  const busy = { 'retry-after': '300' };
  service.connect({ raw: (response) => refuse(response, 429, { message: 'slow down' }, busy) });
  const answer = await create(first.learner, 'pirates');
  t.match(answer, { ...refusal(503, 'LESSON_GENERATION_FAILED'), headers: { 'retry-after': '300' } });
  const later = await create(second.learner, 'pirates');
  t.match(later, { status: 503, headers: { 'retry-after': /^(29\d|300)$/ } });
  t.equal(fake.requests.length, 1);
});
