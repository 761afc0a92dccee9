import type { Redemption, RedemptionStatus } from '../../schema/rewards.ts';
import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import type { NewEvent } from '../ledger/events.ts';
import { release, spend } from '../ledger/movements.ts';
import type { Change, Need, StateReader } from '../ledger/state.ts';
import {
  balanceOf,
  existingReward,
  isUsedUp,
  rejection,
  rewardChange,
  savingsNeeds,
} from './rules.domain.ts';

/** A learner asks for a reward; it is paid from what is saved for it, at today's cost (decisions.md 6.3, 6.4). */
export const redeemReward: CommandHandler<
  { learnerId: number; rewardId: string; redemptionId: string },
  Redemption
> = {
  name: 'RedeemReward',
  needs: ({ learnerId, rewardId, redemptionId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'rewards', where: { id: rewardId } },
    { table: 'savings', where: { learner_id: learnerId, reward_id: rewardId } },
    { table: 'redemptions', where: { reward_id: rewardId, status: 'PENDING' } },
    { table: 'redemptions', where: { id: redemptionId } },
  ],
  decide({ learnerId, rewardId, redemptionId }, state) {
    balanceOf(learnerId, state);
    const reward = existingReward(rewardId, state);
    if (!reward.is_active) throw new Problem('REWARD_NOT_ACTIVE');
    const pending = state.where('redemptions', { reward_id: rewardId, status: 'PENDING' }).length;
    if (reward.max_redemptions !== null && reward.current_redemptions + pending >= reward.max_redemptions) {
      throw new Problem('MAX_REDEMPTIONS_REACHED');
    }
    const cost = reward.token_cost;
    const saved = state.get('savings', { learner_id: learnerId, reward_id: rewardId })?.points ?? 0;
    if (saved < cost) throw new Problem('INSUFFICIENT_SAVINGS');
    const movements = [release(learnerId, rewardId, cost), spend(learnerId, rewardId, cost)];
    const payload = { learnerId, rewardId, redemptionId, pointsUsed: cost };
    return { events: [{ type: 'RedemptionRequested', payload, movements }] };
  },
  reply: ({ redemptionId }, state) => toRedemption(pendingOrDecided(redemptionId, state), null),
};

interface RedemptionDecision {
  redemptionId: string;
  /** Immutable facts of the redemption, which the caller has looked up to find its family. */
  learnerId: number;
  rewardId: string;
  notes: string | null;
}

function decisionNeeds({ redemptionId, learnerId, rewardId }: RedemptionDecision): Need[] {
  return [
    { table: 'redemptions', where: { id: redemptionId } },
    { table: 'balances', where: {} },
    { table: 'rewards', where: { id: rewardId } },
    ...savingsNeeds(rewardId),
    { table: 'achievements', where: { learner_id: learnerId, type: 'FIRST_REDEMPTION' } },
  ];
}

/** A parent approves. The last allowed approval uses the reward up and returns what is saved for it. */
export const approveRedemption: CommandHandler<RedemptionDecision, Redemption> = {
  name: 'ApproveRedemption',
  needs: decisionNeeds,
  decide({ redemptionId, notes }, state, { familyId }) {
    const redemption = pendingRedemption(redemptionId, state);
    const { learner_id: learnerId, reward_id: rewardId } = redemption;
    const reward = state.get('rewards', { id: rewardId });
    const approved: NewEvent = { type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } };
    const counted = reward && { ...reward, current_redemptions: reward.current_redemptions + 1 };
    const usedUp = counted?.is_active && isUsedUp(counted) ? rewardChange(counted, {}, state) : [];
    return { events: [approved, ...usedUp], changes: noteChanges(familyId, redemption, notes) };
  },
  reply: ({ redemptionId, notes }, state) => toRedemption(pendingOrDecided(redemptionId, state), notes),
};

/** A parent rejects: the points return to the goal, or to the balance where the reward is not active any more. */
export const rejectRedemption: CommandHandler<RedemptionDecision, Redemption> = {
  name: 'RejectRedemption',
  needs: decisionNeeds,
  decide({ redemptionId, notes }, state, { familyId }) {
    const redemption = pendingRedemption(redemptionId, state);
    const isActive = state.get('rewards', { id: redemption.reward_id })?.is_active ?? false;
    return { events: [rejection(redemption, isActive)], changes: noteChanges(familyId, redemption, notes) };
  },
  reply: ({ redemptionId, notes }, state) => toRedemption(pendingOrDecided(redemptionId, state), notes),
};

function noteChanges(family_id: number, redemption: Row<'redemptions'>, notes: string | null): Change[] {
  if (notes === null) return [];
  const { id: redemption_id, learner_id } = redemption;
  return [{ table: 'redemption_notes', put: { family_id, redemption_id, learner_id, notes } }];
}

function pendingOrDecided(redemptionId: string, state: StateReader): Row<'redemptions'> {
  const redemption = state.get('redemptions', { id: redemptionId });
  if (!redemption) throw new Problem('REDEMPTION_NOT_FOUND');
  return redemption;
}

function pendingRedemption(redemptionId: string, state: StateReader): Row<'redemptions'> {
  const redemption = pendingOrDecided(redemptionId, state);
  if (redemption.status !== 'PENDING') throw new Problem('REDEMPTION_NOT_PENDING');
  return redemption;
}

/** A redemption as interface.md 2.7 shows it. */
export function toRedemption(row: Row<'redemptions'>, notes: string | null): Redemption {
  return {
    id: row.id,
    learnerId: row.learner_id,
    rewardId: row.reward_id,
    pointsUsed: row.points_used,
    // The table's CHECK allows no other.
    status: row.status as RedemptionStatus,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
    notes,
  };
}
