import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { awardEvents } from './events.ts';
import { awardProjections } from './projection.ts';
import { awardRules } from './rules.ts';

/** Rules of awards. */
export const awards: SliceRules = {
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
};
