import type { TestContext } from '../helpers/app.ts';
import { connect } from '../helpers/connection.ts';
import type { Kernel } from '../helpers/kernel.ts';

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
  await sql.unsafe('SET session_replication_role = replica');
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
      await sql.unsafe(keepsSchema ? `${countChecks('0')} ${statements}; ${show}` : statements);
    },
    restore: async () => {
      for (const table of tables) {
        await sql.unsafe(`DELETE FROM ${table}; INSERT INTO ${table} TABLE kept_${table}`);
      }
    },
    /** Queries on the tampered database, to prepare forgeries. */
    sql,
  };
}
