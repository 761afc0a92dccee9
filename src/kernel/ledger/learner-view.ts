import type { RecordedEvent } from './events.ts';

export const learnerFormat = 'learning-service/learner-ledger/1';

/** Event of the whole family that also concerns others: without their entries, so nobody can check its hash. */
export interface PartialEvent extends Omit<RecordedEvent, 'rules' | 'commitments'> {
  isPartial: true;
}

/** Place of an event that does not concern the learner. Its hash is the one that the next hash covers. */
export type WithheldEvent = Pick<RecordedEvent, 'seq' | 'hash'>;

/** Returns what a learner may see of an event of the family (docs/ledger-format.md). */
export function learnerView(
  event: RecordedEvent,
  learnerId: number,
): RecordedEvent | PartialEvent | WithheldEvent {
  const { familyId, seq, id, type, payload, actorId, recordedAt, hash } = event;
  if ('learnerId' in payload && payload.learnerId !== learnerId) return { seq, hash };
  const entries = event.entries.filter((entry) => entry.learnerId === learnerId);
  if (entries.length === event.entries.length) return event;
  return { familyId, seq, id, type, payload, actorId, recordedAt, entries, hash, isPartial: true };
}
