import { eventRule } from '../../kernel/ledger/event-rules.ts';
import { all } from '../../kernel/state/reads.ts';

/** A family closes after the removal of all its learners (decisions.md 2.11). */
export const closingRule = eventRule({
  on: 'FamilyClosed',
  reads: () => ({ accounts: all('balances', {}) }),
  effect(_payload, { accounts }) {
    if (accounts.length > 0) throw new Error('the family has learners');
    return {};
  },
});
