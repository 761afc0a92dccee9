import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { rewardEvents, rewardSourceTypes } from './events.ts';
import { rewardProjections, savingsTotal } from './projection.ts';
import { starterGoals } from './reactions.ts';
import { redemptionRules, rewardRules, savingsRelease } from './rules.ts';

/** Rules of rewards, savings and redemptions. */
export const rewards: SliceRules = {
  events: rewardEvents,
  eventRules: [...rewardRules, ...redemptionRules],
  releases: [savingsRelease],
  sourceTypes: rewardSourceTypes,
  projections: rewardProjections,
  projectedTables: ['savings', 'rewards', 'catalogs', 'redemptions'],
  entryTotals: [savingsTotal],
  reactions: [starterGoals],
};
