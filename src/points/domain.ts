import type { PointTransaction } from '../../schema/points.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';

/**
 * An administrator adds points or takes some off (decisions.md 5.4). The reason is a note outside of the ledger, which
 * can be erased. 409 where the balance would fall below 0.
 */
export const adjustPoints: CommandHandler<
  { learnerId: number; amount: number; reason: string },
  PointTransaction
> = {
  name: 'AdjustPoints',
  needs: ({ learnerId }) => [{ table: 'balances', where: { learner_id: learnerId } }],
  decide({ learnerId, amount, reason }, state, { commandId, familyId }) {
    const row = state.get('balances', { learner_id: learnerId });
    if (!row) throw new Problem('LEARNER_NOT_FOUND');
    if (row.balance + amount < 0) throw new Problem('BALANCE_WOULD_BE_NEGATIVE');
    // The event's own id is the source: there is nothing else that an adjustment comes from.
    const movements = [{ learnerId, amount, sourceType: 'ADMIN_ADJUSTMENT' as const, sourceId: commandId }];
    const note = { family_id: familyId, event_id: commandId, learner_id: learnerId, reason };
    return {
      events: [{ type: 'PointsAdjusted', payload: { learnerId, amount }, movements }],
      changes: [{ table: 'adjustment_notes', put: note }],
    };
  },
  reply(_data, _state, [event]) {
    const entry = event?.entries[0];
    if (!event || !entry) throw new Error('an adjustment without an entry');
    const { idx: _idx, ...transaction } = entry;
    return { ...transaction, createdAt: event.recordedAt };
  },
};
