import { distributedTables } from './cluster/family-places.ts';
import type { TableShape, TableShapes } from './tables.ts';
import type { Queryable } from './transaction.ts';

/** Reads the columns, in order, and the primary and foreign keys of all tables. */
export async function readTableShapes(database: Queryable): Promise<TableShapes> {
  const distributed = new Set(await distributedTables(database));
  const rows = await database.query<SchemaColumn>(`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type,
           array_position(k.conkey, a.attnum)::int AS position,
           a.atttypid = 'jsonb'::regtype AND NOT EXISTS (SELECT FROM pg_constraint h
             WHERE h.conrelid = c.oid AND h.contype = 'c' AND a.attnum = ANY (h.conkey)) AS is_free_json,
           (SELECT json_agg(DISTINCT p.relname) FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
            WHERE f.conrelid = c.oid AND f.contype = 'f') AS parents
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'p'
    WHERE c.relkind IN ('r', 'p')
    ORDER BY c.relname, a.attnum`);
  const shapes = new Map<string, TableShape>();
  for (const { table: name, column, type, position, is_free_json: isFreeJson, parents } of rows) {
    const shape = shapes.get(name) ?? {
      name,
      columns: [],
      primaryKey: [],
      parents: parents ?? [],
      ...(distributed.has(name) && { isDistributed: true }),
    };
    shape.columns.push({ name: column, type });
    if (isFreeJson) shape.freeJson = [...(shape.freeJson ?? []), column];
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
  is_free_json: boolean;
  parents: string[] | null;
}
