import t from 'tap';
import type { RewardSummary } from '../../../schema/rewards.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import * as shapes from './answer-shapes.ts';
import { change, decide, listed, redeem, save } from './steps.ts';

const { app, admin, newFamily } = await startFamilies(t);
const unknownUser = 999_999;
const nothing = {
  totalPointsSaved: 0,
  availableBalance: 0,
  goalsInProgress: 0,
  totalRedeemed: 0,
  pendingRedemptions: 0,
};

async function summary(client: Client, query = ''): Promise<RewardSummary> {
  return (await expectStatus(200, client.get(`/api/rewards-summary${query}`))).body;
}

async function goalOf(client: Client, { id }: { id: string }) {
  return (await summary(client)).goals.find(({ rewardId }) => rewardId === id);
}

t.test('returns a summary and goals with exactly the fields of the contract', async (t) => {
  const { parent, learner } = await newFamily(20);
  await save(learner, await createReward(parent), 5);
  const body = await summary(learner);
  t.same(shapeFaults(body, shapes.summary), []);
  t.ok(body.goals.length > 0);
  for (const goal of body.goals) t.same(shapeFaults(goal, shapes.goal), []);
});

t.test('returns zeros and unsaved goals for a new learner', async (t) => {
  const { learner } = await newFamily();
  const body = await summary(learner);
  t.match(body, nothing);
  t.ok(body.goals.length >= 3, 'includes the starter goals');
  t.ok(body.goals.every(({ savedPoints, progress }) => savedPoints === 0 && progress === 0));
});

t.test('returns current savings as totalPointsSaved and the balance as availableBalance', async (t) => {
  const { parent, learner } = await newFamily(100);
  const [one, two] = [await createReward(parent), await createReward(parent)];
  await save(learner, one, 30);
  await save(learner, two, 5);
  t.match(await summary(learner), { totalPointsSaved: 35, availableBalance: 65, goalsInProgress: 2 });
  await redeem(learner, one);
  t.match(
    await summary(learner),
    { totalPointsSaved: 25, availableBalance: 65 },
    'excludes points in redemptions',
  );
  await change(parent, two, { isActive: false });
  t.match(await summary(learner), { totalPointsSaved: 20, availableBalance: 70, goalsInProgress: 1 });
});

t.test('counts goals with savings in goalsInProgress', async (t) => {
  const { parent, learner } = await newFamily(100);
  const reward = await createReward(parent, { tokenCost: 1000 });
  await save(learner, reward, 1);
  t.equal((await summary(learner)).goalsInProgress, 1, 'includes a goal below one percent');
  await change(parent, reward, { tokenCost: 10 });
  await save(learner, reward, 9);
  t.equal((await summary(learner)).goalsInProgress, 1, 'includes a reached goal');
  await redeem(learner, reward);
  t.equal((await summary(learner)).goalsInProgress, 0, 'excludes a goal without savings');
});

t.test('counts APPROVED redemptions in totalRedeemed and PENDING ones in pendingRedemptions', async (t) => {
  const { parent, learner, sibling } = await newFamily(100);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 60);
  const requested = [];
  for (let i = 0; i < 6; i++) requested.push(await redeem(learner, reward));
  t.match(await summary(learner), { totalRedeemed: 0, pendingRedemptions: 6 });
  for (const redemption of requested.slice(0, 3)) await decide(parent, 'approve', redemption);
  for (const redemption of requested.slice(3, 4)) await decide(parent, 'reject', redemption);
  t.match(await summary(learner), { totalRedeemed: 3, pendingRedemptions: 2 });
  t.match(await summary(sibling), nothing, "the sibling's summary is empty");
});

t.test('counts redemptions of a deleted reward', async (t) => {
  const { parent, learner } = await newFamily(100);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 20);
  await decide(parent, 'approve', await redeem(learner, reward));
  await expectStatus(200, parent.delete(`/api/rewards/${reward.id}`));
  t.match(await summary(learner), { totalRedeemed: 1, pendingRedemptions: 0 });
});

t.test('lists the active rewards of the catalog as goals', async (t) => {
  const { parent, learner } = await newFamily(20);
  const saved = await createReward(parent, { title: 'Zoo', tokenCost: 8 });
  const [inactive, deleted] = [await createReward(parent), await createReward(parent)];
  await save(learner, saved, 2);
  await change(parent, inactive, { isActive: false });
  await expectStatus(200, parent.delete(`/api/rewards/${deleted.id}`));
  t.same(await goalOf(learner, saved), {
    rewardId: saved.id,
    title: 'Zoo',
    tokenCost: 8,
    savedPoints: 2,
    progress: 25,
  });
  const { body: catalog } = await expectStatus(200, learner.get('/api/rewards'));
  t.same(
    (await summary(learner)).goals.map(({ rewardId }) => rewardId),
    catalog.map(({ id }: { id: string }) => id),
  );
});

t.test('returns progress in percent of the cost, rounded down, at most 100', async (t) => {
  const { parent, learner } = await newFamily(1000);
  for (const [saved, cost, progress] of [
    [1, 1_000_000_000, 0],
    [1, 3, 33],
    [2, 3, 66],
    [29, 100, 29],
    [57, 100, 57],
    [199, 200, 99],
    [10, 10, 100],
    [25, 10, 100],
  ] as const) {
    const reward = await createReward(parent, { tokenCost: cost });
    await save(learner, reward, saved);
    t.equal((await goalOf(learner, reward))?.progress, progress, `${saved} of ${cost}`);
  }
});

t.test('updates progress when the cost changes', async (t) => {
  const { parent, learner } = await newFamily(20);
  const reward = await createReward(parent, { tokenCost: 10 });
  await save(learner, reward, 5);
  await change(parent, reward, { tokenCost: 20 });
  t.equal((await goalOf(learner, reward))?.progress, 25);
  await change(parent, reward, { tokenCost: 4 });
  t.equal((await goalOf(learner, reward))?.progress, 100);
});

t.test(
  "returns a child's summary to the parent and any summary to an administrator by learnerId",
  async (t) => {
    const { parent, learner } = await newFamily(20);
    const reward = await createReward(parent);
    await save(learner, reward, 5);
    const own = await summary(learner);
    t.equal(own.availableBalance, 15);
    for (const client of [parent, admin, learner])
      t.same(await summary(client, `?learnerId=${learner.id}`), own);
  },
);

t.test('returns zeros and no goals for a caller who is not a learner', async (t) => {
  const { parent, learner } = await newFamily(20);
  const reward = await createReward(parent);
  await save(learner, reward, 5);
  t.ok(await listed(parent, reward), 'the catalog has rewards');
  for (const client of [parent, admin]) t.same(await summary(client), { ...nothing, goals: [] });
});

t.test('returns 403 for a learner of another family, 404 for an unknown learner', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  const get = (client: Client, id: unknown) => client.get(`/api/rewards-summary?learnerId=${id}`);
  t.match(await get(clientOf(app), learner.id), refusal(401, 'UNAUTHENTICATED'));
  for (const client of [sibling, other.parent, other.learner])
    t.match(await get(client, learner.id), refusal(403, 'FORBIDDEN'));
  for (const client of [parent, admin, learner]) {
    t.match(await get(client, unknownUser), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, parent.id), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await get(client, 'me'), invalid('/query/learnerId'));
  }
});
