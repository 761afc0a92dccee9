import type { TableShape } from '../db/tables.ts';
import type { AnyRow } from '../db/transaction.ts';
import { RowIndex } from './row-index.ts';

/** Rows of one table and one family in memory, by their primary keys without the family, as text. */
export class TableRows {
  readonly #name: string;
  readonly #keyColumns: readonly string[];
  readonly #rows = new Map<string, AnyRow>();
  /** Indexes by the names of their columns. */
  readonly #indexes = new Map<string, RowIndex>();

  constructor({ name, primaryKey }: Pick<TableShape, 'name' | 'primaryKey'>) {
    this.#name = name;
    this.#keyColumns = primaryKey.filter((column) => column !== 'family_id');
  }

  /** Returns the key of a row. Throws if the row lacks a column of it. */
  keyOf(row: AnyRow): string {
    let key: string | undefined;
    for (const column of this.#keyColumns) {
      const value = row[column];
      if (value === undefined) throw new Error(`${this.#name} needs ${column} in its key`);
      // The key of one column is the text of its value, so an id that is a text needs no new one.
      key = key === undefined ? String(value) : `${key}\n${value}`;
    }
    return key ?? '';
  }

  get size(): number {
    return this.#rows.size;
  }

  get(key: string): AnyRow | undefined {
    return this.#rows.get(key);
  }

  all(): Iterable<AnyRow> {
    return this.#rows.values();
  }

  put(key: string, row: AnyRow): void {
    if (this.#indexes.size > 0) {
      const before = this.#rows.get(key);
      for (const index of this.#indexes.values()) {
        if (before) index.replace(key, before, row);
        else index.add(key, row);
      }
    }
    this.#rows.set(key, row);
  }

  remove(key: string, row: AnyRow): void {
    this.#rows.delete(key);
    for (const index of this.#indexes.values()) index.remove(key, row);
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

  #indexOf(filter: AnyRow): RowIndex {
    let name = '';
    for (const column in filter) name += `${column},`;
    let index = this.#indexes.get(name);
    if (!index) {
      index = new RowIndex(Object.keys(filter), this.#rows);
      this.#indexes.set(name, index);
    }
    return index;
  }
}
