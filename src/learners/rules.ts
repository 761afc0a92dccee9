import { balanceOf } from '../ledger/balances.ts';
import { eventRule } from '../ledger/event-rules.ts';
import { one } from '../state/reads.ts';

/** Rules of a learner's account: it opens once, and closes after all savings are released. */
export const learnerRules = [
  eventRule({
    on: 'LearnerAdded',
    // A learner may register itself.
    byLearner: true,
    reads: () => ({}),
    effect: () => ({}),
  }),
  eventRule({
    on: 'DoubleOrLossChanged',
    reads: ({ learnerId: learner_id }) => ({ balance: one('balances', { learner_id }) }),
    effect(_payload, { balance }) {
      balanceOf(balance);
      return {};
    },
  }),
  eventRule({
    on: 'LearnerRemoved',
    reads: ({ learnerId: learner_id }) => ({ balance: one('balances', { learner_id }) }),
    effect(_payload, { balance }) {
      balanceOf(balance);
      return {};
    },
  }),
];
