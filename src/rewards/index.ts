import * as schemas from '../../schema/rewards.ts';
import type { Slice } from '../slice.ts';
import { rewardTexts } from './committed-texts.ts';
import { rewardErrors } from './errors.ts';
import { rewardEvents, rewardSourceTypes } from './events.ts';
import { rewardFamilyTables } from './family-tables.ts';
import { rejectOnErasure, starterGoals } from './learners.domain.ts';
import { rewardProjections, savingsTotal } from './projection.ts';
import { registerRedemptionRoutes } from './redemption-routes.ts';
import { rewardTables } from './replica.ts';
import { registerRewardRoutes } from './routes.ts';
import { redemptionRules, rewardRules, savingsRelease } from './rules.ts';

export const rewards: Slice = {
  name: 'rewards',
  tags: [
    { name: 'Rewards', description: 'Catalogs of rewards, and savings for them.' },
    { name: 'Redemptions', description: 'Requests for rewards, and decisions on them.' },
  ],
  schemas,
  routes(app, deps) {
    registerRewardRoutes(app, deps);
    registerRedemptionRoutes(app, deps);
  },
  errors: rewardErrors,
  events: rewardEvents,
  eventRules: [...rewardRules, ...redemptionRules],
  releases: [savingsRelease],
  sourceTypes: rewardSourceTypes,
  projections: rewardProjections,
  projectedTables: ['savings', 'rewards', 'catalogs', 'redemptions'],
  entryTotals: [savingsTotal],
  reactions: [starterGoals],
  committedTexts: rewardTexts,
  erasure: rejectOnErasure,
  closing: { tables: ['reward_texts'] },
  familyTables: rewardFamilyTables,
  replicaTables: rewardTables,
};
