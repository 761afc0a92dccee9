import { canonicalJson } from '../../base/canonical-json.ts';
import type { RecordedEvent } from './events.ts';

/** Form of a hash in events, exports and proofs. */
export const hashForm = /^[0-9a-f]{64}$/;

/** Returns the name of the form of an event's fields. Without a version of the rules, it tells whether there are commitments. */
export function formOf({ rules, commitments }: Pick<RecordedEvent, 'rules' | 'commitments'>): string {
  return `learning-service/ledger-event/${rules === undefined ? (commitments ? 2 : 1) : 3}`;
}

/** Returns the fields that the hash of an event covers, in order. */
export function eventFields(previous: string, event: Omit<RecordedEvent, 'hash'>): string[] {
  const { rules, commitments } = event;
  const fields = [
    formOf(event),
    previous,
    String(event.familyId),
    String(event.seq),
    event.id,
    event.type,
    ...(rules === undefined ? [] : [String(rules)]),
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
