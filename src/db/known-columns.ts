import { tableShapes } from './table-shapes.ts';
import { shapeOf } from './tables.ts';
import type { DB } from './types.ts';

type Column<T extends keyof DB> = keyof DB[T] & string;

/**
 * Returns the columns of a table that this version knows, for a statement instead of `*`. A newer instance may add some. A
 * prepared statement with `*` then fails within a transaction, and can return wrong rows outside.
 */
export function columnsOf<T extends keyof DB>(table: T): Column<T>[] {
  // The table's type and its shape are generated together.
  return shapeOf(tableShapes, table).columns.map(({ name }) => name as Column<T>);
}

/** Returns the columns of a table with an alias, like `columnsOf`. */
export function aliasedColumns<T extends keyof DB, A extends string>(
  table: T,
  alias: A,
): `${A}.${Column<T>}`[] {
  return columnsOf(table).map((name) => `${alias}.${name}` as const);
}
