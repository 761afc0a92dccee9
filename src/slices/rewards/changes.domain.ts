import type { Reward, UpdateReward } from '../../../schema/rewards.ts';
import { Problem } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { commitmentTo } from '../../kernel/ledger/commitment.ts';
import type { Commitments, NewEvent, Quotas } from '../../kernel/ledger/events.ts';
import { one } from '../../kernel/state/reads.ts';

/** Texts of a reward that its creator leaves out. */
export const defaultTexts = { description: '', category: 'General', image_emoji: '🎁', color: '#4F46E5' };

/** Returns the columns of the texts that a request gives. */
export function textColumns(fields: UpdateReward): Partial<Row<'reward_texts'>> {
  const { title, description, category, imageEmoji, color } = fields;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...(imageEmoji !== undefined && { image_emoji: imageEmoji }),
    ...(color !== undefined && { color }),
  };
}

/** Converts a row and its texts to a reward (interface.md 2.6). */
export function toReward(row: Row<'rewards'> & Omit<Row<'reward_texts'>, 'reward_id' | 'salt'>): Reward {
  return {
    id: row.id,
    parentId: row.family_id,
    title: row.title,
    description: row.description,
    tokenCost: row.token_cost,
    category: row.category,
    imageEmoji: row.image_emoji,
    color: row.color,
    isActive: row.is_active,
    maxRedemptions: row.max_redemptions,
    currentRedemptions: row.current_redemptions,
    createdAt: row.created_at,
  };
}

/** Returns the event of a change, if there is one. */
export function rewardChange(reward: Row<'rewards'>, fields: UpdateReward): NewEvent[] {
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
  return [{ type: 'RewardChanged', payload: { rewardId, tokenCost, maxRedemptions, isActive } }];
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

/** Returns the reward with one more approved redemption, if that uses up an active one; otherwise undefined. */
export function usedUpByApproval(reward: Row<'rewards'> | undefined): Row<'rewards'> | undefined {
  const counted = reward && { ...reward, current_redemptions: reward.current_redemptions + 1 };
  return counted?.is_active && isUsedUp(counted) ? counted : undefined;
}

/** Declares the rows for a decision on a redemption. */
export function decisionReads({ redemptionId, rewardId }: { redemptionId: string; rewardId: string }) {
  return { redemption: one('redemptions', { id: redemptionId }), reward: one('rewards', { id: rewardId }) };
}

/**
 * Returns the rejections of pending redemptions whose reward or learner is removed, in the order of their ids. The points
 * return to the balances.
 */
export function rejectAll(pending: readonly Row<'redemptions'>[]): NewEvent[] {
  return pending
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: redemptionId, learner_id: learnerId, reward_id: rewardId }) => {
      const payload = { learnerId, rewardId, redemptionId };
      return { type: 'RedemptionRejected', payload, isInRemoval: true };
    });
}

/** Returns the reward. Throws REWARD_NOT_FOUND for an unknown or deleted one. */
export function existingReward(reward: Row<'rewards'> | undefined): Row<'rewards'> {
  if (!reward || reward.deleted_at !== null) throw new Problem('REWARD_NOT_FOUND');
  return reward;
}

/** Returns the commitment of an event to a reward's title. */
export function titleCommitment(salt: string, title: string): Commitments {
  return { title: commitmentTo(salt, 'title', title) };
}
