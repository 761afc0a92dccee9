import type { Row, TableName } from '../../src/db/tables.ts';
import { Problem } from '../../src/errors.ts';
import type { StateReader } from '../../src/ledger/state.ts';

/** For tests of decisions by themselves: given these rows, when this is decided, then that follows. */

/** Rows by their table. */
export type Tables = { [T in TableName]?: Row<T>[] };

/** The state that a decision reads. */
export function given(tables: Tables): StateReader {
  function where<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[] {
    const rows: Row<T>[] = tables[table] ?? [];
    // Its type says that the members of a filter are columns; Object.keys() does not.
    const columns = Object.keys(filter) as (keyof Row<T>)[];
    return rows.filter((row) => columns.every((column) => row[column] === filter[column]));
  }
  return { where, get: (table, key) => where(table, key)[0] };
}

/** The code of the problem by which a decision refuses; `none` where it does not. */
export function codeOf(decide: () => unknown): string {
  try {
    decide();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
}
