import { derivedId, lastDerived } from '../../base/derived-ids.ts';
import type { Row } from '../../db/tables.ts';
import { saltOf } from '../../kernel/ledger/commitment.ts';
import type { NewEvent } from '../../kernel/ledger/events.ts';
import { reaction } from '../../kernel/ledger/rules.ts';
import { all, newest, one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import { defaultTexts, roomIn, titleCommitment } from './changes.domain.ts';

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

/** Maximum number of rewards with a goal's title that are read. A catalog may hold thousands of the same. */
const maxTexts = 50;

/** Creates the starter goals that are missing when a learner joins the family. */
export const starterGoals = reaction({
  on: 'LearnerAdded',
  reads: () => ({
    found: goals.map(({ title, tokenCost: token_cost }) => ({
      rewards: all('rewards', { is_active: true, token_cost }),
      texts: newest('reward_texts', { title }, maxTexts),
    })),
    catalog: one('catalogs', {}),
  }),
  // The parent's texts and the operator's limits decide, which are no events.
  possible: () => goals.map(() => ({ type: 'RewardCreated' as const, payload: { maxRedemptions: null } })),
  react(_event, { found, catalog }, context) {
    const { id, familyId: family_id, quotas } = context;
    const room = roomIn(catalog, quotas);
    const missing = goals
      // Ids at the end of the command's range, which its events and entries do not reach.
      .map((goal, i) => ({ ...goal, rewardId: derivedId(id, lastDerived - i) }))
      .map((goal) => ({ ...goal, salt: saltOf(context, goal.rewardId) }))
      .filter((_goal, i) => !isGoal(found[i]))
      // A full catalog must not keep a learner out.
      .slice(0, Math.max(0, Math.min(room.rewards, room.activeRewards)));
    return {
      events: missing.map(({ rewardId, tokenCost, title, salt }): NewEvent => {
        const payload = { rewardId, tokenCost, maxRedemptions: null };
        return { type: 'RewardCreated', payload, commitments: titleCommitment(salt, title) };
      }),
      changes: missing.map(({ rewardId: reward_id, tokenCost: _, ...texts }): Change => {
        return { table: 'reward_texts', put: { family_id, reward_id, ...defaultTexts, ...texts } };
      }),
    };
  },
});

/** Returns true if an active reward has the cost and the title of a goal. */
function isGoal(found: { rewards: Row<'rewards'>[]; texts: Row<'reward_texts'>[] } | undefined): boolean {
  const ids = new Set(found?.texts.map(({ reward_id }) => reward_id));
  return found?.rewards.some(({ id }) => ids.has(id)) ?? false;
}
