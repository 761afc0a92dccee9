import type { EntryRow, EventRow } from '../../../src/slices/explorer/page/model/model.ts';

/** Time of the first event of a test, in milliseconds since 1970. */
export const start = Date.UTC(2026, 10, 20, 8);

/** Returns a function that makes the next event of a ledger, a minute after the one before, by the parent 7 for the learner 8. */
export function createRows(): (type: string, members?: Partial<EventRow>) => EventRow {
  let seq = 0;
  return (type, members = {}) => {
    seq += 1;
    const time = members.time ?? start + seq * 60_000;
    return {
      seq,
      time,
      idTime: time,
      type,
      actorId: 7,
      learnerId: 8,
      subjectId: undefined,
      redemptionId: undefined,
      terms: undefined,
      entries: [],
      ...members,
    };
  };
}

/** Returns a change of the balance of the learner 8. */
export function entry(amount: number, source: string, learnerId = 8): EntryRow {
  return { learnerId, amount, balance: 0, source };
}
