import * as schemas from '../../schema/awards.ts';
import type { Slice } from '../slice.ts';
import { awardErrors } from './errors.ts';
import { awardEvents } from './events.ts';
import { awardFamilyTables } from './family-tables.ts';
import { awardProjections } from './projection.ts';
import { awardTables } from './replica.ts';
import { registerAwardRoutes } from './routes.ts';
import { awardRules } from './rules.ts';
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
  events: awardEvents,
  eventRules: awardRules,
  sourceTypes: {
    AWARD_ALLOCATION: {
      column: 'allocated',
      credit: 'returned from an activity',
      debit: 'allocated to an activity',
    },
  },
  projections: awardProjections,
  projectedTables: ['awards'],
  erasure: { tables: ['award_shares', 'share_counts'] },
  familyTables: awardFamilyTables,
  replicaTables: awardTables,
};
