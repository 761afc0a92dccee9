import { type ReplicaTable, replicaSchema } from '../../replica-table.ts';
import type { ReplicaSession } from './connection.ts';
import { ReplicaError } from './error.ts';
import { columnType, cursorColumns } from './schema.ts';

/** Part of a session that a run uses. */
export type Replica = Pick<ReplicaSession, 'query' | 'closed'>;

type ReplicaColumn = Record<'table' | 'column' | 'type' | 'encoding', string>;
const columnsStatement = `
  SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, NULL) AS type,
    current_setting('server_encoding') AS encoding
  FROM pg_catalog.pg_class c
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1::text
  JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND c.relname = ANY ($2::text[])`;

/**
 * Checks that the replica has the required tables, columns and encoding (decisions.md 8.5).
 * @throws ReplicaError that names the first one that is missing or has another type
 */
export async function checkReplica(replica: Replica, tables: readonly ReplicaTable[]): Promise<void> {
  const expected = [{ name: 'sync_cursor', columns: cursorColumns }, ...tables];
  const rows = await replica.query<ReplicaColumn>(columnsStatement, [
    replicaSchema,
    expected.map(({ name }) => name),
  ]);
  const found = Map.groupBy(rows, ({ table }) => table);
  for (const { name, columns } of expected) {
    const foundColumns = found.get(name);
    if (!foundColumns) throw missing(`the table ${replicaSchema}.${name}`);
    const types = new Map(foundColumns.map(({ column, type }) => [column, type]));
    for (const [column, definition] of Object.entries({ family_id: 'bigint', ...columns })) {
      const where = `the column ${replicaSchema}.${name}.${column}`;
      const type = columnType(definition);
      if (!types.has(column)) throw missing(where);
      if (types.get(column) !== type) throw missing(`${where} of type ${type}`);
    }
  }
  if (rows[0]?.encoding !== 'UTF8') throw missing('the encoding UTF8');
}

function missing(what: string): ReplicaError {
  const message = `The target database lacks the required schema: ${what} is missing.`;
  return new ReplicaError('schema', { message });
}
