import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { pointEvents } from './events.ts';
import { bonusProjection } from './projection.ts';
import { adjustmentRule, bonusRule } from './rules.ts';

/** Rules of bonuses and adjustments. */
export const points: SliceRules = {
  events: pointEvents,
  eventRules: [adjustmentRule, bonusRule],
  sourceTypes: {
    PARENT_BONUS: { column: 'bonus', credit: 'given as a bonus', debit: 'taken back for a bonus' },
    ADMIN_ADJUSTMENT: {
      column: 'adjusted',
      credit: 'added by an administrator',
      debit: 'taken off by an administrator',
    },
  },
  projections: [bonusProjection],
  projectedTables: ['bonus_counts'],
};
