import { Problem } from '../../base/errors.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { eventRule } from '../../kernel/ledger/event-rules.ts';
import { one } from '../../kernel/state/reads.ts';
import { checkDay } from '../../slice/event-days.ts';

/** An adjustment changes a balance by any amount, but never below 0 (decisions.md 5.4). */
export const adjustmentRule = eventRule({
  on: 'PointsAdjusted',
  reads: ({ learnerId }) => ({ balance: one('balances', { learner_id: learnerId }) }),
  effect({ learnerId, amount }, { balance }, { id }) {
    if (amount === 0) throw new Error('the adjustment has no points');
    if (balanceOf(balance) + amount < 0) throw new Problem('BALANCE_WOULD_BE_NEGATIVE');
    // An adjustment has no other source than its own event.
    return { movements: [{ learnerId, amount, sourceType: 'ADMIN_ADJUSTMENT', sourceId: id }] };
  },
});

/** A bonus adds its points, on a day of the family (decisions.md 5.17). The quota of a day is a setting, which no event has. */
export const bonusRule = eventRule({
  on: 'BonusGiven',
  reads: ({ learnerId: learner_id }) => ({
    balance: one('balances', { learner_id }),
    count: one('bonus_counts', { learner_id }),
  }),
  effect({ learnerId, points: amount, day }, { balance, count }, { id, recordedAt }) {
    balanceOf(balance); // Throws if the learner was erased.
    checkDay(day, recordedAt, count?.day);
    return { movements: [{ learnerId, amount, sourceType: 'PARENT_BONUS', sourceId: id }] };
  },
});
