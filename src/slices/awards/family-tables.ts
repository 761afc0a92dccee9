import type { FamilyTable } from '../../slice/family-table.ts';

const used = 'SELECT activity_id FROM awards WHERE family_id = $1';

export const awardFamilyTables: readonly FamilyTable[] = [
  {
    name: 'activities',
    isShared: true,
    ofFamily: `id IN (${used})`,
    ofLearner: `id IN (${used} AND learner_id = $2)`,
  },
  { name: 'award_shares', users: ['shared_by'] },
];
