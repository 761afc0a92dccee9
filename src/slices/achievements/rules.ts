import { eventRule } from '../../kernel/ledger/event-rules.ts';
import { one } from '../../kernel/state/reads.ts';

/** A learner earns an achievement at most once (decisions.md 4.8). It moves no points. */
export const achievementRule = eventRule({
  on: 'AchievementEarned',
  byLearner: true,
  reads: () => ({}),
  creates: ({ learnerId: learner_id, achievement: type }) => [one('achievements', { learner_id, type })],
  effect: () => ({}),
});
