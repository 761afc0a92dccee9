import t from 'tap';
import { createClock } from '../../helpers/clock.ts';
import {
  answersTo,
  type Client,
  createLesson,
  createReward,
  expectStatus,
  type Family,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { waitFor } from '../../helpers/families/waiting.ts';

/** Each part of a home changes its tag (decisions.md 1.21). */

const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });

interface World extends Family {
  rewardId: string;
  redemptionId: string;
  lessonId: string;
}

/** Creates a family with a goal, a redemption and an active lesson, at noon in UTC. */
async function newWorld(): Promise<World> {
  clock.set('2100-03-01T12:00:00.000Z');
  const family = await newFamily(100);
  const { parent, learner } = family;
  const { id: rewardId } = await createReward(parent, { tokenCost: 2 });
  await expectStatus(200, learner.post(`/api/rewards/${rewardId}/save`, { points: 5 }));
  const { body } = await expectStatus(201, learner.post(`/api/rewards/${rewardId}/redeem`));
  const { id: lessonId } = await createLesson(learner, learner.id);
  return { ...family, rewardId, redemptionId: body.id, lessonId };
}

type Change = (world: World) => Promise<unknown>;

/** Changes of a part of the answer, by the part. */
type Parts = Readonly<Record<string, Change>>;

const profile =
  (fields: object): Change =>
  ({ parent, learner }) =>
    expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, fields));
const rename =
  (fields: object): Change =>
  ({ parent, learner }) =>
    expectStatus(200, parent.put(`/api/learners/${learner.id}`, fields));
const decide: Change = ({ parent, redemptionId }) =>
  expectStatus(200, parent.put(`/api/redemptions/${redemptionId}/approve`, { notes: 'On Saturday' }));
const answer: Change = async ({ learner, lessonId }) => {
  const { body: lesson } = await learner.get(`/api/lessons/${lessonId}`);
  return expectStatus(200, learner.post(`/api/lessons/${lessonId}/answer`, { answers: answersTo(lesson) }));
};

const ofLearner: Parts = {
  name: rename({ name: 'Mia Jones' }),
  username: async (world) => rename({ username: `mia-${world.learner.id}` })(world),
  gradeLevel: profile({ gradeLevel: 2 }),
  subjects: profile({ subjects: ['Science'] }),
  picture: profile({ picture: 'frog' }),
  color: profile({ color: 'pink' }),
  hasPin: ({ parent, learner }) =>
    expectStatus(
      200,
      parent.put(`/api/learners/${learner.id}/pin`, { pictures: ['sun', 'sun', 'sun', 'sun'] }),
    ),
  isDoubleOrLossEnabled: ({ parent, learner }) =>
    expectStatus(200, parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true })),
  points: ({ learner }) => givePoints(admin, learner.id, 1),
  'streak and week': answer,
  'waiting and decided': decide,
  'reward texts': ({ parent, rewardId }) =>
    expectStatus(200, parent.put(`/api/rewards/${rewardId}`, { title: 'Another title', imageEmoji: '🎈' })),
};

const onlyHome: Parts = {
  lesson: ({ learner }) => createLesson(learner, learner.id),
  'checked questions': ({ learner, lessonId }) =>
    expectStatus(200, learner.post(`/api/lessons/${lessonId}/check`, { questionIndex: 0, choice: 0 })),
  savings: ({ learner, rewardId }) =>
    expectStatus(200, learner.post(`/api/rewards/${rewardId}/save`, { points: 1 })),
  goals: ({ parent }) => createReward(parent),
};

const onlyFamily: Parts = {
  learners: ({ parent }) => addLearner(parent),
  timeZone: ({ parent }) => expectStatus(200, parent.put('/api/user', { timeZone: 'Asia/Seoul' })),
  'erased learner': ({ parent, sibling }) => expectStatus(200, parent.delete(`/api/learners/${sibling.id}`)),
  'waiting learners': ({ parent }) => waitFor(app, parent.id),
};

const polled = [
  {
    url: '/api/home',
    clientOf: ({ learner }: World): Client => learner,
    parts: { ...ofLearner, ...onlyHome },
  },
  {
    url: '/api/family/home',
    clientOf: ({ parent }: World): Client => parent,
    parts: { ...ofLearner, ...onlyFamily },
  },
];

/** Asks again with the tag. */
const ask = (client: Client, url: string, tag: unknown) =>
  client.send({ method: 'GET', url, headers: { 'if-none-match': String(tag) } });

for (const { url, clientOf, parts } of polled) {
  for (const [part, change] of Object.entries(parts))
    t.test(`${url}: ${part} changes the tag`, async (t) => {
      const world = await newWorld();
      const client = clientOf(world);
      const before = await expectStatus(200, client.get(url));
      t.equal((await ask(client, url, before.headers['etag'])).status, 304);
      await change(world);
      const after = await ask(client, url, before.headers['etag']);
      t.equal(after.status, 200);
      t.notSame(after.body, before.body);
      t.equal((await ask(client, url, after.headers['etag'])).status, 304);
    });

  t.test(`${url}: midnight in the zone of the family changes the tag, and no other hour`, async (t) => {
    const world = await newWorld();
    const client = clientOf(world);
    await expectStatus(200, world.parent.put('/api/user', { timeZone: 'America/Los_Angeles' }));
    await answer(world);
    const before = await expectStatus(200, client.get(url));
    // Midnight there is 8 o'clock in UTC.
    clock.set('2100-03-02T07:59:59.999Z');
    t.equal((await ask(client, url, before.headers['etag'])).status, 304);
    clock.set('2100-03-02T08:00:00.000Z');
    const after = await ask(client, url, before.headers['etag']);
    t.equal(after.status, 200);
    t.equal((await ask(client, url, after.headers['etag'])).status, 304);
  });
}

t.test('a queued lesson that appears without an event changes the tag', async (t) => {
  const { learner } = await newWorld();
  const { headers } = await expectStatus(200, learner.get('/api/home'));
  const { id } = await createLesson(learner, learner.id, { topic: 'addition' });
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${id}`;
  const after = await ask(learner, '/api/home', headers['etag']);
  t.match(after, { status: 200, body: { next: { subject: 'Math' } } });
});

t.test('the end of the wait of a learner changes the tag', async (t) => {
  const { parent } = await newWorld();
  const { id } = await waitFor(app, parent.id);
  const before = await expectStatus(200, parent.get('/api/family/home'));
  const [row] = await database.sql`SELECT waits_until FROM users WHERE id = ${id}`;
  clock.set(row?.['waits_until']);
  const after = await ask(parent, '/api/family/home', before.headers['etag']);
  t.same([before.body.waitingLearners, after.status, after.body.waitingLearners], [1, 200, 0]);
});
