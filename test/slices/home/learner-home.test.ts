import t from 'tap';
import { achievementTypes } from '../../../schema/achievement-texts.ts';
import type { Home } from '../../../schema/home.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  type Client,
  createLesson,
  createReward,
  expectStatus,
  type Family,
  givePoints,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { waitFor } from '../../helpers/families/waiting.ts';

/** The home of a learner (decisions.md 11). */

const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });

async function homeOf(client: Client, learner?: Member): Promise<Home> {
  const query = learner ? `?learnerId=${learner.id}` : '';
  return (await expectStatus(200, client.get(`/api/home${query}`))).body;
}

async function redeem({ parent, learner }: Family, fields: object): Promise<string> {
  const { id, tokenCost: points } = await createReward(parent, fields);
  await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points }));
  return (await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`))).body.id;
}

t.test('a new learner has an empty home', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { learner } = await newFamily();
  const { body: user } = await learner.get('/api/user');
  const { week, ...home } = await homeOf(learner);
  const { id, name, username } = user;
  t.match(home, {
    learner: { id, name, username, gradeLevel: 5, hasPin: false, subjects: ['Math', 'Reading', 'Science'] },
    isDoubleOrLossEnabled: false,
    points: 0,
    totalSaved: 0,
    streak: 0,
    lesson: null,
    next: null,
    achievements: { earned: [] },
  });
  t.same([home.placed, home.waiting, home.decided], [[], [], []]);
  t.ok(home.goals.length > 0, 'those with which a family begins');
  t.same(
    home.achievements.open.map(({ type }) => type),
    achievementTypes,
  );
  t.notOk('picture' in home.learner || 'color' in home.learner);
  t.same(week.at(-1), { date: '2100-03-01', lessons: 0, points: 0 });
});

t.test('learner, parent and administrator see the same home; nobody else sees it', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner, sibling } = await newFamily(10);
  const home = await homeOf(learner);
  for (const client of [learner, parent, admin]) t.same(await homeOf(client, learner), home);
  const stranger = await newFamily();
  const url = `/api/home?learnerId=${learner.id}`;
  for (const client of [sibling, stranger.learner, stranger.parent])
    t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  t.match(await (await waitFor(app, parent.id)).get('/api/home'), refusal(403, 'LEARNER_NOT_CONFIRMED'));
  t.match(await parent.get('/api/home'), refusal(400, 'LEARNER_ID_REQUIRED'));
  t.match(await parent.get(`/api/home?learnerId=${parent.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
});

t.test('learners of different families who ask at the same moment get their own homes', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const families = await Promise.all([1, 2, 3].map((points) => newFamily(points)));
  const homes = await Promise.all(families.map(({ learner }) => homeOf(learner)));
  t.same(
    homes.map(({ learner, points }) => [learner.id, points]),
    families.map(({ learner }, i) => [learner.id, i + 1]),
  );
});

t.test("an administrator's look at a home leaves a record", async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await newFamily();
  await homeOf(admin, learner);
  const { body: records } = await parent.get('/api/audit-log?action=ADMIN_READ');
  t.match(records, [{ actorId: admin.id, subjectId: learner.id, detail: { operation: 'getHome' } }]);
});

t.test('the goal that the fewest points miss comes first, then the cheaper one', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const family = await newFamily(200);
  const { parent, learner } = family;
  const rewards: Record<string, string> = {};
  for (const [title, tokenCost, saved] of [
    ['far', 100, 0],
    ['nearer', 100, 95],
    ['as near', 5, 0],
    ['more than enough', 10, 12],
    ['enough', 8, 8],
    ['away', 1, 1],
  ] as const) {
    const { id } = await createReward(parent, { title, tokenCost, imageEmoji: '🍕', color: '#F97316' });
    rewards[title] = id;
    if (saved > 0) await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: saved }));
  }
  await expectStatus(200, parent.put(`/api/rewards/${rewards['away']}`, { isActive: false }));
  const { goals, totalSaved, points } = await homeOf(learner);
  const own = goals.filter(({ rewardId }) => Object.values(rewards).includes(rewardId));
  t.same(
    own.map(({ title, savedPoints }) => [title, savedPoints]),
    [
      ['enough', 8],
      ['more than enough', 12],
      ['as near', 0],
      ['nearer', 95],
      ['far', 0],
    ],
  );
  const looks = { rewardId: rewards['enough'], imageEmoji: '🍕', color: '#F97316' };
  t.same(goals[0], { ...looks, title: 'enough', tokenCost: 8, savedPoints: 8, isPending: false });
  t.same([totalSaved, points], [115, 85]);
});

t.test('a redemption waits, and then is among the last five that were decided', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const family = await newFamily(100);
  const { parent, learner, sibling } = family;
  const ids = [];
  for (let i = 0; i < 7; i++) {
    clock.pass();
    ids.push(await redeem(family, { title: `Reward ${i}`, tokenCost: 3 }));
  }
  const before = await homeOf(learner);
  t.same(
    before.waiting.map(({ id, title, pointsUsed }) => [id, title, pointsUsed]),
    ids.map((id, i) => [id, `Reward ${i}`, 3]),
    'the oldest first',
  );
  t.equal(before.goals.filter(({ isPending }) => isPending).length, ids.length);
  t.ok(
    (await homeOf(sibling)).goals.every(({ isPending }) => !isPending),
    'of the learner only',
  );

  for (const [i, id] of ids.slice(0, 6).entries()) {
    clock.pass();
    const [way, body] = i === 5 ? ['reject', { notes: 'Next week' }] : ['approve', {}];
    await expectStatus(200, parent.put(`/api/redemptions/${id}/${way}`, body));
  }
  const { waiting, decided, goals } = await homeOf(learner);
  t.same(
    waiting.map(({ id }) => id),
    ids.slice(6),
  );
  t.same(
    decided.map(({ id }) => id),
    ids.slice(1, 6).toReversed(),
  );
  const decidedAt = clock.now().toISOString();
  t.match(decided[0], { title: 'Reward 5', status: 'REJECTED', notes: 'Next week', decidedAt });
  t.equal(decided[1]?.status, 'APPROVED');
  t.notOk('notes' in (decided[1] ?? {}));
  t.equal(goals.filter(({ isPending }) => isPending).length, 1);
});

t.test(
  'the lesson to go on with says how much of it was checked, and the next one what it is about',
  async (t) => {
    clock.set('2100-03-01T12:00:00.000Z');
    const { learner } = await newFamily();
    const queued = await createLesson(learner, learner.id, { topic: 'addition' });
    await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
    const { id, spec, subject } = await createLesson(learner, learner.id);
    const titles = { title: spec.topic, subject };
    const questionCount = spec.questions.length;
    const before = await homeOf(learner);
    t.same(before.lesson, { id, ...titles, questionCount, checkedCount: 0 });
    t.same(before.next, { title: queued.spec.topic, subject: queued.subject });
    for (const questionIndex of [3, 0])
      await expectStatus(200, learner.post(`/api/lessons/${id}/check`, { questionIndex, choice: 0 }));
    t.same((await homeOf(learner)).lesson, { id, ...titles, questionCount, checkedCount: 2 });
  },
);

t.test('a subject is placed after its first lesson or placement, a typed one too', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { learner } = await newFamily();
  const body = { learnerId: learner.id, subject: 'Math' };
  const { body: placement } = await expectStatus(201, learner.post('/api/lessons/placement', body));
  t.same((await homeOf(learner)).placed, []);
  await answerQuiz(learner, placement);
  t.same((await homeOf(learner)).placed, ['Math']);
  await answerQuiz(
    learner,
    await createLesson(learner, learner.id, { subject: 'Science', topic: undefined }),
  );
  t.same((await homeOf(learner)).placed.toSorted(), ['Math', 'Science']);
  await database.sql`INSERT INTO lesson_topics (family_id, learner_id, concept_id, title, subject)
    SELECT parent_id, id, 'topic.00000001', 'Volcanoes', 'Geology' FROM users WHERE id = ${learner.id}`;
  t.notOk((await homeOf(learner)).placed.includes('Geology'), 'before an answer');
  await database.sql`INSERT INTO mastery SELECT (jsonb_populate_record(m, '{"concept_id":"topic.00000001"}')).*
    FROM mastery m WHERE learner_id = ${learner.id} LIMIT 1`;
  t.same((await homeOf(learner)).placed.toSorted(), ['Geology', 'Math', 'Science']);
});

t.test('a home shows picture, color and whether there is a PIN, but nothing of it', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await newFamily();
  await expectStatus(
    200,
    parent.put(`/api/learner-profile/${learner.id}`, { picture: 'fox', color: 'teal' }),
  );
  const pictures = ['sun', 'sun', 'key', 'boat'];
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures }));
  t.match((await homeOf(learner)).learner, { picture: 'fox', color: 'teal', hasPin: true });
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { picture: null, color: null }));
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures: null }));
  const { learner: person } = await homeOf(learner);
  t.notOk('picture' in person || 'color' in person || person.hasPin);
});

t.test('a learner without a profile has the defaults of one', async (t) => {
  const { learner } = await newFamily();
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  t.match((await homeOf(learner)).learner, { gradeLevel: 5, subjects: ['Math', 'Reading', 'Science'] });
});

t.test('a lesson of another form has a home, and can be read', async (t) => {
  const { learner } = await newFamily();
  const { id } = await createLesson(learner, learner.id);
  for (const spec of ['{"questions": 5}', '{}', '"x"']) {
    await database.sql`UPDATE lessons SET spec = ${spec}::text::jsonb, checks = '{}' WHERE id = ${id}`;
    t.match(await homeOf(learner), { lesson: { id, title: '', questionCount: 0, checkedCount: 0 } }, spec);
    t.match(await learner.get('/api/lessons/active'), { status: 200, body: { id } }, spec);
  }
});

t.test('an erased learner has no home', async (t) => {
  const { parent, learner } = await newFamily();
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.match(await learner.get('/api/home'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await parent.get(`/api/home?learnerId=${learner.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
});

t.test('a home contains no more than 50 goals and 50 redemptions that wait', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner } = await newFamily();
  await givePoints(admin, learner.id, 100);
  for (let i = 0; i < 51; i++) await createReward(parent, { title: `Reward ${i}`, tokenCost: 1 });
  await database.sql`INSERT INTO redemptions (family_id, id, learner_id, reward_id, points_used, status, requested_at)
    SELECT family_id, gen_random_uuid(), ${learner.id}, id, 1, 'PENDING', created_at FROM rewards
    WHERE family_id = ${parent.id}`;
  const { goals, waiting } = await homeOf(learner);
  t.same([goals.length, waiting.length], [50, 50]);
});
