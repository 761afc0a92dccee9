import { Problem } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import type { FamilyState } from '../state/state.ts';
import type { RecordedEvent } from './events.ts';

/** Projects balances: an account opens at 0 and follows its entries. */
export function projectBalances(
  { familyId: family_id, payload, entries }: RecordedEvent,
  account: 'opens' | 'closes' | undefined,
  state: FamilyState,
): void {
  const put = (learner_id: number, balance: number) =>
    state.apply({ table: 'balances', put: { family_id, learner_id, balance } });
  if (account === 'opens' && 'learnerId' in payload) put(payload.learnerId, 0);
  for (const { learnerId, balanceAfter } of entries) put(learnerId, balanceAfter);
}

/** Returns the learner's balance in points. Throws LEARNER_NOT_FOUND for an erased learner. */
export function balanceOf(row: Row<'balances'> | undefined): number {
  if (!row) throw new Problem('LEARNER_NOT_FOUND');
  return row.balance;
}
