import type { EventPayload, EventType, LedgerEvent, SourceType } from '../../schema/events.ts';

/** A change of one learner's balance that a decision asks for; the kernel makes an entry of it. */
export interface Movement {
  learnerId: number;
  /** Points, not 0; negative for a debit. */
  amount: number;
  sourceType: SourceType;
  sourceId: string;
}

/** What a decision appends: an event and the movements that it carries. */
export type NewEvent = LedgerEvent & { movements?: Movement[] };

/** A point transaction (interface.md 2.5) at its place in the family's ledger. */
export interface Entry extends Movement {
  id: string;
  idx: number;
  description: string;
  balanceAfter: number;
}

/** An event as it stands in the ledger. `hash`, in hexadecimal, chains it to the one before. */
export type RecordedEvent<T extends EventType = EventType> = {
  [K in T]: {
    familyId: number;
    seq: number;
    id: string;
    type: K;
    payload: EventPayload<K>;
    actorId: number;
    /** ISO 8601 in UTC with whole milliseconds; never earlier than the family's event before. */
    recordedAt: string;
    entries: Entry[];
    hash: string;
  };
}[T];

const descriptions: Record<SourceType, [credit: string, debit: string]> = {
  QUIZ_CORRECT: ['earned for correct answers', 'taken back for a quiz'],
  DOUBLE_OR_LOSS_DEDUCTION: ['returned for double-or-loss questions', 'lost on double-or-loss questions'],
  REWARD_SAVE: ['released from a goal', 'set aside for a goal'],
  REWARD_REDEMPTION: ['returned from a redemption', 'used to redeem a reward'],
  ADMIN_ADJUSTMENT: ['added by an administrator', 'taken off by an administrator'],
  AWARD_ALLOCATION: ['returned from an activity', 'allocated to an activity'],
};

/** Plain English for an entry, made from its kind and amount alone (decisions.md 5.3). */
export function describeMovement({ amount, sourceType }: Movement): string {
  const [credit, debit] = descriptions[sourceType];
  const points = Math.abs(amount);
  return `${points} ${points === 1 ? 'point' : 'points'} ${amount > 0 ? credit : debit}`;
}
