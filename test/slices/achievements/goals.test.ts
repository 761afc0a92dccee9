import t from 'tap';
import type { EarnedAchievement } from '../../../schema/achievements.ts';
import { startApp } from '../../helpers/app.ts';
import {
  type Client,
  createReward,
  expectStatus,
  type Family,
  givePoints,
  type Member,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

async function rich(): Promise<Family> {
  const family = await registerFamily(app);
  for (const { id } of [family.learner, family.sibling]) await givePoints(admin, id, 100);
  return family;
}

async function earned(learner: Member): Promise<string[]> {
  const achievements = (await expectStatus(200, learner.get('/api/achievements'))).body;
  return achievements.map(({ type }: EarnedAchievement) => type);
}

async function save(client: Client, learnerId: number, rewardId: string, points: number): Promise<void> {
  await expectStatus(200, client.post(`/api/rewards/${rewardId}/save?learnerId=${learnerId}`, { points }));
}

async function redeem(client: Client, learnerId: number, rewardId: string): Promise<string> {
  return (await expectStatus(201, client.post(`/api/rewards/${rewardId}/redeem?learnerId=${learnerId}`))).body
    .id;
}

t.test('awards FIRST_GOAL_REACHED when savings reach the cost', async (t) => {
  const { parent, learner } = await rich();
  const { id } = await createReward(parent, { tokenCost: 10 });
  const other = await createReward(parent, { tokenCost: 10 });
  await save(learner, learner.id, id, 4);
  await save(learner, learner.id, other.id, 9);
  await save(parent, learner.id, id, 5);
  t.same(await earned(learner), [], 'no award for nine of ten points or savings split over two goals');
  await save(learner, learner.id, id, 1);
  t.same(await earned(learner), ['FIRST_GOAL_REACHED']);
});

t.test('awards FIRST_GOAL_REACHED for a save beyond the cost', async (t) => {
  const { parent, learner } = await rich();
  const { id } = await createReward(parent, { tokenCost: 10 });
  await save(learner, learner.id, id, 30);
  t.same(await earned(learner), ['FIRST_GOAL_REACHED']);
});

t.test('uses the cost at the time of the save', async (t) => {
  const { parent, learner } = await rich();
  const { id } = await createReward(parent, { tokenCost: 10 });
  await expectStatus(200, parent.put(`/api/rewards/${id}`, { tokenCost: 20 }));
  await save(learner, learner.id, id, 10);
  t.same(await earned(learner), []);
  await save(learner, learner.id, id, 10);
  t.same(await earned(learner), ['FIRST_GOAL_REACHED']);
});

t.test('awards FIRST_REDEMPTION on approval, not on request or rejection', async (t) => {
  const { parent, learner } = await rich();
  const { id } = await createReward(parent, { tokenCost: 10 });
  await save(learner, learner.id, id, 20);
  const rejected = await redeem(learner, learner.id, id);
  t.notOk((await earned(learner)).includes('FIRST_REDEMPTION'));
  await expectStatus(200, parent.put(`/api/redemptions/${rejected}/reject`));
  t.notOk((await earned(learner)).includes('FIRST_REDEMPTION'));
  const approved = await redeem(learner, learner.id, id);
  await expectStatus(200, parent.put(`/api/redemptions/${approved}/approve`));
  t.same(await earned(learner), ['FIRST_REDEMPTION', 'FIRST_GOAL_REACHED'], 'newest first');
});

t.test('awards each achievement once per learner under concurrent requests', async (t) => {
  const { parent, learner, sibling } = await rich();
  const { id } = await createReward(parent, { tokenCost: 1 });
  await Promise.all(Array.from({ length: 25 }, () => save(learner, learner.id, id, 2)));
  const redemptions = await Promise.all(Array.from({ length: 25 }, () => redeem(learner, learner.id, id)));
  await Promise.all(
    redemptions.map((redemption) => expectStatus(200, parent.put(`/api/redemptions/${redemption}/approve`))),
  );
  t.same((await earned(learner)).sort(), ['FIRST_GOAL_REACHED', 'FIRST_REDEMPTION']);
  const events = await database.sql`
    SELECT FROM events WHERE type = 'AchievementEarned' AND payload->>'learnerId' = ${String(learner.id)}`;
  t.equal(events.length, 2, 'once in the ledger');
  t.same(await earned(sibling), []);
  await save(sibling, sibling.id, id, 1);
  t.same(await earned(sibling), ['FIRST_GOAL_REACHED']);
});
