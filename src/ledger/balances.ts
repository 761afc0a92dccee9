import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { Change } from '../state/state.ts';
import type { RecordedEvent } from './events.ts';

/** Projects balances: an account opens at 0, follows its entries, and disappears when it closes. */
export function projectBalances(event: RecordedEvent, account: 'opens' | 'closes' | undefined): Change[] {
  const family_id = event.familyId;
  const changes = event.entries.map(({ learnerId: learner_id, balanceAfter: balance }): Change => {
    return { table: 'balances', put: { family_id, learner_id, balance } };
  });
  if (!account || !('learnerId' in event.payload)) return changes;
  const key = { learner_id: event.payload.learnerId };
  if (account === 'closes') return [...changes, { table: 'balances', remove: key }];
  return [{ table: 'balances', put: { family_id, ...key, balance: 0 } }, ...changes];
}

/** Returns the learner's balance in points. Throws LEARNER_NOT_FOUND for an erased learner. */
export function balanceOf(row: Row<'balances'> | undefined): number {
  if (!row) throw new Problem('LEARNER_NOT_FOUND');
  return row.balance;
}
