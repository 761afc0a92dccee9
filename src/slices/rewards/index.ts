import * as schemas from '../../../schema/rewards.ts';
import type { Slice } from '../../slice/slice.ts';
import { rewardTexts } from './committed-texts.ts';
import { rewardErrors } from './errors.ts';
import { rewardFamilyTables } from './family-tables.ts';
import { rewards as rules } from './ledger.ts';
import { registerRedemptionRoutes } from './redemption-routes.ts';
import { rejectOnErasure } from './redemptions.domain.ts';
import { rewardTables } from './replica.ts';
import { registerRewardRoutes } from './routes.ts';

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
  ...rules,
  committedTexts: rewardTexts,
  erasure: rejectOnErasure,
  closing: { tables: ['reward_texts'] },
  familyTables: rewardFamilyTables,
  replicaTables: rewardTables,
};
