import type { ProblemKind } from '../../../../src/kernel/ledger/problems.ts';
import type { Draft, DraftEntry, ForgedLedger } from './forged-ledger.ts';

/** Users, rewards and events of a sample, for forgers. */
export interface ForgedSample {
  familyId: number;
  /** Learner with most events. */
  learner: number;
  sibling: number;
  /** Learner that is removed. */
  leaver: number;
  /** Active reward of 5 points, with savings and a pending redemption. */
  reward: string;
  inactive: string;
  deleted: string;
  /** Active reward without a redemption. */
  goal: string;
  /** Reward of 3 points with one approved redemption, the maximum. */
  usedUp: string;
  administrator: number;
  otherParent: number;
  /** Learner and reward of another family. */
  stranger: number;
  strangeReward: string;
  /** Family that has closed. */
  closed: number;
  /** Family without events. */
  empty: number;
  /** Id of no user and no family. */
  unknown: number;
  /** Tables of projected rows. */
  projected: readonly string[];
  /** Returns the quiz with doubled questions: two right answers and a wrong one. */
  quiz(ledger: ForgedLedger): Draft;
  /** Returns the quiz of the sibling, with one right and one wrong answer. */
  plainQuiz(ledger: ForgedLedger): Draft;
  /** Returns the adjustment by the administrator. */
  adjustment(ledger: ForgedLedger): Draft;
}

/** Forged history: its hashes, balances and projected rows are right, and only its meaning is wrong. */
export interface ForgedHistory {
  name: string;
  /** Kind of the first problem. */
  kind: ProblemKind;
  /** Changes the ledger, and returns the event that shows it; undefined for the end of the ledger. */
  forge(ledger: ForgedLedger, sample: ForgedSample): Draft | undefined;
  /** Parts of the message. */
  expected?: RegExp;
  found?: RegExp;
}

/** Rows that a superuser changes without computing hashes again. */
export interface ForgedRows {
  name: string;
  /** Kind of the first problem. */
  kind: ProblemKind;
  /** Number of the event that shows it; any by default. */
  seq?: number;
  /** Family that shows it; the one with most events by default. */
  family?: Exclude<keyof ForgedSample, 'quiz' | 'plainQuiz' | 'adjustment'>;
  /** True if the family has no row, so that only the verification of all families finds it. */
  isStray?: boolean;
  sql(sample: ForgedSample): string;
  expected?: RegExp;
  found?: RegExp;
}

/** Returns the entry at a position. Throws if there is none. */
export function entry(event: Draft, idx = 0): DraftEntry {
  const found = event.entries[idx];
  if (!found) throw new Error(`${event.type} has no entry ${idx}`);
  return found;
}

/** Changes members of a payload. */
export function change(event: Draft, payload: Record<string, unknown>): Draft {
  Object.assign(event.payload, payload);
  return event;
}

/** Removes a member of a payload. */
export function without(event: Draft, member: string): Draft {
  delete event.payload[member];
  return event;
}

/** Adds a copy of an event, with another id, after an event. */
export function copy(
  ledger: ForgedLedger,
  event: Draft,
  after: Draft,
  payload: Record<string, unknown> = {},
): Draft {
  const { type, actorId, entries } = event;
  const added = {
    type,
    actorId,
    entries: structuredClone(entries),
    payload: { ...event.payload, ...payload },
  };
  return ledger.after(after, added);
}

/** Returns the day of an event in UTC, moved by a number of days. */
export function dayAfter({ recordedAt }: Draft, days = 1): string {
  return new Date(Date.parse(recordedAt) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns an event that saves points, with its entries. */
export const save = (learnerId: number, rewardId: string, points: number, entries: DraftEntry[]) => {
  return { type: 'PointsSaved', payload: { learnerId, rewardId, points }, entries };
};

/** Returns the entry that saves points. */
export const setAside = (learnerId: number, rewardId: string, points: number): DraftEntry => {
  return { learnerId, amount: -points, sourceType: 'REWARD_SAVE', sourceId: rewardId };
};

/** Changes members of an event. Returns the event. */
export function set(event: Draft, members: Partial<Draft>): Draft {
  return Object.assign(event, members);
}

/** Changes members of an entry of an event. Returns the event. */
export function setEntry(event: Draft, members: Partial<Draft['entries'][number]>, idx = 0): Draft {
  Object.assign(entry(event, idx), members);
  return event;
}

/** Members of a quiz that came after version 1 of the rules. */
export const laterMembers = [
  'difficulty',
  'gradeLevel',
  'day',
  'isTooFast',
  'learnerGrade',
  'concepts',
  'grades',
] as const;
