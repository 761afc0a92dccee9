import type { Redemption, RedemptionStatus } from '../../schema/rewards.ts';
import { command } from '../commands/command.ts';
import type { Row } from '../db/tables.ts';
import { existing, Problem, stored } from '../errors.ts';
import { balanceOf } from '../ledger/balances.ts';
import { all, one } from '../state/reads.ts';
import type { Change } from '../state/state.ts';
import { release, spend } from './movements.ts';
import { existingReward, isUsedUp, rejection, rewardChange, savingsReads } from './rules.domain.ts';

/** Requests a redemption. The learner pays the present cost from its savings for the reward (decisions.md 6.3, 6.4). */
export const redeemReward = command({
  reads: ({ learnerId, rewardId, redemptionId }: Omit<RedemptionDecision, 'notes'>) => ({
    balance: one('balances', { learner_id: learnerId }),
    reward: one('rewards', { id: rewardId }),
    savings: one('savings', { learner_id: learnerId, reward_id: rewardId }),
    pending: all('redemptions', { reward_id: rewardId, status: 'PENDING' }),
    redemption: one('redemptions', { id: redemptionId }),
  }),
  decide({ learnerId, rewardId, redemptionId }, { balance, savings, pending, ...rows }) {
    balanceOf(balance);
    const reward = existingReward(rows.reward);
    if (!reward.is_active) throw new Problem('REWARD_NOT_ACTIVE');
    const { max_redemptions, current_redemptions, token_cost: cost } = reward;
    if (max_redemptions !== null && current_redemptions + pending.length >= max_redemptions) {
      throw new Problem('MAX_REDEMPTIONS_REACHED');
    }
    if ((savings?.points ?? 0) < cost) throw new Problem('INSUFFICIENT_SAVINGS');
    const movements = [release(learnerId, rewardId, cost), spend(learnerId, rewardId, cost)];
    const payload = { learnerId, rewardId, redemptionId, pointsUsed: cost };
    return { events: [{ type: 'RedemptionRequested', payload, movements }] };
  },
  reply: (_data, { redemption }) => toRedemption(stored(redemption), null),
});

interface RedemptionDecision {
  redemptionId: string;
  /** Immutable fields of the redemption, which the caller reads to find its family. */
  learnerId: number;
  rewardId: string;
  notes: string | null;
}

function decisionReads({ redemptionId, rewardId }: RedemptionDecision) {
  return {
    redemption: one('redemptions', { id: redemptionId }),
    reward: one('rewards', { id: rewardId }),
    ...savingsReads(rewardId),
  };
}

/** Approves a redemption. The last allowed approval deactivates the reward and releases all savings for it. */
export const approveRedemption = command({
  reads: decisionReads,
  emits: ({ learnerId, rewardId, redemptionId }) => [
    { type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } },
  ],
  decide({ redemptionId, notes }, { redemption, reward, savings }, { familyId }) {
    const pending = pendingRedemption(redemption);
    const { learner_id: learnerId, reward_id: rewardId } = pending;
    const counted = reward && { ...reward, current_redemptions: reward.current_redemptions + 1 };
    const usedUp = counted?.is_active && isUsedUp(counted) ? rewardChange(counted, {}, savings) : [];
    return {
      events: [{ type: 'RedemptionApproved', payload: { learnerId, rewardId, redemptionId } }, ...usedUp],
      changes: noteChanges(familyId, pending, notes),
    };
  },
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

/** Rejects a redemption: the points return to the goal, or to the balance if the reward is inactive. */
export const rejectRedemption = command({
  reads: decisionReads,
  decide({ notes }, { redemption, reward }, { familyId }) {
    const pending = pendingRedemption(redemption);
    return {
      events: [rejection(pending, reward?.is_active ?? false)],
      changes: noteChanges(familyId, pending, notes),
    };
  },
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

function noteChanges(family_id: number, redemption: Row<'redemptions'>, notes: string | null): Change[] {
  if (notes === null) return [];
  const { id: redemption_id, learner_id } = redemption;
  return [{ table: 'redemption_notes', put: { family_id, redemption_id, learner_id, notes } }];
}

function pendingRedemption(row: Row<'redemptions'> | undefined): Row<'redemptions'> {
  const redemption = existing(row, 'REDEMPTION_NOT_FOUND');
  if (redemption.status !== 'PENDING') throw new Problem('REDEMPTION_NOT_PENDING');
  return redemption;
}

/** Converts a row to a redemption (interface.md 2.7). */
export function toRedemption(row: Row<'redemptions'>, notes: string | null): Redemption {
  return {
    id: row.id,
    learnerId: row.learner_id,
    rewardId: row.reward_id,
    pointsUsed: row.points_used,
    // The table's CHECK allows only these.
    status: row.status as RedemptionStatus,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
    notes,
  };
}
