import type { Row, TableName } from '../db/tables.ts';
import type { NewEvent } from '../kernel/ledger/events.ts';
import type { Reads, RowsOf } from '../kernel/state/reads.ts';
import type { Change } from '../kernel/state/state.ts';

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
  /** Returns further row changes. */
  changes?(rows: RowsOf<R>, learnerId: number): Change[];
}

/** Defines an erasure; infers the types of its rows from `reads`. */
export function erasure<R extends Reads>(definition: Erasure<R>): Erasure {
  return definition;
}

/** Declares the rows for the erasure of a learner by all slices. */
export function erasureReads(erasures: readonly Erasure[], learnerId: number): Reads[] {
  return erasures.map(({ reads }) => reads?.(learnerId) ?? {});
}

/** Returns the events and row changes that erase a learner (decisions.md 2.9). Events and entries stay. */
export function eraseLearner(
  erasures: readonly Erasure[],
  rows: readonly RowsOf<Reads>[],
  learnerId: number,
): { events: NewEvent[]; changes: Change[] } {
  const collect = <T>(select: (erasure: Erasure, rows: RowsOf<Reads>) => T[] | undefined) =>
    erasures.flatMap((erasure, i) => select(erasure, rows[i] ?? {}) ?? []);
  const events = collect((erasure, own) => erasure.events?.(own, learnerId));
  return {
    events: [...events, { type: 'LearnerRemoved', payload: { learnerId } }],
    changes: collect(({ tables = [], changes }, own) => [
      // TypeScript cannot infer that each of these tables has the column.
      ...tables.map((table) => ({ table, remove: { learner_id: learnerId } }) as Change),
      ...(changes?.(own, learnerId) ?? []),
    ]),
  };
}

/** Table whose rows belong to a family. */
export type FamilyTable = {
  [T in TableName]: 'family_id' extends keyof Row<T> ? T : never;
}[TableName];

/** Deletion of a family's data by a slice when the family closes, after the erasure of its learners. Pure. */
export interface Closing {
  /** Tables whose rows of the family are deleted. */
  tables?: readonly FamilyTable[];
  /** Returns further row changes. */
  changes?(familyId: number): Change[];
}

/** Returns the row changes that delete a family's data. */
export function closingChanges(closings: readonly Closing[], familyId: number): Change[] {
  return closings.flatMap(({ tables = [], changes }) => [
    // TypeScript cannot infer that this is a change of each table.
    ...tables.map((table) => ({ table, remove: {} }) as Change),
    ...(changes?.(familyId) ?? []),
  ]);
}
