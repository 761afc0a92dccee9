import * as schemas from '../../../schema/awards.ts';
import type { FamilyTable } from '../../slice/family-table.ts';
import type { Slice } from '../../slice/slice.ts';
import { awardErrors } from './errors.ts';
import { awards as rules } from './ledger.ts';
import { awardTables } from './replica.ts';
import { registerAwardRoutes } from './routes.ts';
import { registerShareRoutes } from './share-routes.ts';

const used = 'SELECT activity_id FROM awards WHERE family_id = $1';

const awardFamilyTables: readonly FamilyTable[] = [
  {
    name: 'activities',
    isShared: true,
    ofFamily: `id IN (${used})`,
    ofLearner: `id IN (${used} AND learner_id = $2)`,
  },
  { name: 'award_shares', users: ['shared_by'] },
];

export const awards: Slice = {
  name: 'awards',
  tags: [
    { name: 'Awards', description: 'Activities, tokens allocated to them, and public links to awards.' },
  ],
  schemas,
  async routes(app, deps) {
    registerAwardRoutes(app, deps);
    await registerShareRoutes(app, deps);
  },
  errors: awardErrors,
  ...rules,
  erasure: { tables: ['award_shares', 'share_counts'] },
  familyTables: awardFamilyTables,
  replicaTables: awardTables,
};
