import type { TableShape } from '../../db/tables.ts';
import type { AnyRow } from '../../db/transaction.ts';
import { RowIndex } from './row-index.ts';

/** Rows of one table and one family in memory, by their primary keys without the family, as text. */
export class TableRows {
  readonly #name: string;
  readonly #keyColumns: readonly string[];
  readonly #rows = new Map<string, AnyRow>();
  readonly #indexes: RowIndex[] = [];
  /**
   * Row or filter of the last key, the key, and its row if that is known. The rule, projections and reactions of an event use the
   * same few rows. Comparing values is faster than making a new key.
   */
  #last: AnyRow | undefined;
  #lastKey = '';
  #lastRow: AnyRow | undefined;

  constructor({ name, primaryKey }: Pick<TableShape, 'name' | 'primaryKey'>) {
    this.#name = name;
    this.#keyColumns = primaryKey.filter((column) => column !== 'family_id');
  }

  /** Returns the key of a row. Throws if the row lacks a column of it. */
  keyOf(row: AnyRow): string {
    if (this.#last && this.#hasKeyOf(this.#last, row)) return this.#lastKey;
    let key: string | undefined;
    for (const column of this.#keyColumns) {
      const value = row[column];
      if (value === undefined) throw new Error(`${this.#name} needs ${column} in its key`);
      // The key of one column is the text of its value, so an id that is a text needs no new one.
      key = key === undefined ? String(value) : `${key}\n${value}`;
    }
    this.#last = row;
    this.#lastKey = key ?? '';
    this.#lastRow = undefined;
    return this.#lastKey;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(key: string): AnyRow | undefined {
    if (key !== this.#lastKey) return this.#rows.get(key);
    this.#lastRow ??= this.#rows.get(key);
    return this.#lastRow;
  }

  all(): Iterable<AnyRow> {
    return this.#rows.values();
  }

  put(key: string, row: AnyRow): void {
    if (this.#indexes.length > 0) {
      const before = this.#rows.get(key);
      for (const index of this.#indexes) {
        if (before) index.replace(key, before, row);
        else index.add(key, row);
      }
    }
    this.#rows.set(key, row);
    if (key === this.#lastKey) this.#lastRow = row;
  }

  remove(key: string, row: AnyRow): void {
    this.#rows.delete(key);
    if (key === this.#lastKey) this.#lastRow = undefined;
    for (const index of this.#indexes) index.remove(key, row);
  }

  /** Returns the rows whose columns have these values, by an index. */
  find(filter: AnyRow): AnyRow[] {
    const found: AnyRow[] = [];
    for (const key of this.#indexOf(filter).find(filter)) {
      const row = this.#rows.get(key);
      if (row) found.push(row);
    }
    return found;
  }

  #hasKeyOf(last: AnyRow, row: AnyRow): boolean {
    for (const column of this.#keyColumns) if (row[column] !== last[column]) return false;
    return true;
  }

  #indexOf(filter: AnyRow): RowIndex {
    for (const index of this.#indexes) if (index.isFor(filter)) return index;
    const index = new RowIndex(Object.keys(filter), this.#rows);
    this.#indexes.push(index);
    return index;
  }
}
