import type { TargetSession } from './connection.ts';
import { TargetError } from './error.ts';
import { targetSchema, targetTables } from './tables.ts';

/** What a run needs of a connection to a target. */
export type Target = Pick<TargetSession, 'query' | 'gone'>;

const cursorColumns = { family_id: 'bigint', feed_seq: 'bigint', event_seq: 'bigint', head: 'bytea' };

/** Everything that has to be there: tables with their columns and types. */
const expected: readonly { name: string; columns: Readonly<Record<string, string>> }[] = [
  { name: 'sync_cursor', columns: { ...cursorColumns, updated_at: 'timestamp with time zone' } },
  ...targetTables.map(({ name, columns }) => ({ name, columns: { family_id: 'bigint', ...columns } })),
];

type CatalogRow = Record<'table' | 'column' | 'type' | 'encoding', string>;
const catalogStatement = `
  SELECT c.relname::text AS "table", a.attname::text AS "column", format_type(a.atttypid, NULL) AS type,
    current_setting('server_encoding') AS encoding
  FROM pg_catalog.pg_class c
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1::text
  JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND c.relname = ANY ($2::text[])`;

/**
 * Looks whether the target has the schema of sql/target/schema.sql (decisions.md 8.5), and can hold every text.
 * @throws TargetError that names the first table or column which is missing or of another type
 */
export async function checkTarget(target: Target): Promise<void> {
  const rows = await target.query<CatalogRow>(catalogStatement, [
    targetSchema,
    expected.map(({ name }) => name),
  ]);
  const tables = Map.groupBy(rows, ({ table }) => table);
  for (const { name, columns } of expected) {
    const found = tables.get(name);
    if (!found) throw lacking(`the table ${targetSchema}.${name}`);
    const types = new Map(found.map(({ column, type }) => [column, type]));
    for (const [column, type] of Object.entries(columns)) {
      const where = `the column ${targetSchema}.${name}.${column}`;
      if (!types.has(column)) throw lacking(where);
      if (types.get(column) !== type) throw lacking(`${where} of type ${type}`);
    }
  }
  if (rows[0]?.encoding !== 'UTF8') throw lacking('the encoding UTF8');
}

function lacking(what: string): TargetError {
  const message = `The target database does not have the schema that it needs: ${what} is missing.`;
  return new TargetError('schema', { message });
}
