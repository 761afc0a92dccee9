import type { Row } from '../db/tables.ts';
import { erasure } from '../erasure.ts';
import { derivedId, lastDerived } from '../ids.ts';
import type { NewEvent } from '../ledger/events.ts';
import { reaction } from '../ledger/rules.ts';
import { all } from '../state/reads.ts';
import type { Change } from '../state/state.ts';
import { releaseAll } from './movements.ts';
import { rejectAll } from './rules.domain.ts';

/** Goals of a new learner, unless the parent's catalog has them (decisions.md 3.3). */
const goals = [
  {
    title: 'Extra screen time',
    description: '30 minutes of extra screen time.',
    category: 'Time',
    image_emoji: '⏰',
    color: '#3B82F6',
    tokenCost: 10,
  },
  {
    title: 'Movie night',
    description: 'You choose the film.',
    category: 'Entertainment',
    image_emoji: '🎬',
    color: '#8B5CF6',
    tokenCost: 25,
  },
  {
    title: 'Family outing',
    description: 'A trip to a place of your choice.',
    category: 'Activities',
    image_emoji: '🌳',
    color: '#10B981',
    tokenCost: 50,
  },
];

/** Creates the starter goals that are missing when a learner joins the family. */
export const starterGoals = reaction({
  on: 'LearnerAdded',
  reads: () => ({ rewards: all('rewards', { is_active: true }), texts: all('reward_texts', {}) }),
  react(_event, { rewards, texts }, { id, familyId: family_id }) {
    const titles = new Map(texts.map((text) => [text.reward_id, text.title]));
    const missing = goals.flatMap((goal, i) =>
      // Ids at the end of the command's range, which its events and entries do not reach.
      hasGoal(goal, rewards, titles) ? [] : [{ ...goal, rewardId: derivedId(id, lastDerived - i) }],
    );
    return {
      events: missing.map(({ rewardId, tokenCost }): NewEvent => {
        return { type: 'RewardCreated', payload: { rewardId, tokenCost, maxRedemptions: null } };
      }),
      changes: missing.map(({ rewardId: reward_id, tokenCost: _, ...texts }): Change => {
        return { table: 'reward_texts', put: { family_id, reward_id, ...texts } };
      }),
    };
  },
});

function hasGoal(
  goal: (typeof goals)[number],
  rewards: readonly Row<'rewards'>[],
  titles: ReadonlyMap<string, string>,
): boolean {
  return rewards.some(({ id, token_cost }) => token_cost === goal.tokenCost && titles.get(id) === goal.title);
}

/** Rejects a learner's PENDING redemptions and releases its savings before it is erased (decisions.md 2.9). */
export const releaseOnErasure = erasure({
  tables: ['redemption_notes'],
  reads: (learner_id) => ({
    pending: all('redemptions', { learner_id, status: 'PENDING' }),
    savings: all('savings', { learner_id }),
  }),
  events: ({ pending }) => rejectAll(pending),
  movements: ({ savings }) => releaseAll(savings),
});
