import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { accountEvents } from './events.ts';
import { closingRule } from './rules.ts';

/** Rules of the end of a family. */
export const accounts: SliceRules = {
  events: accountEvents,
  eventRules: [closingRule],
};
