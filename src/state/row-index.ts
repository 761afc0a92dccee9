import type { AnyRow } from '../db/transaction.ts';

/** Keys of a table's rows by the values of some columns, so that a read of some rows does not search all. */
export class RowIndex {
  readonly #columns: readonly string[];
  readonly #keys = new Map<string, Set<string>>();

  /** @param columns names of columns in any order */
  constructor(columns: readonly string[], rows: ReadonlyMap<string, AnyRow>) {
    this.#columns = columns;
    for (const [key, row] of rows) this.add(key, row);
  }

  /** Notes that a row replaces another one with the same key. */
  replace(key: string, before: AnyRow, row: AnyRow): void {
    if (this.#columns.every((column) => before[column] === row[column])) return;
    this.remove(key, before);
    this.add(key, row);
  }

  add(key: string, row: AnyRow): void {
    const values = this.#valuesOf(row);
    const keys = this.#keys.get(values);
    if (keys) keys.add(key);
    else this.#keys.set(values, new Set([key]));
  }

  remove(key: string, row: AnyRow): void {
    const values = this.#valuesOf(row);
    const keys = this.#keys.get(values);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(values);
  }

  /** Returns the keys of rows whose columns have the values of the filter. */
  find(filter: AnyRow): Iterable<string> {
    return this.#keys.get(this.#valuesOf(filter)) ?? [];
  }

  #valuesOf(row: AnyRow): string {
    let values = '';
    for (const column of this.#columns) values += `${row[column]}\n`;
    return values;
  }
}
