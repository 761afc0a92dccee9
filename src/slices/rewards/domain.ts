import type { CreateReward, PointsSaved, Reward, UpdateReward } from '../../../schema/rewards.ts';
import { Problem, stored } from '../../base/errors.ts';
import { command } from '../../kernel/commands/command.ts';
import { saltOf } from '../../kernel/ledger/commitment.ts';
import type { NewEvent } from '../../kernel/ledger/events.ts';
import { all, one, type RowsOf } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import {
  defaultTexts,
  existingReward,
  rejectAll,
  rewardChange,
  roomIn,
  textColumns,
  titleCommitment,
  toReward,
} from './changes.domain.ts';

interface NewReward {
  rewardId: string;
  fields: CreateReward;
}

/** Adds a reward to the parent's catalog (interface.md 4.6). */
export const createReward = command({
  reads: ({ rewardId }: NewReward) => ({ ...rewardReads(rewardId), catalog: one('catalogs', {}) }),
  decide({ rewardId, fields }, { catalog }, context) {
    const { familyId, quotas } = context;
    const { rewards, activeRewards } = roomIn(catalog, quotas);
    if (rewards <= 0) throw new Problem('TOO_MANY_REWARDS');
    if (activeRewards <= 0) throw new Problem('TOO_MANY_ACTIVE_REWARDS');
    const { tokenCost, maxRedemptions = null } = fields;
    const { title } = fields;
    const salt = saltOf(context, rewardId);
    const put = {
      family_id: familyId,
      reward_id: rewardId,
      ...defaultTexts,
      ...textColumns(fields),
      title,
      salt,
    };
    const payload = { rewardId, tokenCost, maxRedemptions };
    return {
      events: [{ type: 'RewardCreated', payload, commitments: titleCommitment(salt, title) }],
      changes: [{ table: 'reward_texts', put }],
    };
  },
  reply: (_data, rows) => rewardReply(rows),
});

/** Changes a reward. Releases all savings if it becomes inactive, so that learners can use them (decisions.md 6.3). */
export const updateReward = command({
  reads: ({ rewardId }: { rewardId: string; fields: UpdateReward }) => ({
    ...rewardReads(rewardId),
    catalog: one('catalogs', {}),
  }),
  emits: ({ rewardId }) => [{ type: 'RewardChanged', payload: { rewardId } }],
  decide({ rewardId, fields }, { texts, catalog, ...rows }, context) {
    const { quotas } = context;
    const reward = existingReward(rows.reward);
    const events = rewardChange(reward, fields);
    const activates = events.some((event) => event.type === 'RewardChanged' && event.payload.isActive);
    if (activates && !reward.is_active && roomIn(catalog, quotas).activeRewards <= 0)
      throw new Problem('TOO_MANY_ACTIVE_REWARDS');
    const { title } = fields;
    const isRenamed = title !== undefined && title !== texts?.title;
    // A new title has a new salt: the new one must not help to guess the earlier title from its commitment.
    const salt = saltOf(context, rewardId);
    const changed = { ...textColumns(fields), ...(isRenamed && { salt }) };
    const renamed: NewEvent[] = isRenamed
      ? [{ type: 'RewardRenamed', payload: { rewardId }, commitments: titleCommitment(salt, title) }]
      : [];
    const changes: Change[] =
      texts && Object.keys(changed).length > 0
        ? [{ table: 'reward_texts', put: { ...texts, ...changed } }]
        : [];
    return { events: [...renamed, ...events], changes };
  },
  reply: (_data, rows) => rewardReply(rows),
});

/** Deletes a reward: rejects PENDING redemptions and releases savings (decisions.md 6.2). */
export const deleteReward = command({
  quota: 'reserve',
  reads: ({ rewardId }: { rewardId: string }) => ({
    pending: all('redemptions', { reward_id: rewardId, status: 'PENDING' }),
  }),
  emits: ({ rewardId }) => [{ type: 'RewardDeleted', payload: { rewardId } }],
  // A reward that is not there has no pending redemption, so the rule of its deletion refuses the first event.
  decide: ({ rewardId }, { pending }) => ({
    events: [...rejectAll(pending), { type: 'RewardDeleted', payload: { rewardId } }],
  }),
  reply: () => ({ success: true }),
});

/** Sets points aside for a reward. Allows more than its cost. */
export const savePoints = command({
  reads: (_goal: { learnerId: number; rewardId: string; points: number }) => ({}),
  emits: ({ learnerId, rewardId }) => [{ type: 'PointsSaved', payload: { learnerId, rewardId } }],
  decide: ({ learnerId, rewardId, points }) => ({
    events: [{ type: 'PointsSaved', payload: { learnerId, rewardId, points } }],
  }),
  reply: ({ points }): PointsSaved => ({ success: true, pointsDelegated: points }),
});

function rewardReads(rewardId: string) {
  return { reward: one('rewards', { id: rewardId }), texts: one('reward_texts', { reward_id: rewardId }) };
}

function rewardReply({ reward, texts }: RowsOf<ReturnType<typeof rewardReads>>): Reward {
  return toReward({ ...stored(reward), ...stored(texts) });
}
