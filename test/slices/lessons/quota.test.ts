import t from 'tap';
import { testSettings } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  type Client,
  createLesson,
  expectStatus,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { startWithProvider } from '../../helpers/families/provider-lessons.ts';

const clock = createClock();
const settings = { quotas: { ...testSettings.quotas, lessonsPerDay: 3 } };
const { database, newFamily } = await startFamilies(t, { settings, now: clock.now });

const tooMany = refusal(429, 'TOO_MANY_LESSONS');

function create(client: Client, learnerId: number, fields: object = {}): Promise<Answer> {
  return client.post('/api/lessons/create', { learnerId, gradeLevel: 3, topic: 'fractions', ...fields });
}

t.test('rejects a lesson beyond the quota of the day with 429 until midnight in UTC', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner, sibling } = await newFamily();
  for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  for (const client of [learner, parent]) {
    for (const topic of ['fractions', undefined]) {
      t.match(await create(client, learner.id, { topic }), {
        ...tooMany,
        headers: { 'retry-after': String(12 * 60 * 60) },
      });
    }
  }
  await createLesson(sibling, sibling.id);
  clock.set('2100-03-01T23:59:59.001Z');
  t.match(await create(learner, learner.id), { ...tooMany, headers: { 'retry-after': '1' } });
  clock.set('2100-03-02T00:00:00.000Z');
  for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  t.match(await create(learner, learner.id), tooMany);
});

t.test('keeps the ACTIVE lesson of a learner without a lesson left', async (t) => {
  const { learner } = await newFamily();
  for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  const { body: active } = await learner.get('/api/lessons/active');
  t.match(await create(learner, learner.id), tooMany);
  t.same((await learner.get('/api/lessons/active')).body, active);
});

t.test('counts a lesson that was generated ahead when it becomes ACTIVE', async (t) => {
  const { learner } = await newFamily();
  const forget = () => database.sql`DELETE FROM lesson_counts WHERE learner_id = ${learner.id}`;
  const queue = async () => {
    await forget();
    const { id } = await createLesson(learner, learner.id);
    await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${id}`;
    await forget();
    return id;
  };
  const first = await queue();
  t.equal((await create(learner, learner.id, { topic: undefined })).body.id, first);
  for (let i = 0; i < 2; i++) await createLesson(learner, learner.id);
  t.match(await create(learner, learner.id, { topic: undefined }), tooMany);
  await queue();
  for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  t.match(await create(learner, learner.id, { topic: undefined }), tooMany, 'a waiting lesson waits on');
});

t.test('keeps the quota under concurrent requests', async (t) => {
  const { learner } = await newFamily();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => create(learner, learner.id, i % 2 ? {} : { topic: undefined })),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  t.same([count(201), count(429)], [3, 17]);
  t.equal((await expectStatus(200, learner.get('/api/lessons'))).body.length, 3);
});

t.test('asks the model for no lesson beyond the quota', async (t) => {
  const service = await startWithProvider(t);
  service.connect();
  await registerAdmin(service.app);
  const { parent, learner } = await registerFamily(service.app);
  await service.database.sql`
    INSERT INTO lesson_counts (family_id, learner_id, day, lessons)
    VALUES (${parent.id}, ${learner.id}, ${new Date().toISOString().slice(0, 10)}, 200)`;
  t.match(await create(learner, learner.id, { topic: 'pirates' }), tooMany);
  t.equal(service.fake.requests.length, 0);
});

t.test(
  "counts the days of the family's time zone, and never one twice after a change of the zone",
  async (t) => {
    clock.set('2100-03-10T22:30:00.000Z');
    const { parent, learner, sibling } = await newFamily();
    // 7:30 in the morning of the 11th.
    await expectStatus(200, parent.put('/api/user', { timeZone: 'Asia/Seoul' }));
    for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
    clock.set('2100-03-11T00:00:00.000Z');
    t.match(await create(learner, learner.id), {
      ...tooMany,
      headers: { 'retry-after': String(15 * 60 * 60) },
    });
    // The 10th again, in the afternoon.
    await expectStatus(200, parent.put('/api/user', { timeZone: 'America/Los_Angeles' }));
    t.match(await create(learner, learner.id), {
      ...tooMany,
      headers: { 'retry-after': String(32 * 60 * 60) },
    });
    for (let i = 0; i < 3; i++) await createLesson(sibling, sibling.id);
    t.match(await create(sibling, sibling.id), {
      ...tooMany,
      headers: { 'retry-after': String(8 * 60 * 60) },
    });
    clock.set('2100-03-11T08:00:00.000Z');
    for (let i = 0; i < 3; i++) await createLesson(sibling, sibling.id);
    t.match(await create(learner, learner.id), tooMany, 'the 11th had its lessons');
    await expectStatus(200, parent.put('/api/user', { timeZone: 'Pacific/Kiritimati' }));
    clock.set('2100-03-11T10:00:00.000Z');
    for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  },
);

t.test('ends a day of 23 or 25 hours at its own midnight', async (t) => {
  const { parent, learner } = await newFamily();
  await expectStatus(200, parent.put('/api/user', { timeZone: 'America/New_York' }));
  // Summer time begins on the 14th of March and ends on the 7th of November, at 2 o'clock.
  for (const [midnight, hours] of [
    ['2100-03-14T05:00:00.000Z', 23],
    ['2100-11-07T04:00:00.000Z', 25],
  ] as const) {
    clock.set(midnight);
    for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
    t.match(await create(learner, learner.id), {
      ...tooMany,
      headers: { 'retry-after': String(hours * 3600) },
    });
  }
});

t.test('counts the days of the zone of the server for a family without one', async (t) => {
  const server = { ...settings, timeZone: 'Asia/Kathmandu' };
  const families = await startFamilies(t, { settings: server, now: clock.now });
  clock.set('2100-05-01T18:14:00.000Z');
  const { learner } = await families.newFamily();
  for (let i = 0; i < 3; i++) await createLesson(learner, learner.id);
  t.match(await create(learner, learner.id), { ...tooMany, headers: { 'retry-after': '60' } });
});
