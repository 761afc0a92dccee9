import type { Sql } from 'postgres';
import { countOf } from '../base/count-of.ts';
import { OperatorError } from '../base/faults.ts';
import { migrateWithin } from '../db/migrate.ts';
import { countAllRows, exists } from './dumped-tables.ts';

/** Schema for tables as the migrations make them. No other transaction sees it. */
const scratch = 'learning_service_empty_tables';
const namesShown = 3;

/** Rows that the first start of the service adds, by table, as conditions. */
const ofFirstStart: Readonly<Record<string, string>> = {
  checkpoints: 'size = 0',
  log_checkpoints: 'size = 0',
  log_keys: 'size = 0',
  one_time_codes: "purpose = 'setup'",
  audit_log: "actor_id IS NULL AND action = 'EXPORT' AND detail->>'command' = 'nightly backup'",
};

/**
 * Rejects a database with data: with rows in any table but those that migrations and the first start of the service add. Rows
 * that concern this database only do not count.
 */
export async function rejectRows(
  sql: Sql,
  { migrations, localTables }: { migrations: string; localTables: readonly string[] },
): Promise<void> {
  const counts = await countAllRows(sql);
  for (const name of [...localTables, 'schema_migrations']) counts.delete(name);
  if (counts.size === 0) return;
  const expected = await countSeeds(sql, migrations);
  for (const [name, condition] of Object.entries(ofFirstStart))
    if (counts.has(name)) expected.set(name, await countRows(sql, name, condition));
  const names = [...counts].filter(([name, rows]) => rows > (expected.get(name) ?? 0)).map(([name]) => name);
  if (names.length === 0) return;
  const others = names.length > namesShown ? ` and ${countOf(names.length - namesShown, 'other table')}` : '';
  throw new OperatorError(
    `The database is not empty: it has rows in ${names.slice(0, namesShown).join(', ')}${others}. Choose an empty one.`,
  );
}

/** Counts the rows that the applied migrations add to each table of an empty database. */
async function countSeeds(sql: Sql, directory: string): Promise<Map<string, number>> {
  if (!(await exists(sql, 'schema_migrations'))) return new Map();
  const [last] = await sql<{ version: number }[]>`SELECT max(version) AS version FROM schema_migrations`;
  return sql.begin(async (tx) => {
    await tx.unsafe(`CREATE SCHEMA ${scratch}; SET LOCAL search_path = ${scratch}`);
    await migrateWithin(tx, { directory, upTo: last?.version });
    const counts = await countAllRows(tx);
    await tx.unsafe(`DROP SCHEMA ${scratch} CASCADE`);
    return counts;
  });
}

async function countRows(sql: Sql, table: string, condition: string): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
  );
  return row?.count ?? 0;
}
