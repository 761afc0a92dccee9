import t from 'tap';
import type { HistoryEntry, PointTransaction } from '../../../schema/points.ts';
import { registry } from '../../../src/service/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  answersTo,
  type Client,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  memberPassword,
  register,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';

const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });
const unknownUser = 999_999;

async function history(client: Client, query = ''): Promise<HistoryEntry[]> {
  return (await expectStatus(200, client.get(`/api/points/history${query}`))).body;
}

/** Returns type, amount, balance and source of the entries, oldest first. */
function summaryOf(entries: PointTransaction[]) {
  return entries
    .toReversed()
    .map(({ sourceType, amount, balanceAfter, sourceId }) => [sourceType, amount, balanceAfter, sourceId]);
}

t.test('returns point transactions with the fields of the contract, actor and reason', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 15 }));
  await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  const entries = await history(learner);
  t.equal(entries.length, 4);
  for (const entry of entries) t.same(shapeFaults(entry, shapes.historyEntry), []);
  t.ok(entries.every(({ learnerId }) => learnerId === learner.id));
  t.equal(new Set(entries.map(({ id }) => id)).size, 4, 'unique ids');
});

t.test('writes the entries of every reward movement with the reward as source', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent, { tokenCost: 10 });
  const { id } = reward;
  const url = `/api/rewards/${id}`;
  const redeem = async () => (await expectStatus(201, learner.post(`${url}/redeem`))).body.id;
  await givePoints(admin, learner.id, 50);
  await expectStatus(200, learner.post(`${url}/save`, { points: 32 }));
  await expectStatus(200, parent.put(`/api/redemptions/${await redeem()}/approve`));
  await expectStatus(200, parent.put(`/api/redemptions/${await redeem()}/reject`));
  await redeem();
  await expectStatus(200, parent.put(url, { isActive: false }));
  await expectStatus(200, parent.delete(url));
  t.same(summaryOf(await history(learner)).slice(1), [
    ['REWARD_SAVE', -32, 18, id],
    ['REWARD_SAVE', 10, 28, id],
    ['REWARD_REDEMPTION', -10, 18, id], // approved: no entry
    ['REWARD_SAVE', 10, 28, id],
    ['REWARD_REDEMPTION', -10, 18, id],
    ['REWARD_REDEMPTION', 10, 28, id], // rejected
    ['REWARD_SAVE', -10, 18, id],
    ['REWARD_SAVE', 10, 28, id],
    ['REWARD_REDEMPTION', -10, 18, id],
    ['REWARD_SAVE', 12, 30, id], // deactivated
    ['REWARD_REDEMPTION', 10, 40, id], // deleted
  ]);
});

t.test(
  'writes QUIZ_CORRECT, then DOUBLE_OR_LOSS_DEDUCTION for a quiz, with the lesson as source',
  async (t) => {
    const { parent, learner } = await newFamily();
    await expectStatus(
      200,
      parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
    );
    const lesson = await createLesson(learner, learner.id);
    const { body } = await expectStatus(
      200,
      learner.post(`/api/lessons/${lesson.id}/answer`, {
        answers: answersTo(lesson, 1),
        doubleQuestionIndices: [0],
      }),
    );
    t.ok(body.pointsAwarded > 0);
    t.same(summaryOf(await history(learner)), [
      ['QUIZ_CORRECT', body.pointsAwarded, body.pointsAwarded, lesson.id],
      ['DOUBLE_OR_LOSS_DEDUCTION', -1, body.pointsAwarded - 1, lesson.id],
    ]);
  },
);

t.test('adds each amount to balanceAfter, which is never negative', async (t) => {
  const { parent, learner } = await newFamily(40);
  const reward = await createReward(parent);
  for (const points of [15, 20, 5])
    await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points }));
  await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  await expectStatus(200, parent.delete(`/api/rewards/${reward.id}`));
  let before = 0;
  for (const { amount, balanceAfter } of (await history(learner)).toReversed()) {
    t.equal(balanceAfter, before + amount);
    t.ok(balanceAfter >= 0);
    before = balanceAfter;
  }
  t.equal(before, 40);
});

t.test('sums up to the balance, the savings of each goal and the points in redemptions', async (t) => {
  const { parent, learner } = await newFamily(100);
  const [one, two] = [await createReward(parent, { tokenCost: 10 }), await createReward(parent)];
  await expectStatus(200, learner.post(`/api/rewards/${one.id}/save`, { points: 45 }));
  await expectStatus(200, learner.post(`/api/rewards/${two.id}/save`, { points: 7 }));
  for (const decision of ['approve', 'reject', undefined]) {
    const { body } = await expectStatus(201, learner.post(`/api/rewards/${one.id}/redeem`));
    if (decision) await expectStatus(200, parent.put(`/api/redemptions/${body.id}/${decision}`));
  }
  const entries = await history(learner);
  const sum = (type?: string, { id }: { id?: string } = {}) =>
    entries
      .filter(({ sourceType, sourceId }) => !type || (sourceType === type && sourceId === id))
      .reduce((total, { amount }) => total + amount, 0);
  const { body: rewards } = await expectStatus(200, learner.get('/api/rewards'));
  const savedFor = ({ id }: { id: string }) =>
    rewards.find((reward: { id: string }) => reward.id === id).savedPoints;
  t.equal(sum(), (await learner.get('/api/points')).body.balance);
  t.same([-sum('REWARD_SAVE', one), -sum('REWARD_SAVE', two)], [savedFor(one), savedFor(two)]);
  t.same([savedFor(one), savedFor(two)], [25, 7]);
  t.same([-sum('REWARD_REDEMPTION', one), -sum('REWARD_REDEMPTION', two)], [20, 0], 'pending and approved');
});

/** Returns amount, actor and reason of the learner's entries, oldest first. */
async function actorsOf(client: Client, { id }: { id: number }) {
  return (await history(client, `?learnerId=${id}`))
    .map(({ amount, actorId, actorName, actorRole, reason }) => [
      amount,
      actorId,
      actorName,
      actorRole,
      reason,
    ])
    .toReversed();
}

t.test(
  'shows the actor with the name and role of that time, and the reason, to all who see the entry',
  async (t) => {
    clock.set('2100-05-01T00:00:00.000Z');
    const { parent, learner } = await newFamily();
    const reward = await createReward(parent, { tokenCost: 5 });
    const user = async (client: Client) => (await expectStatus(200, client.get('/api/user'))).body;
    const [adminName, learnerName] = [(await user(admin)).name, (await user(learner)).name];
    const rename = (name: string) => expectStatus(200, parent.put('/api/user', { name }));
    const save = (client: Client) =>
      expectStatus(200, client.post(`/api/rewards/${reward.id}/save?learnerId=${learner.id}`, { points: 1 }));
    await expectStatus(
      201,
      admin.post('/api/points/adjust', { learnerId: learner.id, amount: 9, reason: 'Swept the yard' }),
    );
    clock.set('2100-05-01T00:00:00.001Z');
    await rename('Ada');
    await save(parent);
    clock.set('2100-05-01T00:00:00.002Z');
    // Of two changes in one millisecond, the first has the name from before.
    await rename('In between');
    await rename('Ada Lovelace');
    await expectStatus(200, parent.put('/api/user', { email: `ada-${parent.id}@example.org` }));
    await save(parent);
    await save(learner);
    const expected = [
      [9, admin.id, adminName, 'ADMIN', 'Swept the yard'],
      [-1, parent.id, 'Ada', 'PARENT', null],
      [-1, parent.id, 'Ada Lovelace', 'PARENT', null],
      [-1, learner.id, learnerName, 'LEARNER', null],
    ];
    for (const client of [parent, learner, admin]) t.same(await actorsOf(client, learner), expected);
  },
);

t.test('shows no name of an actor who has left, or who is of another instance', async (t) => {
  clock.set('2100-05-02T00:00:00.000Z');
  const { parent, learner } = await newFamily();
  const leaving = await register(app, 'ADMIN', admin);
  await givePoints(leaving, learner.id, 5);
  await givePoints(admin, learner.id, 6);
  t.match(await actorsOf(learner, learner), [[5, leaving.id, String, 'ADMIN', 'a test'], [6]]);
  const payload = { password: memberPassword };
  await expectStatus(200, leaving.send({ method: 'DELETE', url: '/api/user', payload }));
  // The parent's earlier name is nobody else's.
  clock.set('2100-05-02T00:00:00.001Z');
  await expectStatus(200, parent.put('/api/user', { name: 'Later' }));
  const [left, present] = await actorsOf(learner, learner);
  t.same(left, [5, leaving.id, null, null, 'a test']);
  t.match(present, [6, admin.id, String, 'ADMIN', 'a test']);
  await database.sql`UPDATE families SET imported_seq = seq WHERE family_id = (SELECT parent_id FROM users WHERE id = ${learner.id})`;
  await givePoints(admin, learner.id, 7);
  t.same(
    (await actorsOf(learner, learner)).map(([, , name]) => name !== null),
    [false, false, true],
    'the events of an import are those of other administrators',
  );
});

t.test('describes an entry by its movement and points only', async (t) => {
  const { parent, learner } = await newFamily(30);
  const reward = await createReward(parent, { title: 'Xylophone', tokenCost: 10 });
  await givePoints(admin, learner.id, -1);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 11 }));
  const { body } = await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  await expectStatus(200, parent.put(`/api/redemptions/${body.id}/reject`, { notes: 'Xylophone' }));
  const described = (await history(learner)).map(({ description }) => description).toReversed();
  t.same(described, [
    '30 points added by an administrator',
    '1 point taken off by an administrator',
    '11 points set aside for a goal',
    '10 points released from a goal',
    '10 points used to redeem a reward',
    '10 points returned from a redemption',
    '10 points set aside for a goal',
  ]);
});

t.test('lists entries newest first, also with equal times', async (t) => {
  const { learner } = await newFamily();
  for (let i = 0; i < 5; i++) await givePoints(admin, learner.id, 1);
  t.same(
    (await history(learner)).map(({ balanceAfter }) => balanceAfter),
    [5, 4, 3, 2, 1],
  );
});

t.test('includes the instants of from and to and combines them with sourceType', async (t) => {
  const { parent, learner } = await newFamily();
  const reward = await createReward(parent);
  for (const hour of [1, 2, 3]) {
    clock.set(`2100-06-01T0${hour}:00:00.000Z`);
    await givePoints(admin, learner.id, 10);
    await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: hour }));
  }
  const amounts = async (query: string) => (await history(learner, query)).map(({ amount }) => amount);
  const two = '2100-06-01T02:00:00.000Z';
  t.same(await amounts(`?from=${two}`), [-3, 10, -2, 10]);
  t.same(await amounts(`?to=${two}`), [-2, 10, -1, 10]);
  t.same(await amounts(`?from=${two}&to=${two}`), [-2, 10]);
  t.same(await amounts('?from=2100-06-01T02:00:00.001Z'), [-3, 10]);
  t.same(await amounts('?to=2100-06-01T01:59:59.999Z'), [-1, 10]);
  t.same(await amounts('?from=2100-06-01T04:00:00%2B02:00'), [-3, 10, -2, 10], 'accepts any offset');
  t.same(await amounts(`?from=${two}&to=2100-06-01T01:00:00Z`), []);
  t.same(await amounts('?sourceType=REWARD_SAVE'), [-3, -2, -1]);
  t.same(await amounts(`?sourceType=REWARD_SAVE&from=${two}&limit=1`), [-3]);
});

t.test('rejects an unknown sourceType', async (t) => {
  const { learner } = await newFamily(1);
  for (const type of registry.rules.sourceTypes.keys()) {
    const entries = await history(learner, `?sourceType=${type}`);
    t.equal(entries.length, type === 'ADMIN_ADJUSTMENT' ? 1 : 0, type);
  }
  for (const type of ['', 'reward_save', 'GIFT'])
    t.match(await learner.get(`/api/points/history?sourceType=${type}`), invalid('/query/sourceType'));
});

t.test("returns a learner's own history and requires learnerId from others", async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const own = await history(learner);
  t.equal(own.length, 1);
  for (const client of [parent, admin, learner])
    t.same(await history(client, `?learnerId=${learner.id}`), own);
  t.same(await history(sibling), []);
  for (const client of [parent, admin])
    t.match(await client.get('/api/points/history'), refusal(400, 'LEARNER_ID_REQUIRED'));
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  const other = await newFamily();
  const get = (client: Client, id: unknown) => client.get(`/api/points/history?learnerId=${id}`);
  t.match(await get(clientOf(app), learner.id), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [sibling, other.parent, other.learner])
    t.match(await get(client, learner.id), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await get(client, unknownUser), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, parent.id), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, 'me'), invalid('/query/learnerId'));
  }
});
