import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { NewEvent, Quotas } from '../ledger/events.ts';
import { all } from '../state/reads.ts';
import { releaseAll, setAside, unspend } from './movements.ts';

/** Fields of a reward that a parent sets; an update leaves absent ones unchanged. */
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

/** Returns the event of a change, if there is one. It releases the savings of a reward that becomes inactive. */
export function rewardChange(
  reward: Row<'rewards'>,
  fields: RewardFields,
  savings: readonly Row<'savings'>[],
): NewEvent[] {
  const max_redemptions =
    fields.maxRedemptions === undefined ? reward.max_redemptions : fields.maxRedemptions;
  const next = { ...reward, token_cost: fields.tokenCost ?? reward.token_cost, max_redemptions };
  next.is_active = (fields.isActive ?? reward.is_active) && !isUsedUp(next);
  const isSame =
    next.token_cost === reward.token_cost &&
    next.max_redemptions === reward.max_redemptions &&
    next.is_active === reward.is_active;
  if (isSame) return [];
  const { id: rewardId, token_cost: tokenCost, max_redemptions: maxRedemptions, is_active: isActive } = next;
  const movements = isActive ? [] : releaseAll(savings);
  return [{ type: 'RewardChanged', payload: { rewardId, tokenCost, maxRedemptions, isActive }, movements }];
}

/** Returns how many more rewards the quotas allow in a catalog; 0 or less if it is full. */
export function roomIn(catalog: Row<'catalogs'> | undefined, { rewards, activeRewards }: Quotas) {
  return {
    rewards: rewards - (catalog?.rewards ?? 0),
    activeRewards: activeRewards - (catalog?.active_rewards ?? 0),
  };
}

/** Returns true if the maximum number of redemptions is approved. */
export function isUsedUp(reward: Row<'rewards'>): boolean {
  return reward.max_redemptions !== null && reward.current_redemptions >= reward.max_redemptions;
}

/** Returns the rejection of a pending redemption: its points return to the goal, or to the balance. */
export function rejection(redemption: Row<'redemptions'>, backToGoal: boolean): NewEvent {
  const { id: redemptionId, learner_id: learnerId, reward_id: rewardId, points_used: points } = redemption;
  const movements = [unspend(learnerId, rewardId, points)];
  if (backToGoal) movements.push(setAside(learnerId, rewardId, points));
  return { type: 'RedemptionRejected', payload: { learnerId, rewardId, redemptionId }, movements };
}

/** Returns the rejections of pending redemptions in the order of their ids. The points return to the balances. */
export function rejectAll(pending: readonly Row<'redemptions'>[]): NewEvent[] {
  return pending.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((redemption) => rejection(redemption, false));
}

/** Returns the reward. Throws REWARD_NOT_FOUND for an unknown or deleted one. */
export function existingReward(reward: Row<'rewards'> | undefined): Row<'rewards'> {
  if (!reward || reward.deleted_at !== null) throw new Problem('REWARD_NOT_FOUND');
  return reward;
}

/** Declares the savings for a reward, and the balances to which they may return. */
export function savingsReads(rewardId: string) {
  return { savings: all('savings', { reward_id: rewardId }), balances: all('balances', {}) };
}
