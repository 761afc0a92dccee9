import type { LearnerAccount } from '../../model/accounts.ts';
import type { Period, Span } from '../../model/periods.ts';

/** Account of a learner in a period, which the cards of the view show. */
export interface AccountPeriod {
  learnerId: number;
  account: LearnerAccount;
  period: Period;
  span: Span;
  /** The same span as far as the ledger has events, with finite ends. */
  shown: Span;
}
