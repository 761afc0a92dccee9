import * as schemas from '../../../schema/rewards.ts';
import type { FamilyTable } from '../../slice/family-table.ts';
import type { Slice } from '../../slice/slice.ts';
import { rewardTexts } from './committed-texts.ts';
import { rewardErrors } from './errors.ts';
import { rewards as rules } from './ledger.ts';
import { registerRedemptionRoutes } from './redemption-routes.ts';
import { rejectOnErasure } from './redemptions.domain.ts';
import { rewardTables } from './replica.ts';
import { registerRewardRoutes } from './routes.ts';

/** Query for the rewards in which the learner $2 has a part: those of its savings and redemptions. */
const ofLearner = ['savings', 'redemptions']
  .map((table) => `SELECT reward_id FROM ${table} WHERE family_id = $1 AND learner_id = $2`)
  .join(' UNION ');

const rewardFamilyTables: readonly FamilyTable[] = [
  { name: 'rewards', ofLearner: `family_id = $1 AND id IN (${ofLearner})` },
  { name: 'reward_texts', ofLearner: `family_id = $1 AND reward_id IN (${ofLearner})` },
];

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
