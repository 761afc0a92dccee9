import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { learnerEvents } from './events.ts';
import { settingProjection } from './projection.ts';
import { learnerRules } from './rules.ts';

/** Rules of learners and their settings. */
export const learners: SliceRules = {
  events: learnerEvents,
  eventRules: learnerRules,
  projections: [settingProjection],
  projectedTables: ['double_or_loss'],
};
