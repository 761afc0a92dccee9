import type { PointTransaction } from '../../schema/points.ts';
import { command } from '../commands/command.ts';
import { Problem } from '../errors.ts';
import { balanceOf } from '../ledger/balances.ts';
import { one } from '../state/reads.ts';

export interface Adjustment {
  learnerId: number;
  /** Points, not 0; negative for a debit. */
  amount: number;
  reason: string;
}

/**
 * Adjusts a balance for an administrator (decisions.md 5.4). The reason is an erasable note outside the ledger.
 * Throws 409 if the balance would fall below 0.
 */
export const adjustPoints = command({
  reads: ({ learnerId }: Adjustment) => ({ balance: one('balances', { learner_id: learnerId }) }),
  decide({ learnerId, amount, reason }, { balance }, { id, familyId }) {
    if (balanceOf(balance) + amount < 0) throw new Problem('BALANCE_WOULD_BE_NEGATIVE');
    // An adjustment has no other source than its own event.
    const movement = { learnerId, amount, sourceType: 'ADMIN_ADJUSTMENT', sourceId: id } as const;
    const note = { family_id: familyId, event_id: id, learner_id: learnerId, reason };
    return {
      events: [{ type: 'PointsAdjusted', payload: { learnerId, amount }, movements: [movement] }],
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
