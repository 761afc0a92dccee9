import { projection, type SliceRules } from '../../kernel/ledger/rules.ts';
import { learnerEvents } from './events.ts';
import { learnerRules } from './rules.ts';

/** Projects the double-or-loss settings of learners. */
const settingProjection = projection({
  on: 'DoubleOrLossChanged',
  reads: () => ({}),
  project: ({ familyId: family_id, payload: { learnerId: learner_id, enabled } }) => [
    { table: 'double_or_loss', put: { family_id, learner_id, enabled } },
  ],
});

/** Rules of learners and their settings. */
export const learners: SliceRules = {
  events: learnerEvents,
  eventRules: learnerRules,
  projections: [settingProjection],
  projectedTables: ['double_or_loss'],
};
