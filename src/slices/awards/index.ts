import * as schemas from '../../../schema/awards.ts';
import type { Slice } from '../../slice/slice.ts';
import { awardErrors } from './errors.ts';
import { awardFamilyTables } from './family-tables.ts';
import { awards as rules } from './ledger.ts';
import { awardTables } from './replica.ts';
import { registerAwardRoutes } from './routes.ts';
import { registerShareRoutes } from './share-routes.ts';

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
