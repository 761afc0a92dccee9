import type { TableShape } from '../../../../src/db/tables.ts';
import type { TestContext } from '../../../helpers/app.ts';
import { connect } from '../../../helpers/database/connection.ts';
import type { Kernel } from '../../../helpers/kernel/kernel.ts';
import { withoutTriggers } from '../checkpoints/tampering.ts';

/**
 * Returns functions that change the database as a superuser can and restore it. With `keepsSchema`, the schema stays as the
 * migrations made it.
 */
export async function createTampering(
  t: TestContext,
  { databaseUrl, context }: Kernel,
  familyId: number,
  { keepsSchema = false } = {},
) {
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const tables = ['families', 'events', 'entries', ...context.rules.projectedTables];
  // A superuser can disable triggers and drop checks.
  const asSuperuser = (statements: string) =>
    sql.begin(async (tx) => {
      await tx.unsafe(withoutTriggers);
      for (const statement of statements.split(/;\s*(?=[A-Z]|$)/))
        if (statement.trim() !== '') await tx.unsafe(statement);
    });
  const checks = await sql`
    SELECT conrelid::regclass::text AS table, conname FROM pg_constraint
    WHERE contype = 'c' AND conrelid::regclass::text = ANY (${tables})`;
  for (const { table, conname } of keepsSchema ? [] : checks)
    await sql`ALTER TABLE ${sql(table)} DROP CONSTRAINT ${sql(conname)}`;
  // PostgreSQL ignores checks that a table's row does not count.
  const countChecks = (count: string) =>
    `UPDATE pg_class SET relchecks = ${count} WHERE oid IN (SELECT conrelid FROM pg_constraint WHERE contype = 'c');`;
  const show = countChecks(
    `(SELECT count(*) FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'c')`,
  );
  for (const table of tables) await sql.unsafe(`CREATE TEMP TABLE kept_${table} AS TABLE ${table}`);
  const [family] = await sql`SELECT seq FROM families WHERE family_id = ${familyId}`;

  return {
    /** Version of the family's stream. */
    last: Number(family?.['seq']),
    tamper: async (statements: string) => {
      await asSuperuser(keepsSchema ? `${countChecks('0')} ${statements}; ${show}` : statements);
    },
    restore: async () => {
      for (const table of tables) {
        await asSuperuser(`DELETE FROM ${table}; INSERT INTO ${table} TABLE kept_${table}`);
      }
    },
    /** Queries on the tampered database, to prepare forgeries. */
    sql,
  };
}

/** Returns an SQL expression for a different value of the column. */
export function changed({ columns }: TableShape, column: string): string {
  const type = columns.find(({ name }) => name === column)?.type ?? '';
  const other: Record<string, string> = {
    bigint: `coalesce(${column}, 0) + 1000`,
    smallint: `${column} + 7`,
    'double precision': `${column} + 0.125`,
    text: `coalesce(${column}, '') || 'x'`,
    boolean: `NOT ${column}`,
    uuid: 'gen_random_uuid()',
    jsonb: `coalesce(${column}, '{}') || '{"learnerId": 77}'`,
    bytea: `set_byte(${column}, 31, (get_byte(${column}, 31) + 1) % 256)`,
  };
  if (type.startsWith('timestamp')) return `coalesce(${column}, now()) + interval '1 ms'`;
  return other[type] ?? `no such value of ${type}`;
}

/** Returns an INSERT of a copy of the row under another key. */
export function surplus(shape: TableShape, row: string): string {
  const other = shape.primaryKey.at(-1) ?? '';
  const values = shape.columns.map(({ name }) => (name === other ? changed(shape, name) : name));
  return `INSERT INTO ${shape.name} SELECT ${values} FROM ${shape.name} WHERE ${row}`;
}
