import { rowsOf } from '../state/reads.ts';
import type { Change, FamilyState } from '../state/state.ts';
import { projectBalances } from './balances.ts';
import type { RecordedEvent } from './events.ts';
import type { LedgerRules } from './rules.ts';

/** Applies all projections of an event to the state. */
export function project(event: RecordedEvent, state: FamilyState, rules: LedgerRules): void {
  const account = rules.events.get(event.type)?.account;
  const changes: Change[] = [];
  for (const { reads, project } of rules.projections.get(event.type) ?? []) {
    const rows = rowsOf(reads(event.payload, event.entries), state);
    for (const change of project(event, rows)) changes.push(change);
  }
  projectBalances(event, account, state);
  for (const change of changes) state.apply(change);
  if (account === 'closes' && 'learnerId' in event.payload)
    state.removeLearner(event.payload.learnerId, rules.projectedTables);
}
