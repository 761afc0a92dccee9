import { type Row, shapeOf, type TableName, type TableShapes } from '../db/tables.ts';

/** Rows of one table that a command must see: those of its family in which each given column has the given value. */
export type Need = { [T in TableName]: { table: T; where: Partial<Row<T>> } }[TableName];

/** A change of one row (`put`, the whole row), or of all rows that match (`remove`). */
export type Change = {
  [T in TableName]: { table: T; put: Row<T> } | { table: T; remove: Partial<Row<T>> };
}[TableName];

/** What decisions and projections may know: the rows of one family, as they are at this point of its lane. */
export interface StateReader {
  /** The row with this primary key (without its family_id). */
  get<T extends TableName>(table: T, key: Partial<Row<T>>): Row<T> | undefined;
  /** The rows in which each given column has the given value. */
  where<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[];
}

type AnyRow = Record<string, unknown>;

/** The rows of one family in memory: loaded for a batch of commands, or folded from all its events. */
export class FamilyState implements StateReader {
  readonly familyId: number;
  readonly #shapes: TableShapes;
  /** What was loaded; null where the state holds everything that there is. */
  readonly #needs: Need[] | null;
  readonly #tables = new Map<string, Map<string, AnyRow>>();
  readonly #changed = new Map<string, Set<string>>();
  readonly #removals: { table: TableName; remove: AnyRow }[] = [];

  constructor(familyId: number, shapes: TableShapes, needs: Need[] | null) {
    this.familyId = familyId;
    this.#shapes = shapes;
    this.#needs = needs;
  }

  get<T extends TableName>(table: T, key: Partial<Row<T>>): Row<T> | undefined {
    this.#assertLoaded(table, key);
    // A row under a table's name came in by put() or load() as that table's row.
    return this.#tables.get(table)?.get(this.#keyOf(table, key)) as Row<T> | undefined;
  }

  where<T extends TableName>(table: T, filter: Partial<Row<T>>): Row<T>[] {
    this.#assertLoaded(table, filter);
    const rows = this.#tables.get(table)?.values() ?? [];
    return [...rows].filter((row) => matches(row, filter)) as Row<T>[];
  }

  /** Takes in a row as the database has it. */
  load(table: string, row: AnyRow): void {
    this.#rowsOf(table).set(this.#keyOf(table, row), row);
  }

  /** Makes the change in memory, and notes it for the database. A state that holds everything is never written. */
  apply(change: Change): void {
    if ('put' in change) {
      const key = this.#keyOf(change.table, change.put);
      this.#rowsOf(change.table).set(key, change.put);
      if (this.#needs === null) return;
      const changed = this.#changed.get(change.table) ?? new Set();
      // Taken out and put in again, so that rows are written in the order of their last change.
      changed.delete(key);
      this.#changed.set(change.table, changed.add(key));
    } else {
      this.#remove(change.table, change.remove);
    }
  }

  /** Rows to write, by table, in the order in which they were changed. */
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

  /** All rows of a table, for comparing a rebuilt state with the stored one. */
  allRows(table: string): AnyRow[] {
    return [...(this.#tables.get(table)?.values() ?? [])];
  }

  #remove(table: TableName, filter: AnyRow): void {
    const rows = this.#rowsOf(table);
    for (const [key, row] of rows) {
      if (!matches(row, filter)) continue;
      rows.delete(key);
      this.#changed.get(table)?.delete(key);
    }
    if (this.#needs !== null) this.#removals.push({ table, remove: filter });
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

  /** Rows that were not loaded look like rows that do not exist: a decision that reads them is a fault. */
  #assertLoaded(table: string, filter: AnyRow): void {
    if (this.#needs === null) return;
    if (this.#needs.some((need) => need.table === table && matches(filter, need.where))) return;
    throw new Error(`a command reads ${table} by ${Object.keys(filter)} without having asked for it`);
  }
}

function matches(row: AnyRow, filter: AnyRow): boolean {
  for (const column in filter) if (row[column] !== filter[column]) return false;
  return true;
}
