import { type ReplicaTable, replicaSchema } from '../../../slice/replica-table.ts';
import { ReplicaError } from './error.ts';
import type { Replica } from './replica-connection.ts';
import { checkVersion, missing } from './replica-version.ts';
import { columnType, cursorColumns, privilegesOf } from './schema.ts';

type ReplicaColumn = Record<'table' | 'column' | 'type' | 'encoding', string>;
const columnsStatement = `
  SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, NULL) AS type,
    current_setting('server_encoding') AS encoding
  FROM pg_catalog.pg_class c
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1::text
  JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND c.relname = ANY ($2::text[])`;

/**
 * Checks that the user has the privileges of a synchronisation on the schema and the tables that exist.
 * @throws ReplicaError that names the first missing one
 */
export async function checkPrivileges(replica: Replica, tables: readonly ReplicaTable[]): Promise<void> {
  const [closed] = await replica.query(
    `SELECT nspname FROM pg_catalog.pg_namespace WHERE nspname = $1::text AND NOT has_schema_privilege(oid, 'USAGE')`,
    [replicaSchema],
  );
  if (closed) throw lacking(`USAGE on the schema ${replicaSchema}`);
  const needed = Object.entries(privilegesOf(tables)).flatMap(([table, privileges]) =>
    privileges.split(', ').map((privilege) => ({ table, privilege })),
  );
  const [row] = await replica.query<{ at: string }>(
    `SELECT (at - 1)::text AS at FROM unnest($2::text[], $3::text[]) WITH ORDINALITY n ("table", privilege, at)
     JOIN pg_catalog.pg_namespace s ON s.nspname = $1::text
     JOIN pg_catalog.pg_class c ON c.relnamespace = s.oid AND c.relname = n."table"
     WHERE NOT has_table_privilege(c.oid, privilege) ORDER BY n.at LIMIT 1`,
    [replicaSchema, needed.map(({ table }) => table), needed.map(({ privilege }) => privilege)],
  );
  const first = row && needed[Number(row.at)];
  if (first) throw lacking(`${first.privilege} on ${replicaSchema}.${first.table}`);
}

/** Returns the error for a privilege that the user lacks. */
function lacking(privilege: string): ReplicaError {
  const message = `The user lacks the privilege ${privilege}. "sync schema --role" prints the statements.`;
  return new ReplicaError('privileges', { message });
}

/**
 * Checks that the replica has the required version, tables, columns and encoding (decisions.md 8.5, 8.9).
 * @throws ReplicaError for another version, or that names the first column that is missing or has another type
 */
export async function checkReplica(replica: Replica, tables: readonly ReplicaTable[]): Promise<void> {
  const expected = [{ name: 'sync_cursor', columns: cursorColumns }, ...tables];
  await checkVersion(replica);
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
