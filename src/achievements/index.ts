import * as schemas from '../../schema/achievements.ts';
import type { Slice } from '../slice.ts';
import { achievementReactions } from './domain.ts';
import { achievementEvents } from './events.ts';
import { achievementProjections } from './projection.ts';
import { achievementTables } from './replica.ts';
import { registerAchievementRoutes } from './routes.ts';
import { achievementRule } from './rules.ts';

export const achievements: Slice = {
  name: 'achievements',
  tags: [{ name: 'Achievements', description: 'Achievements of learners.' }],
  schemas,
  routes: registerAchievementRoutes,
  events: achievementEvents,
  eventRules: [achievementRule],
  projections: achievementProjections,
  projectedTables: ['achievements', 'progress'],
  reactions: achievementReactions,
  replicaTables: achievementTables,
};
