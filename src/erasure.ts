import type { Row, TableName } from './db/tables.ts';
import type { Movement, NewEvent } from './ledger/events.ts';
import type { Reads, RowsOf } from './state/reads.ts';
import type { Change } from './state/state.ts';

/** Table whose rows belong to a learner. */
export type LearnerTable = {
  [T in TableName]: 'learner_id' extends keyof Row<T> ? T : never;
}[TableName];

/** Erasure of a learner by a slice (decisions.md 2.9). Pure. */
export interface Erasure {
  /** Tables whose rows of the learner are deleted. */
  tables?: readonly LearnerTable[];
  /** Declares the rows for the functions below. */
  reads?(learnerId: number): Reads;
  /** Returns the events before the learner's removal. */
  // biome-ignore lint/suspicious/noExplicitAny: each erasure gets the rows of its own reads.
  events?(rows: any, learnerId: number): NewEvent[];
  /** Returns the movements that the removal event carries. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise.
  movements?(rows: any, learnerId: number): Movement[];
  /** Returns further row changes. */
  // biome-ignore lint/suspicious/noExplicitAny: likewise.
  changes?(rows: any, learnerId: number): Change[];
}

/** Defines an erasure; its functions get the rows that `reads` declares. */
export function erasure<R extends Reads>(definition: {
  tables?: readonly LearnerTable[];
  reads(learnerId: number): R;
  events?(rows: RowsOf<R>, learnerId: number): NewEvent[];
  movements?(rows: RowsOf<R>, learnerId: number): Movement[];
  changes?(rows: RowsOf<R>, learnerId: number): Change[];
}): Erasure {
  return definition;
}
