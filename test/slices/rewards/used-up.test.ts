import t from 'tap';
import type { Reward } from '../../../schema/rewards.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { createReward, expectStatus, givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { balance, change, decide, listed, redeem, redemptions, save, saved } from './steps.ts';

const { admin, database, newFamily } = await startFamilies(t);

/** Creates a family whose two learners each save 50 of 100 points for a reward of 10 points. */
async function familyWithSavings(fields: Partial<Reward>) {
  const family = await newFamily(100);
  await givePoints(admin, family.sibling.id, 100);
  const reward = await createReward(family.parent, { tokenCost: 10, ...fields });
  for (const learner of [family.learner, family.sibling]) await save(learner, reward, 50);
  return { ...family, reward };
}

t.test('returns the savings of every learner when a reward is deactivated', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({});
  t.equal((await change(parent, reward, { isActive: false })).isActive, false);
  t.same([await balance(learner), await balance(sibling)], [100, 100]);
  t.equal(await listed(learner, reward), undefined, 'learners no longer see the reward');
  for (const client of [learner, sibling]) {
    const { body } = await client.get('/api/points/history?limit=1');
    t.match(body, [{ amount: 50, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 100 }]);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('starts without savings when a reward is activated again', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({});
  await change(parent, reward, { isActive: false });
  t.equal((await change(parent, reward, { isActive: true })).isActive, true);
  t.equal(await saved(learner, reward), 0);
  await save(learner, reward, 10);
  await redeem(learner, reward);
});

t.test('keeps pending redemptions pending when a reward is deactivated', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({});
  await redeem(learner, reward);
  await change(parent, reward, { isActive: false });
  t.match(await redemptions(learner), [{ status: 'PENDING' }]);
  t.equal(await balance(learner), 90);
});

t.test('deactivates the reward and returns all savings on the last allowed approval', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 2 });
  const [first, second] = [await redeem(learner, reward), await redeem(sibling, reward)];
  await decide(parent, 'approve', first);
  t.match(await listed(parent, reward), { isActive: true, currentRedemptions: 1 });
  t.same(
    [await saved(learner, reward), await saved(sibling, reward)],
    [40, 40],
    'the first approval returns nothing',
  );
  await decide(parent, 'approve', second);
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 2 });
  t.same([await balance(learner), await balance(sibling)], [90, 90]);
  t.match(
    await learner.post(`/api/rewards/${reward.id}/save`, { points: 1 }),
    refusal(400, 'REWARD_NOT_ACTIVE'),
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps a reward without a maximum active', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({ maxRedemptions: null });
  for (let i = 0; i < 4; i++) await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await listed(parent, reward), { isActive: true, currentRedemptions: 4 });
});

t.test('counts approved and pending redemptions toward maxRedemptions', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 2 });
  await decide(parent, 'approve', await redeem(learner, reward));
  await redeem(sibling, reward);
  for (const client of [learner, sibling])
    t.match(await client.post(`/api/rewards/${reward.id}/redeem`), refusal(400, 'MAX_REDEMPTIONS_REACHED'));
});

t.test('allows saving when pending redemptions reach the maximum', async (t) => {
  const { learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 1 });
  await redeem(sibling, reward);
  await save(learner, reward, 1);
  t.equal(await saved(learner, reward), 51);
});

t.test('frees a redemption of maxRedemptions on a rejection', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 1 });
  const rejected = await redeem(learner, reward);
  await decide(parent, 'reject', rejected);
  await decide(parent, 'approve', await redeem(sibling, reward));
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 1 });
});

t.test('deactivates the reward when maxRedemptions falls to the approved count or below', async (t) => {
  for (const maxRedemptions of [2, 1]) {
    const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 5 });
    for (let i = 0; i < 2; i++) await decide(parent, 'approve', await redeem(learner, reward));
    t.match(await change(parent, reward, { maxRedemptions }), {
      isActive: false,
      maxRedemptions,
      currentRedemptions: 2,
    });
    t.same([await balance(learner), await balance(sibling)], [80, 100]);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('counts earlier approvals when maxRedemptions is set for the first time', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({});
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { maxRedemptions: 1 }), { isActive: false });
  t.equal(await balance(learner), 90);
});

t.test('allows maxRedemptions below the pending count and blocks only new redemptions', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 3 });
  await redeem(learner, reward);
  await redeem(sibling, reward);
  t.match(await change(parent, reward, { maxRedemptions: 1 }), { isActive: true, maxRedemptions: 1 });
  t.match(await learner.post(`/api/rewards/${reward.id}/redeem`), refusal(400, 'MAX_REDEMPTIONS_REACHED'));
  await save(learner, reward, 5);
  t.equal(await saved(learner, reward), 45, 'saving still works');
});

t.test('approves or rejects pending redemptions after the maximum falls below their number', async (t) => {
  const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 3 });
  const requested = [
    await redeem(learner, reward),
    await redeem(sibling, reward),
    await redeem(learner, reward),
  ] as const;
  await change(parent, reward, { maxRedemptions: 1 });
  await decide(parent, 'approve', requested[0]);
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 1 });
  await decide(parent, 'approve', requested[1]);
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 2 });
  await decide(parent, 'reject', requested[2]);
  t.same(
    [await balance(learner), await balance(sibling)],
    [90, 90],
    'the balance includes the rejected redemption',
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps a used-up reward inactive until its maximum rises', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { isActive: true }), { isActive: false });
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: 1 }), { isActive: false });
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: 2 }), { isActive: true });
  await save(learner, reward, 10);
  await redeem(learner, reward);
});

t.test('keeps an inactive reward inactive when other fields change', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  for (const fields of [{ title: 'Zoo' }, { tokenCost: 5 }, { maxRedemptions: 3 }, { maxRedemptions: null }])
    t.match(await change(parent, reward, fields), { ...fields, isActive: false });
});

t.test('reactivates a used-up reward without a maximum', async (t) => {
  const { parent, learner, reward } = await familyWithSavings({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: null }), { isActive: true });
});

t.test('returns all points when a reward is deactivated, deleted or used up', async (t) => {
  for (const end of ['deactivated', 'deleted', 'used up'] as const) {
    const { parent, learner, sibling, reward } = await familyWithSavings({ maxRedemptions: 3 });
    const [approved, pending] = [await redeem(learner, reward), await redeem(sibling, reward)];
    await decide(parent, 'approve', approved);
    if (end === 'deactivated') await change(parent, reward, { isActive: false });
    if (end === 'used up') await change(parent, reward, { maxRedemptions: 1 });
    if (end === 'deleted') await expectStatus(200, parent.delete(`/api/rewards/${reward.id}`));
    else await decide(parent, 'reject', pending);
    t.same([await balance(learner), await balance(sibling)], [90, 100], end);
  }
  t.same(await ledgerFaults(database.sql), []);
});
