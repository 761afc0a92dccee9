import * as schemas from '../../../schema/achievements.ts';
import type { Slice } from '../../slice/slice.ts';
import { achievements as rules } from './ledger.ts';
import { achievementTables } from './replica.ts';
import { registerAchievementRoutes } from './routes.ts';

export const achievements: Slice = {
  name: 'achievements',
  tags: [{ name: 'Achievements', description: 'Achievements of learners.' }],
  schemas,
  routes: registerAchievementRoutes,
  ...rules,
  replicaTables: achievementTables,
};
