import type { Award, AwardStatus } from '../../../schema/awards.ts';
import { existing, Problem, stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { one } from '../../kernel/state/reads.ts';

/** Tokens for an activity, and the id of the new award. */
interface Allocation {
  awardId: string;
  activityId: string;
  tokens: number;
}

/** Allocates a learner's tokens to activities; creates all awards or none (decisions.md 7.1). */
export const allocateAwards = command({
  reads: ({ learnerId, allocations }: { learnerId: number; allocations: Allocation[] }) => ({
    balance: one('balances', { learner_id: learnerId }),
    awards: allocations.map(({ awardId }) => one('awards', { id: awardId })),
    activities: allocations.map(({ activityId }) => one('activities', { id: activityId })),
  }),
  decide({ learnerId, allocations }, { balance, activities }) {
    // The rule checks it too, but a missing learner has precedence over an unknown activity.
    balanceOf(balance);
    requireActive(activities);
    if (allocations.length === 0) return { events: [] };
    return { events: [{ type: 'AwardsAllocated', payload: { learnerId, awards: allocations } }] };
  },
  reply: (_data, { awards, activities }) => ({
    awards: awards.map((award, i) => toAward(stored(award), stored(activities[i]).name)),
  }),
});

/** Cashes in an award. Repeating it changes nothing (decisions.md 7.2). */
export const cashInAward = command({
  reads: ({ awardId }: { awardId: string }) => ({ award: one('awards', { id: awardId }) }),
  decide({ awardId }, { award }) {
    const { learner_id: learnerId, status } = existing(award, 'AWARD_NOT_FOUND');
    if (status === 'CASHED_IN') return { events: [] };
    return { events: [{ type: 'AwardCashedIn', payload: { learnerId, awardId } }] };
  },
  reply: (_data, { award }) => ({ status: statusOf(stored(award)) }),
});

/** Converts a row to an award (interface.md 2.9). */
function toAward(row: Row<'awards'>, activityName: string): Award {
  return {
    id: row.id,
    learnerId: row.learner_id,
    activityId: row.activity_id,
    activityName,
    tokens: row.tokens,
    status: statusOf(row),
    createdAt: row.created_at,
    cashedInAt: row.cashed_in_at,
  };
}

function requireActive(activities: readonly (Row<'activities'> | undefined)[]): void {
  const unknown = activities.findIndex((activity) => !activity?.is_active);
  if (unknown < 0) return;
  const pointer = `/body/allocations/${unknown}/activityId`;
  throw new Problem('UNKNOWN_ACTIVITY', { errors: [{ pointer, message: 'is not an active activity' }] });
}

function statusOf({ status }: Row<'awards'>): AwardStatus {
  // The table's CHECK allows only these.
  return status as AwardStatus;
}
