import type { Queryable } from '../../db/transaction.ts';
import type { LedgerProblem } from './problems.ts';

/** Facts of a family that its verified events give. */
export interface FamilyFacts {
  familyId: number;
  /** True if the last event closed the family. */
  isClosed: boolean;
  /** Learners with an open account. */
  learners: ReadonlySet<number>;
  /** Users who caused events and are neither the parent nor a learner of the family, with their first and last ones. */
  outsiders: ReadonlyMap<number, Span>;
  /** Number of events that came with an import. Their actors belong to another instance. */
  importedSeq: number;
}

export interface EventPlace {
  seq: number;
  type: string;
}

/** First and last event of a user. */
export type Span = Record<'first' | 'last', EventPlace>;

/** Fault that a check finds at an event, or at the end of the ledger. */
export interface StoredFault extends Pick<LedgerProblem, 'kind' | 'message' | 'expected' | 'found'> {
  event?: EventPlace;
}

/** Fault of rows that no family accounts for. */
export interface StrayProblem extends LedgerProblem {
  familyId: number;
}

/** Check of a slice's rows outside the ledger, which no event writes. */
export interface StoredCheck {
  /** Compares rows of the family with its events. */
  ofFamily(tx: Queryable, family: FamilyFacts): Promise<StoredFault[]>;
  /** Finds rows without the family that they need. */
  strays(tx: Queryable): Promise<StrayProblem[]>;
}

/** Returns the problem of rows of a family that has no row itself, or lacks its events. */
export function strayProblem(
  familyId: number,
  message: string,
  expected: string,
  found: string,
): StrayProblem {
  return { familyId, seq: 0, kind: 'account', message, expected, found };
}
