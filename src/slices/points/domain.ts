import type { PointTransaction } from '../../../schema/points.ts';
import { command } from '../../kernel/commands/command.ts';
import { commitmentTo, saltOf } from '../../kernel/ledger/commitment.ts';

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
    const { id, familyId } = context;
    const salt = saltOf(context, id);
    const note = { family_id: familyId, event_id: id, learner_id: learnerId, reason, salt };
    const commitments = { reason: commitmentTo(salt, 'reason', reason) };
    return {
      events: [{ type: 'PointsAdjusted', payload: { learnerId, amount }, commitments }],
      changes: [{ table: 'adjustment_notes', put: note }],
    };
  },
  reply(_data, _rows, [event]): PointTransaction {
    const entry = event?.entries[0];
    if (!event || !entry) throw new Error('adjustment without an entry');
    const { idx: _idx, ...transaction } = entry;
    return { ...transaction, createdAt: event.recordedAt };
  },
});
