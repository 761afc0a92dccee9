import * as schemas from '../../schema/rewards.ts';
import type { Slice } from '../slice.ts';
import { rewardEvents, rewardSourceTypes } from './events.ts';
import { releaseOnErasure, starterGoals } from './learners.domain.ts';
import { projectRewards, savingsSum } from './projection.ts';
import { registerRedemptionRoutes } from './redemption-routes.ts';
import { rewardTables } from './replica.ts';
import { registerRewardRoutes } from './routes.ts';

export const rewards: Slice = {
  name: 'rewards',
  tags: [
    { name: 'Rewards', description: 'The catalog of goals, and saving for them.' },
    { name: 'Redemptions', description: 'Asking for a reward, and deciding on it.' },
  ],
  schemas,
  routes(app, deps) {
    registerRewardRoutes(app, deps);
    registerRedemptionRoutes(app, deps);
  },
  events: rewardEvents,
  sourceTypes: rewardSourceTypes,
  project: projectRewards,
  projectedTables: ['savings', 'rewards', 'redemptions'],
  sums: [savingsSum],
  reactions: [starterGoals],
  erasure: releaseOnErasure,
  replicaTables: rewardTables,
};
