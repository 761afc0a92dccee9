import type { FamilyTable } from '../../slice/family-table.ts';

/** Query for the rewards in which the learner $2 has a part: those of its savings and redemptions. */
const ofLearner = ['savings', 'redemptions']
  .map((table) => `SELECT reward_id FROM ${table} WHERE family_id = $1 AND learner_id = $2`)
  .join(' UNION ');

export const rewardFamilyTables: readonly FamilyTable[] = [
  { name: 'rewards', ofLearner: `family_id = $1 AND id IN (${ofLearner})` },
  { name: 'reward_texts', ofLearner: `family_id = $1 AND reward_id IN (${ofLearner})` },
];
