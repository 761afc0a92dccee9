import { command } from '../../../kernel/commands/command.ts';
import { balanceOf } from '../../../kernel/ledger/balances.ts';
import { one } from '../../../kernel/state/reads.ts';
import type { Change } from '../../../kernel/state/state.ts';

/** Sets or removes the PIN of a learner. Sessions go on: a PIN keeps siblings apart, and is no password (decisions.md 2.18). */
export const setPin = command({
  reads: ({ learnerId: learner_id }: { learnerId: number; pinHash: string | null }) => ({
    balance: one('balances', { learner_id }),
    pin: one('learner_pins', { learner_id }),
  }),
  decide({ learnerId: learner_id, pinHash: pin_hash }, { balance, pin }, { familyId: family_id, now }) {
    balanceOf(balance);
    const changes: Change[] = [];
    if (pin_hash !== null)
      changes.push({ table: 'learner_pins', put: { family_id, learner_id, pin_hash, changed_at: now } });
    else if (pin) changes.push({ table: 'learner_pins', remove: { learner_id } });
    return { events: [], changes };
  },
  reply: ({ learnerId, pinHash }) => ({ learnerId, hasPin: pinHash !== null }),
});
