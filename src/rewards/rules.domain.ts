import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { NewEvent } from '../ledger/events.ts';
import { releaseAll, setAside, unspend } from '../ledger/movements.ts';
import type { Need, StateReader } from '../ledger/state.ts';

/** What a parent may say about a reward; absent where an update leaves it as it is. */
export interface RewardFields {
  title?: string;
  description?: string;
  tokenCost?: number;
  category?: string;
  maxRedemptions?: number | null;
  imageEmoji?: string;
  color?: string;
  isActive?: boolean;
}

/** The event that gives the reward its new state, if that differs; with the savings that it no longer may hold. */
export function rewardChange(reward: Row<'rewards'>, fields: RewardFields, state: StateReader): NewEvent[] {
  const max_redemptions =
    fields.maxRedemptions === undefined ? reward.max_redemptions : fields.maxRedemptions;
  const next = { ...reward, token_cost: fields.tokenCost ?? reward.token_cost, max_redemptions };
  next.is_active = (fields.isActive ?? reward.is_active) && !isUsedUp(next);
  const isSame =
    next.token_cost === reward.token_cost &&
    next.max_redemptions === reward.max_redemptions &&
    next.is_active === reward.is_active;
  if (isSame) return [];
  const payload = {
    rewardId: next.id,
    tokenCost: next.token_cost,
    maxRedemptions: next.max_redemptions,
    isActive: next.is_active,
  };
  const movements = next.is_active ? [] : releaseAll(state.where('savings', { reward_id: next.id }));
  return [{ type: 'RewardChanged', payload, movements }];
}

/** Whether as many redemptions are approved as there may be. */
export function isUsedUp(reward: Row<'rewards'>): boolean {
  return reward.max_redemptions !== null && reward.current_redemptions >= reward.max_redemptions;
}

/** A pending redemption's end: its points go back to the goal, or to the balance where the goal is gone. */
export function rejection(redemption: Row<'redemptions'>, backToGoal: boolean): NewEvent {
  const { id: redemptionId, learner_id: learnerId, reward_id: rewardId, points_used: points } = redemption;
  const movements = [unspend(learnerId, rewardId, points)];
  if (backToGoal) movements.push(setAside(learnerId, rewardId, points));
  return { type: 'RedemptionRejected', payload: { learnerId, rewardId, redemptionId }, movements };
}

/** The learner's balance; a learner that was removed has none. */
export function balanceOf(learnerId: number, state: StateReader): number {
  const row = state.get('balances', { learner_id: learnerId });
  if (!row) throw new Problem('LEARNER_NOT_FOUND');
  return row.balance;
}

/** The reward, unless it is unknown or deleted. */
export function existingReward(rewardId: string, state: StateReader): Row<'rewards'> {
  const reward = state.get('rewards', { id: rewardId });
  if (!reward || reward.deleted_at !== null) throw new Problem('REWARD_NOT_FOUND');
  return reward;
}

/** Savings for the reward with the balances that they may return to. */
export function savingsNeeds(rewardId: string): Need[] {
  return [
    { table: 'savings', where: { reward_id: rewardId } },
    { table: 'balances', where: {} },
  ];
}
