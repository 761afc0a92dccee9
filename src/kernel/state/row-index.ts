import type { AnyRow } from '../../db/transaction.ts';

/** Keys of a table's rows by the values of some columns, so that a read of some rows does not search all. */
export class RowIndex {
  readonly #columns: readonly string[];
  readonly #keys = new Map<string, Set<string>>();
  /** Last filter, and its values: events often read the same rows as the one before. */
  #last: AnyRow | undefined;
  #lastValues = '';

  /** @param columns names of columns in the order of filters */
  constructor(columns: readonly string[], rows: ReadonlyMap<string, AnyRow>) {
    this.#columns = columns;
    for (const [key, row] of rows) this.add(key, row);
  }

  /** Returns true if the filter has the columns of the index, in their order. */
  isFor(filter: AnyRow): boolean {
    let count = 0;
    for (const column in filter) {
      if (column !== this.#columns[count]) return false;
      count += 1;
    }
    return count === this.#columns.length;
  }

  /** Notes that a row replaces another one with the same key. */
  replace(key: string, before: AnyRow, row: AnyRow): void {
    if (this.#hasSameValues(before, row)) return;
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
    if (!this.#last || !this.#hasSameValues(this.#last, filter)) {
      this.#last = filter;
      this.#lastValues = this.#valuesOf(filter);
    }
    return this.#keys.get(this.#lastValues) ?? [];
  }

  #hasSameValues(a: AnyRow, b: AnyRow): boolean {
    for (const column of this.#columns) if (a[column] !== b[column]) return false;
    return true;
  }

  #valuesOf(row: AnyRow): string {
    let values = '';
    for (const column of this.#columns) values += `${row[column]}\n`;
    return values;
  }
}
