import type { Sql } from 'postgres';
import { countOf } from '../count-of.ts';
import { OperatorError } from '../db/faults.ts';
import { migrateWithin } from '../db/migrate.ts';
import { countAllRows, exists } from './tables.ts';

/** Schema for tables as the migrations make them. No other transaction sees it. */
const scratch = 'learning_service_empty_tables';
const namesShown = 3;

/**
 * Rejects a database with data: with rows in any table but those that migrations add. Rows that concern this database only do
 * not count, and neither does the checkpoint of an empty ledger, which the first start of the service signs.
 */
export async function rejectRows(
  sql: Sql,
  { migrations, localTables }: { migrations: string; localTables: readonly string[] },
): Promise<void> {
  const counts = await countAllRows(sql);
  for (const name of [...localTables, 'schema_migrations']) counts.delete(name);
  if (counts.size === 0) return;
  const expected = await countSeeds(sql, migrations);
  if (counts.has('checkpoints')) expected.set('checkpoints', await countEmptyCheckpoints(sql));
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

async function countEmptyCheckpoints(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM checkpoints WHERE size = 0`;
  return row?.count ?? 0;
}
