import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { pointEvents } from './events.ts';
import { adjustmentRule } from './rules.ts';

/** Rules of adjustments. */
export const points: SliceRules = {
  events: pointEvents,
  eventRules: [adjustmentRule],
  sourceTypes: {
    ADMIN_ADJUSTMENT: {
      column: 'adjusted',
      credit: 'added by an administrator',
      debit: 'taken off by an administrator',
    },
  },
};
