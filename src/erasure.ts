import type { Row, TableName } from './db/tables.ts';
import type { Movement, NewEvent } from './ledger/events.ts';
import type { Reads, RowsOf } from './state/reads.ts';
import type { Change } from './state/state.ts';

/** Table whose rows belong to a learner. */
export type LearnerTable = {
  [T in TableName]: 'learner_id' extends keyof Row<T> ? T : never;
}[TableName];

/** Erasure of a learner by a slice (decisions.md 2.9). Pure. */
export interface Erasure<R extends Reads = Reads> {
  /** Tables whose rows of the learner are deleted. */
  tables?: readonly LearnerTable[];
  /** Declares the rows for the functions below. */
  reads?(learnerId: number): R;
  /** Returns the events before the learner's removal. */
  events?(rows: RowsOf<R>, learnerId: number): NewEvent[];
  /** Returns the movements that the removal event carries. */
  movements?(rows: RowsOf<R>, learnerId: number): Movement[];
  /** Returns further row changes. */
  changes?(rows: RowsOf<R>, learnerId: number): Change[];
}

/** Defines an erasure; infers the types of its rows from `reads`. */
export function erasure<R extends Reads>(definition: Erasure<R>): Erasure {
  return definition;
}
