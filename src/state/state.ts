import { type Row, shapeOf, type TableName, type TableShapes } from '../db/tables.ts';
import type { Read, RowSource } from './reads.ts';

/** Change of one row (`put`, the whole row), or of all rows that match (`remove`). */
export type Change = {
  [T in TableName]: { table: T; put: Row<T> } | { table: T; remove: Partial<Row<T>> };
}[TableName];

/** Rows of one family at this point of its stream. */
export interface StateReader {
  /** Returns the row with this primary key (without its family_id). */
  get<T extends TableName>(table: T, key: Partial<Row<T>>): Row<T> | undefined;
  /** Returns the rows whose columns have the given values. */
  where<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[];
}

export type AnyRow = Record<string, unknown>;

/** Rows of one family in memory: loaded for a batch of commands, or replayed from all its events. */
export class FamilyState implements StateReader, RowSource {
  readonly familyId: number;
  readonly #shapes: TableShapes;
  /** Reads whose rows are loaded; null if the state holds all rows. */
  readonly #reads: readonly Read[] | null;
  readonly #tables = new Map<string, Map<string, AnyRow>>();
  readonly #changed = new Map<string, Set<string>>();
  readonly #removals: { table: TableName; remove: AnyRow }[] = [];

  constructor(familyId: number, shapes: TableShapes, reads: readonly Read[] | null) {
    this.familyId = familyId;
    this.#shapes = shapes;
    this.#reads = reads;
  }

  get<T extends TableName>(table: T, key: Partial<Row<T>>): Row<T> | undefined {
    this.#assertLoaded(table, key);
    return this.#row(table, key);
  }

  where<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[] {
    this.#assertLoaded(table, filter);
    return this.#rows(table, filter);
  }

  /** Returns the rows of a declared read. Needs no check: the declaration loaded them. */
  find({ table, where, isOne }: Parameters<RowSource['find']>[0]): unknown {
    return isOne ? this.#row(table, where) : this.#rows(table, where);
  }

  /** Adds a row from the database. */
  load(table: string, row: AnyRow): void {
    this.#rowsOf(table).set(this.#keyOf(table, row), row);
  }

  /** Changes rows in memory, and records the change for the database unless the state holds all rows. */
  apply(change: Change): void {
    if ('put' in change) {
      const key = this.#keyOf(change.table, change.put);
      this.#rowsOf(change.table).set(key, change.put);
      if (this.#reads === null) return;
      const changed = this.#changed.get(change.table) ?? new Set();
      // Moves the key to the end: rows are written in the order of their last change.
      changed.delete(key);
      this.#changed.set(change.table, changed.add(key));
    } else {
      this.#remove(change.table, change.remove);
    }
  }

  /** Yields the rows to write, by table, in the order of their last change. */
  *changedRows(): Iterable<{ table: string; rows: AnyRow[] }> {
    for (const [table, keys] of this.#changed) {
      const rows = [...keys]
        .map((key) => this.#tables.get(table)?.get(key))
        .filter((row) => row !== undefined);
      if (rows.length > 0) yield { table, rows };
    }
  }

  /** Removals to carry out before the rows are written. */
  get removals(): readonly { table: TableName; remove: AnyRow }[] {
    return this.#removals;
  }

  /** Returns all rows of a table, to compare a replayed state with the stored one. */
  allRows(table: string): AnyRow[] {
    return [...(this.#tables.get(table)?.values() ?? [])];
  }

  #row<T extends TableName>(table: T, key: Partial<Row<T>>): Row<T> | undefined {
    // `load` and `apply` store only rows of this table under its name.
    return this.#tables.get(table)?.get(this.#keyOf(table, key)) as Row<T> | undefined;
  }

  #rows<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[] {
    return this.allRows(table).filter((row) => matches(row, filter)) as Row<T>[];
  }

  #remove(table: TableName, filter: AnyRow): void {
    const rows = this.#rowsOf(table);
    for (const [key, row] of rows) {
      if (!matches(row, filter)) continue;
      rows.delete(key);
      this.#changed.get(table)?.delete(key);
    }
    if (this.#reads !== null) this.#removals.push({ table, remove: filter });
  }

  #rowsOf(table: string): Map<string, AnyRow> {
    let rows = this.#tables.get(table);
    if (!rows) {
      rows = new Map();
      this.#tables.set(table, rows);
    }
    return rows;
  }

  #keyOf(table: string, row: AnyRow): string {
    let key = '';
    for (const column of shapeOf(this.#shapes, table).primaryKey) {
      if (column === 'family_id') continue;
      if (row[column] === undefined) throw new Error(`${table} needs ${column} in its key`);
      key += `${row[column]}\n`;
    }
    return key;
  }

  /** Throws for a read that no command declares: its rows would seem not to exist. */
  #assertLoaded(table: string, filter: AnyRow): void {
    if (this.#reads === null) return;
    if (this.#reads.some((read) => read.table === table && matches(filter, read.where))) return;
    throw new Error(`${table} is read by ${Object.keys(filter)}, but no command declares this read`);
  }
}

function matches(row: AnyRow, filter: AnyRow): boolean {
  for (const column in filter) if (row[column] !== filter[column]) return false;
  return true;
}
