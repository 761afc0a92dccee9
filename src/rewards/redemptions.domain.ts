import type { Redemption, RedemptionStatus } from '../../schema/rewards.ts';
import { command } from '../commands/command.ts';
import type { Row } from '../db/tables.ts';
import { stored } from '../errors.ts';
import { balanceOf } from '../ledger/balances.ts';
import { one } from '../state/reads.ts';
import type { Change } from '../state/state.ts';
import { existingReward, isUsedUp, rewardChange } from './changes.domain.ts';

/** Requests a redemption. The learner pays the present cost from its savings for the reward (decisions.md 6.3, 6.4). */
export const redeemReward = command({
  reads: ({ learnerId, rewardId, redemptionId }: Omit<RedemptionDecision, 'notes'>) => ({
    balance: one('balances', { learner_id: learnerId }),
    reward: one('rewards', { id: rewardId }),
    redemption: one('redemptions', { id: redemptionId }),
  }),
  emits: (ids) => [{ type: 'RedemptionRequested', payload: ids }],
  decide({ learnerId, rewardId, redemptionId }, { balance, reward }) {
    balanceOf(balance);
    const { token_cost: pointsUsed } = existingReward(reward);
    const payload = { learnerId, rewardId, redemptionId, pointsUsed };
    return { events: [{ type: 'RedemptionRequested', payload }] };
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
  return { redemption: one('redemptions', { id: redemptionId }), reward: one('rewards', { id: rewardId }) };
}

/** Approves a redemption. The last allowed approval deactivates the reward, which releases all savings for it. */
export const approveRedemption = command({
  reads: decisionReads,
  emits: (ids) => [
    { type: 'RedemptionApproved', payload: ids },
    { type: 'RewardChanged', payload: ids },
  ],
  decide(decision, { reward }, { familyId }) {
    const counted = reward && { ...reward, current_redemptions: reward.current_redemptions + 1 };
    const usedUp = counted?.is_active && isUsedUp(counted) ? rewardChange(counted, {}) : [];
    return {
      events: [{ type: 'RedemptionApproved', payload: idsOf(decision) }, ...usedUp],
      changes: noteChanges(familyId, decision),
    };
  },
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

/** Rejects a redemption: the points return to the goal, or to the balance if the reward is inactive. */
export const rejectRedemption = command({
  reads: decisionReads,
  emits: (ids) => [{ type: 'RedemptionRejected', payload: ids }],
  decide: (decision, _rows, { familyId }) => ({
    events: [{ type: 'RedemptionRejected', payload: idsOf(decision) }],
    changes: noteChanges(familyId, decision),
  }),
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

function idsOf({ learnerId, rewardId, redemptionId }: RedemptionDecision) {
  return { learnerId, rewardId, redemptionId };
}

function noteChanges(
  family_id: number,
  { redemptionId: redemption_id, learnerId: learner_id, notes }: RedemptionDecision,
): Change[] {
  if (notes === null) return [];
  return [{ table: 'redemption_notes', put: { family_id, redemption_id, learner_id, notes } }];
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
