import { existing, Problem } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { accountRelease, eventRule } from '../../kernel/ledger/event-rules.ts';
import { all, one } from '../../kernel/state/reads.ts';
import { decisionReads, existingReward, isUsedUp, usedUpByApproval } from './changes.domain.ts';
import { release, releaseAll, setAside, spend, unspend } from './movements.ts';

/** Declares the savings for a reward, and the balances to which they may return. */
function releaseReads({ rewardId }: { rewardId: string }) {
  return {
    reward: one('rewards', { id: rewardId }),
    savings: all('savings', { reward_id: rewardId }),
    balances: all('balances', {}),
  };
}

/** Declares the learner's balance and savings for the reward, which the event may change. */
function goalReads({ learnerId, rewardId }: { learnerId: number; rewardId: string }) {
  return {
    balance: one('balances', { learner_id: learnerId }),
    reward: one('rewards', { id: rewardId }),
    savings: one('savings', { learner_id: learnerId, reward_id: rewardId }),
  };
}

/** Rules of rewards and redemptions (decisions.md 5.2, 6.2 to 6.4). */
export const rewardRules = [
  eventRule({
    on: 'RewardCreated',
    reads: () => ({}),
    creates: ({ rewardId: id }) => [one('rewards', { id })],
    effect: () => ({}),
  }),
  eventRule({
    on: 'RewardRenamed',
    reads: ({ rewardId: id }) => ({ reward: one('rewards', { id }) }),
    effect(_payload, { reward }) {
      existingReward(reward);
      return {};
    },
  }),
  eventRule({
    on: 'RewardChanged',
    reads: releaseReads,
    effect({ maxRedemptions: max_redemptions, isActive }, { reward, savings }) {
      if (isUsedUp({ ...existingReward(reward), max_redemptions }) && isActive)
        throw new Error('a reward whose redemptions are used up cannot be active');
      return { movements: isActive ? [] : releaseAll(savings) };
    },
  }),
  eventRule({
    on: 'RewardDeleted',
    reads: ({ rewardId }) => ({
      ...releaseReads({ rewardId }),
      pending: all('redemptions', { reward_id: rewardId, status: 'PENDING' }),
    }),
    effect(_payload, { reward, savings, pending }) {
      existingReward(reward);
      if (pending.length > 0) throw new Error('a redemption of the reward is pending');
      return { movements: releaseAll(savings) };
    },
  }),
  eventRule({
    on: 'PointsSaved',
    byLearner: true,
    reads: goalReads,
    effect({ learnerId, rewardId, points }, { balance, reward }) {
      const available = balanceOf(balance);
      if (!existingReward(reward).is_active) throw new Problem('REWARD_NOT_ACTIVE');
      if (available < points) throw new Problem('INSUFFICIENT_BALANCE');
      return { movements: [setAside(learnerId, rewardId, points)] };
    },
  }),
];

/** Learners hold points in savings. Their pending redemptions are rejected before the removal. */
export const savingsRelease = accountRelease({
  reads: (learner_id) => ({
    pending: all('redemptions', { learner_id, status: 'PENDING' }),
    savings: all('savings', { learner_id }),
  }),
  movements({ pending, savings }) {
    if (pending.length > 0) throw new Error('a redemption of the learner is pending');
    return releaseAll(savings);
  },
});

/** Rules of redemptions: requested with the present cost, decided once. */
export const redemptionRules = [
  eventRule({
    on: 'RedemptionRequested',
    byLearner: true,
    creates: ({ redemptionId: id }) => [one('redemptions', { id })],
    reads: (ids) => ({
      ...goalReads(ids),
      pending: all('redemptions', { reward_id: ids.rewardId, status: 'PENDING' }),
    }),
    effect({ learnerId, rewardId, pointsUsed }, { balance, savings, pending, ...rows }) {
      balanceOf(balance);
      const reward = existingReward(rows.reward);
      if (!reward.is_active) throw new Problem('REWARD_NOT_ACTIVE');
      const { max_redemptions: max, current_redemptions: approved, token_cost: cost } = reward;
      if (max !== null && approved + pending.length >= max) throw new Problem('MAX_REDEMPTIONS_REACHED');
      if ((savings?.points ?? 0) < cost) throw new Problem('INSUFFICIENT_SAVINGS');
      if (pointsUsed !== cost) throw new Error(`the reward costs ${cost} points, not ${pointsUsed}`);
      return { movements: [release(learnerId, rewardId, cost), spend(learnerId, rewardId, cost)] };
    },
  }),
  eventRule({
    on: 'RedemptionApproved',
    reads: decisionReads,
    effect(payload, { redemption, reward }) {
      requirePending(redemption, payload);
      if (!usedUpByApproval(reward)) return {};
      const { rewardId } = payload;
      return { followedBy: [{ type: 'RewardChanged', payload: { rewardId, isActive: false } }] };
    },
  }),
  eventRule({
    on: 'RedemptionRejected',
    inRemoval: true,
    reads: (ids) => ({ ...decisionReads(ids), ...goalReads(ids) }),
    effect(payload, { redemption, reward }, { isInRemoval }) {
      const { learnerId, rewardId } = payload;
      const { points_used: points } = requirePending(redemption, payload);
      const returned = unspend(learnerId, rewardId, points);
      const removals = [
        { type: 'RewardDeleted' as const, payload: { rewardId } },
        { type: 'LearnerRemoved' as const, payload: { learnerId } },
      ];
      // A removal may reject redemptions of active and of inactive rewards.
      if (!reward?.is_active) return { movements: [returned], precedes: removals };
      if (!isInRemoval) return { movements: [returned, setAside(learnerId, rewardId, points)] };
      return { movements: [returned], followedBy: removals };
    },
  }),
];

/** Returns a pending redemption. Throws a Problem for a missing or decided one, an Error for one of another goal. */
function requirePending(
  row: Row<'redemptions'> | undefined,
  { learnerId, rewardId }: { learnerId: number; rewardId: string },
): Row<'redemptions'> {
  const redemption = existing(row, 'REDEMPTION_NOT_FOUND');
  if (redemption.status !== 'PENDING') throw new Problem('REDEMPTION_NOT_PENDING');
  if (redemption.learner_id !== learnerId || redemption.reward_id !== rewardId)
    throw new Error('the redemption is of another learner or reward');
  return redemption;
}
