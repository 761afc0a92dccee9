import type { RecordedEvent } from './events.ts';
import type { Change } from './state.ts';

/** Balance of each learner = Σ amount of its entries (decisions.md 5.1). A learner's row opens at 0. */
export function projectBalances(event: RecordedEvent): Change[] {
  const family_id = event.familyId;
  if (event.type === 'LearnerAdded') {
    return [{ table: 'balances', put: { family_id, learner_id: event.payload.learnerId, balance: 0 } }];
  }
  const balances = new Map(event.entries.map((entry) => [entry.learnerId, entry.balanceAfter]));
  const changes: Change[] = [...balances].map(([learner_id, balance]) => ({
    table: 'balances',
    put: { family_id, learner_id, balance },
  }));
  if (event.type === 'LearnerRemoved') {
    changes.push({ table: 'balances', remove: { learner_id: event.payload.learnerId } });
  }
  return changes;
}
