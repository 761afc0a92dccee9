import { canonicalJson } from '../canonical-json.ts';
import type { RecordedEvent } from './events.ts';

const version = 'learning-service/ledger-event/1';
/** Version of events with commitments. */
const versionWithCommitments = 'learning-service/ledger-event/2';

/** Returns the fields that the hash of an event covers, in order. */
export function eventFields(previous: string, event: Omit<RecordedEvent, 'hash'>): string[] {
  const { commitments } = event;
  const fields = [
    commitments ? versionWithCommitments : version,
    previous,
    String(event.familyId),
    String(event.seq),
    event.id,
    event.type,
    canonicalJson(event.payload),
    ...(commitments ? [canonicalJson(commitments)] : []),
    String(event.actorId),
    event.recordedAt,
    String(event.entries.length),
  ];
  for (const entry of event.entries) {
    fields.push(
      String(entry.idx),
      entry.id,
      String(entry.learnerId),
      String(entry.amount),
      entry.sourceType,
      entry.sourceId,
      entry.description,
      String(entry.balanceAfter),
    );
  }
  return fields;
}
