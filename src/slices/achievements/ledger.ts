import { AchievementType } from '../../../schema/achievements.ts';
import { EventUserId, Payload, type PayloadsOf } from '../../../schema/events.ts';
import { eventRule } from '../../kernel/ledger/event-rules.ts';
import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { one } from '../../kernel/state/reads.ts';
import { achievementProjections } from './projection.ts';
import { achievementReactions } from './reactions.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof achievementEvents> {}
}

const achievementEvents = {
  AchievementEarned: {
    payload: Payload({ learnerId: EventUserId, achievement: AchievementType }),
    isConsequence: true,
  },
};

/** A learner earns an achievement at most once (decisions.md 4.8). It moves no points. */
const achievementRule = eventRule({
  on: 'AchievementEarned',
  byLearner: true,
  reads: () => ({}),
  creates: ({ learnerId: learner_id, achievement: type }) => [one('achievements', { learner_id, type })],
  effect: () => ({}),
});

/** Rules of achievements. */
export const achievements: SliceRules = {
  events: achievementEvents,
  eventRules: [achievementRule],
  projections: achievementProjections,
  projectedTables: ['achievements', 'progress'],
  reactions: achievementReactions,
};
