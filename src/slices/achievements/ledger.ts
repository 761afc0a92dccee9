import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { achievementEvents } from './events.ts';
import { achievementProjections } from './projection.ts';
import { achievementReactions } from './reactions.ts';
import { achievementRule } from './rules.ts';

/** Rules of achievements. */
export const achievements: SliceRules = {
  events: achievementEvents,
  eventRules: [achievementRule],
  projections: achievementProjections,
  projectedTables: ['achievements', 'progress'],
  reactions: achievementReactions,
};
