import type { Award, AwardStatus, AwardsAllocated, CashedIn } from '../../schema/awards.ts';
import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import type { Movement } from '../ledger/events.ts';
import type { StateReader } from '../ledger/state.ts';

/** Tokens for an activity, and the id of the award that they become. */
interface Allocation {
  awardId: string;
  activityId: string;
  tokens: number;
}

/** A learner allocates tokens to activities: all of the awards, or none (decisions.md 7.1). */
export const allocateAwards: CommandHandler<
  { learnerId: number; allocations: Allocation[] },
  AwardsAllocated
> = {
  name: 'AllocateAwards',
  needs: ({ learnerId, allocations }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    ...allocations.flatMap(({ awardId, activityId }) => [
      { table: 'awards' as const, where: { id: awardId } },
      { table: 'activities' as const, where: { id: activityId } },
    ]),
  ],
  decide({ learnerId, allocations }, state) {
    const balance = state.get('balances', { learner_id: learnerId })?.balance;
    if (balance === undefined) throw new Problem('LEARNER_NOT_FOUND');
    requireActive(allocations, state);
    if (balance < allocations.reduce((sum, { tokens }) => sum + tokens, 0)) {
      throw new Problem('INSUFFICIENT_TOKENS');
    }
    if (allocations.length === 0) return { events: [] };
    const movements = allocations.map((allocation) => allotment(learnerId, allocation));
    return { events: [{ type: 'AwardsAllocated', payload: { learnerId, awards: allocations }, movements }] };
  },
  reply: ({ allocations }, state) => ({
    awards: allocations.map(({ awardId, activityId }) =>
      toAward(existingAward(awardId, state), nameOf(activityId, state)),
    ),
  }),
};

/** An award is cashed in, for good; once it is, cashing it in again changes nothing (decisions.md 7.2). */
export const cashInAward: CommandHandler<{ awardId: string }, CashedIn> = {
  name: 'CashInAward',
  needs: ({ awardId }) => [{ table: 'awards', where: { id: awardId } }],
  decide({ awardId }, state) {
    const { learner_id: learnerId, status } = existingAward(awardId, state);
    if (status === 'CASHED_IN') return { events: [] };
    return { events: [{ type: 'AwardCashedIn', payload: { learnerId, awardId } }] };
  },
  reply: ({ awardId }, state) => ({ status: statusOf(existingAward(awardId, state)) }),
};

/** An award as interface.md 2.9 shows it. */
export function toAward(row: Row<'awards'>, activityName: string): Award {
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

/** The award; one of a learner that was erased meanwhile is gone. */
export function existingAward(id: string, state: StateReader): Row<'awards'> {
  const award = state.get('awards', { id });
  if (!award) throw new Problem('AWARD_NOT_FOUND');
  return award;
}

function requireActive(allocations: Allocation[], state: StateReader): void {
  const unknown = allocations.findIndex(({ activityId: id }) => !state.get('activities', { id })?.is_active);
  if (unknown < 0) return;
  const pointer = `/body/allocations/${unknown}/activityId`;
  throw new Problem('UNKNOWN_ACTIVITY', { errors: [{ pointer, message: 'is no active activity' }] });
}

function nameOf(id: string, state: StateReader): string {
  const activity = state.get('activities', { id });
  if (!activity) throw new Error('an award for an activity that was not there');
  return activity.name;
}

/** Points leave the balance for an award (decisions.md 5.2). */
function allotment(learnerId: number, { awardId, tokens }: Allocation): Movement {
  return { learnerId, amount: -tokens, sourceType: 'AWARD_ALLOCATION', sourceId: awardId };
}

function statusOf({ status }: Row<'awards'>): AwardStatus {
  // The table's CHECK allows no other.
  return status as AwardStatus;
}
