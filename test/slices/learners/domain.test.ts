import t from 'tap';
import { registry } from '../../../src/service/app.ts';
import {
  createRemoveLearner,
  ensureProfile,
  setDoubleOrLoss,
  setPassword,
  updateProfile,
} from '../../../src/slices/learners/domain.ts';
import { testSettings } from '../../helpers/app.ts';
import { codeOf, decide } from '../../helpers/kernel/decisions.ts';

const removeLearner = createRemoveLearner(registry.erasures);
const learnerId = 2;
const profileId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
const now = '2026-03-02T08:30:00.000Z';
const context = {
  familyId: 1,
  actorId: 1,
  now,
  id: profileId,
  salt: 'ab'.repeat(32),
  quotas: testSettings.quotas,
};
const balances = [{ family_id: 1, learner_id: learnerId, balance: 0 }];

t.test('rejects every command of a removed learner with 404', async (t) => {
  const state = {};
  const decisions = {
    removal: () => decide(removeLearner, { learnerId }, state, context),
    profile: () => decide(ensureProfile, { learnerId, profileId }, state, context),
    update: () => decide(updateProfile, { learnerId, profileId, fields: { gradeLevel: 1 } }, state, context),
    settings: () => decide(setDoubleOrLoss, { learnerId, enabled: true }, state, context),
    password: () => decide(setPassword, { learnerId, passwordHash: 'hash' }, state, context),
  };
  for (const [name, decision] of Object.entries(decisions))
    t.equal(codeOf(decision), 'LEARNER_NOT_FOUND', name);
});

t.test('rejects PENDING redemptions in a fixed order, then returns all savings on removal', async (t) => {
  const redemption = (id: string, points_used: number) => {
    const decision = { status: 'PENDING', requested_at: now, decided_at: null };
    return { family_id: 1, id, learner_id: learnerId, reward_id: 'r1', points_used, ...decision };
  };
  const savings = [
    { family_id: 1, learner_id: learnerId, reward_id: 'r2', points: 5 },
    { family_id: 1, learner_id: learnerId, reward_id: 'r1', points: 7 },
  ];
  const redemptions = [redemption('b', 20), redemption('a', 10)];
  const { events } = decide(removeLearner, { learnerId }, { balances, savings, redemptions }, context);
  const moved = (amount: number, sourceType: string, sourceId: string) => ({
    learnerId,
    amount,
    sourceType,
    sourceId,
  });
  t.same(events, [
    {
      type: 'RedemptionRejected',
      payload: { learnerId, rewardId: 'r1', redemptionId: 'a' },
      isInRemoval: true,
      movements: [moved(10, 'REWARD_REDEMPTION', 'r1')],
    },
    {
      type: 'RedemptionRejected',
      payload: { learnerId, rewardId: 'r1', redemptionId: 'b' },
      isInRemoval: true,
      movements: [moved(20, 'REWARD_REDEMPTION', 'r1')],
    },
    {
      type: 'LearnerRemoved',
      payload: { learnerId },
      movements: [moved(7, 'REWARD_SAVE', 'r1'), moved(5, 'REWARD_SAVE', 'r2')],
    },
  ]);
});
