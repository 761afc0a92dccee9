import type { Row } from '../../db/tables.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { eventRule } from '../../kernel/ledger/event-rules.ts';
import { one } from '../../kernel/state/reads.ts';

/** Condition and effect of an event that only needs its learner. */
const needsLearner = {
  reads: ({ learnerId: learner_id }: { learnerId: number }) => ({ balance: one('balances', { learner_id }) }),
  effect(_payload: object, { balance }: { balance: Row<'balances'> | undefined }) {
    balanceOf(balance);
    return {};
  },
};

/** Rules of a learner's account. The slices that hold points of learners release them when it closes. */
export const learnerRules = [
  eventRule({
    on: 'LearnerAdded',
    // A learner may register itself.
    byLearner: true,
    reads: () => ({}),
    effect: () => ({}),
  }),
  eventRule({ on: 'DoubleOrLossChanged', ...needsLearner }),
  eventRule({ on: 'LearnerRemoved', ...needsLearner }),
];
