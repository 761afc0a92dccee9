import type { PointTransaction } from '../../../schema/points.ts';
import { Problem } from '../../base/errors.ts';
import { command } from '../../kernel/commands/command.ts';
import { commitmentTo, saltOf } from '../../kernel/ledger/commitment.ts';
import type { EventContext, RecordedEvent } from '../../kernel/ledger/events.ts';
import { one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import { dayOf } from '../../slice/event-days.ts';
import { type FamilyDays, timeZoneOf, timeZoneRead } from '../../slice/family-days.ts';

export interface Adjustment {
  learnerId: number;
  /** Points, not 0; negative for a debit. */
  amount: number;
  reason: string;
}

/**
 * Adjusts a balance for an administrator (decisions.md 5.4). The reason is an erasable note, to which the event commits.
 * Throws 409 if the balance would fall below 0.
 */
export const adjustPoints = command({
  reads: (_adjustment: Adjustment) => ({}),
  emits: ({ learnerId }) => [{ type: 'PointsAdjusted', payload: { learnerId } }],
  decide({ learnerId, amount, reason }, _rows, context) {
    const { note, commitments } = noted(learnerId, reason, context);
    return {
      events: [{ type: 'PointsAdjusted', payload: { learnerId, amount }, commitments }],
      changes: [note],
    };
  },
  reply: (_data, _rows, events) => transactionOf(events),
});

interface Bonus extends FamilyDays {
  learnerId: number;
  /** Points, at least 1. */
  points: number;
  reason: string;
}

/**
 * Gives a learner points as a bonus (decisions.md 5.17). The reason is an erasable note, to which the event commits.
 * Throws 409 TOO_MANY_BONUS_POINTS beyond the quota of the family's day.
 */
export const giveBonus = command({
  reads: ({ learnerId: learner_id, ...days }: Bonus) => ({
    count: one('bonus_counts', { learner_id }),
    parent: timeZoneRead(days),
  }),
  emits: ({ learnerId }) => [{ type: 'BonusGiven', payload: { learnerId } }],
  decide({ learnerId, points, reason, serverTimeZone }, { count, parent }, context) {
    const day = dayOf(context.now, timeZoneOf(parent, serverTimeZone), count?.day);
    const given = count?.day === day ? count.points : 0;
    // The operator may have lowered the quota since.
    const pointsLeft = Math.max(0, context.quotas.bonusPointsPerDay - given);
    if (points > pointsLeft) throw new Problem('TOO_MANY_BONUS_POINTS', { extensions: { pointsLeft } });
    const { note, commitments } = noted(learnerId, reason, context);
    return {
      events: [{ type: 'BonusGiven', payload: { learnerId, points, day }, commitments }],
      changes: [note],
    };
  },
  reply: (_data, _rows, events) => transactionOf(events),
});

/** Returns the note with the reason of the event, and its commitment. */
function noted(learner_id: number, reason: string, context: EventContext) {
  const { id: event_id, familyId: family_id } = context;
  const salt = saltOf(context, event_id);
  const note: Change = { table: 'adjustment_notes', put: { family_id, event_id, learner_id, reason, salt } };
  return { note, commitments: { reason: commitmentTo(salt, 'reason', reason) } };
}

/** Returns the only entry of the only event. */
function transactionOf([event]: readonly RecordedEvent[]): PointTransaction {
  const entry = event?.entries[0];
  if (!event || !entry) throw new Error('points without an entry');
  const { idx: _idx, ...transaction } = entry;
  return { ...transaction, createdAt: event.recordedAt };
}
