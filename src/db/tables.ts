import type { Selectable } from 'kysely';
import { distributedTables } from './places.ts';
import type { Queryable } from './transaction.ts';
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
  /** True if the rows are on several nodes, by family. */
  isDistributed?: true;
}

export type TableShapes = ReadonlyMap<string, TableShape>;

/** Reads the columns, in order, and the primary and foreign keys of all tables. */
export async function readTableShapes(database: Queryable): Promise<TableShapes> {
  const distributed = new Set(await distributedTables(database));
  const rows = await database.query<SchemaColumn>(`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type,
           array_position(k.conkey, a.attnum)::int AS position,
           (SELECT json_agg(DISTINCT p.relname) FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
            WHERE f.conrelid = c.oid AND f.contype = 'f') AS parents
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
    WHERE c.relkind IN ('r', 'p')
    ORDER BY c.relname, a.attnum`);
  const shapes = new Map<string, TableShape>();
  for (const { table: name, column, type, position, parents } of rows) {
    const shape = shapes.get(name) ?? {
      name,
      columns: [],
      primaryKey: [],
      parents: parents ?? [],
      ...(distributed.has(name) && { isDistributed: true }),
    };
    shape.columns.push({ name: column, type });
    if (position !== null) shape.primaryKey[position - 1] = column;
    shapes.set(name, shape);
  }
  return shapes;
}

interface SchemaColumn {
  table: string;
  column: string;
  type: string;
  position: number | null;
  parents: string[] | null;
}

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
