import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { Change } from '../state/state.ts';
import type { RecordedEvent } from './events.ts';

/** Projects balances: an account opens at 0 and follows its entries. */
export function projectBalances(
  { familyId: family_id, payload, entries }: RecordedEvent,
  account: 'opens' | 'closes' | undefined,
): Change[] {
  const opened = account === 'opens' && 'learnerId' in payload ? [{ ...payload, balanceAfter: 0 }] : [];
  return [...opened, ...entries].map(({ learnerId: learner_id, balanceAfter: balance }): Change => {
    return { table: 'balances', put: { family_id, learner_id, balance } };
  });
}

/** Returns the learner's balance in points. Throws LEARNER_NOT_FOUND for an erased learner. */
export function balanceOf(row: Row<'balances'> | undefined): number {
  if (!row) throw new Problem('LEARNER_NOT_FOUND');
  return row.balance;
}
