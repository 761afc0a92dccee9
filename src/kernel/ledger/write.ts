import { shapeOf, type TableShapes } from '../../db/tables.ts';
import type { AnyRow, Statement } from '../../db/transaction.ts';
import { insertRows } from '../state/store.ts';
import type { RecordedEvent } from './events.ts';

/** Returns the statements that store events and their entries. */
export function eventWrites(shapes: TableShapes, events: readonly RecordedEvent[]): Statement[] {
  if (events.length === 0) return [];
  const entries = events.flatMap(entryRows);
  return [
    ...insertRows(shapeOf(shapes, 'events'), events.map(eventRow), false),
    ...(entries.length > 0 ? insertRows(shapeOf(shapes, 'entries'), entries, false) : []),
  ];
}

function eventRow(event: RecordedEvent): AnyRow {
  return {
    family_id: event.familyId,
    seq: event.seq,
    id: event.id,
    type: event.type,
    rules: event.rules ?? null,
    payload: event.payload,
    commitments: event.commitments ?? null,
    actor_id: event.actorId,
    recorded_at: event.recordedAt,
    hash: `\\x${event.hash}`,
  };
}

function entryRows(event: RecordedEvent): AnyRow[] {
  return event.entries.map((entry) => ({
    family_id: event.familyId,
    seq: event.seq,
    idx: entry.idx,
    id: entry.id,
    learner_id: entry.learnerId,
    amount: entry.amount,
    source_type: entry.sourceType,
    source_id: entry.sourceId,
    description: entry.description,
    balance_after: entry.balanceAfter,
    created_at: event.recordedAt,
  }));
}
