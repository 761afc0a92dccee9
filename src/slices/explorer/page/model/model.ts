/** Types of what the worker checks and the views show. */

/** Change of one learner's balance, as part of an event. */
export interface EntryRow {
  learnerId: number;
  /** Points, not 0; negative for a debit. */
  amount: number;
  /** Balance after it. */
  balance: number;
  /** Source type, such as `QUIZ_CORRECT`. */
  source: string;
}

/** Event, as lists of events show it. */
export interface EventRow {
  seq: number;
  /** Milliseconds since 1970. */
  time: number;
  /** Time that the id of the event holds, from another clock than `time`; 0 if unknown. */
  idTime: number;
  /** Type, such as `QuizAnswered`; empty for an event that concerns other learners only. */
  type: string;
  actorId: number;
  /** Learner in the payload, if any. */
  learnerId: number | undefined;
  /** Reward, lesson, first award or type of the achievement that it concerns; undefined for none. */
  subjectId: string | undefined;
  /** Redemption that it concerns; undefined for none. */
  redemptionId: string | undefined;
  /** Terms of the goal after an event that sets them; undefined for other events. */
  terms: GoalTerms | undefined;
  entries: readonly EntryRow[];
}

/** Terms of a goal, as `RewardCreated` and `RewardChanged` set them. */
export interface GoalTerms {
  /** Points, at least 1. */
  cost: number;
  /** Maximum number of redemptions; null for no limit. */
  maxRedemptions: number | null;
  isActive: boolean;
}

/** Problem of an event or of the ledger as a whole, in the words of docs/ledger-format.md. */
export interface LedgerProblem {
  seq: number;
  eventType?: string | undefined;
  /** Rule that it breaks, such as `hash`, `rule` or `balance`. */
  kind: string;
  message: string;
  expected: string;
  found: string;
}

/** Fault of the signed log: a signature, a proof, a key, or the comparison with the kept proof. */
export interface LogFault {
  kind: 'signature' | 'key' | 'proof' | 'consistency' | 'rewritten' | 'truncated' | 'origin' | 'witness';
  message: string;
  /** Event with the first difference, if known. */
  seq?: number | undefined;
}

/** Signed checkpoint that contains events of the ledger, verified in this browser. */
export interface Signed {
  /** Number of the last event that it covers. */
  upTo: number;
  /** Time of the checkpoint as the service states it, in milliseconds since 1970; undefined if unknown. */
  at: number | undefined;
  /** Number of events of all families in the log. */
  size: number;
  /** Root of the log in Base64. */
  root: string;
  origin: string;
  publicKey: string;
  /** Reason to trust the key: seen for the first time, seen before, or followed from the one seen before. */
  key: 'first' | 'pinned' | 'followed';
  /** Names of witnesses whose cosignatures are with the checkpoint; the page has no keys to verify them. */
  witnesses: readonly string[];
}

/** Comparison with the proof that this browser kept, or with a file. */
export interface KeptComparison {
  result: 'none' | 'continues' | 'rewritten' | 'truncated';
  /** Time at which the proof was kept, in milliseconds since 1970. */
  keptAt: number | undefined;
  /** Number of the last event in the kept proof. */
  seq: number;
  /** First event that differs, or the first that is missing. */
  firstDifference: number | undefined;
}

/** State of the verification in this browser. */
export interface Check {
  phase: 'waiting' | 'reading' | 'proving' | 'done' | 'cancelled' | 'failed';
  /** Events checked so far, and those that the first line states. */
  checked: number;
  total: number;
  /** Hash of the last checked event. */
  head: string;
  problems: readonly LedgerProblem[];
  problemCount: number;
  logFaults: readonly LogFault[];
  signed: Signed | undefined;
  kept: KeptComparison | undefined;
  /** Reason why a file to compare with proves nothing, which is no fault of the ledger; undefined without such a file. */
  rejectedFile: string | undefined;
  /** True for a learner's part, where no rule is checked: the rules need the events of others. */
  isPart: boolean;
  /** Number of events of others, of which the page knows only the hash, and events that it sees in part. */
  withheld: number;
  /** Duration of the verification in milliseconds. */
  ms: number;
  /** Reason if it failed, or why nothing can be checked or signed. */
  message: string | undefined;
}

export const noCheck: Check = {
  phase: 'waiting',
  checked: 0,
  total: 0,
  head: '',
  problems: [],
  problemCount: 0,
  logFaults: [],
  signed: undefined,
  kept: undefined,
  rejectedFile: undefined,
  isPart: false,
  withheld: 0,
  ms: 0,
  message: undefined,
};

/** Verdict in one word: green is checked and signed, amber is checked but not all signed, red is a fault. */
export type Verdict = 'busy' | 'green' | 'amber' | 'red';

/** Returns the verdict of this browser. It never depends on what the service says of itself. */
export function verdictOf(check: Check): Verdict {
  const { phase, problemCount, logFaults, signed, total } = check;
  if (problemCount > 0 || logFaults.length > 0) return 'red';
  if (phase === 'waiting' || phase === 'reading' || phase === 'proving') return 'busy';
  return phase === 'done' && signed?.upTo === total ? 'green' : 'amber';
}
