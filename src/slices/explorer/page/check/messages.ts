import type { Check } from '../model/model.ts';
import type { Piece } from '../model/read-ledger.ts';
import type { Answer, Question } from './questions.ts';

/** Ledger that the service sends. */
export interface ServiceSource {
  kind: 'service';
  token: string;
  /** Family of the ledger. */
  familyId: number;
  /** Learner whose part it must be; undefined for the whole ledger. */
  learnerId: number | undefined;
}

/** Ledger that the worker reads and checks. */
export type Source = ServiceSource | { kind: 'file'; file: File };

/** Messages to the worker. */
export type ToWorker =
  | { kind: 'start'; source: Source }
  | { kind: 'cancel' }
  /** Asks for the line of an event as the service sent it. */
  | { kind: 'line'; seq: number }
  /** Compares the ledger with a kept proof in a file. */
  | { kind: 'compare'; file: File }
  /** Asks for the proof of this check as a file to keep. */
  | { kind: 'proof' }
  /** Asks something about the log. The answer has the same id. */
  | { kind: 'ask'; id: number; question: Question };

/** First line of a ledger. */
export interface LedgerStart {
  familyId: number;
  /** Learner whose part it is; undefined for a whole ledger. */
  learnerId: number | undefined;
  /** Number of events that it states. */
  events: number;
}

/** Line of an event with the hash of the event before it. */
export interface EventLine {
  seq: number;
  line: string;
  previous: string;
}

/** Messages from the worker. */
export type FromWorker =
  | { kind: 'ledger'; start: LedgerStart }
  | { kind: 'piece'; piece: Piece }
  | { kind: 'check'; check: Check }
  | { kind: 'line'; seq: number; found: EventLine | undefined }
  | { kind: 'proof'; text: string | undefined }
  | { kind: 'answer'; id: number; answer: Answer };
