import t from 'tap';
import type { Reward } from '../../schema/rewards.ts';
import { createReward, expectStatus, givePoints } from '../helpers/client.ts';
import { refusal } from '../helpers/expectations.ts';
import { startFamilies } from '../helpers/families.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import { balance, change, decide, listed, redeem, redemptions, save, saved } from './steps.ts';

const { admin, database, newFamily } = await startFamilies(t);

/** A family whose two learners have saved 50 of their 100 points each for a reward of 10 points. */
async function familyThatSaves(fields: Partial<Reward>) {
  const family = await newFamily(100);
  await givePoints(admin, family.sibling.id, 100);
  const reward = await createReward(family.parent, { tokenCost: 10, ...fields });
  for (const learner of [family.learner, family.sibling]) await save(learner, reward, 50);
  return { ...family, reward };
}

t.test('deactivating a reward returns the savings of every learner to the balances', async (t) => {
  const { parent, learner, sibling, reward } = await familyThatSaves({});
  t.equal((await change(parent, reward, { isActive: false })).isActive, false);
  t.same([await balance(learner), await balance(sibling)], [100, 100]);
  t.equal(await listed(learner, reward), undefined, 'and learners do not see it any more');
  for (const client of [learner, sibling]) {
    const { body } = await client.get('/api/points/history?limit=1');
    t.match(body, [{ amount: 50, sourceType: 'REWARD_SAVE', sourceId: reward.id, balanceAfter: 100 }]);
  }
  t.same(await ledgerFaults(database.sql), []);
});

t.test('a reward that is made active again starts with nothing saved', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({});
  await change(parent, reward, { isActive: false });
  t.equal((await change(parent, reward, { isActive: true })).isActive, true);
  t.equal(await saved(learner, reward), 0);
  await save(learner, reward, 10);
  await redeem(learner, reward);
});

t.test('deactivating a reward leaves its pending redemptions pending', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({});
  await redeem(learner, reward);
  await change(parent, reward, { isActive: false });
  t.match(await redemptions(learner), [{ status: 'PENDING' }]);
  t.equal(await balance(learner), 90);
});

t.test(
  'approving the last allowed redemption makes the reward inactive and returns all savings for it',
  async (t) => {
    const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 2 });
    const [first, second] = [await redeem(learner, reward), await redeem(sibling, reward)];
    await decide(parent, 'approve', first);
    t.match(await listed(parent, reward), { isActive: true, currentRedemptions: 1 });
    t.same([await saved(learner, reward), await saved(sibling, reward)], [40, 40], 'not before the last');
    await decide(parent, 'approve', second);
    t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 2 });
    t.same([await balance(learner), await balance(sibling)], [90, 90]);
    t.match(
      await learner.post(`/api/rewards/${reward.id}/save`, { points: 1 }),
      refusal(400, 'REWARD_NOT_ACTIVE'),
    );
    t.same(await ledgerFaults(database.sql), []);
  },
);

t.test('a reward without a maximum is never used up', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({ maxRedemptions: null });
  for (let i = 0; i < 4; i++) await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await listed(parent, reward), { isActive: true, currentRedemptions: 4 });
});

t.test('maxRedemptions counts approved redemptions as well as pending ones', async (t) => {
  const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 2 });
  await decide(parent, 'approve', await redeem(learner, reward));
  await redeem(sibling, reward);
  for (const client of [learner, sibling])
    t.match(await client.post(`/api/rewards/${reward.id}/redeem`), refusal(400, 'MAX_REDEMPTIONS_REACHED'));
});

t.test('a rejection frees its place among maxRedemptions', async (t) => {
  const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 1 });
  const rejected = await redeem(learner, reward);
  await decide(parent, 'reject', rejected);
  await decide(parent, 'approve', await redeem(sibling, reward));
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 1 });
});

t.test(
  'lowering maxRedemptions to what is approved, or below, makes the reward inactive and returns all savings',
  async (t) => {
    for (const maxRedemptions of [2, 1]) {
      const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 5 });
      for (let i = 0; i < 2; i++) await decide(parent, 'approve', await redeem(learner, reward));
      t.match(await change(parent, reward, { maxRedemptions }), {
        isActive: false,
        maxRedemptions,
        currentRedemptions: 2,
      });
      t.same([await balance(learner), await balance(sibling)], [80, 100]);
    }
    t.same(await ledgerFaults(database.sql), []);
  },
);

t.test('setting maxRedemptions on a reward that had none counts what was approved before', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({});
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { maxRedemptions: 1 }), { isActive: false });
  t.equal(await balance(learner), 90);
});

t.test(
  'maxRedemptions may be lowered below what is pending, which blocks further redemptions only',
  async (t) => {
    const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 3 });
    await redeem(learner, reward);
    await redeem(sibling, reward);
    t.match(await change(parent, reward, { maxRedemptions: 1 }), { isActive: true, maxRedemptions: 1 });
    t.match(await learner.post(`/api/rewards/${reward.id}/redeem`), refusal(400, 'MAX_REDEMPTIONS_REACHED'));
    await save(learner, reward, 5);
    t.equal(await saved(learner, reward), 45, 'saving goes on');
  },
);

t.test('pending redemptions beyond a lowered maximum can still be decided either way', async (t) => {
  const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 3 });
  const asked = [
    await redeem(learner, reward),
    await redeem(sibling, reward),
    await redeem(learner, reward),
  ] as const;
  await change(parent, reward, { maxRedemptions: 1 });
  await decide(parent, 'approve', asked[0]);
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 1 });
  await decide(parent, 'approve', asked[1]);
  t.match(await listed(parent, reward), { isActive: false, currentRedemptions: 2 });
  await decide(parent, 'reject', asked[2]);
  t.same(
    [await balance(learner), await balance(sibling)],
    [90, 90],
    'the rejected one is back in the balance',
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('a used-up reward stays inactive until its maximum is raised', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { isActive: true }), { isActive: false });
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: 1 }), { isActive: false });
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: 2 }), { isActive: true });
  await save(learner, reward, 10);
  await redeem(learner, reward);
});

t.test('a change of other fields leaves an inactive reward inactive', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  for (const fields of [{ title: 'Zoo' }, { tokenCost: 5 }, { maxRedemptions: 3 }, { maxRedemptions: null }])
    t.match(await change(parent, reward, fields), { ...fields, isActive: false });
});

t.test('removing the maximum of a used-up reward lets it be active again', async (t) => {
  const { parent, learner, reward } = await familyThatSaves({ maxRedemptions: 1 });
  await decide(parent, 'approve', await redeem(learner, reward));
  t.match(await change(parent, reward, { isActive: true, maxRedemptions: null }), { isActive: true });
});

t.test('no point is left where its learner cannot reach it, however a reward comes to its end', async (t) => {
  for (const end of ['deactivated', 'deleted', 'used up'] as const) {
    const { parent, learner, sibling, reward } = await familyThatSaves({ maxRedemptions: 3 });
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
