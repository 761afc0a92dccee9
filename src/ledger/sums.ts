import type { Rules } from './append.ts';
import type { RecordedEvent } from './events.ts';
import type { Change, StateReader } from './state.ts';

/** The rules of the slices behind the kernel's own, which are the first to see an event. */
export function withSums(rules: Rules): Rules {
  return {
    ...rules,
    projections: [projectSums, ...rules.projections],
    projectedTables: ['balances', 'savings', ...rules.projectedTables],
  };
}

/**
 * Balances and savings, the sums over a learner's entries (decisions.md 5.1):
 * balance = Σ amount; saved for reward R = − Σ amount where sourceType is REWARD_SAVE and sourceId is R.
 * A learner's balance opens at 0; savings of 0 have no row.
 */
function projectSums(event: RecordedEvent, state: StateReader): Change[] {
  const family_id = event.familyId;
  if (event.type === 'LearnerAdded') {
    return [{ table: 'balances', put: { family_id, learner_id: event.payload.learnerId, balance: 0 } }];
  }
  const changes: Change[] = [...balances(event), ...savings(event, state)];
  if (event.type === 'LearnerRemoved') {
    changes.push({ table: 'balances', remove: { learner_id: event.payload.learnerId } });
  }
  return changes;
}

function balances(event: RecordedEvent): Change[] {
  return event.entries.map(({ learnerId, balanceAfter }) => ({
    table: 'balances',
    put: { family_id: event.familyId, learner_id: learnerId, balance: balanceAfter },
  }));
}

function savings(event: RecordedEvent, state: StateReader): Change[] {
  const saved = new Map<string, { learner_id: number; reward_id: string; points: number }>();
  for (const entry of event.entries) {
    if (entry.sourceType !== 'REWARD_SAVE') continue;
    const key = { learner_id: entry.learnerId, reward_id: entry.sourceId };
    const id = `${key.learner_id} ${key.reward_id}`;
    const before = saved.get(id)?.points ?? state.get('savings', key)?.points ?? 0;
    saved.set(id, { ...key, points: before - entry.amount });
  }
  return [...saved.values()].map(({ points, ...key }) =>
    points === 0
      ? { table: 'savings', remove: key }
      : { table: 'savings', put: { family_id: event.familyId, ...key, points } },
  );
}
