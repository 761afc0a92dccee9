import type { PointsSaved, Reward } from '../../schema/rewards.ts';
import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import { releaseAll, setAside } from '../ledger/movements.ts';
import type { Change, Need, StateReader } from '../ledger/state.ts';
import {
  balanceOf,
  existingReward,
  type RewardFields,
  rejection,
  rewardChange,
  savingsNeeds,
} from './rules.domain.ts';

const defaultTexts = { description: '', category: 'General', image_emoji: '🎁', color: '#4F46E5' };

/** A parent adds a reward to the catalog (interface.md 4.6). */
export const createReward: CommandHandler<
  { rewardId: string; fields: RewardFields & { title: string; tokenCost: number } },
  Reward
> = {
  name: 'CreateReward',
  needs: ({ rewardId }) => rewardNeeds(rewardId),
  decide({ rewardId, fields }, _state, { familyId }) {
    const { tokenCost, maxRedemptions = null } = fields;
    const texts = {
      family_id: familyId,
      reward_id: rewardId,
      ...defaultTexts,
      ...textColumns(fields),
      title: fields.title,
    };
    return {
      events: [{ type: 'RewardCreated', payload: { rewardId, tokenCost, maxRedemptions } }],
      changes: [{ table: 'reward_texts', put: texts }],
    };
  },
  reply: ({ rewardId }, state) => rewardReply(rewardId, state),
};

/**
 * The owner changes a reward. One that becomes inactive, or whose redemptions are used up by a lower maximum, returns
 * all that is saved for it (decisions.md 6.3), so that no point stays where its learner cannot reach it.
 */
export const updateReward: CommandHandler<{ rewardId: string; fields: RewardFields }, Reward> = {
  name: 'UpdateReward',
  needs: ({ rewardId }) => [...rewardNeeds(rewardId), ...savingsNeeds(rewardId)],
  decide({ rewardId, fields }, state) {
    const reward = existingReward(rewardId, state);
    const texts = state.get('reward_texts', { reward_id: rewardId });
    const changed = textColumns(fields);
    const changes: Change[] =
      texts && Object.keys(changed).length > 0
        ? [{ table: 'reward_texts', put: { ...texts, ...changed } }]
        : [];
    return { events: rewardChange(reward, fields, state), changes };
  },
  reply: ({ rewardId }, state) => rewardReply(rewardId, state),
};

/** The owner deletes a reward: PENDING redemptions are rejected, savings return (decisions.md 6.2). */
export const deleteReward: CommandHandler<{ rewardId: string }, { success: boolean }> = {
  name: 'DeleteReward',
  needs: ({ rewardId }) => [
    ...rewardNeeds(rewardId),
    ...savingsNeeds(rewardId),
    { table: 'redemptions', where: { reward_id: rewardId, status: 'PENDING' } },
  ],
  decide({ rewardId }, state) {
    existingReward(rewardId, state);
    const pending = state.where('redemptions', { reward_id: rewardId, status: 'PENDING' });
    const rejections = pending.toSorted(byId).map((redemption) => rejection(redemption, false));
    const movements = releaseAll(state.where('savings', { reward_id: rewardId }));
    return { events: [...rejections, { type: 'RewardDeleted', payload: { rewardId }, movements }] };
  },
  reply: () => ({ success: true }),
};

/** A learner sets points aside for a reward. More than its cost is allowed. */
export const savePoints: CommandHandler<
  { learnerId: number; rewardId: string; points: number },
  PointsSaved
> = {
  name: 'SavePoints',
  needs: ({ learnerId, rewardId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'rewards', where: { id: rewardId } },
    { table: 'savings', where: { learner_id: learnerId, reward_id: rewardId } },
    { table: 'achievements', where: { learner_id: learnerId, type: 'FIRST_GOAL_REACHED' } },
  ],
  decide({ learnerId, rewardId, points }, state) {
    const balance = balanceOf(learnerId, state);
    if (!existingReward(rewardId, state).is_active) throw new Problem('REWARD_NOT_ACTIVE');
    if (balance < points) throw new Problem('INSUFFICIENT_BALANCE');
    const movements = [setAside(learnerId, rewardId, points)];
    return { events: [{ type: 'PointsSaved', payload: { learnerId, rewardId, points }, movements }] };
  },
  reply: ({ points }) => ({ success: true, pointsDelegated: points }),
};

function textColumns(fields: RewardFields): Partial<Row<'reward_texts'>> {
  const { title, description, category, imageEmoji, color } = fields;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...(imageEmoji !== undefined && { image_emoji: imageEmoji }),
    ...(color !== undefined && { color }),
  };
}

function rewardNeeds(rewardId: string): Need[] {
  return [
    { table: 'rewards', where: { id: rewardId } },
    { table: 'reward_texts', where: { reward_id: rewardId } },
  ];
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function rewardReply(rewardId: string, state: StateReader): Reward {
  const texts = state.get('reward_texts', { reward_id: rewardId });
  if (!texts) throw new Error('a reward without its texts');
  return toReward({ ...existingReward(rewardId, state), ...texts });
}

/** A reward as interface.md 2.6 shows it, from its row and its texts. */
export function toReward(row: Row<'rewards'> & Omit<Row<'reward_texts'>, 'reward_id'>): Reward {
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
