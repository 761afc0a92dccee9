import type { Selectable } from 'kysely';
import type { DB, PrimaryKeys } from './types.ts';

/** Tables that commands may read and change as rows. */
export type TableName = Exclude<
  keyof DB,
  | 'events'
  | 'entries'
  | 'families'
  | 'changes'
  | 'checkpoints'
  | 'checkpoint_heads'
  | 'log_leaves'
  | 'log_tiles'
  | 'log_checkpoints'
  | 'log_keys'
  | 'log_cosignatures'
  | 'log_witnesses'
  | 'audit_log'
  | 'schema_migrations'
>;
export type Row<T extends TableName> = Selectable<DB[T]>;
/** Primary key of a family's row, without the family. */
export type Key<T extends TableName> = Pick<Row<T>, Exclude<PrimaryKeys[T] & keyof Row<T>, 'family_id'>>;

/** Shape of a table in the database. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
  primaryKey: string[];
  /** Tables that this one's foreign keys point at. */
  parents: string[];
  /** Columns of JSON that no CHECK concerns. Another one would refuse the mark of an unchanged value. */
  freeJson?: string[];
  /** True if the rows are on several nodes, by family. */
  isDistributed?: true;
}

export type TableShapes = ReadonlyMap<string, TableShape>;

/** Returns the table's shape. Throws for an unknown table, which is a bug. */
export function shapeOf(shapes: TableShapes, table: string): TableShape {
  const shape = shapes.get(table);
  if (!shape) throw new Error(`the database has no table ${table}`);
  return shape;
}

/** Orders tables for inserts: each after those that its foreign keys point at. */
export function parentsFirst(shapes: TableShapes, tables: Iterable<string>): string[] {
  const remaining = new Set(tables);
  const ordered: string[] = [];
  function add(table: string): void {
    // Also ends the recursion for a table that points at itself.
    if (!remaining.delete(table)) return;
    for (const parent of shapeOf(shapes, table).parents) add(parent);
    ordered.push(table);
  }
  for (const table of [...remaining]) add(table);
  return ordered;
}
