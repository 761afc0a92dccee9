import { Payload, type PayloadsOf } from '../../../schema/events.ts';
import { eventRule } from '../../kernel/ledger/event-rules.ts';
import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { all } from '../../kernel/state/reads.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof accountEvents> {}
}

const accountEvents = {
  /** Last event of a family: its learners are erased, and its parent has left. */
  FamilyClosed: { payload: Payload({}), closesFamily: true },
} as const;

/** A family closes after the removal of all its learners (decisions.md 2.11). */
const closingRule = eventRule({
  on: 'FamilyClosed',
  reads: () => ({ accounts: all('balances', {}) }),
  effect(_payload, { accounts }) {
    if (accounts.length > 0) throw new Error('the family has learners');
    return {};
  },
});

/** Rules of the end of a family. */
export const accounts: SliceRules = {
  events: accountEvents,
  eventRules: [closingRule],
};
