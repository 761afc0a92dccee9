import type { Selectable } from 'kysely';
import type { Sql } from '../db/connection.ts';
import type { DB } from '../db/types.ts';

/** The tables that commands may read and change as rows; the ledger's own tables are not among them. */
export type TableName = Exclude<
  keyof DB,
  | 'events'
  | 'entries'
  | 'families'
  | 'changes'
  | 'sync_configs'
  | 'checkpoints'
  | 'checkpoint_heads'
  | 'sessions'
  | 'login_attempts'
  | 'provider_usage'
  | 'schema_migrations'
>;
export type Row<T extends TableName> = Selectable<DB[T]>;

/** What the kernel knows of a table, read from PostgreSQL itself so that it is written down once. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
  primaryKey: string[];
}

export type Catalog = ReadonlyMap<string, TableShape>;

/** Columns, types and primary keys of all tables of the schema, columns in their order. */
export async function readCatalog(sql: Sql): Promise<Catalog> {
  const rows = await sql<{ table: string; column: string; type: string; position: number | null }[]>`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type,
           array_position(k.conkey, a.attnum)::int AS position
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
    WHERE c.relkind IN ('r', 'p')
    ORDER BY c.relname, a.attnum`;
  const catalog = new Map<string, TableShape>();
  for (const row of rows) {
    const shape = catalog.get(row.table) ?? { name: row.table, columns: [], primaryKey: [] };
    shape.columns.push({ name: row.column, type: row.type });
    if (row.position !== null) shape.primaryKey[row.position - 1] = row.column;
    catalog.set(row.table, shape);
  }
  return catalog;
}

/** The table's shape; an unknown name is a fault of the program. */
export function shapeOf(catalog: Catalog, table: string): TableShape {
  const shape = catalog.get(table);
  if (!shape) throw new Error(`no table ${table} in the database`);
  return shape;
}
