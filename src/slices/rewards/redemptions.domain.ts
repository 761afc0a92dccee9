import type { Redemption, RedemptionStatus } from '../../../schema/rewards.ts';
import { stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { commitmentTo, saltOf } from '../../kernel/ledger/commitment.ts';
import type { Commitments, EventContext, NewEvent } from '../../kernel/ledger/events.ts';
import { all, one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import { erasure } from '../../slice/erasure.ts';
import {
  decisionReads,
  existingReward,
  rejectAll,
  rewardChange,
  usedUpByApproval,
} from './changes.domain.ts';

/** Requests a redemption. The learner pays the present cost from its savings for the reward (decisions.md 6.3, 6.4). */
export const redeemReward = command({
  reads: ({ learnerId, rewardId, redemptionId }: Omit<RedemptionDecision, 'notes'>) => ({
    balance: one('balances', { learner_id: learnerId }),
    reward: one('rewards', { id: rewardId }),
    redemption: one('redemptions', { id: redemptionId }),
  }),
  emits: (ids) => [{ type: 'RedemptionRequested', payload: ids }],
  decide({ learnerId, rewardId, redemptionId }, { balance, reward }) {
    // The rule checks it too, but a missing learner has precedence over a missing reward, which has no cost.
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

/** Approves a redemption. The last allowed approval deactivates the reward, which releases all savings for it. */
export const approveRedemption = command({
  quota: 'reserve',
  reads: (decision: RedemptionDecision) => decisionReads(decision),
  emits: (ids) => [
    { type: 'RedemptionApproved', payload: ids },
    { type: 'RewardChanged', payload: ids },
  ],
  decide(decision, { reward }, context) {
    const usedUp = usedUpByApproval(reward);
    const changed = usedUp ? rewardChange(usedUp, {}) : [];
    const { commitments, changes } = noteOf(decision, context);
    const approved: NewEvent = { type: 'RedemptionApproved', payload: idsOf(decision), commitments };
    return { events: [approved, ...changed], changes };
  },
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

/** Rejects a redemption: the points return to the goal, or to the balance if the reward is inactive. */
export const rejectRedemption = command({
  quota: 'reserve',
  reads: (decision: RedemptionDecision) => decisionReads(decision),
  emits: (ids) => [{ type: 'RedemptionRejected', payload: ids }],
  decide(decision, _rows, context) {
    const { commitments, changes } = noteOf(decision, context);
    return { events: [{ type: 'RedemptionRejected', payload: idsOf(decision), commitments }], changes };
  },
  reply: ({ notes }, { redemption }) => toRedemption(stored(redemption), notes),
});

function idsOf({ learnerId, rewardId, redemptionId }: RedemptionDecision) {
  return { learnerId, rewardId, redemptionId };
}

/** Returns the row of a decision's notes, and the commitment of its event to them. */
function noteOf(
  { redemptionId: redemption_id, learnerId: learner_id, notes }: RedemptionDecision,
  context: EventContext,
): { commitments?: Commitments; changes: Change[] } {
  if (notes === null) return { changes: [] };
  const salt = saltOf(context, redemption_id);
  const put = { family_id: context.familyId, redemption_id, learner_id, notes, salt };
  return {
    commitments: { notes: commitmentTo(salt, 'notes', notes) },
    changes: [{ table: 'redemption_notes', put }],
  };
}

/** Converts a row to a redemption (interface.md 2.7). */
function toRedemption(row: Row<'redemptions'>, notes: string | null): Redemption {
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

/** Rejects a learner's PENDING redemptions before it is erased (decisions.md 2.9). */
export const rejectOnErasure = erasure({
  tables: ['redemption_notes'],
  reads: (learner_id) => ({ pending: all('redemptions', { learner_id, status: 'PENDING' }) }),
  events: ({ pending }) => rejectAll(pending),
});
