import { projection } from '../../kernel/ledger/rules.ts';

/** Projects the double-or-loss settings of learners. */
export const settingProjection = projection({
  on: 'DoubleOrLossChanged',
  reads: () => ({}),
  project: ({ familyId: family_id, payload: { learnerId: learner_id, enabled } }) => [
    { table: 'double_or_loss', put: { family_id, learner_id, enabled } },
  ],
});
