import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  createReward,
  expectStatus,
  type Family,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import * as shapes from './answer-shapes.ts';
import { balance, redemptions, save, saved } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);
const unknownReward = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const unknownUser = 999_999;

function redeem(client: Client, { id }: { id: string }, query = '') {
  return client.post(`/api/rewards/${id}/redeem${query}`);
}

/** Creates a family whose learner has 100 points and saves some of them for a reward. */
async function familyWithSavings(
  points: number,
  fields: Partial<Reward> = {},
): Promise<Family & { reward: Reward }> {
  const family = await newFamily(100);
  const reward = await createReward(family.parent, { tokenCost: 10, ...fields });
  if (points > 0) await save(family.learner, reward, points);
  return { ...family, reward };
}

t.test('returns 201 with a PENDING redemption and all its fields', async (t) => {
  const { learner, reward } = await familyWithSavings(10);
  const { status, body } = await redeem(learner, reward);
  t.equal(status, 201);
  t.same(shapeFaults(body, shapes.redemption), []);
  const { id: rewardId } = reward;
  const expected = {
    learnerId: learner.id,
    rewardId,
    pointsUsed: 10,
    status: 'PENDING',
    decidedAt: null,
    notes: null,
  };
  t.match(body, expected);
  t.match(await redemptions(learner), [body]);
});

t.test('takes the cost from the savings and leaves the balance unchanged', async (t) => {
  const { learner, reward } = await familyWithSavings(25);
  await expectStatus(201, redeem(learner, reward));
  t.same([await saved(learner, reward), await balance(learner)], [15, 75]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('writes REWARD_SAVE +cost, then REWARD_REDEMPTION -cost', async (t) => {
  const { learner, reward } = await familyWithSavings(10);
  await expectStatus(201, redeem(learner, reward));
  const { body } = await learner.get('/api/points/history?limit=2');
  const [last, first] = body;
  t.match(first, { amount: 10, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 100 });
  t.match(last, { amount: -10, sourceType: 'REWARD_REDEMPTION', sourceId: reward.id, balanceAfter: 90 });
});

t.test(
  'returns 400 INSUFFICIENT_SAVINGS for savings below the cost, despite a sufficient balance',
  async (t) => {
    const { learner, sibling, reward } = await familyWithSavings(9);
    t.match(await redeem(learner, reward), refusal(400, 'INSUFFICIENT_SAVINGS'));
    t.match(
      await redeem(sibling, reward),
      refusal(400, 'INSUFFICIENT_SAVINGS'),
      "a sibling's savings do not count",
    );
    t.same([await saved(learner, reward), await balance(learner)], [9, 91]);
    t.same(await redemptions(learner), []);
  },
);

t.test('ignores savings for another goal', async (t) => {
  const { parent, learner } = await familyWithSavings(50);
  t.match(await redeem(learner, await createReward(parent)), refusal(400, 'INSUFFICIENT_SAVINGS'));
});

t.test('requires the full cost in savings for each redemption', async (t) => {
  const { learner, reward } = await familyWithSavings(25);
  await expectStatus(201, redeem(learner, reward));
  await expectStatus(201, redeem(learner, reward));
  t.match(await redeem(learner, reward), refusal(400, 'INSUFFICIENT_SAVINGS'));
  t.equal(await saved(learner, reward), 5);
});

t.test("uses the reward's cost at the time of the request", async (t) => {
  const { parent, learner, reward } = await familyWithSavings(30);
  await expectStatus(201, redeem(learner, reward));
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { tokenCost: 20 }));
  t.match(await redeem(learner, reward), { status: 201, body: { pointsUsed: 20 } });
  t.same(
    (await redemptions(learner)).map(({ pointsUsed }) => pointsUsed),
    [20, 10],
    'the earlier redemption keeps its cost',
  );
});

t.test('counts pending redemptions of all learners toward maxRedemptions', async (t) => {
  const { learner, sibling, reward } = await familyWithSavings(10, { maxRedemptions: 1 });
  await givePoints(admin, sibling.id, 10);
  await save(sibling, reward, 10);
  await expectStatus(201, redeem(learner, reward));
  t.match(await redeem(sibling, reward), refusal(400, 'MAX_REDEMPTIONS_REACHED'));
  t.equal(await saved(sibling, reward), 10, 'the savings do not change');
});

t.test('checks for an inactive reward, then the maximum, then the savings', async (t) => {
  const { parent, learner, reward } = await familyWithSavings(10, { maxRedemptions: 1 });
  await expectStatus(201, redeem(learner, reward));
  t.match(await redeem(learner, reward), refusal(400, 'MAX_REDEMPTIONS_REACHED'), 'before savings too low');
  await expectStatus(200, parent.put(`/api/rewards/${reward.id}`, { isActive: false }));
  t.match(await redeem(learner, reward), refusal(400, 'REWARD_NOT_ACTIVE'), 'before maximum reached');
});

t.test("returns 404 for an unknown or deleted reward, 403 for another family's reward", async (t) => {
  const { parent, learner } = await familyWithSavings(0);
  const other = await newFamily();
  const deleted = await createReward(parent);
  const foreign = await createReward(other.parent);
  const foreignInactive = await createReward(other.parent);
  await expectStatus(200, parent.delete(`/api/rewards/${deleted.id}`));
  await expectStatus(200, other.parent.put(`/api/rewards/${foreignInactive.id}`, { isActive: false }));
  for (const [client, query] of [
    [learner, ''],
    [parent, `?learnerId=${learner.id}`],
    [admin, `?learnerId=${learner.id}`],
  ] as const) {
    t.match(await redeem(client, { id: unknownReward }, query), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await redeem(client, deleted, query), refusal(404, 'REWARD_NOT_FOUND'));
    t.match(await redeem(client, foreign, query), refusal(403, 'FORBIDDEN'));
    t.match(await redeem(client, foreignInactive, query), refusal(403, 'FORBIDDEN'));
  }
});

t.test("redeems for a parent's child and an administrator's learner by learnerId", async (t) => {
  const { parent, learner, reward } = await familyWithSavings(30);
  for (const client of [parent, admin, learner]) {
    const { status, body } = await redeem(client, reward, `?learnerId=${learner.id}`);
    t.equal(status, 201);
    t.match(body, { learnerId: learner.id, status: 'PENDING' });
  }
  t.equal((await redemptions(learner)).length, 3);
});

t.test('returns 400 LEARNER_ID_REQUIRED for a parent or administrator without learnerId', async (t) => {
  const { parent, reward } = await familyWithSavings(10);
  for (const client of [parent, admin])
    t.match(await redeem(client, reward), refusal(400, 'LEARNER_ID_REQUIRED'));
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings(10);
  const other = await newFamily();
  for (const client of [sibling, other.parent, other.learner])
    t.match(await redeem(client, reward, `?learnerId=${learner.id}`), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await redeem(client, reward, `?learnerId=${unknownUser}`), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await redeem(client, reward, `?learnerId=${parent.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  t.same(await redemptions(learner), []);
});

t.test('ignores the request body', async (t) => {
  const { learner, reward } = await familyWithSavings(30);
  await expectStatus(201, redeem(learner, reward));
  const { status, body } = await learner.post(`/api/rewards/${reward.id}/redeem`, {
    pointsUsed: 1,
    learnerId: 1,
  });
  t.equal(status, 201);
  t.match(body, { pointsUsed: 10, learnerId: learner.id });
});

t.test('requires a token and a valid reward id', async (t) => {
  const { learner } = await familyWithSavings(0);
  t.match(await redeem(clientOf(app), { id: 'nonsense' }), refusal(401, 'UNAUTHENTICATED'));
  t.match(await redeem(learner, { id: 'nonsense' }), invalid('/path/rewardId'));
});
