import { type Row, shapeOf, type TableName, type TableShapes } from '../../db/tables.ts';
import type { AnyRow } from '../../db/transaction.ts';
import type { Read, RowSource, RowsOf } from './reads.ts';
import { rowBytes, sizeOf } from './size-of.ts';
import { TableRows } from './table-rows.ts';

/** Change of one row (`put`, the whole row), or of all rows that match (`remove`). */
export type Change = {
  [T in TableName]: { table: T; put: Row<T> } | { table: T; remove: Partial<Row<T>> };
}[TableName];

/** Changed row, and the row in the database at its first change, if there is one. */
export interface ChangedRow {
  row: AnyRow;
  stored: AnyRow | undefined;
}

/** Rows of one family in memory: loaded from the database, or replayed from all events. */
export class FamilyState implements RowSource {
  readonly familyId: number;
  readonly #shapes: TableShapes;
  /** True if the state holds all rows: then it needs no reads, and records no changes for the database. */
  readonly #isComplete: boolean;
  /** Reads whose rows are loaded, by table, then by their text. */
  readonly #reads = new Map<string, Map<string, Read>>();
  readonly #tables = new Map<string, TableRows>();
  /** Stored rows of the changed ones, by table, then by key. */
  readonly #changed = new Map<string, Map<string, AnyRow | undefined>>();
  #removals: { table: TableName; remove: AnyRow }[] = [];
  /** Bytes of the rows that the state has put (`sizeOf`). A row counts each time: PostgreSQL writes it anew. */
  putBytes = 0;

  constructor(familyId: number, shapes: TableShapes, isComplete: boolean) {
    this.familyId = familyId;
    this.#shapes = shapes;
    this.#isComplete = isComplete;
  }

  /** Returns the current row or rows of a read. Throws if it is not loaded: then its rows are unknown, not missing. */
  find<R extends Read>(read: R): RowsOf<R> {
    const { table, where, isOne } = read;
    const rows = this.#rowsOf(table);
    const row = isOne ? rows.get(rows.keyOf(where)) : undefined;
    if (!row && !this.#isComplete && !this.#isCovered(read)) throw new Error(`unloaded read of ${table}`);
    const found = isOne ? row : this.#matching(rows, where);
    // A row under a table's name was put or loaded as that table's row.
    return found as RowsOf<R>;
  }

  /** Returns the reads whose rows are not loaded. */
  missing(reads: readonly Read[]): Read[] {
    return this.#isComplete ? [] : reads.filter((read) => !this.#isLoaded(read));
  }

  /** Marks the reads as loaded. Returns those that the caller must load. */
  addReads(reads: readonly Read[]): Read[] {
    return reads.filter((read) => {
      if (this.#isCovered(read)) return false;
      const others = this.#reads.get(read.table);
      if (others) others.set(textOf(read), read);
      else this.#reads.set(read.table, new Map([[textOf(read), read]]));
      return true;
    });
  }

  /** Adds a row from the database, unless it has changed in memory since. */
  load(table: string, row: AnyRow): void {
    const rows = this.#rowsOf(table);
    const key = rows.keyOf(row);
    if (this.#changed.get(table)?.has(key)) return;
    if (this.#removals.some((removal) => removal.table === table && matches(row, removal.remove))) return;
    rows.put(key, row);
  }

  /** Changes rows in memory, and records the change for the database unless the state holds all rows. */
  apply(change: Change): void {
    if ('put' in change) {
      const rows = this.#rowsOf(change.table);
      const key = rows.keyOf(change.put);
      const before = rows.get(key);
      rows.put(key, change.put);
      if (this.#isComplete) return;
      this.putBytes += rowBytes + sizeOf(change.put);
      const changed = this.#changed.get(change.table) ?? new Map<string, AnyRow | undefined>();
      const stored = changed.has(key) ? changed.get(key) : before;
      // Moves the key to the end: rows are written in the order of their last change.
      changed.delete(key);
      this.#changed.set(change.table, changed.set(key, stored));
    } else {
      this.#remove(change.table, change.remove);
    }
  }

  /** Removes a learner's rows from those of the tables that have such rows. */
  removeLearner(learner_id: number, tables: readonly TableName[]): void {
    for (const table of tables) {
      const hasLearner = shapeOf(this.#shapes, table).columns.some(({ name }) => name === 'learner_id');
      if (hasLearner) this.#remove(table, { learner_id });
    }
  }

  /** Yields the rows to write, by table, in the order of their last change. */
  *changedRows(): Iterable<{ table: string; rows: ChangedRow[] }> {
    for (const [table, changed] of this.#changed) {
      const rows = [...changed].flatMap(([key, stored]) => {
        const row = this.#tables.get(table)?.get(key);
        return row ? { row, stored } : [];
      });
      if (rows.length > 0) yield { table, rows };
    }
  }

  /** Removals to carry out before the rows are written. */
  get removals(): readonly { table: TableName; remove: AnyRow }[] {
    return this.#removals;
  }

  /** Forgets all rows and changes, but the stored rows of some tables. */
  keepOnly(tables: ReadonlySet<string>): void {
    for (const rows of [this.#tables, this.#reads])
      for (const table of rows.keys()) if (!tables.has(table)) rows.delete(table);
    this.#changed.clear();
    this.#removals = [];
  }

  /** Number of rows and of reads. */
  get size(): number {
    let size = 0;
    for (const rows of this.#tables.values()) size += rows.size;
    for (const reads of this.#reads.values()) size += reads.size;
    return size;
  }

  /** Returns all rows of a table, to compare a replayed state with the stored one. */
  allRows(table: string): AnyRow[] {
    return [...(this.#tables.get(table)?.all() ?? [])];
  }

  #isLoaded(read: Read): boolean {
    const { table, where, isOne } = read;
    if (isOne) {
      const rows = this.#tables.get(table);
      if (rows?.get(rows.keyOf(where)) !== undefined) return true;
    }
    return this.#isCovered(read);
  }

  #isCovered(read: Read): boolean {
    const loaded = this.#reads.get(read.table);
    if (!loaded) return false;
    // Nearly all reads are equal to a loaded one, and a search of all is slower.
    if (loaded.has(textOf(read))) return true;
    for (const other of loaded.values()) if (covers(other, read)) return true;
    return false;
  }

  #remove(table: TableName, filter: AnyRow): void {
    const rows = this.#rowsOf(table);
    for (const row of this.#matching(rows, filter)) {
      const key = rows.keyOf(row);
      rows.remove(key, row);
      this.#changed.get(table)?.delete(key);
    }
    if (!this.#isComplete) this.#removals.push({ table, remove: filter });
  }

  /** Returns the rows whose columns have these values. A state with all rows may have very many, so it indexes them. */
  #matching(rows: TableRows, filter: AnyRow): AnyRow[] {
    if (Object.keys(filter).length === 0) return [...rows.all()];
    return this.#isComplete ? rows.find(filter) : [...rows.all()].filter((row) => matches(row, filter));
  }

  #rowsOf(table: string): TableRows {
    let rows = this.#tables.get(table);
    if (!rows) {
      rows = new TableRows(shapeOf(this.#shapes, table));
      this.#tables.set(table, rows);
    }
    return rows;
  }
}

/** Returns a text that only equal reads of a table have. */
function textOf(read: Read): string {
  const where: AnyRow = read.where;
  let text = `${read.isOne} ${limitOf(read)}`;
  for (const column in where) text += `\n${column} ${where[column]}`;
  return text;
}

/** Returns true if the rows of the second read are among those of the loaded one. */
function covers(loaded: Read, read: Read): boolean {
  if (!matches(read.where, loaded.where)) return false;
  const limit = limitOf(loaded);
  return limit === undefined || (limit === limitOf(read) && matches(loaded.where, read.where));
}

function limitOf(read: Read): number | undefined {
  return read.isOne ? undefined : read.limit;
}

function matches(row: AnyRow, filter: AnyRow): boolean {
  for (const column in filter) if (row[column] !== filter[column]) return false;
  return true;
}
